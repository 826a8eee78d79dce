/** The match at the end of the lesson of Àiyé: what is said above it follows how far its end has come. */
import { expect, it } from 'vitest';
import { createLesson } from '#games/aiye/lesson/index.ts';
import { seedsOf } from '#games/aiye/rules/area.ts';
import { kindOf } from '#games/aiye/rules/deck.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { lesson as w } from '#games/aiye/words/lesson.ts';
import { seededRoll } from '#engine/chance.ts';
import { playOut, positions } from '../../support/random.ts';

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

it('AIY-SOW-09 tells of the two seeds that were given, and not of two that a turn has left', () => {
  const tip = createLesson(game).coach.find(({ id }) => id === 'gift')!;
  const seen = { given: 0, left: 0 };
  for (let n = 0; n < 30; n += 1) {
    let before: State | undefined;
    for (const state of positions(game, 2, `gift ${n}`)) {
      const { sun, moon } = seedsOf(state.areas[state.seat]!);
      const begins = before !== undefined && before.seat !== state.seat;
      if (state.step === 'village' && sun === 1 && moon === 1 && (begins || state.summons === 0)) {
        expect(tip.when(state, state.seat)).toBe(begins);
        seen[begins ? 'given' : 'left'] += 1;
      }
      before = game.clone(state);
    }
  }
  expect(Math.min(seen.given, seen.left)).toBeGreaterThan(0);
});

it('tells what a sign means once a card that has it lies in the Village, by that card, and in a lesson before', () => {
  const { coach, chapters } = createLesson(game);
  const signs = [
    ['plus', 'extraSummon'],
    ['exchanger', 'convert'],
    ['speaker', 'councilMeeting']
  ] as const;
  const seen = { there: 0, missing: 0 };
  for (const [id, icon] of signs) {
    const tip = coach.find((one) => one.id === id)!;
    for (const state of positions(game, 2, `sign ${id}`)) {
      if (state.step !== 'village') continue;
      const shown = [...state.characters.open, ...state.masks.open].flatMap((card) => {
        const kind = card === null ? undefined : kindOf(game.deck, card);
        return kind?.abilities.some(({ type }) => type === icon) ? [kind.id] : [];
      });
      expect(tip.when(state, state.seat)).toBe(shown.length > 0);
      for (const kind of shown) expect(tip.light?.join()).toContain(`"card-${kind}"`);
      seen[shown.length > 0 ? 'there' : 'missing'] += 1;
    }
    expect(chapters.map((one) => one.id)).toContain(tip.chapter);
  }
  expect(Math.min(seen.there, seen.missing)).toBeGreaterThan(0);
});
