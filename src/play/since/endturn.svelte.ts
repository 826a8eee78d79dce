/** Moves that would end a turn without saying so wait here until that is confirmed, where somebody wants to be asked. */
import type { Move, Seat } from '#engine/game.ts';
import type { Live } from '#match/live.ts';
import type { GameView } from '#games/view.ts';
import { asksAtEnd, turnTouches, type Asking } from './asks.ts';

export class EndTurn {
  readonly #live: Live;
  readonly #view: GameView;
  readonly #settings: () => Asking;
  #held = $state.raw<{
    readonly moves: readonly Move[];
    readonly seat: Seat;
    readonly at: object;
    go(): Promise<void>;
    /** They are played, or taken back: what lay on the table for them goes. */
    done(): void;
  }>();

  constructor(live: Live, view: GameView, settings: () => Asking) {
    this.#live = live;
    this.#view = view;
    this.#settings = settings;
  }

  /** Whose turn would end, and by which moves; undefined while nothing waits. */
  get asked(): { readonly seat: Seat; readonly moves: readonly Move[] } | undefined {
    return this.#held?.at === this.#live.state ? this.#held : undefined;
  }

  /** Plays the moves by `enter`, at once or once they are confirmed; until then what was chosen lies on the table. */
  ask(moves: readonly Move[], enter: (moves: readonly Move[]) => Promise<void>): Promise<void> {
    const { decider, state } = this.#live;
    const asks = asksAtEnd(this.#settings(), turnTouches(this.#live) + 1);
    if (decider === undefined || !asks || !this.#ends(moves)) return enter(moves);
    this.#held?.done();
    return new Promise((done) => {
      this.#held = { moves, seat: decider, at: state, go: () => enter(moves), done };
    });
  }
  confirm = (): void => {
    const held = this.#held;
    this.#held = undefined;
    void held?.go().finally(() => held.done());
  };
  back = (): void => {
    this.#held?.done();
    this.#held = undefined;
  };

  /** What is drawn after them has no say in it: any outcome will do. */
  #ends(moves: readonly Move[]): boolean {
    const view = this.#view;
    const { game, state } = this.#live;
    if (!view.endsTurn) return false;
    const after = game.clone(state);
    for (const move of moves) {
      if (game.illegal(after, move)) return false;
      game.play(after, move);
    }
    for (let draws = 0; draws < 20 && game.turn(after) === 'chance'; draws += 1) {
      if (view.endsTurn(state, after)) return true;
      const [chance] = game.chances(after);
      if (!chance) break;
      game.play(after, chance.move);
    }
    return view.endsTurn(state, after);
  }
}
