/**
 * What to expect of a joint between two dominoes, as it was measured: lines of 40, half turns and single kinks, each
 * toppled many times. Advice for hands; nothing of it decides anything. AYA-PLACE-08, AYA-FLOW-03.
 */
import type { Box } from '../rules/box.ts';
import { atLeast, atMost, between, middleOf, turnBetween, within } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';

/** `dry`: falls, but the fallen bodies no longer meet. `far`: the fall will hardly pass. */
export type Verdict = 'safe' | 'risky' | 'dry' | 'far';
/** The fall passes, and the water with it. */
export const holds = (verdict: Verdict): boolean => verdict === 'safe' || verdict === 'risky';

/** Pitches (cm between feet) and turns (tenths of a degree) up to which joints did well. */
const limits = {
  close: 1.2,
  easy: 2.8,
  wet: 4.1,
  falls: 4.3,
  gentle: 250,
  /**
   * Beside the heading (cm): up to `near` the first leans on the second as it falls; further aside it slips past it at some
   * turns and lies flat beyond; from `past` on it passes it at most of them.
   */
  beside: { near: 1.2, past: 1.8 },
  /** Single kinks: up to this turn they pass up to this pitch. */
  kinks: [
    { turn: 450, least: 1.6, most: 4.3 },
    { turn: 550, least: 1.6, most: 4.3 },
    { turn: 600, least: 1.6, most: 2.8 },
    { turn: 750, least: 1.6, most: 2.4 }
  ],
  /** A free gap that stops every fall: wider than a domino is high, with room for sliding. */
  firebreak: 4.3,
  opposed: 1000,
  neighbour: 4.7
};

/** How the fall of `a` will pass to `b`. */
export function joint(a: Pose, b: Pose): Verdict {
  const pitch = between(middleOf(a), middleOf(b));
  const turn = turnBetween(a.a, b.a);
  const [forward, side] = within(a, middleOf(b));
  // Outside the sector a falling domino reaches, whatever the distance.
  const beside = Math.abs(side);
  if (forward <= 0 || !atMost(beside, Math.min(limits.beside.past, forward * 1.732))) return 'far';
  const kink = limits.kinks.find((known) => turn <= known.turn);
  if (turn > limits.gentle && !(kink && atLeast(pitch, kink.least) && atMost(pitch, kink.most))) return 'far';
  if (!atMost(pitch, limits.falls)) return 'far';
  if (!atMost(pitch, limits.wet)) return 'dry';
  const easy = atLeast(pitch, limits.close) && atMost(pitch, limits.easy);
  return turn <= limits.gentle && easy && atMost(beside, limits.beside.near) ? 'safe' : 'risky';
}

/** True if the gap between two dominoes on one line stops an accident, and the final fall too. */
export const isFirebreak = ({ size }: Box, a: Pose, b: Pose): boolean =>
  atLeast(between(middleOf(a), middleOf(b)) - size.t, limits.firebreak);

/** AYA-FLOW-03: pairs of upright neighbours on one line that point against each other: to be marked red. */
export function opposed(state: State): (readonly [string, string])[] {
  const ids = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');
  return ids.flatMap((one, i) =>
    ids.slice(i + 1).flatMap((two) => {
      const [a, b] = [state.dominoes[one]!, state.dominoes[two]!];
      if (turnBetween(a.a, b.a) <= limits.opposed) return [];
      const [forward, side] = within(a, middleOf(b));
      const onLine = Math.abs(side) <= 1 && Math.abs(forward) <= limits.neighbour;
      return onLine ? [[one, two] as const] : [];
    })
  );
}
