import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { closeTable, follow, invite, obstacleOf, openTables, reopen } from '#match/link.ts';
import { Match } from '#match/match.ts';
import { linkView } from '#match/party.ts';
import { exportMatch, importByHand, writeMatchByHand } from '#match/transfer.ts';
import { loadLink } from '#store/links.ts';
import { listMatches, loadMatch } from '#store/matches.ts';
import { pageClock } from '#sync/clock.ts';
import { readLink, type Keys } from '#sync/keys.ts';
import { Guest } from '#sync/lobby.ts';
import { verify } from '#sync/verify.ts';
import { bot, openMatch, person, randomBot, until } from '../support/players.ts';
import { begun, connect, forked, playBoth, roll } from '../support/linked.ts';
import { keptChains, keysOf } from '../support/sync/device.ts';
import { calm, pair, seededEntropy } from '../support/sync/world.ts';
import { registerToy, toy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

describe('a match of two devices', () => {
  test('LINK-JOIN-04 LINK-LOG-01 is invited to, begun and played to the end; both logs are the same and hold', async () => {
    const { id, other } = await begun();
    const match = await openMatch(id);
    expect(match.view.devices.players.map(({ name }) => name)).toEqual(['Ana', 'Benedict']);
    connect(match, other);
    await playBoth(match, other);
    await until(() => other.ledger.turn === 'over');
    const { charter, entries } = await loadMatch(id);
    expect(other.durable).toEqual(entries);
    expect(verify(toy, { ...charter, entries })).toMatchObject({ broken: undefined, entries: entries.length });
    expect((await listMatches())[0]).toMatchObject({ status: 'over' });
    match.close();
  });

  test('LINK-LOG-01 the seat of the other device is not played here', async () => {
    const { id, other } = await begun(undefined, [0], 1);
    const match = await openMatch(id);
    expect(match.person).toBeUndefined();
    await expect(match.play([{ type: 'pass' }])).rejects.toThrow('No person');
    connect(match, other);
    await until(() => match.session!.connected.length === 1);
    expect(linkView(match.session!)).toMatchObject({
      me: 0,
      waiting: [1],
      devices: [{ connected: true }, { connected: true }]
    });
    match.close();
  });

  test('LINK-LOG-03 what is told is stored, and a crash on this side loses nothing and re-rolls nothing', async () => {
    const { id, other } = await begun();
    for (let life = 0; life < 6; life++) {
      const match = await openMatch(id);
      const cut = connect(match, other);
      const until_ = match.view.entries.length + 5;
      await playBoth(match, other, () => match.view.entries.length >= until_);
      const told = match.view.entries;
      expect((await loadMatch(id)).entries.slice(0, told.length)).toEqual(told);
      cut();
      match.close();
    }
    const match = await openMatch(id);
    connect(match, other);
    await playBoth(match, other);
    await until(() => other.ledger.turn === 'over');
    expect(other.durable).toEqual((await loadMatch(id)).entries);
    match.close();
  });

  test('LINK-HEAD-02 bots play on the device that invited', async () => {
    const { id, other } = await begun([person('Ana'), bot('Bot'), person('Ben')]);
    const match = await Match.open(id, { ask: randomBot, locks: undefined });
    connect(match, other);
    await playBoth(match, other);
    expect(match.view.entries.some((entry) => entry.type === 'move' && entry.seat === 1)).toBe(true);
    match.close();
  });

  test('LINK-SEE-01 the turn in the making is seen on the other side', async () => {
    const { id, other } = await begun(undefined, [0], 0);
    const match = await openMatch(id);
    connect(match, other);
    await until(() => match.session!.connected.length === 1);
    await match.play([{ type: 'pick', times: 2 }]);
    await until(() => other.session!.ghost?.moves.length === 1);
    await match.undo();
    await until(() => other.session!.ghost?.moves.length === 0);
    match.close();
  });

  test('LINK-ASK-02 an accord that leaves the position as it is leaves the turn in the making, too', async () => {
    const { id, other } = await begun([person('Ana'), person('Ben'), person('Cleo')], [0], 0);
    const match = await openMatch(id);
    connect(match, other);
    await until(() => match.session!.connected.length === 1);
    await match.play([{ type: 'pick', times: 2 }]);
    await other.session!.ask({ type: 'hand', seat: 2, to: 1, player: { name: 'Bot', kind: 'bot', level: 'easy' } });
    await until(() => match.session!.questions.length === 1);
    await match.session!.answer(match.session!.questions[0]!.id, true);
    await until(() => match.view.entries.length === 1);
    // A device that takes its place anew, after a rest or instead of one that is lost, changes no position either.
    await other.session!.takePlace(1, 'Ben’s phone');
    await until(() => match.session!.questions.length === 1);
    await match.session!.answer(match.session!.questions[0]!.id, true);
    await until(() => match.view.entries.length === 2);
    expect([match.person, match.view.undoable?.move]).toEqual([0, { type: 'pick', times: 2 }]);
    expect((await loadMatch(id)).draft.moves).toEqual([{ type: 'pick', times: 2 }]);
    await until(() => other.session!.ghost?.moves.length === 1);
    await match.play([{ type: 'mark', color: 'red' }]);
    await until(() => other.durable.length > 3);
    expect(other.durable[2]).toMatchObject({ n: 2, type: 'move', move: { type: 'pick', times: 2 } });
    match.close();
  });

  test('LINK-ASK-03 taking back past a draw, with consent, shows in the match and re-rolls nothing', async () => {
    const { id, other } = await begun(undefined, [0], 0);
    const match = await openMatch(id);
    connect(match, other);
    await match.play([
      { type: 'pick', times: 3 },
      { type: 'mark', color: 'red' }
    ]);
    await until(() => match.view.entries.length === 3);
    const token = match.view.entries[2]!;
    await match.session!.ask({ type: 'back', to: 0 });
    await until(() => other.session!.questions.length === 1);
    await other.session!.answer(other.session!.questions[0]!.id, true);
    await until(() => match.view.entries.length === 4 && match.person === 0);
    expect(match.view.history).toEqual([]);
    expect(match.view.state['points']).toEqual([0, 0]);
    await match.play([
      { type: 'pick', times: 1 },
      { type: 'mark', color: 'blue' }
    ]);
    await until(() => match.view.entries.length === 7);
    expect(match.view.entries[6]).toMatchObject({ move: (token as { move: object }).move, links: [] });
    await until(() => other.durable.length === 7);
    const again = await loadMatch(id);
    expect([again.damage, again.entries]).toEqual([undefined, other.durable]);
    match.close();
    expect((await openMatch(id)).view.history).toHaveLength(3);
  });

  test('LINK-ASK-04 ending early is over for the list of matches too', async () => {
    const { id, other } = await begun();
    const match = await openMatch(id);
    connect(match, other);
    await until(() => typeof match.view.turn === 'number' && other.ledger.tip.n === 1);
    await other.session!.ask({ type: 'end' });
    await until(() => match.session!.questions.length === 1);
    await match.session!.answer(match.session!.questions[0]!.id, true);
    await until(() => match.view.turn === 'over');
    expect([match.person, (await listMatches())[0]!.status]).toEqual([undefined, 'over']);
    match.close();
  });

  test('LINK-FORK-03 adopting the other log keeps ours as a match of its own', async () => {
    const { match } = await forked();
    expect(match.person).toBeUndefined();
    await match.session!.adopt();
    await until(() => match.view.entries.length === 3);
    expect(match.view.devices.players[0]).toMatchObject({ kind: 'bot' });
    const copies = (await listMatches()).filter(({ origin }) => origin?.why === 'fork');
    expect(copies.map(({ entries }) => entries)).toEqual([2]);
    match.close();
  });
});

test('LINK-HAND-02 a match sent by hand is merged: the longer log wins, and the links that came with it throw the dice', async () => {
  const { id, other } = await begun(undefined, [0], 1);
  await other.session!.append([
    { type: 'pick', times: 2 },
    { type: 'mark', color: 'red' }
  ]);
  const { header, durable, session } = other;
  const { writeHand } = await import('#sync/transports/by-hand.ts');
  const code = await writeHand({ header, past: [], edition: null, entries: durable, links: session!.handLinks });
  const { matches, links } = await importByHand(code);
  expect([matches, links.length]).toEqual([[{ id, game: 'toy', outcome: 'longer' }], 1]);
  const match = await openMatch(id);
  await match.session!.takeLinks(links);
  await until(() => match.person === 0);
  expect(match.view.entries.map(({ type }) => type)).toEqual(['move', 'move', 'draw']);
  expect((await importByHand(await writeMatchByHand(id))).matches[0]!.outcome).toBe('same');
  await expect(importByHand('nothing')).rejects.toThrow('unreadable');
  match.close();
});

test('LINK-LIMIT-05 the file of one match holds no secret', async () => {
  const { id } = await begun();
  const { keys } = (await loadLink({ match: id }))!;
  const { text } = await exportMatch(id);
  for (const secret of [keys.secret, keys.key, ...Object.values(keys.tokens)]) expect(text).not.toContain(secret);
});

test('LINK-URL-01 a link that is none is not followed; one of a match here leads to it', async () => {
  expect(await follow('https://example.org/join#nothing', () => undefined)).toBeUndefined();
  const { id } = await begun();
  const { keys } = (await loadLink({ match: id }))!;
  const again = await follow(`https://example.org/join#${keys.room}.${keys.secret}`, () => undefined);
  expect(again?.match).toBe(id);
});

test('LINK-URL-01 a link with another secret, followed first, keeps nobody from following the right one', async () => {
  const wrong = `#roomroomroom.${'w'.repeat(32)}`;
  const right = `#roomroomroom.${'r'.repeat(32)}`;
  expect((await follow(wrong, () => undefined))?.keys.secret).toBe('w'.repeat(32));
  const first = await follow(right, () => undefined);
  expect(first?.keys.secret).toBe('r'.repeat(32));
  // And then this device is the same one whenever it follows it again.
  expect((await follow(right, () => undefined))?.guest.device).toBe(first?.guest.device);
  const { id } = await begun();
  const { keys } = (await loadLink({ match: id }))!;
  expect((await follow(`#${keys.room}.${'w'.repeat(32)}`, () => undefined))?.keys.secret).toBe(keys.secret);
});

test('LINK-JOIN-04 a host that reloads before the match begins finds its table as it was left', async () => {
  const players = [person('Ana'), person('')];
  const made = await invite({ game: 'toy', players, options: {}, mine: [0], name: 'Ana’s phone' }, () => undefined);
  const keys: Keys = { ...keysOf(1), ...readLink(made.link)! };
  const guest = new Guest({
    keys,
    clock: pageClock,
    entropy: seededEntropy('guest of a table'),
    keep: () => undefined,
    changed: () => undefined,
    chains: keptChains
  });
  const meet = (host: typeof made.host): void => {
    const [one, two] = pair(pageClock, roll, () => calm);
    host.connect(one);
    guest.connect(two);
  };
  meet(made.host);
  await until(() => guest.invitation !== undefined);
  guest.claim('Ben’s phone', [{ seat: 1, name: 'Ben' }]);
  await until(() => made.host.full);
  await new Promise((resolve) => setTimeout(resolve, 50)); // stored by the way, not waited for
  made.host.close();

  expect(await openTables()).toEqual([made.link]);
  expect((await follow(made.link, () => undefined))?.hosting).toBe(true);
  expect(await reopen(`#${'x'.repeat(12)}.${'y'.repeat(32)}`, () => undefined)).toBeUndefined();
  const again = (await reopen(made.link, () => undefined))!;
  expect([again.link, again.host.full, again.host.invitation]).toEqual([made.link, true, made.host.invitation]);
  meet(again.host);
  await until(() => again.host.connected.length === 1);
  const id = await again.begin();
  await until(() => guest.started !== undefined);
  expect((await loadMatch(id)).charter.header).toEqual(guest.started!.header);
  expect([await openTables(), await reopen(made.link, () => undefined)]).toEqual([[], undefined]);

  const other = await invite({ game: 'toy', players, options: {}, mine: [0], name: 'A' }, () => undefined);
  await until(() => other.host.invitation !== undefined);
  await closeTable(other);
  expect(await openTables()).toEqual([]);
  guest.close();
});

test('LINK-ID-05 LINK-ASK-06 this device, wiped, follows the link, gets the match back, its place and a chain, and plays on', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const match = await openMatch(id);
  connect(match, other);
  await match.play([{ type: 'pass' }]);
  await until(() => other.ledger.tip.n === 1);
  match.close();
  const { keys } = (await loadLink({ match: id }))!;
  await freshDevice();

  const link = `#${keys.room}.${keys.secret}`;
  const following = (await follow(link, () => undefined))!;
  expect([following.match, following.hosting, await following.obstacle()]).toEqual([null, false, undefined]);
  const [one, two] = pair(pageClock, roll, () => calm);
  following.guest.connect(one);
  other.session!.connect(two);
  await until(() => following.guest.started !== undefined);
  expect(await following.begin()).toBe(id);
  following.guest.close();

  const back = await openMatch(id);
  connect(back, other);
  await until(() => back.view.entries.length === 1);
  expect([linkView(back.session!).me, back.person]).toEqual([undefined, undefined]);
  await back.session!.takePlace(0, 'New phone');
  await until(() => other.session!.questions.length === 1);
  await other.session!.answer(other.session!.questions[0]!.id, true);
  await until(() => back.session!.me === 0);
  await playBoth(back, other);
  await until(() => other.ledger.turn === 'over');
  expect(other.durable).toEqual((await loadMatch(id)).entries);
  expect((await follow(link, () => undefined))?.match).toBe(id);
  back.close();
});

test('LINK-HELLO-06 LINK-JOIN-03 a table with another edition is an obstacle with a choice, and the edition takes it away', async () => {
  const time = pageClock;
  const edition = { values: 3 };
  const players = [person('Ana'), person('')];
  const made = await invite({ game: 'toy', players, options: {}, mine: [0], name: 'A', edition }, () => undefined);
  const stranger = new Guest({
    keys: { ...keysOf(3), ...readLink(made.link)! },
    clock: time,
    entropy: seededEntropy('edition'),
    keep: () => undefined,
    changed: () => undefined,
    chains: keptChains
  });
  const [one, two] = pair(time, roll, () => calm);
  made.host.connect(one);
  stranger.connect(two);
  await until(() => stranger.invitation !== undefined);
  expect(await obstacleOf(stranger)).toEqual({ difference: { what: 'edition' }, choices: ['take-edition'] });
  stranger.askEdition();
  await until(() => stranger.edition !== undefined);
  expect(await obstacleOf(stranger)).toBeUndefined();
  stranger.close();
  made.host.close();
});
