/** What is stored of a match of several devices stays right whatever comes between: other tabs, an end in the middle, files of others. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { follow, invite, openTables, reopen, type Invite } from '#match/link.ts';
import { MatchLog } from '#match/log.ts';
import { exportAll, importByHand, importFile, writeMatchByHand } from '#match/transfer.ts';
import { changeLink, listLinks, loadLink } from '#store/links.ts';
import { appendEntries, listMatches, loadMatch, saveDraft } from '#store/matches.ts';
import { pageClock } from '#sync/clock.ts';
import { chainOf, readLink, type Keys } from '#sync/keys.ts';
import type { Ledger } from '#sync/ledger.ts';
import { Guest } from '#sync/lobby.ts';
import { writeHand } from '#sync/transports/by-hand.ts';
import { freshDevice } from '../support/browser.ts';
import { begun, forked, roll } from '../support/linked.ts';
import { openMatch, person, until } from '../support/players.ts';
import { keptChains, keysOf } from '../support/sync/device.ts';
import { logOf } from '../support/sync/table.ts';
import { calm, pair, seededEntropy } from '../support/sync/world.ts';
import { registerToy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), person('')];
const inviting = (): Promise<Invite> =>
  invite({ game: 'toy', players, options: {}, mine: [0], name: 'Ana’s phone' }, () => undefined);
/** Another device on the table's link, with a way to cut its line. */
function guestAt(link: string, n: number): { guest: Guest; meet: (host: Invite['host']) => () => void } {
  const keys: Keys = { ...keysOf(n), ...readLink(link)! };
  const rest = { clock: pageClock, keep: () => undefined, changed: () => undefined, chains: keptChains };
  const guest = new Guest({ keys, entropy: seededEntropy(`guest ${n}`), ...rest });
  const meet = (host: Invite['host']): (() => void) => {
    const [one, two] = pair(pageClock, roll, () => calm);
    host.connect(one);
    guest.connect(two);
    return () => {
      for (const end of [one, two]) {
        end.close();
        end.onclose();
      }
    };
  };
  return { guest, meet };
}
const sits = async (guest: Guest, { host }: Invite): Promise<void> => {
  await until(() => guest.invitation !== undefined);
  guest.claim('Ben’s phone', [{ seat: 1, name: 'Ben' }]);
  await until(() => host.full);
  await new Promise((resolve) => setTimeout(resolve, 50)); // stored by the way, not waited for
};

test('LINK-JOIN-04 a match that has begun in one tab is not a table again because another tab still shows it', async () => {
  const made = await inviting();
  const other = (await reopen(made.link, () => undefined))!;
  const { guest, meet } = guestAt(made.link, 1);
  meet(other.host);
  await sits(guest, other);
  const id = await other.begin();

  const late = guestAt(made.link, 5);
  late.meet(made.host); // where the token that comes is stored
  await until(() => late.guest.invitation !== undefined);
  late.guest.claim('Nobody', [{ seat: 1, name: 'Nobody' }]);
  await until(() => made.host.full);
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Nor by what is stored in that other tab.
  expect(await listLinks()).toMatchObject([{ match: id, table: null }]);
  expect(await made.begin()).toBe(id);
  expect(await listLinks()).toMatchObject([{ match: id, table: null }]);
  expect(Object.keys((await loadLink({ match: id }))!.keys.tokens)).toHaveLength(2);
  const match = await openMatch(id);
  expect(match.session).toBeDefined();
  match.close();
  for (const one of [guest, late.guest, made.host, other.host]) one.close();
});

test('LINK-JOIN-04 a host that goes between storing the match and telling of it tells the header that it stored', async () => {
  const made = await inviting();
  const { guest, meet } = guestAt(made.link, 1);
  const cut = meet(made.host);
  await sits(guest, made);
  const before = (await loadLink(readLink(made.link)!))!;
  const again = (await reopen(made.link, () => undefined))!; // as a page does that was opened in the middle of it
  cut();
  const id = await made.begin();
  made.host.close();
  await changeLink(before.room, () => ({ ...before, match: id })); // the table was not cleared away any more
  expect(await openTables()).toEqual([]);
  expect(await reopen(made.link, () => undefined)).toBeUndefined();
  expect((await follow(made.link, () => undefined))!.match).toBe(id);

  meet(again.host);
  await until(() => again.host.connected.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 20)); // another moment: a header made now would be another
  expect(await again.begin()).toBe(id);
  await until(() => guest.started !== undefined);
  expect(guest.started!.header).toEqual((await loadMatch(id)).charter.header);
  guest.close();
  again.host.close();
});

test('LINK-URL-01 a table is opened again by its own link, and by no other of its room', async () => {
  const made = await inviting();
  made.host.close();
  const { room } = readLink(made.link)!;
  expect(await reopen(`#${room}.${'w'.repeat(32)}`, () => undefined)).toBeUndefined();
  const again = await reopen(made.link, () => undefined);
  expect(again?.link).toBe(made.link);
  again?.host.close();
});

test('LINK-ID-03 two tabs that follow a link at the same moment are one device', async () => {
  const link = `#roomroomroom.${'r'.repeat(32)}`;
  const [one, two] = await Promise.all([follow(link, () => undefined), follow(link, () => undefined)]);
  expect(one!.guest.device).toBe(two!.guest.device);
});

test('LINK-FORK-03 the copy of our arm of a fork stays as it was played on, however often the match changes its log', async () => {
  const { id, match } = await forked();
  const [ours, theirs]: Ledger[] = [match.session!.ledger, match.session!.fork!.theirs!];
  await match.session!.adopt();
  await until(() => match.view.entries.length === 3);
  const copy = (await listMatches()).find(({ origin }) => origin?.why === 'fork')!.id;
  const copied = await openMatch(copy);
  await copied.play([{ type: 'pass' }]);
  await copied.play([{ type: 'pass' }]);
  const { length } = copied.view.entries;
  copied.close();
  match.close();

  const log = new MatchLog(match.game, await loadMatch(id), { loadMatch, appendEntries, saveDraft }, () => undefined);
  await log.adopt(ours!);
  await log.adopt(theirs!);
  expect((await loadMatch(copy)).entries).toHaveLength(length);
});

test('LINK-HAND-02 LINK-LOG-05 a match sent by hand brings no moves of ours that we did not make: it is kept as a second one', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const mine = await writeMatchByHand(id);
  // Anybody who has the log lets our chain rest and plays both seats.
  const log = logOf(other.header);
  const chain = chainOf(other.keys, id, 0);
  expect(log.extend([{ n: 0, type: 'accord', by: 1, with: [1], what: { type: 'rest', place: 0 } }])).toBeUndefined();
  for (let n = 0; n < 4; n++) {
    if (log.turn === 'chance') log.draw(() => (log.linksDue ? [chain.link(log.die(1).spent)] : []));
    else expect(log.move({ type: 'pass' })).toBeUndefined();
  }
  const sent = { header: other.header, past: [], edition: null, entries: log.entries, links: [] };
  const { matches } = await importByHand(await writeHand(sent));
  expect(matches).toMatchObject([{ outcome: 'fork' }]);
  expect(matches[0]!.id).not.toBe(id);
  expect((await loadMatch(id)).entries).toEqual([]);

  // Restored from an older copy, this device may have made them itself; and a file with its own key is its own.
  const everything = await exportAll();
  await changeLink((await loadLink({ match: id }))!.room, (row) => row && { ...row, lagging: true });
  expect((await importByHand(await writeHand(sent))).matches).toMatchObject([{ id, outcome: 'longer' }]);
  const { text } = await exportAll();
  await freshDevice();
  await importFile(new Blob([everything.text]));
  await changeLink((await loadLink({ match: id }))!.room, (row) => row && { ...row, lagging: false });
  expect((await importFile(new Blob([text]))).matches).toContainEqual({ id, game: 'toy', outcome: 'longer' });
  expect((await importByHand(mine)).matches).toMatchObject([{ outcome: 'shorter' }]);
});
