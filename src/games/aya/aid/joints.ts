/** Every joint of what stands, measured: the ruler, and what is marked on the table for everybody. AYA-FLOW-03. */
import type { Box } from '../rules/box.ts';
import { between, middleOf, turnBetween, type Point } from '../rules/geometry.ts';
import { idsOf, type State } from '../rules/state.ts';
import { isAhead } from './gap.ts';
import { isFirebreak, joint, opposed, type Verdict } from './joint.ts';

export type Joint = {
  readonly from: string;
  readonly to: string;
  /** `firebreak`: every fall stops here. `opposed`: the two point against each other. */
  readonly verdict: Verdict | 'firebreak' | 'opposed';
  /** Free way between the two, in hundredths of a centimetre. */
  readonly gap: number;
  /** The middle between them (cm). */
  readonly at: Point;
};

/** How much farther (cm) than the nearest the other arm of a fork may stand. */
const arm = 0.6;
/** Headings that differ by more do not pour into each other (tenths of a degree). */
const apart = 1000;

export function jointsOf(box: Box, state: State): Joint[] {
  const ids = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');
  const measured = (from: string, to: string, verdict?: 'opposed'): Joint => {
    const [a, b] = [state.dominoes[from]!, state.dominoes[to]!];
    const [[ax, az], [bx, bz]] = [middleOf(a), middleOf(b)];
    return {
      from,
      to,
      verdict: verdict ?? (isFirebreak(box, a, b) ? 'firebreak' : joint(a, b)),
      gap: Math.max(0, Math.round((between([ax, az], [bx, bz]) - box.size.t) * 100)),
      at: [(ax + bx) / 2, (az + bz) / 2]
    };
  };
  const ahead = (from: string): Joint[] => {
    const pose = state.dominoes[from]!;
    const found = ids.flatMap((to) => {
      const other = state.dominoes[to]!;
      if (!isAhead(box, pose, other)) return [];
      return turnBetween(pose.a, other.a) > apart ? [] : measured(from, to);
    });
    const nearest = Math.min(...found.map(({ gap }) => gap));
    return found.filter(({ gap }) => gap <= nearest + 100 * arm);
  };
  const joints = ids.flatMap(ahead);
  // Where something near pours in, what stands far behind is no hole.
  const filled = new Set(joints.flatMap(({ to, verdict }) => (verdict === 'firebreak' ? [] : [to])));
  return [
    ...joints.filter(({ to, verdict }) => verdict !== 'firebreak' || !filled.has(to)),
    ...opposed(state).map(([one, two]) => measured(one, two, 'opposed'))
  ];
}
