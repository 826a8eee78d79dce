/** Every joint of what stands, measured: the ruler, and what is marked on the table for everybody. AYA-FLOW-03. */
import type { Box } from '../rules/box.ts';
import { between, middleOf, turnBetween, within, type Point } from '../rules/geometry.ts';
import { idsOf, type State } from '../rules/state.ts';
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

/**
 * How far ahead a domino is looked for (cm), how far beside its heading, how far beside it beyond its height, and how much
 * farther than the nearest the other arm of a fork may stand.
 */
const look = { far: 6, side: 2, line: 1, arm: 0.6 };
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
      const [forward, side] = within(pose, middleOf(other));
      const beside = Math.min(1.732 * forward, forward > box.size.h ? look.line : look.side);
      if (forward <= 0 || forward > look.far || Math.abs(side) > beside) return [];
      return turnBetween(pose.a, other.a) > apart ? [] : measured(from, to);
    });
    const nearest = Math.min(...found.map(({ gap }) => gap));
    return found.filter(({ gap }) => gap <= nearest + 100 * look.arm);
  };
  const joints = ids.flatMap(ahead);
  // Where something near pours in, what stands far behind is no hole.
  const filled = new Set(joints.flatMap(({ to, verdict }) => (verdict === 'firebreak' ? [] : [to])));
  return [
    ...joints.filter(({ to, verdict }) => verdict !== 'firebreak' || !filled.has(to)),
    ...opposed(state).map(([one, two]) => measured(one, two, 'opposed'))
  ];
}
