/** The lesson of Àiyé: seeds first, then what they are for. */
import type { Lesson } from '../../lesson.ts';
import type { AiyeGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { coach } from './coach.ts';
import { conflict, meeting } from './council.ts';
import { ending, match } from './ending.ts';
import { cards, masks } from './shopping.ts';
import { aim, seeds } from './sowing.ts';

export const createLesson = (game: AiyeGame): Lesson<AiyeGame> => ({
  names: ['', w.rival],
  chapters: [seeds, aim, cards, masks, meeting, conflict, ending, match].map((chapter) => chapter(game)),
  coach: coach(game)
});
