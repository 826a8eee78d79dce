/** Moves that would end a turn without saying so wait here until that is confirmed, where somebody wants to be asked. */
import type { Move, Seat } from '#engine/game.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { GameView } from '#games/view.ts';
import { asksAtEnd, turnTouches, type Asking } from './asks.ts';

export class EndTurn {
  readonly #live: LiveMatch;
  readonly #view: GameView;
  readonly #settings: () => Asking;
  #held = $state.raw<{
    readonly moves: readonly Move[];
    readonly seat: Seat;
    readonly at: object;
    readonly answer: (goes: boolean) => void;
  }>();

  constructor(live: LiveMatch, view: GameView, settings: () => Asking) {
    this.#live = live;
    this.#view = view;
    this.#settings = settings;
  }

  /** Whose turn would end, and by which moves; undefined while nothing waits. */
  get asked(): { readonly seat: Seat; readonly moves: readonly Move[] } | undefined {
    return this.#held?.at === this.#live.state ? this.#held : undefined;
  }

  /** Whether the moves are to be played: says so at once, or when somebody has. Until then what was chosen lies on the table. */
  async lets(moves: readonly Move[], told = false): Promise<boolean> {
    const { decider, state } = this.#live;
    const asks = asksAtEnd(this.#settings(), turnTouches(this.#live) + 1, told);
    if (decider === undefined || !asks || !this.#ends(moves)) return true;
    this.back();
    return new Promise((answer) => {
      this.#held = { moves, seat: decider, at: state, answer };
    });
  }
  confirm = (): void => this.#answer(true);
  back = (): void => this.#answer(false);

  #answer(goes: boolean): void {
    const held = this.#held;
    this.#held = undefined;
    held?.answer(goes);
  }

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
