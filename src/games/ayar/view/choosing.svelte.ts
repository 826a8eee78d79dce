/**
 * The move being composed: things touched so far, the move they mean, and what it would bring. Nothing is sent before
 * it is confirmed. Where one thing is missing that can be guessed (the marker for a line, the best pair, the best
 * split), the first that is legal is proposed and may be changed.
 */
import { forced } from '#engine/forced.ts';
import { Composer } from '../../table/composer.svelte.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { bestSplit } from '../rules/scoring.ts';
import { upright } from '../rules/textiles.ts';
import { activityNames, crafts, devotion, type State } from './facts.ts';
import { previewOf, routes, type Preview, type Route } from './preview.ts';
import { kindOf, replaces, thingsOf, whyNot, type Thing } from './things.ts';

type Chosen = {
  readonly picks: readonly Thing[];
  /** How the textile in hand is turned, and how many maize are planted. */
  readonly facing: number;
  readonly count?: number;
};

/** A move that may be chosen: how often (maize are planted one by one), and what it would bring. */
export type Try = { readonly head: Move; readonly count: number; readonly preview: Preview };

const nowhere: ReadonlyMap<string, Route> = new Map();

/** Steps whose proposal is looked at before it is sent, even where one touch is enough elsewhere. */
const unhurried = ['lay', 'terrace', 'fertile', 'llamas'];

export class Choosing extends Composer<AyarGame, Chosen> {
  readonly asking: boolean = $derived.by(() => this.asked.decider !== undefined);
  /** The present position and what may be done in it. */
  readonly state: State = $derived.by(() => this.asked.state);
  readonly moves: readonly Move[] = $derived.by(() => (this.asking ? this.asked.moves : []));

  readonly routes: ReadonlyMap<string, Route> = $derived.by(() =>
    this.asking && this.state.step === 'reed' ? routes(this.asked.game, this.state) : nowhere
  );

  /** How the textile in hand is turned. */
  readonly facing: number = $derived.by(() => {
    if (this.mine) return this.mine.facing;
    return this.moves.some((move) => move.type === 'lay' && move.facing === 0) ? 0 : 1;
  });

  readonly #proposed: readonly Thing[] = $derived.by(() => {
    if (!this.asking) return [];
    const { game } = this.asked;
    const { state } = this;
    if (state.step === 'fertile') {
      const best = crafts.toSorted(
        (a, b) => devotion(game.board, state, state.asked, b) - devotion(game.board, state, state.asked, a)
      );
      return best.slice(0, 2).map((craft): Thing => `pair ${activityNames[craft]}`);
    }
    if (state.step !== 'llamas') return [];
    const { sun, moon } = bestSplit(game.board, state, state.asked);
    return [`sunLlamas ${sun}`, `moonLlamas ${moon}`];
  });

  readonly picks: readonly Thing[] = $derived(this.mine?.picks ?? this.#proposed);

  /** The move that the things touched mean; undefined while something is missing. */
  readonly head: Move | undefined = $derived.by(() => {
    const { picks, state } = this;
    const last = picks.at(-1);
    if (last === undefined) return undefined;
    if (state.step === 'step' && !picks.some((pick) => kindOf(pick) === 'line')) return undefined;
    if (kindOf(last) === 'node') return this.routes.get(last.slice(5))?.moves[0];
    return this.moves.find(
      (move) =>
        (move.type !== 'lay' || move.facing === this.facing) && picks.every((pick) => thingsOf(move).includes(pick))
    );
  });

  #mostOf(head: Move): number {
    if (head.type !== 'plant') return 0;
    const { boxes } = this.asked.game.board;
    const box = boxes.findIndex(({ id }) => id === head.box);
    return Math.min(this.state.power, boxes[box]!.maize - this.state.players[this.state.seat]!.maize[box]!);
  }
  /** How many maize of the chosen box are planted, and how many could be. */
  readonly most: number = $derived.by(() => (this.head ? this.#mostOf(this.head) : 0));
  readonly count: number = $derived(Math.min(this.most, this.mine?.count ?? this.most));

  readonly #pending: readonly Move[] | undefined = $derived.by(() => {
    const { head } = this;
    if (!head) return undefined;
    if (head.type === 'sail') return this.routes.get(this.picks.at(-1)!.slice(5))?.moves;
    return this.#whole(head, this.count);
  });
  /** A move with all that goes with it: so many maize are planted, and the last tambo of a line leaves it without a question. */
  #whole(head: Move, count: number): readonly Move[] {
    if (head.type === 'plant') return Array.from({ length: count }, () => head);
    if (head.type !== 'build') return [head];
    const { game, state } = this.asked;
    const next = game.clone(state);
    game.play(next, head);
    const last = next.step === 'tambo' ? forced(game.moves(next)) : undefined;
    return last ? [head, last] : [head];
  }

  /** All that may be chosen here, each with what it would bring; of steps, and where something is proposed unasked, nothing. */
  tries(): readonly Try[] {
    if (this.state.step === 'step' || this.#proposed.length > 0) return [];
    const { game, state } = this.asked;
    const sails = [...this.routes.values()].map(({ moves }) => moves);
    const others = this.moves.filter(({ type }) => type !== 'sail' && type !== 'endActivity');
    return [...sails, ...others.map((head) => this.#whole(head, this.#mostOf(head)))].flatMap((moves) => {
      const [head] = moves;
      return head ? [{ head, count: moves.length, preview: previewOf(game, state, moves) }] : [];
    });
  }

  override get pending(): readonly Move[] | undefined {
    return this.#pending;
  }

  readonly preview: Preview | undefined = $derived.by(() => {
    const { game, state } = this.asked;
    return this.#pending && previewOf(game, state, this.#pending);
  });

  #fits(move: Move, thing: Thing): boolean {
    return (move.type !== 'lay' || move.facing === this.facing) && thingsOf(move).includes(thing);
  }

  /** Lit: may be touched now. `soft`: would change one's mind about something else. */
  lit(thing: Thing): 'on' | 'soft' | undefined {
    if (kindOf(thing) === 'node') return this.routes.has(thing.slice(5)) ? 'on' : undefined;
    const fitting = this.moves.filter((move) => this.#fits(move, thing));
    if (fitting.length === 0) return undefined;
    const kept = this.picks.filter((pick) => kindOf(pick) !== kindOf(thing));
    return fitting.some((move) => kept.every((pick) => thingsOf(move).includes(pick))) ? 'on' : 'soft';
  }

  /** Touched, or proposed beside what was touched. */
  chosen(thing: Thing): boolean {
    if (this.picks.includes(thing)) return true;
    return this.head !== undefined && this.head.type !== 'sail' && thingsOf(this.head).includes(thing);
  }

  /** Something is chosen by hand that is not sent yet. */
  override get open(): boolean {
    return (this.mine?.picks.length ?? 0) > 0;
  }

  touch(thing: Thing): void {
    const { decider, game, state, quick, onrefuse } = this.asked;
    if (decider === undefined) return;
    if (this.pending && this.chosen(thing) && kindOf(thing) !== 'marker') return this.confirm();
    if (!this.lit(thing)) {
      const illegal = whyNot(game, state, thing, { chosen: this.picks, moves: this.moves, facing: this.facing });
      if (illegal) onrefuse(illegal);
      return;
    }
    const others = this.picks.filter((pick) => !replaces(thing, pick, this.picks));
    const together = this.moves.some((move) => [...others, thing].every((one) => thingsOf(move).includes(one)));
    this.#set(together ? [...others, thing] : [thing]);
    const whole = state.step !== 'step' || this.picks.length === 2;
    if (quick && this.pending && whole && !unhurried.includes(state.step)) this.confirm();
  }

  protected override lay(move: Move): void {
    const picks = thingsOf(move);
    if (picks.length === 0) return;
    const facing = move.type === 'lay' ? move.facing : this.facing;
    // A hint plants one cob at a time.
    this.hold(move.type === 'plant' ? { picks, facing, count: 1 } : { picks, facing });
  }

  #set(picks: readonly Thing[]): void {
    this.hold({ picks, facing: this.facing });
  }

  /** Turns the textile a quarter, or turns it over; it stays where it is if it fits there. */
  turn(how: 'quarter' | 'over'): void {
    const next = how === 'over' ? this.facing ^ 4 : (this.facing & 4) | ((this.facing + 1) & 3);
    const { columns } = this.asked.game.board.weaving;
    const picked = this.picks.find((pick) => kindOf(pick) === 'loom');
    const cell = picked === undefined ? undefined : Number(picked.slice(5));
    const back = upright(next) ? columns : 1;
    const may = (at: number): boolean =>
      this.moves.some((move) => move.type === 'lay' && move.facing === next && move.cell === at);
    const place = cell === undefined ? undefined : [cell, cell - back].find(may);
    this.hold({ picks: place === undefined ? [] : [`loom ${place}`], facing: next });
  }

  /** Plants one more, or one less. */
  change(by: 1 | -1): void {
    const count = Math.max(1, Math.min(this.most, this.count + by));
    this.hold({ picks: this.picks, facing: this.facing, count });
  }
}
