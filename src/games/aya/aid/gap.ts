/** What a domino held over the table would hit and be hit by, and how well that would go. AYA-PLACE-08. */
import type { Box } from '../rules/box.ts';
import { between, middleOf, within } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { joint, type Verdict } from './joint.ts';

export type Neighbour = {
  readonly id: string;
  /** True for one that would fall on the held domino, false for one that it would fall on. */
  readonly behind: boolean;
  readonly verdict: Verdict;
  /** Free way between the two, in hundredths of a centimetre. */
  readonly gap: number;
};

/**
 * As far as a neighbour is looked for (cm), how wide the look is (sideways to forwards), and how far beside the heading (cm):
 * near, and beyond the height of a domino. What stands further aside belongs to another line, and no fall comes there.
 */
const look = { far: 6, wide: 1.732, side: 2, line: 1 };

/** Whether `b` stands where a line from `a` would lead on, near or after a hole. */
export function isAhead({ size }: Box, a: Pose, b: Pose): boolean {
  const [forward, side] = within(a, middleOf(b));
  const beside = Math.min(look.wide * forward, forward > size.h ? look.line : look.side);
  return forward > 0 && between(middleOf(a), middleOf(b)) <= look.far && Math.abs(side) <= beside;
}

const rank: Readonly<Record<Verdict, number>> = { safe: 0, risky: 1, dry: 2, far: 3 };

function nearest(box: Box, state: State, pose: Pose, behind: boolean): Neighbour | undefined {
  let best: Neighbour | undefined;
  for (const id of idsOf(state.dominoes)) {
    const other = state.dominoes[id]!;
    if (other.is !== 'upright' && other.is !== 'laid') continue;
    const [from, to] = behind ? [other, pose] : [pose, other];
    if (!isAhead(box, from, to)) continue;
    const gap = Math.max(0, Math.round((between(middleOf(from), middleOf(to)) - box.size.t) * 100));
    if (!best || gap < best.gap) best = { id, behind, verdict: joint(from, to), gap };
  }
  return best;
}

/** The nearest domino before and the nearest one after, the worse joint first. */
export function neighbours(box: Box, state: State, pose: Pose): Neighbour[] {
  const found = [nearest(box, state, pose, true), nearest(box, state, pose, false)];
  return found.filter((one) => one !== undefined).sort((a, b) => rank[b.verdict] - rank[a.verdict]);
}
