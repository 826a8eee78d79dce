/** The match after the lesson: by the rules that were learnt, short where a game has a short form. */
import { beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { games, loadGame, shelf } from '#games/index.ts';
import { firstMatch } from '#lessons/first-match.ts';
import { settings } from '#shell/settings.svelte.ts';
import { loadMatch } from '#store/matches.ts';

// There is no page whose look could change.
vi.mock('#shell/look.ts', () => ({ applyLook: () => undefined, onNight: () => () => undefined }));

beforeEach(freshDevice);

const headerOf = async (id: string) => (await loadMatch(id)).charter.header;

test.each(Object.keys(games))(
  '%s: somebody alone plays it with the coach, against the weakest bot if against anybody',
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
    expect(options).toEqual(rules.parseOptions(players.length, meta.first ?? {}));
  }
);

test('Aya’s is short: less sand in each glass, and every rule of the usual match', async () => {
  const usual = (await loadGame('aya')).parseOptions(1, {});
  expect((await headerOf(await firstMatch('aya'))).options).toEqual({ ...(usual as object), glassMs: 180_000 });
});

test.each(Object.keys(games))('%s: two who learnt together play it with one another', async (game) => {
  const { players } = await headerOf(await firstMatch(game, ['Ada', 'Ben']));
  expect(players).toEqual(['Ada', 'Ben'].map((name) => ({ name, kind: 'person', level: null })));
});
