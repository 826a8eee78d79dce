/**
 * The move being composed: a plan (see plan.ts) and the player's changes to it. A touch on something planned takes it in
 * hand, a touch on another possible place puts it there, a second touch on what is in hand leaves it out.
 */
import type { Illegal } from '#engine/game.ts';
import { Composer } from '../../table/composer.svelte.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { flightRefused } from '../rules/night.ts';
import { propose } from '../rules/proposal.ts';
import type { Kind } from './facts.ts';
import {
  aimed,
  keyOf,
  openSpace,
  targetOf,
  wantedOf,
  waysOf,
  withTaken,
  type Target,
  type Wanted,
  type Way
} from './offers.ts';
import { makePlan, moveKind, noWishes, type Plan, type Step, type Wishes } from './plan.ts';

const none: ReadonlyMap<string, Way> = new Map();
const isAt = (move: Move, target: Target): boolean => {
  const other = targetOf(move);
  return other !== undefined && keyOf(other) === keyOf(target);
};

type Chosen = {
  readonly wishes: Wishes;
  /** The move of the plan that is in hand. */
  readonly held?: number | undefined;
};

export class Choosing extends Composer<AtiwaGame, Chosen> {
  readonly wishes: Wishes = $derived(this.mine?.wishes ?? noWishes);
  readonly held: number | undefined = $derived(this.mine?.held);

  /** What would be played; undefined while a space is still to be chosen, or nobody decides here. */
  readonly plan: Plan | undefined = $derived.by(() => {
    const { game, state, decider, moves } = this.asked;
    if (decider === undefined) return undefined;
    let { wishes } = this;
    if (state.step === 'dusk') {
      // The flight is always offered, from its first bat on.
      const flights = moves.filter(({ type }) => type === 'fly');
      if (flights.length === 0) return undefined;
      const first = propose(game.board, { ...state, step: 'fly' }, flights);
      if (wishes.moves.length === 0 && first) wishes = { ...wishes, moves: [first] };
    }
    const plan = makePlan(game, state, decider, wishes);
    return plan.steps.length > 0 ? plan : undefined;
  });

  /** The position the table shows: with the plan carried out. */
  readonly shown: State = $derived.by(() => this.plan?.after ?? this.asked.state);

  /** The action space chosen but not yet taken. */
  readonly space: string | undefined = $derived.by(() => {
    const head = this.plan?.steps[0]?.move;
    return head?.type === 'worker' ? head.space : undefined;
  });

  /** What may be taken here, and how much of it the plan takes. */
  readonly offers: readonly Wanted[] = $derived.by(() => {
    const { game, decider, state } = this.asked;
    if (decider === undefined) return [];
    const start = this.space === undefined ? state : openSpace(game, state, this.space);
    return wantedOf(game, start, this.plan, this.wishes.declined);
  });

  readonly #ways: ReadonlyMap<string, Way> = $derived.by(() =>
    this.plan ? waysOf(this.asked.game, this.plan, this.held) : none
  );

  /** The move of the plan that is about this place. */
  planned(target: Target): Step | undefined {
    return this.plan?.steps.findLast(({ move }) => isAt(move, target));
  }
  /** Lit: may be touched now. */
  lit(target: Target): boolean {
    return this.#ways.has(keyOf(target)) || this.planned(target) !== undefined;
  }
  inHand(target: Target): boolean {
    const step = this.held === undefined ? undefined : this.plan?.steps[this.held];
    return step !== undefined && isAt(step.move, target);
  }

  /** Something has been changed or chosen that is not sent yet. */
  readonly #open: boolean = $derived(this.wishes !== noWishes || this.held !== undefined);
  override get open(): boolean {
    return this.#open;
  }
  override get pending(): readonly Move[] | undefined {
    return this.plan?.steps.map(({ move }) => move);
  }

  /** `mark`: which of the next pollution falls here, from 0 on; where nothing else is to be done here, that is told. */
  touch(target: Target, mark = -1): void {
    const { game, decider, state, onrefuse } = this.asked;
    if (decider === undefined) return;
    const steps = this.plan?.steps ?? [];
    const index = steps.findLastIndex(({ move }) => isAt(move, target));
    if (index >= 0) return this.held === index ? this.#leaveOut(index) : this.#grasp(index);
    const way = this.#ways.get(keyOf(target));
    if (way) return this.#change(way.index, way.move);
    const about = this.held === undefined ? steps.findLast(({ move }) => targetOf(move)) : steps[this.held];
    if (!about && mark >= 0) return onrefuse({ rule: 'ATW-POL-01', detail: { n: mark + 1 } });
    const illegal = about
      ? game.illegal(about.before, aimed(about.move, target))
      : game.illegal(state, target.at === 'cell' ? { type: 'lay', cell: target.n } : { type: 'train', spot: target.n });
    if (illegal) onrefuse(illegal);
  }

  /** A worker's space: the first touch shows what it brings, the second takes it. */
  touchSpace(space: string): void {
    const { game, decider, state, quick, onrefuse } = this.asked;
    if (decider === undefined) return;
    const move: Move = { type: 'worker', space };
    const illegal = game.illegal(state, move);
    if (illegal) return onrefuse(illegal);
    if (this.space === space) return this.confirm();
    this.#set({ ...noWishes, moves: [move] });
    if (quick) this.confirm();
  }

  /** Something that is offered is taken or left. */
  toggle(offer: Wanted): void {
    const { onrefuse } = this.asked;
    const { kind } = offer;
    if (offer.later) return;
    if (offer.planned > 0) return this.#without(kind);
    const wishes = withTaken(this.wishes, this.#own(), this.offers, offer);
    if (wishes) return this.#set(wishes);
    if (offer.why) onrefuse(offer.why);
  }

  /** A payment of food; of one that is not right it is said why. */
  pay(move: Move): void {
    const { game, state, onrefuse } = this.asked;
    const illegal = game.illegal(state, move);
    if (illegal) return onrefuse(illegal);
    this.#set({ ...noWishes, moves: [move] });
  }

  protected override lay(move: Move, ...then: readonly Move[]): void {
    if (move.type === 'worker' || targetOf(move)) this.#set({ ...noWishes, moves: [move, ...then] });
  }

  override back(): void {
    if (this.held === undefined) this.clear();
    else this.#grasp(undefined);
  }

  /** Why no bats fly now. */
  readonly grounded: Illegal | undefined = $derived.by(() => {
    const { game, state } = this.asked;
    return state.step === 'dusk' ? flightRefused(game.board, state) : undefined;
  });

  #own(): Move[] {
    return (this.plan?.steps ?? []).map(({ move }) => move).filter(({ type }) => type !== 'done');
  }
  #grasp(held: number | undefined): void {
    this.hold({ wishes: this.wishes, held });
  }
  #change(index: number, move: Move): void {
    this.#set({ ...this.wishes, moves: this.#own().map((old, n) => (n === index ? move : old)) });
  }
  /** Leaves a planned token out, where that is allowed. */
  #leaveOut(index: number): void {
    const { game } = this.asked;
    const step = this.plan!.steps[index]!;
    const kind = moveKind(game, step.before, step.move);
    const may = kind !== undefined && !game.illegal(step.before, { type: 'done' });
    if (!may) return this.#grasp(undefined);
    const moves = this.#own().filter((_, n) => n !== index);
    // A family that settles trained is left out with its training.
    const kinds: Kind[] = step.move.type === 'settle' ? [kind, 'place:family'] : [kind];
    this.#set({ ...this.wishes, moves, declined: [...this.wishes.declined, ...kinds] });
  }
  #without(kind: Kind): void {
    const { game, state } = this.asked;
    const steps = this.plan?.steps ?? [];
    // Bats that can come home do.
    if (state.step === 'home') return;
    const moves = steps.flatMap(({ before, move }) =>
      move.type === 'done' || moveKind(game, before, move) === kind ? [] : [move]
    );
    const preferred = this.wishes.preferred === kind ? undefined : this.wishes.preferred;
    this.#set({ moves, preferred, declined: [...this.wishes.declined, kind] });
  }
  #set(wishes: Wishes): void {
    this.hold({ wishes });
  }
}
