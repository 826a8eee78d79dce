/** The lesson of Aya: a river falls first; then what it needs, what it may cost, and a small one of one’s own. */
import type { Lesson } from '../../lesson.ts';
import type { AyaGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { coach } from './coach.ts';
import { animal, buffer, landscape } from './photos.ts';
import { bends, river } from './river.ts';
import { match, pushes, turn } from './team.ts';

export const createLesson = (game: AyaGame): Lesson<AyaGame> => ({
  names: ['', w.helper],
  chapters: [river, bends, landscape, animal, buffer, turn, pushes, match].map((chapter) => chapter(game)),
  coach
});
