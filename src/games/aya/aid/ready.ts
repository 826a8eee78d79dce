/** Photos that wait for the river alone: all else that their rules ask for is built. AYA-ANIM, AYA-LAND. */
import type { Box } from '../rules/box.ts';
import { countLayout, type Verdict } from '../rules/count/count.ts';
import type { State } from '../rules/state.ts';
import { builtLayout } from './built.ts';

/** Each photo on the table that is won if everything that stands falls cleanly. */
export const readyPhotos = (box: Box, state: State): readonly Verdict[] =>
  countLayout(box.size, builtLayout(box, state)).verdicts.filter(({ fails }) => fails === null);
