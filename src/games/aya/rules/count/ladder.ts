/**
 * Ranks in every length of game. The ladder is made for the edition's own sand; with less of it the points beyond the
 * push tokens, which no sand can bring, are measured in proportion. AYA-LADDER-01.
 */
import type { Box } from '../box.ts';
import type { Options } from '../state.ts';

export type Rung = { readonly key: string; readonly points: number };

/** The rungs for these options. Without sand, or with more than the edition's own, it is the full ladder. */
export function ladderOf({ edition }: Box, { glassMs }: Pick<Options, 'glassMs'>): readonly Rung[] {
  const { hourglass, retriggerTokens, score, ladder } = edition;
  const given = retriggerTokens.count * score.perRetriggerTokenKept;
  const isShort = glassMs > 0 && glassMs < hourglass.ms;
  return ladder.rungs.map(({ key, points }) => ({
    key,
    points: isShort && points > given ? given + Math.ceil(((points - given) * glassMs) / hourglass.ms) : points
  }));
}

/** The highest rung not above the score; below all, the lowest. */
export function rankIn(box: Box, options: Pick<Options, 'glassMs'>, points: number): string {
  const rungs = ladderOf(box, options);
  return (rungs.filter((rung) => rung.points <= points).at(-1) ?? rungs[0]!).key;
}
