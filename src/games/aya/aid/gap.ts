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

/** As far as a neighbour is looked for (cm), and how wide the look is (sideways to forwards). */
const look = { far: 6, wide: 1.732 };

const rank: Readonly<Record<Verdict, number>> = { safe: 0, risky: 1, dry: 2, far: 3 };

function nearest(box: Box, state: State, pose: Pose, behind: boolean): Neighbour | undefined {
  let best: Neighbour | undefined;
  for (const id of idsOf(state.dominoes)) {
    const other = state.dominoes[id]!;
    if (other.is !== 'upright' && other.is !== 'laid') continue;
    const [from, to] = behind ? [other, pose] : [pose, other];
    const [forward, side] = within(from, middleOf(to));
    const far = between(middleOf(from), middleOf(to));
    if (forward <= 0 || far > look.far || Math.abs(side) > look.wide * forward) continue;
    const gap = Math.max(0, Math.round((far - box.size.t) * 100));
    if (!best || gap < best.gap) best = { id, behind, verdict: joint(from, to), gap };
  }
  return best;
}

/** The nearest domino before and the nearest one after, the worse joint first. */
export function neighbours(box: Box, state: State, pose: Pose): Neighbour[] {
  const found = [nearest(box, state, pose, true), nearest(box, state, pose, false)];
  return found.filter((one) => one !== undefined).sort((a, b) => rank[b.verdict] - rank[a.verdict]);
}
