/** A rematch is played by those who played: of several devices it begins at a table to which the others are invited. */
import { beforeEach, expect, test } from 'vitest';
import { playAgain } from '#match/again.ts';
import { createMatch } from '#match/create.ts';
import { openTables, reopen } from '#match/link.ts';
import { changeLink, loadLink } from '#store/links.ts';
import { loadMatch } from '#store/matches.ts';
import { freshDevice } from '../support/browser.ts';
import { agreed, ended, forked } from '../support/linked.ts';
import { bot, person, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeEach(async () => {
  registerToy();
  await freshDevice();
});

const ana = person('Ana');

test('of several devices: a table with the same game, options and players, whose seats elsewhere are free', async () => {
  const seats = [ana, person('Ben'), bot('Tin')];
  const id = await ended(undefined, seats, [0], 1);
  const again = await playAgain(id);
  const link = again && 'table' in again ? again.table : '';
  expect(await openTables()).toEqual([link]);
  const { host } = (await reopen(link, () => undefined))!;
  const { invitation, device } = host;
  host.close();
  expect(invitation).toMatchObject({
    players: [ana, person('Benedict'), bot('Tin')],
    options: { first: 2, tokens: 3 },
    holders: [device, null, device],
    devices: [{ name: 'Ana’s phone' }]
  });
  expect(invitation.rules.game).toBe('toy');
});

test('where a bot plays on for whoever was on the other device, all that is left are here: it begins at once', async () => {
  const id = await ended((match, other) => agreed(match, other, { type: 'hand', seat: 1, to: 0, player: bot('Ben') }));
  const again = await playAgain(id);
  const { header } = (await loadMatch(again && 'match' in again ? again.match : '')).charter;
  expect(header).toMatchObject({ format: 'wayside.match/1', players: [ana, bot('Ben')] });
  expect(await openTables()).toEqual([]);
});

test('whoever only has the record of it begins none', async () => {
  const id = await ended();
  const row = (await loadLink({ match: id }))!;
  await changeLink(row.room, (now) => ({ ...now!, match: null }));
  expect(await playAgain(id)).toBeUndefined();
});

test('nor does whoever has no seat any more and looks on', async () => {
  const { id, match } = await forked();
  await match.session!.adopt();
  await until(() => match.view.devices.holders[0] === 1);
  match.close();
  expect(await playAgain(id)).toBeUndefined();
  expect(await openTables()).toEqual([]);
});

test('of one device it begins at once', async () => {
  const id = await createMatch({ game: 'toy', players: [ana, bot('Tin')], options: { first: 0 } });
  const again = await playAgain(id);
  const { header } = (await loadMatch(again && 'match' in again ? again.match : '')).charter;
  expect(header).toMatchObject({ players: [ana, bot('Tin')], options: { first: 1 } });
});
