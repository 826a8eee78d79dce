/** Where the next domino comes from without anybody being asked: a standing preference of this device. AYA-DRAW-05. */
import { keep, keptText } from '#store/kept.ts';
import type { Move } from '../rules/moves.ts';
import { isPractice } from '../rules/practice.ts';
import type { State } from '../rules/state.ts';

type From = Extract<Move, { type: 'draw' }>['from'];

/**
 * What is drawn at once and without sand: from the stock, unless the reserve is wished for or the only one left. Undefined
 * where it is asked; so it is on a practice table, where what comes before the draw may be taken back.
 */
export function drawnAtOnce(state: State, asks: boolean, reserve: boolean): From | undefined {
  const { turn } = state;
  if (!mayDraw(state)) return undefined;
  const [stock, pile] = [state.stock[turn]!, state.reserve[turn]!.length];
  if (pile === 0) return stock > 0 ? 'stock' : 'later';
  if (reserve) return 'reserve';
  if (asks) return undefined;
  return stock > 0 ? 'stock' : 'reserve';
}

const mayDraw = (state: State): boolean => !isPractice(state) && (state.due === 'draw' || state.due === 'ahead');

const key = 'wayside.aya.asks';

export class Drawing {
  #asks = $state(keptText(key) === 'yes');
  #kept: readonly string[] = [];
  /** The seat that wants its reserve next. */
  #wished = $state<number>();

  /** Every draw is asked for. */
  get asks(): boolean {
    return this.#asks;
  }
  set asks(asks: boolean) {
    this.#asks = asks;
    keep(key, asks ? 'yes' : undefined);
  }
  wishes({ turn }: State): boolean {
    return this.#wished === turn;
  }
  wish({ turn }: State, reserve: boolean): void {
    this.#wished = reserve ? turn : undefined;
  }

  /**
   * The domino in hand goes to the reserve. Where the app said so it may bring it back when it has a place, else not. Whoever
   * wished for what was on top before cannot have it now.
   */
  keep(domino: string, advised: boolean): void {
    this.#wished = undefined;
    const others = this.#kept.filter((one) => one !== domino);
    this.#kept = advised ? [...others, domino] : others;
  }
  /** `useful`: the top of the reserve has a place now. Unasked it comes only if it was kept on advice. */
  next(state: State, useful: () => boolean): From | undefined {
    const top = state.reserve[state.turn]?.at(-1);
    const returns = !this.#asks && mayDraw(state) && top !== undefined && this.#kept.includes(top) && useful();
    return drawnAtOnce(state, this.#asks, returns || this.wishes(state));
  }
  /** Draws once the page has shown what came before. Returns how to leave it. */
  draw(state: State, from: From, onmove: (moves: readonly Move[]) => void): () => void {
    const timer = setTimeout(() => {
      this.wish(state, false);
      onmove([{ type: 'draw', from, ms: 0, away: 0 }]);
    });
    return () => clearTimeout(timer);
  }
}
