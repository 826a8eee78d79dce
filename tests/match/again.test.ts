/** A rematch is played by those who played: of several devices it begins at a table to which the others are invited. */
import { beforeEach, expect, test } from 'vitest';
import { playAgain } from '#match/again.ts';
import { createMatch } from '#match/create.ts';
import { openTables, reopen } from '#match/link.ts';
import type { Match } from '#match/match.ts';
import { changeLink, loadLink } from '#store/links.ts';
import { loadMatch } from '#store/matches.ts';
import { freshDevice } from '../support/browser.ts';
import { begun, connect } from '../support/linked.ts';
import { bot, openMatch, person, until } from '../support/players.ts';
import type { Device } from '../support/sync/device.ts';
import { registerToy } from '../support/toy.ts';

beforeEach(async () => {
  registerToy();
  await freshDevice();
});

const ana = person('Ana');

/** A match of two devices, ended by agreement after whatever is done to it. */
async function ended(
  done: (match: Match, other: Device) => Promise<void> = () => Promise.resolve(),
  ...table: Parameters<typeof begun>
): Promise<string> {
  const { id, other } = await begun(...table);
  const match = await openMatch(id);
  connect(match, other);
  await until(() => match.view.turn !== 'chance' && other.ledger.tip.n === match.view.entries.length);
  await done(match, other);
  await other.session!.ask({ type: 'end' });
  await until(() => match.session!.questions.length === 1);
  await match.session!.answer(match.session!.questions[0]!.id, true);
  await until(() => match.view.turn === 'over');
  match.close();
  return id;
}
/** The other device asks for something, and this one agrees. */
async function agreed(match: Match, other: Device, what: Parameters<NonNullable<Device['session']>['ask']>[0]) {
  await other.session!.ask(what);
  await until(() => match.session!.questions.length === 1);
  await match.session!.answer(match.session!.questions[0]!.id, true);
  await until(() => match.session!.questions.length === 0);
}

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

test('of one device it begins at once', async () => {
  const id = await createMatch({ game: 'toy', players: [ana, bot('Tin')], options: { first: 0 } });
  const again = await playAgain(id);
  const { header } = (await loadMatch(again && 'match' in again ? again.match : '')).charter;
  expect(header).toMatchObject({ players: [ana, bot('Tin')], options: { first: 1 } });
});
