/** What a touch on a piece does: it stands up what lies, chooses what is pushed, or turns a domino on its spot. */
import type { Illegal } from '#engine/game.ts';
import type { TableProps } from '../../view.ts';
import { planPush, type PushPlan } from '../bot/push.ts';
import { raisedWith } from '../rules/accident.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { running, seatOf, type State } from '../rules/state.ts';
import type { Hand } from './hand.svelte.ts';
import { inHand } from './put.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  /** Somebody here decides. */
  readonly live: boolean;
  readonly hand: Hand;
  readonly help: TableProps['help'];
  readonly onmove: (moves: readonly Move[]) => void;
  readonly onrefuse: (illegal: Illegal) => void;
};

/** For so many milliseconds after it has stood something up, a finger that goes on over what stands again turns none of it. */
const strokes = 1000;

export class Touches {
  readonly #around: () => Around;
  /** Chosen by a touch for one push. */
  #chosen = $state.raw<{ readonly of: PushPlan | undefined; readonly id: string }>();
  /** Turned as long as the same domino is in hand, and hangs where it did. */
  #turned = $state.raw<{ readonly of: string | undefined; readonly at: Hand['brought']; readonly id: string }>();
  #raisedAt = -Infinity;
  /** The end that a touch hung the domino on, the way it looked then. */
  #hung:
    | { readonly of: string | undefined; readonly at: Hand['brought']; readonly id: string; readonly a: number }
    | undefined;
  #found = $state.raw<{ readonly of: PushPlan; readonly plan: PushPlan }>();

  constructor(around: () => Around) {
    this.#around = around;
  }

  readonly #reckoned = $derived.by((): PushPlan | undefined => {
    const { game, state, live } = this.#around();
    return live && state.due === 'push' ? planPush(game, state) : undefined;
  });
  /** What a push, or none, would bring: the best there is, as it was reckoned or as the physics found it. */
  readonly plan = $derived(this.#found?.of === this.#reckoned ? this.#found?.plan : this.#reckoned);
  /** Where none was reckoned to be worth it, this one is. */
  find(plan: PushPlan): void {
    if (this.#reckoned) this.#found = { of: this.#reckoned, plan };
  }
  /** The domino to be pushed: the app proposes one, a touch chooses another. */
  readonly pushed = $derived.by((): string | undefined => {
    const { game, state } = this.#around();
    if (!this.plan) return undefined;
    if (this.#chosen?.of === this.#reckoned) return this.#chosen?.id;
    const { move: best } = this.plan;
    if (best.type === 'push') return best.domino;
    const first = game.moves(state).find((move) => move.type === 'push');
    return first?.type === 'push' ? first.domino : undefined;
  });
  push(id: string): void {
    const { game, state, onrefuse } = this.#around();
    const illegal = game.illegal(state, { type: 'push', domino: id });
    if (illegal) onrefuse(illegal);
    else this.#chosen = { of: this.#reckoned, id };
  }

  /** A standing domino that is being turned on its spot. */
  get turned(): string | undefined {
    const { state, live, hand } = this.#around();
    if (!live || state.due !== 'place' || !this.#turned) return undefined;
    const { of, at, id } = this.#turned;
    return of === inHand(state) && at === hand.brought ? id : undefined;
  }
  turn(id: string | undefined): void {
    const { state, hand } = this.#around();
    this.#turned = id === undefined ? undefined : { of: inHand(state), at: hand.brought, id };
  }

  /** Stands something up, at once in the own turn, and out of it through the device that decides (AYA-ACC-02, AYA-R-14). */
  get raise(): ((move: Move) => void) | undefined {
    const { state, live, help, onmove } = this.#around();
    const send: ((move: Move) => void) | undefined = live
      ? (move) => onmove([{ ...move, by: seatOf(state, state.turn) } as Move])
      : help && ((move) => help.ask({ ...move, by: help.seat }));
    return (
      send &&
      ((move) => {
        this.#raisedAt = performance.now();
        // Where the stroke began on a domino that stands, that was not the one it is about.
        this.#turned = undefined;
        send(move);
      })
    );
  }

  touch(id: string): void {
    const { game, state, live } = this.#around();
    const timeless = { by: 0, ms: 0, away: 0 };
    if (running(state)) {
      if (state.dominoes[id]?.is === 'lying')
        return this.raise?.({ type: 'raise', dominoes: raisedWith(game.box, state, [id]), ...timeless });
      const token = laidOn(state, id);
      if (token !== undefined) return this.raise?.({ type: 'raiseBuffer', token, ...timeless });
    }
    if (!live || !state.dominoes[id]) return;
    if (state.due === 'push') this.push(id);
    else if (state.due === 'place' && performance.now() - this.#raisedAt > strokes)
      this.turn(this.#goesOnto(id) ? undefined : id);
  }

  /** The domino in hand goes on from this one. Where it hangs there already, a second touch means the other one. */
  #goesOnto(id: string): boolean {
    const { state, hand } = this.#around();
    const { a } = state.dominoes[id]!;
    const of = inHand(state);
    const was = this.#hung;
    if (was?.id === id && was.a === a && was.of === of && was.at === hand.brought) return false;
    if (!hand.onto(id)) return false;
    this.#hung = { of, at: hand.brought, id, a };
    return true;
  }
}

/** The token laid flat that is this piece, or that leans on it. */
const laidOn = ({ tokens }: State, id: string): string | undefined =>
  Object.keys(tokens).find((token) => {
    const { at, on } = tokens[token]!;
    return at === 'laid' && (token === id || on[0] === id);
  });
