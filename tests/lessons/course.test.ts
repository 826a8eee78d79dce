/** A lesson as it is taken, without a screen. */
import { expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import { games, loadGame } from '#games/index.ts';
import type { Lesson } from '#games/lesson.ts';
import { Course } from '#lessons/course.svelte.ts';

test('what was said of a wrong touch goes with the right one, and nothing is said of touches behind the task', async () => {
  const game = await loadGame('atiwa');
  const lesson = (await games['atiwa']!.lesson!())(game);
  const food = lesson.chapters.findIndex(({ id }) => id === 'food');
  const refused: string[] = [];
  const course = new Course(
    game,
    lesson,
    { chapter: food, step: 2 },
    {
      ask: () => Promise.reject(new Error('nobody thinks')),
      world: undefined,
      onrefuse: ({ rule }) => refused.push(rule),
      onbookmark: () => undefined
    }
  );
  course.setPace(0, () => 0);
  course.refuse({ rule: 'ATW-FEED-05' });
  expect(course.said?.type).toBe('nudge');
  course.heed();
  expect(course.said).toBeUndefined();
  course.show();
  expect([course.done, course.said?.type]).toEqual([true, 'then']);
  course.refuse({ rule: 'ATW-FEED-05' });
  expect(course.said?.type).toBe('then');
  expect(refused).toHaveLength(2);
  course.close();
});

/** A chapter at its beginning, with nobody who thinks and nothing that moves. */
function begun(game: Game, lesson: Lesson, chapter: number): Course {
  const course = new Course(
    game,
    lesson,
    { chapter, step: 0 },
    {
      ask: () => Promise.reject(new Error('nobody thinks')),
      world: undefined,
      onrefuse: () => undefined,
      onbookmark: () => undefined
    }
  );
  course.setPace(0, () => 0);
  return course;
}

test.each(['aiye', 'atiwa', 'ayar'])(
  '%s: a position that does not come of the step before is said to be new',
  async (id) => {
    const game = await loadGame(id);
    const lesson = (await games[id]!.lesson!())(game);
    let said = 0;
    for (const [chapter, { steps }] of lesson.chapters.entries()) {
      const course = begun(game, lesson, chapter);
      expect(course.anew, 'nothing was seen before').toBe(false);
      for (let step = 1; step < steps.length && steps[step - 1]!.kind !== 'play'; step += 1) {
        // A task that was not done is done on the way; going on by itself, a step may have been taken already.
        const before = canonical(course.state);
        if (course.bookmark.step < step) course.next();
        const isNew = steps[step]!.at !== undefined && canonical(course.state) !== before;
        expect(course.anew, steps[step]!.text).toBe(isNew);
        if (isNew) said += 1;
      }
      // The next chapter has a position of its own.
      if (course.bookmark.step === steps.length - 1 && chapter < lesson.chapters.length - 1) {
        const before = canonical(course.state);
        course.next();
        if (course.bookmark.chapter > chapter) expect(course.anew).toBe(canonical(course.state) !== before);
      }
      course.back();
      expect(course.anew, 'whoever goes back has seen it').toBe(false);
      course.close();
    }
    expect(said).toBeGreaterThan(0);
  }
);

test.each(['aiye', 'atiwa', 'ayar'])(
  '%s: a step taken again begins with what had led to it, and nothing more',
  async (id) => {
    const game = await loadGame(id);
    const lesson = (await games[id]!.lesson!())(game);
    let again = 0;
    for (const [chapter, { steps }] of lesson.chapters.entries()) {
      const course = begun(game, lesson, chapter);
      for (const [step, one] of steps.entries()) {
        if (course.bookmark.step < step) course.next();
        if (one.kind !== 'choose' || course.bookmark.step !== step) continue;
        const led = course.history;
        course.show();
        expect(course.history.length).toBeGreaterThan(led.length);
        course.again();
        expect(course.history, one.text).toEqual(one.at === undefined ? led : []);
        again += 1;
      }
      course.close();
    }
    expect(again).toBeGreaterThan(0);
  }
);
