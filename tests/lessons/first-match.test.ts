/** The match after the lesson: by the rules that were learnt, short where a game has a short form. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { finish } from '#bots/bot.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import { games, loadGame, shelf } from '#games/index.ts';
import * as list from '../../src/games/list.ts';
import { unheard, type Lesson } from '#games/lesson.ts';
import { firstMatch, hasCoach } from '#lessons/first-match.ts';
import { change, settings } from '#shell/settings.svelte.ts';
import { loadMatch } from '#store/matches.ts';

// There is no page whose look could change.
vi.mock('#shell/look.ts', () => ({ applyLook: () => undefined, onNight: () => () => undefined }));

beforeEach(freshDevice);

const headerOf = async (id: string) => (await loadMatch(id)).charter.header;

test.each(Object.keys(games))(
  '%s: somebody alone begins it with the coach, against the weakest bot if against anybody',
  async (game) => {
    const id = await firstMatch(game);
    const meta = shelf.find((one) => one.id === game)!;
    const { players, options } = await headerOf(id);
    expect(players.map(({ kind, level }) => [kind, level])).toEqual(
      meta.together
        ? [['person', null]]
        : [
            ['person', null],
            ['bot', 'easy']
          ]
    );
    expect(settings.now).toMatchObject({ coach: true, guided: id });
    const rules = await loadGame(game);
    expect(options).toEqual(rules.parseOptions(players.length, { ...meta.first, first: 0 }));
  }
);

test('that the suggestions have ended is said again in another first match', async () => {
  await change({ told: { aiye: ['sow', 'alone', 'eye'], aya: ['alone'] } });
  await firstMatch('aiye');
  expect(settings.now.told).toEqual({ aiye: ['sow'], aya: ['alone'] });
});

test('Aya’s is short: less sand in each glass, and every rule of the usual match', async () => {
  const usual = (await loadGame('aya')).parseOptions(1, { first: 0 });
  expect((await headerOf(await firstMatch('aya'))).options).toEqual({ ...(usual as object), glassMs: 300_000 });
});

test.each(Object.keys(games))('%s: two who learnt together play it with one another', async (game) => {
  const { players } = await headerOf(await firstMatch(game, ['Ada', 'Ben']));
  expect(players).toEqual(['Ada', 'Ben'].map((name) => ({ name, kind: 'person', level: null })));
});

describe('a coach is promised only where one has something to say', () => {
  const lessonOf = async (id: string): Promise<Lesson> => (await games[id]!.lesson!())(await loadGame(id));
  const chaptersOf = ({ chapters }: Lesson): string[] => chapters.map(({ id }) => id);
  /** Those of the app itself. */
  const own = Object.values(list).map(({ meta }) => meta.id);
  const taught = Object.keys(games).filter((id) => games[id]!.lesson);

  test.each(taught)('%s: to somebody new, and to whoever took the whole lesson, if there is more', async (id) => {
    expect(await hasCoach(id, [], [])).toBe(true);
    // The example of the documentation counts no rounds, and its lesson tells everything.
    expect(await hasCoach(id, [], chaptersOf(await lessonOf(id)))).toBe(own.includes(id));
  });

  test('not where every chapter was learnt and all the rest was told, unless its first round is suggested', async () => {
    for (const id of taught) {
      const lesson = await lessonOf(id);
      const rest = lesson.coach.filter(({ chapter }) => chapter === undefined).map((tip) => tip.id);
      const suggests = (await loadGame(id)).round !== undefined;
      expect([id, await hasCoach(id, rest, chaptersOf(lesson))]).toEqual([id, suggests]);
    }
    expect(await hasCoach('none', [], [])).toBe(false);
  });

  test.each(own)('%s: the promise is kept in a first match of whoever took the whole lesson', async (id) => {
    const game = await loadGame(id);
    const lesson = await lessonOf(id);
    const meta = shelf.find((one) => one.id === id)!;
    const seats = Math.max(meta.together ? 1 : 2, meta.seats.least);
    const options = game.parseOptions(seats, meta.first ?? {});
    if (typeof options === 'string') throw new Error(options);
    let state = game.setup(seats, options);
    // The match begins in the round that is suggested.
    if (game.round) return expect(game.round(state)).toBeLessThanOrEqual(1);
    const mind = (await games[id]!.mind())(game);
    if (!('build' in mind)) throw new Error(`${id} has neither rounds nor a builder`);
    const builder = mind.build();
    const roll = seededRoll('first match');
    const said: string[] = [];
    for (let n = 0; n < game.horizon && game.turn(state) !== 'over'; n += 1) {
      const turn = game.turn(state);
      if (turn === 0) {
        const tip = unheard(lesson.coach, said, chaptersOf(lesson)).find((one) => one.when(state, turn));
        if (tip) said.push(tip.id);
      }
      const next =
        typeof turn === 'number'
          ? finish(builder.decide(state, '')).move
          : turn === 'chance'
            ? draw(game, state, roll)
            : game.sample!(state, roll);
      state = game.clone(state);
      game.play(state, next);
    }
    // From its first decision to its last: laying out, building, and the push.
    expect(said.slice(0, 2)).toEqual(['start', 'alone']);
    expect(said).toEqual(expect.arrayContaining(['sure', 'first', 'ready', 'halfLast', 'risk']));
  });
});
