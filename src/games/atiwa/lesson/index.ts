/** The lesson of Atiwa: a first worker, what came of it, and the valley from there on. */
import { finalMatch, type Chapter, type Lesson } from '../../lesson.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange } from './arrange.ts';
import { coach } from './coach.ts';
import { bats, rows, workers } from './valley.ts';
import { food, harvest, homes, last } from './village.ts';

/** The last round of a match that two bots began; one worker of each is out. */
const match = (game: AtiwaGame): Chapter<AtiwaGame> => ({
  id: 'match',
  title: w.match.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      tiles: ['A4', 'A6', 'A1', 'A3', 'A5', 'A2'],
      open: ['T14', 'T34', 'T21'],
      round: 7,
      mine: [
        'L3 TM:pollution TR:treeFruit ML:goat MM:wildAnimal MR:fruitBat BL:trainedBat BM:trainedBat BR:trainedBat',
        'T28 TM:pollution MM:goat MR:tree BL:goat BM:goat BR:wildAnimal',
        'T26 TM:pollution BL:wildAnimal BM:wildAnimal BR:wildAnimal',
        'T11 TM:goat TR:fruitBat MM:tree MR:treeFruit BL:treeFruit BM:wildAnimal BR:fruitBat',
        'T12 TR:fruitBat ML:treeFruit MR:tree BL:goat BM:tree BR:trainedBat'
      ].join(' | '),
      theirs: [
        'L3 TM:pollution ML:goat MM:wildAnimal MR:fruitBat BR:trainedBat',
        'T36 TM:pollution ML:wildAnimal MR:fruitBat BL:treeFruit BM:fruitBat BR:treeFruit',
        'T25 ML:wildAnimal MM:tree MR:wildAnimal BL:wildAnimal BM:treeFruit BR:wildAnimal',
        'T19 ML:fruitBat MR:goat BL:goat BM:tree BR:fruitBat',
        'T13 ML:fruit MM:tree MR:fruit BL:treeFruit BM:fruitBat BR:treeFruit',
        'L2 ML:wildAnimal BL:tree BR:family'
      ].join(' | '),
      gold: [6, 13],
      taken: ['R5', 'R2']
    }),
  steps: [finalMatch(game, w.match)]
});

export const createLesson = (game: AtiwaGame): Lesson<AtiwaGame> => ({
  names: ['', w.rival],
  chapters: [workers, rows, bats, food, homes, harvest, last, match].map((chapter) => chapter(game)),
  coach: coach(game)
});
