/** Where a replay opens for whoever wants to look back at what an entry did. */
import { beforeEach, expect, test } from 'vitest';
import { createMatch } from '#match/create.ts';
import type { Match } from '#match/match.ts';
import { openReplay } from '#match/replay.ts';
import { stepAfter } from '#play/places.ts';
import { freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeEach(async () => {
  registerToy();
  await freshDevice();
});

/** Three sit at it; the first passes, and a bot takes that seat over. */
async function handedOver(): Promise<Match> {
  const players = ['Ana', 'Ben', 'Cleo'].map(person);
  const match = await openMatch(await createMatch({ game: 'toy', players, options: { first: 0 } }));
  await match.play([{ type: 'pass' }]);
  await match.hand(0, bot('Ana'));
  return match;
}

test('every entry is looked at where it is, though a seat changed hands before it', async () => {
  const match = await handedOver();
  await match.play([{ type: 'pass' }]);
  await match.play([{ type: 'pass' }]);
  await until(() => match.person !== undefined || match.view.turn === 'over');
  match.close();
  const { history, entries } = match.view;
  expect(entries.length).toBeGreaterThan(history.length);
  const replay = await openReplay(match.id);
  for (const { n } of history) expect(replay.history[stepAfter(history, n) - 1]?.n).toBe(n);
});

test('what is only drafted is looked at as far as the log goes', async () => {
  const match = await handedOver();
  await match.play([{ type: 'pick', times: 2 }]);
  match.close();
  const { history } = match.view;
  const drafted = history.at(-1)!;
  expect(drafted).toMatchObject({ draft: true });
  expect(stepAfter(history, drafted.n)).toBe((await openReplay(match.id)).history.length);
});
