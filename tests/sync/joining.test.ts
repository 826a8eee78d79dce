import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { hash } from '#engine/hash.ts';
import type { Game } from '#engine/game.ts';
import type { LinkHeader, Player } from '#engine/log.ts';
import { deviceId } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { Guest, Host, type LobbySetup } from '#sync/lobby.ts';
import type { Invitation } from '#sync/messages.ts';
import { fitting, header as headerSchema } from '#sync/schema.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join, keptChains, keysOf } from '../support/sync/device.ts';
import { localOf, playOn, tableOf } from '../support/sync/table.ts';
import { calm, pair, seededEntropy, Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const person = (name: string): Player => ({ name, kind: 'person', level: null });
const bot: Player = { name: 'Bot', kind: 'bot', level: 'easy' };

function lobby(players: readonly Player[] = [person(''), person(''), bot], mine: readonly number[] = [0]) {
  const time = new Time();
  const tables: Invitation[] = [];
  const setup = (n: number): LobbySetup => ({
    clock: time,
    keep: () => undefined,
    changed: () => undefined,
    keys: keysOf(n),
    entropy: seededEntropy(`lobby ${n}`),
    chains: keptChains,
    keepTable: (invitation) => void tables.push(invitation)
  });
  const offer = { match: 'lobby', name: 'Host', options: { tokens: 2 }, players, mine };
  const host = new Host(toy, offer, setup(0));
  const guests = [1, 2].map((n) => new Guest(setup(n)));
  /** Returns what cuts the connection, with all that is on its way. */
  const meet = (guest: Guest, at: Host = host): (() => void) => {
    const [one, two] = pair(time, seededRoll(4), () => calm);
    at.connect(one);
    guest.connect(two);
    return () => [one, two].forEach((end) => (end.close(), end.onclose()));
  };
  return { time, host, guests: guests as [Guest, Guest], meet, setup, tables };
}

describe('joining', () => {
  test('LINK-JOIN-01 a table says what is played, by what rules, and which seats are free; bots stay with the host', async () => {
    const { time, host, guests, meet } = lobby();
    meet(guests[0]);
    await time.pass(500);
    expect(guests[0].invitation).toEqual(host.invitation);
    expect(guests[0].invitation).toMatchObject({
      rules: { game: 'toy', version: toy.rulesVersion, edition: hash(toy.edition) },
      options: { tokens: 2 },
      holders: [host.device, null, host.device],
      devices: [{ id: host.device, name: 'Host', dice: keptChains(keysOf(0), 'lobby', 0).end }]
    });
  });

  test('LINK-JOIN-02 first come, first seated; a later claim replaces the earlier one; bots’ seats are not to be had', async () => {
    const { time, host, guests, meet } = lobby([person(''), person(''), person(''), bot]);
    const [one, two] = guests;
    for (const guest of guests) meet(guest);
    await time.pass(500);
    one.claim('One', [{ seat: 1, name: 'Ada' }]);
    await time.pass(100);
    two.claim(
      'Two',
      [1, 2, 3].map((seat) => ({ seat, name: 'Bea' }))
    );
    await time.pass(100);
    expect(host.invitation.holders).toEqual([host.device, one.device, two.device, host.device]);
    expect(host.invitation.players.map(({ name }) => name)).toEqual(['', 'Ada', 'Bea', 'Bot']);
    one.claim('One', []);
    await time.pass(100);
    expect([host.full, host.invitation.holders[1], host.invitation.devices.length]).toEqual([false, null, 2]);
    expect(host.invitation.devices[1]).toMatchObject({ name: 'Two', dice: keptChains(keysOf(2), 'lobby', 0).end });
    expect(one.invitation).toEqual(host.invitation);
  });

  test('LINK-JOIN-02 a bot’s seat is not to be had at a table that was kept with nobody to hold it', async () => {
    const { time, host, guests, meet, setup } = lobby();
    const kept = { ...host.invitation, holders: [host.device, null, null] };
    const again = new Host(toy, kept, setup(0));
    meet(guests[0], again);
    await time.pass(500);
    guests[0].claim(
      'One',
      [1, 2].map((seat) => ({ seat, name: 'Ada' }))
    );
    await time.pass(100);
    expect([again.full, again.invitation.holders]).toEqual([false, [host.device, guests[0].device, null]]);
    expect(again.invitation.players[2]).toEqual(bot);
  });

  test('LINK-JOIN-02 a claim that was lost with its connection is made again by the next one', async () => {
    const { time, host, guests, meet } = lobby();
    const cut = meet(guests[0]);
    await time.pass(500);
    guests[0].claim('One', [{ seat: 1, name: 'Ada' }]);
    cut();
    await time.pass(500);
    expect([host.full, host.connected, guests[0].connected]).toEqual([false, [], []]);
    meet(guests[0]);
    await time.pass(500);
    expect([host.full, host.invitation.holders[1]]).toEqual([true, guests[0].device]);
  });

  test('LINK-JOIN-03 the edition is sent when asked for, and one that has another hash is not taken', async () => {
    const { time, host, guests, meet } = lobby();
    const [guest] = guests;
    meet(guest);
    await time.pass(500);
    expect(guest.edition).toBeUndefined();
    guest.askEdition();
    await time.pass(100);
    expect(guest.edition).toEqual(toy.edition);
    expect(host.connected).toHaveLength(1);

    const other = lobby();
    const liar = { ...toy, edition: { values: 9 } } as Game;
    const offered = new Host(liar, { ...other.host.invitation }, other.setup(0));
    other.meet(other.guests[0], offered);
    await other.time.pass(500);
    other.guests[0].askEdition();
    await other.time.pass(100);
    expect(other.guests[0].edition).toBeUndefined();
  });

  test('LINK-JOIN-04 a host that comes back has its table with everyone who had sat down, and the match begins', async () => {
    const { time, host, guests, meet, setup, tables } = lobby();
    meet(guests[0]);
    await time.pass(500);
    guests[0].claim('One', [{ seat: 1, name: 'Ada' }]);
    await time.pass(100);
    host.close();
    const again = new Host(toy, tables.at(-1)!, setup(0));
    expect([again.full, again.invitation]).toEqual([true, host.invitation]);
    meet(guests[0], again);
    await time.pass(500);
    const made = again.make('2026-01-02T00:00:00.000Z');
    await time.pass(100);
    expect(guests[0].started).toBeUndefined(); // made, and to be stored, before it is told
    expect(again.make('2026-01-03T00:00:00.000Z')).toBe(made);
    again.begin(made);
    await time.pass(100);
    expect(guests[0].started?.header).toEqual(made);
  });

  test('LINK-JOIN-04 a guest begins by no header that says something else than was offered, or commits it to other dice', async () => {
    const other = keptChains(keysOf(1), 'another', 0).end;
    const changes: ((made: LinkHeader) => Partial<LinkHeader>)[] = [
      () => ({}),
      () => ({ options: { tokens: 9 } }),
      () => ({ id: 'another' }),
      () => ({ edition: hash({ values: 9 }) }),
      ({ players }) => ({ players: players.map((player) => ({ ...player, name: 'Eve' })) }),
      () => ({ holders: [1, 0, 0] }),
      () => ({ holders: [0, 1, 1] }),
      ({ dice }) => ({ dice: [dice[0]!, other] }),
      ({ devices }) => ({ devices: [devices[0]!, { id: deviceId(keysOf(2)), name: 'One' }] }),
      ({ dice, devices }) => ({ dice: dice.slice(0, 1), devices: devices.slice(0, 1), holders: [0, 0, 0] })
    ];
    for (const [n, change] of changes.entries()) {
      const { time, host, guests, meet } = lobby();
      meet(guests[0]);
      await time.pass(500);
      guests[0].claim('One', [{ seat: 1, name: 'Ada' }]);
      await time.pass(100);
      const made = host.make('2026-01-02T00:00:00.000Z');
      const header = { ...made, ...change(made) };
      host.begin(header);
      await time.pass(100);
      const begins = n === 0;
      expect([n, guests[0].started?.header]).toEqual([n, begins ? header : undefined]);
      expect([n, host.refused]).toEqual([n, begins ? undefined : 'match']);
    }
  });

  test('LINK-JOIN-05 who comes later gets header and log, and watches', async () => {
    const { time, devices, header } = await tableOf([0, 1]);
    await playOn(devices, time, () => devices[0]!.ledger.tip.n > 6);
    const guest = lobby().setup(5);
    const late = new Guest({ ...guest, clock: time });
    const [one, two] = pair(time, seededRoll(5), () => calm);
    devices[0]!.session!.connect(one);
    late.connect(two);
    await time.pass(500);
    expect(late.started).toMatchObject({ header, past: [] });
    late.askEdition();
    await time.pass(500);
    expect(late.edition).toEqual(toy.edition);
    late.close();
    const watcher = new Device(5, header, time).start();
    for (const device of devices) join(watcher, device);
    await time.pass(3000);
    expect([watcher.session!.me, watcher.ledger.tip]).toEqual([undefined, devices[0]!.ledger.tip]);
    expect(watcher.mayMove).toBe(false);
    await expect(watcher.session!.append([{ type: 'pass' }])).rejects.toThrow('turn');
    await playOn(devices, time);
    await time.pass(3000);
    expect(watcher.durable).toEqual(devices[0]!.durable);
  });
});

describe('headers', () => {
  test('LINK-HEAD-01 a header of several devices has a commitment for each and a holder for every seat; format 1 is read as ever', () => {
    const header = headerFor([0, 1, 0]);
    expect(fitting(headerSchema, header)).toEqual(header);
    const wrong: [Partial<LinkHeader>, string][] = [
      [{ dice: header.dice.slice(1) }, 'without dice'],
      [{ holders: [0, 1] }, 'without a device'],
      [{ holders: [0, 2, 0] }, 'no device'],
      [{ holders: [0, 0, 0] }, 'without a seat'],
      [{ devices: [header.devices[0]!, header.devices[0]!] }, 'twice']
    ];
    for (const [change, why] of wrong)
      expect(() => Ledger.begin(toy, { header: { ...header, ...change }, past: [] })).toThrow(why);
    const local = localOf(header);
    expect(fitting(headerSchema, local)).toEqual(local);
    expect(fitting(headerSchema, { ...local, holders: [0] })).toBeUndefined();
    expect(verify(toy, { header: local, past: [], entries: [] })).toMatchObject({ entries: 0, broken: undefined });
  });
});
