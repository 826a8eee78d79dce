/** A lesson for two: each does about half of what is asked, and nobody loses a turn by going back. */
import { expect, test } from 'vitest';
import { games, loadGame } from '#games/index.ts';
import { pupilAt, turnsOf } from '#lessons/pupils.ts';

const by = (...seats: (number | 'chance')[]) => seats.map((seat) => ({ by: seat }));

test.each(Object.keys(games).filter((id) => games[id]!.lesson))(
  'in %s the two take turns with the tasks',
  async (id) => {
    const write = await games[id]!.lesson!();
    const lesson = write(await loadGame(id));
    const hands = lesson.chapters.flatMap(({ steps }, chapter) =>
      steps.flatMap(({ kind }, step) =>
        kind === 'do' || kind === 'choose' ? [pupilAt(lesson, { chapter, step })] : []
      )
    );
    expect(hands.length).toBeGreaterThan(5);
    expect(hands).toEqual(hands.map((_, n) => n % 2));
    // What is looked at belongs to whoever does the next thing.
    expect(pupilAt(lesson, { chapter: 0, step: 0 })).toBe(0);
  }
);

test('in a match at the end a turn lasts until somebody else has acted; alone, until chance has', () => {
  expect(turnsOf(0, by(), 2)).toBe(0);
  expect(turnsOf(0, by(0, 'chance', 0), 2)).toBe(0);
  expect(turnsOf(0, by(0, 'chance', 0, 1, 1), 2)).toBe(1);
  expect(turnsOf(0, by(1, 0, 1, 'chance', 0, 1), 2)).toBe(2);
  expect(turnsOf(0, by(0, 0, 'chance', 0, 'chance'), 1)).toBe(2);
});
