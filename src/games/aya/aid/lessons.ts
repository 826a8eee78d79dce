/** Lessons of the practice table: what is to be built, and whether the trial shows that it was understood. */
import { count } from '../rules/count/count.ts';
import { riverOf } from '../rules/count/river.ts';
import { layoutOf, makeScene } from '../rules/count/scene.ts';
import type { Box } from '../rules/box.ts';
import { turnBetween } from '../rules/geometry.ts';
import { isTrial } from '../rules/practice.ts';
import type { State } from '../rules/state.ts';

export const lessons = ['line', 'bend', 'fork', 'tile', 'animal', 'buffer'] as const;
export type Lesson = (typeof lessons)[number];

/** How many dominoes make a line, and how far a bend turns (tenths of a degree). */
export const enough = { line: 6, bend: 900 };

const fallenIn = ({ dominoes }: State) => Object.values(dominoes).filter(({ is }) => is === 'fallen');
const isUpright = ({ dominoes }: State): boolean => Object.values(dominoes).some(({ is }) => is === 'upright');

const shown: Readonly<Record<Lesson, (box: Box, state: State) => boolean>> = {
  line: (_box, state) => !isUpright(state) && fallenIn(state).length >= enough.line,
  bend: (_box, state) => {
    const fallen = fallenIn(state);
    return !isUpright(state) && fallen.some((a) => fallen.some((b) => turnBetween(a.a, b.a) >= enough.bend));
  },
  fork: (box, state) => {
    const { into } = riverOf(makeScene(box.size, layoutOf(box, state)).bodies);
    return !isUpright(state) && [...into.values()].some((arms) => arms.length > 1);
  },
  tile: (box, state) => count(box, state).verdicts.some(({ item, fails }) => item === 'landscape' && fails === null),
  animal: (box, state) => count(box, state).verdicts.some(({ item, fails }) => item === 'animal' && fails === null),
  buffer: (_box, state) =>
    Object.values(state.tokens).some(({ at }) => at === 'laid') && fallenIn(state).length > 0 && isUpright(state)
};

/** The one push of this trial showed what the lesson is about. */
export const isLearnt = (lesson: Lesson, box: Box, state: State): boolean =>
  isTrial(state) && state.due === 'push' && state.pushes.length === 1 && shown[lesson](box, state);
