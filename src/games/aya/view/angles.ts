/** Headings in tenths of a degree. */
import type { Pose } from '../rules/state.ts';

const turns = 3600;
/** The same heading from 0 to 3599. */
export const around = (a: number): number => ((Math.round(a) % turns) + turns) % turns;
/** How far `to` is turned against `from`, −1800 to 1800. */
export function turnOf(from: Pose, to: Pose): number {
  const turn = around(to.a - from.a);
  return turn > turns / 2 ? turn - turns : turn;
}
