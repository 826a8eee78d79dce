/** A program takes every lesson: by its own tasks, in every way they allow, and misses each of them once. */
import { describe, expect, test } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import type { Game } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { games, loadGame } from '#games/index.ts';
import * as list from '../../src/games/list.ts';
import type { Chapter, Lesson } from '#games/lesson.ts';
import type { World } from '#games/index.ts';
import { answer, arrive, beginning, fulfilled, hasOwn, past, settled, ways, type Asked } from '#lessons/steps.ts';
import { words } from '#words/lesson.ts';
import { summaries, textsOf, wordsIn } from '../../scripts/lessons.ts';

/** Ways of one step that are followed on; all of a step's ways are looked at. */
const followed = 6;

/** Moves of one piece each: the same one comes again and again. */
const pieces = ['pay', 'plant'];

type Taught = { readonly id: string; readonly game: Game; readonly lesson: Lesson; readonly world: World | undefined };
const taught: readonly Taught[] = await Promise.all(
  Object.entries(games).flatMap(([id, entry]) =>
    entry.lesson
      ? [
          Promise.all([loadGame(id), entry.lesson(), entry.world?.()]).then(([game, write, createWorld]) => ({
            id,
            game,
            lesson: write(game),
            world: createWorld?.(game)
          }))
        ]
      : []
  )
);
const chapters = taught.flatMap(({ id, game, lesson, world }) =>
  lesson.chapters.map((chapter) => ({ name: `${id} ${chapter.id}`, game, chapter, world }))
);

/** A position with what the world does in it, and everything that follows. */
async function come(asked: Asked, state: JsonObject, world: World | undefined): Promise<JsonObject> {
  const { game } = asked;
  let now = state;
  while (game.turn(now) === 'world') {
    const outcome = await world!.outcome(now);
    expect(game.illegal(now, outcome)).toBeUndefined();
    const next = game.clone(now);
    game.play(next, outcome);
    now = settled(asked, next);
  }
  return now;
}

/** Every position that some ways through the chapter reach at each step, a few of each. */
async function walk(game: Game, chapter: Chapter, see: (asked: Asked) => Promise<void>): Promise<void> {
  let here: JsonObject[] = [beginning(chapter, 0, undefined)];
  for (const [index, step] of chapter.steps.entries()) {
    const ends = new Map<string, JsonObject>();
    for (const from of here) {
      const asked = { game, chapter, step, from };
      await see(asked);
      const all = step.kind === 'do' || step.kind === 'choose' ? [...ways(asked, from)].map(({ state }) => state) : [];
      for (const state of all.length > 0 ? all : [past(asked)]) ends.set(canonical(state), state);
    }
    const ahead = chapter.steps[index + 1];
    if ([...ends.values()].some((state) => game.turn(state) === 'world') && ahead)
      expect(hasOwn(ahead), `follows what the world does, which is not known beforehand: ${ahead.text}`).toBe(true);
    const reached = [...ends.values()];
    const some = reached.filter((_, n) => n % Math.ceil(reached.length / followed) === 0);
    here = chapter.steps[index + 1]?.at ? [beginning(chapter, index + 1, undefined)] : some;
  }
}

test.each(Object.entries(await summaries()))(
  'every clause of %s is taught, or left to the pages of rules with a reason',
  (_, { forgotten, unknown }) => {
    expect(forgotten).toEqual([]);
    expect(unknown).toEqual([]);
  }
);

test.each(Object.entries(await summaries()))('%s is taught in a quarter of an hour', (_, { steps, words }) => {
  // A step takes somebody new less than half a minute.
  expect(steps).toBeLessThanOrEqual(35);
  expect(words).toBeLessThanOrEqual(1200);
});

/** Those of the app itself; the example of the documentation has three chapters. */
const own = Object.entries(await summaries()).filter(([id]) => Object.values(list).some(({ meta }) => meta.id === id));

const [least, most] = [8, 12];
test.each(own)('%s takes somebody new 8 to 12 minutes', (_, { minutes }) => {
  expect(minutes).toBeGreaterThanOrEqual(least);
  expect(minutes).toBeLessThanOrEqual(most);
});
test('the page of a new match promises these minutes', () => {
  expect(words.learn).toContain(`${least} to ${most} minutes`);
});

describe.each(taught)('the coach of $id', ({ id: name, game, lesson: { chapters: told, coach } }) => {
  test('says few words, each once, and of a chapter only what there is', () => {
    expect(new Set(coach.map(({ id }) => id)).size).toBe(coach.length);
    for (const { text, chapter } of coach) {
      expect(wordsIn(text), text).toBeLessThanOrEqual(25);
      if (chapter !== undefined)
        expect(
          told.map(({ id }) => id),
          text
        ).toContain(chapter);
    }
  });

  test('has a moment for everything it says', () => {
    const silent = new Set(coach.map(({ id }) => id));
    for (let seed = 0; seed < 60 && silent.size > 0; seed += 1) {
      const roll = seededRoll(`coach ${seed}`);
      // Now and then with one seat, where a game can be played alone; another hand and less sand, where there are some.
      const seats = Math.max(seed % 3 === 2 ? 1 : 2, game.seats.least);
      const options = game.parseOptions(
        seats,
        name === 'aya' && seed % 2 === 1 ? { hand: 'natural', glassMs: 60_000 } : {}
      );
      let state = typeof options === 'string' ? game.setup(seats) : game.setup(seats, options);
      for (let n = 0; n < game.horizon && game.turn(state) !== 'over'; n += 1) {
        const turn = game.turn(state);
        if (typeof turn === 'number')
          for (const tip of coach) if (silent.has(tip.id) && tip.when(state, turn)) silent.delete(tip.id);
        const moves = game.moves(state);
        const move =
          turn === 'chance' ? draw(game, state, roll) : (game.sample?.(state, roll) ?? moves[roll(moves.length)]!);
        state = game.clone(state);
        game.play(state, move);
      }
    }
    expect([...silent]).toEqual([]);
  });
});

describe.each(chapters)('$name', ({ game, chapter, world }) => {
  test('is told in few words', () => {
    for (const text of chapter.steps.flatMap(textsOf)) expect(wordsIn(text), text).toBeLessThanOrEqual(25);
  });

  test('can be taken in every way its tasks allow, and each task can be done and be missed', async () => {
    await walk(game, chapter, async (asked) => {
      const { step, from } = asked;
      if (step.kind === 'watch') {
        expect(step.until(from, from), step.text).toBe(false);
        expect(step.until(settled(asked, from), from), step.text).toBe(true);
      }
      if (step.kind === 'play') expect(game.turn(from), step.text).not.toBe('over');
      if (step.kind !== 'do' && step.kind !== 'choose') return;
      expect(game.turn(from), step.text).toBe(chapter.seat);
      expect(fulfilled(asked, from), `done from the beginning: ${step.text}`).toBeUndefined();
      const found = [...ways(asked, from)];
      expect(found.length, `cannot be done: ${step.text}`).toBeGreaterThan(0);
      const came = await Promise.all(found.map(({ state }) => come(asked, state, world)));
      for (const state of came)
        expect(fulfilled(asked, state), `shown, and not what was asked: ${step.text}`).toBeDefined();
      if (step.kind === 'choose')
        expect(new Set(came.map((state) => fulfilled(asked, state))).size, step.text).toBe(step.ways.length);
      for (const { moves } of found) {
        const answers = moves.filter(({ type }) => !pieces.includes(type)).map(canonical);
        expect(new Set(answers).size, `is asked the same again: ${step.text}`).toBe(answers.length);
      }
      for (const { moves, state } of found.slice(0, 20)) {
        const said = answer(asked, from, moves);
        expect(said.type, step.text).toBe('played');
        if (said.type === 'played' && game.turn(state) !== 'world') expect(said.way, step.text).toBeDefined();
      }
      const missed = missable(asked, from);
      expect(missed, `cannot be missed: ${step.text}`).toBe(true);
    });
  });

  test('every step is arrived at alone, and the same each time', () => {
    for (const index of chapter.steps.keys())
      expect(arrive(game, chapter, index)).toEqual(arrive(game, chapter, index));
  });
});

/** Whether something else can be tried at some point of the step: a legal move that leads astray. */
function missable(asked: Asked, from: JsonObject): boolean {
  const { game, chapter } = asked;
  let state = from;
  const [way] = ways(asked, from);
  for (const move of way?.moves ?? []) {
    // Where not every move can be listed, some are tried at random.
    const roll = seededRoll(canonical(state));
    const tried = [...game.moves(state), ...Array.from({ length: 8 }, () => game.sample?.(state, roll) ?? [])].flat();
    if (game.turn(state) === chapter.seat && tried.some((one) => answer(asked, state, [one]).type === 'astray'))
      return true;
    const said = answer(asked, state, [move]);
    if (said.type !== 'played') return false;
    state = said.state;
  }
  return false;
}
