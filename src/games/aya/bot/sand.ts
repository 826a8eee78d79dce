/** How many turns the sand still gives, at the pace of this table: with little of it, turns are what is short, not dominoes. */
import type { State } from '../rules/state.ts';

/** Milliseconds an unhurried hand takes for a whole turn (AYA-TIME-07). */
export const pace = 4000;

/** All that are not on the table yet: in the stocks, in the hands and on the reserves. */
export const leftOf = ({ stock, hand, reserve }: State): number =>
  stock.reduce((sum, n) => sum + n, 0) + hand.filter((id) => id !== null).length + reserve.flat().length;

/** Sand of both glasses: what has run, and what is still to run. */
function sandOf({ phase, sandMs, options: { glassMs } }: State): { readonly spent: number; readonly rest: number } {
  const isSecond = phase === 'break' || phase === 'glass2';
  const spent = phase === 'break' ? glassMs : sandMs + (isSecond ? glassMs : 0);
  return { spent, rest: 2 * glassMs - spent };
}

/** The first turns, in which one still looks around, say little of the pace: so many at that of an unhurried hand go before them. */
const presumed = 3;

/** Infinity without sand. Nobody is taken for faster than an unhurried hand. */
export function turnsLeft(state: State): number {
  if (state.options.glassMs === 0) return Infinity;
  const { spent, rest } = sandOf(state);
  const done = Object.keys(state.dominoes).length + state.reserve.flat().length;
  return Math.floor(rest / Math.max(pace, (spent + presumed * pace) / (done + presumed)));
}

/** The sand ends before the dominoes do: none has to be kept for want of its kind. */
export const isHurried = (state: State): boolean => turnsLeft(state) < leftOf(state);

/** So much sooner that much of what the box holds will not be built: what is begun has to be chosen. */
export const isShort = (state: State): boolean => turnsLeft(state) < 0.85 * leftOf(state);
