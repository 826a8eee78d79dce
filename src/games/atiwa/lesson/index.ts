/** The lesson of Atiwa: a first worker, what came of it, and the valley from there on. */
import { finalMatch, type Chapter, type Lesson } from '../../lesson.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange } from './arrange.ts';
import { coach } from './coach.ts';
import { bats, rows, workers } from './valley.ts';
import { food, harvest, homes, last } from './village.ts';

/** Two rounds before the end of a match that two bots began. */
const match = (game: AtiwaGame): Chapter<AtiwaGame> => ({
  id: 'match',
  title: w.match.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      tiles: ['A4', 'A6', 'A1', 'A3', 'A5', 'A2'],
      open: ['T14', 'T34', 'T21'],
      round: 6,
      mine: [
        'L3 TM:pollution TR:treeFruit ML:goat MM:wildAnimal MR:fruitBat BL:trainedBat BM:trainedBat BR:trainedBat',
        'T28 TM:pollution MM:goat MR:tree BL:goat BM:goat BR:wildAnimal',
        'T26 TM:pollution BL:wildAnimal BM:wildAnimal BR:wildAnimal',
        'T11 TM:goat TR:fruitBat MM:tree MR:treeFruit BL:treeFruit BM:wildAnimal BR:fruitBat',
        'T17 TR:tree ML:treeFruit MR:treeFruit BL:treeFruit BM:fruitBat BR:treeFruit',
        'T12 TR:fruitBat ML:treeFruit MR:tree BL:goat BM:tree BR:trainedBat',
        'T27 MR:fruitBat BM:fruitBat'
      ].join(' | '),
      theirs: [
        'L3 TM:pollution ML:goat MM:wildAnimal MR:fruitBat BR:trainedBat',
        'T36 TM:pollution ML:wildAnimal MR:fruitBat BL:treeFruit BM:fruitBat BR:treeFruit',
        'T25 ML:wildAnimal MM:tree MR:wildAnimal BL:wildAnimal BM:treeFruit BR:wildAnimal',
        'T19 ML:fruitBat MR:goat BL:goat BM:tree BR:fruitBat',
        'T07 TR:fruitBat ML:fruitBat MR:fruitBat BL:fruitBat BM:fruitBat BR:fruitBat',
        'T13 ML:fruit MM:tree MR:fruit BL:treeFruit BM:fruitBat BR:treeFruit',
        'L3 TM:fruitBat ML:goat MM:wildAnimal MR:fruitBat BR:fruitBat',
        'L2 ML:wildAnimal BL:tree BR:family',
        'T05 TR:fruitBat ML:tree MR:fruitBat BL:fruitBat BM:fruitBat'
      ].join(' | '),
      gold: [16, 2]
    }),
  steps: [finalMatch(game, w.match)]
});

export const createLesson = (game: AtiwaGame): Lesson<AtiwaGame> => ({
  names: ['', w.rival],
  chapters: [workers, rows, bats, food, homes, harvest, last, match].map((chapter) => chapter(game)),
  coach: coach(game)
});
