/** The match at the end of the lesson of Àiyé: what is said above it follows how far its end has come. */
import { expect, it } from 'vitest';
import { createLesson } from '#games/aiye/lesson/index.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { lesson as w } from '#games/aiye/words/lesson.ts';
import { seededRoll } from '#engine/chance.ts';
import { playOut } from '../../support/random.ts';

it('tells of its last match that the end is open, that it has begun, and that this is the last round', () => {
  const chapter = createLesson(game).chapters.at(-1)!;
  const [step] = chapter.steps;
  if (step?.kind !== 'play') throw new Error('no match at the end');
  const told: string[] = [];
  const hear = (state: State): void => {
    const now = step.stands!(state);
    if (told.at(-1) !== now) told.push(now);
  };
  playOut(game, chapter.begin(), seededRoll(1), hear);
  expect(told).toEqual([w.match.open, w.match.begun, w.match.last]);
});
