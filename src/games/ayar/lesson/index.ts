/** The lesson of Ayar: a walk first, then what the work behind it is for. */
import type { Lesson } from '../../lesson.ts';
import type { AyarGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { coach } from './coach.ts';
import { match, viracocha } from './ending.ts';
import { crafts, power, walk } from './first.ts';
import { festival, night, temples } from './paid.ts';

export const createLesson = (game: AyarGame): Lesson<AyarGame> => ({
  names: ['', w.rival],
  chapters: [walk, power, crafts, festival, night, temples, viracocha, match].map((chapter) => chapter(game)),
  coach
});
