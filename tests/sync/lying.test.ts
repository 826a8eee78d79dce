/** What a device cannot do by lying: about where the match comes from, its dice, its log, or who is connected. */
import { describe, expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import type { Accord, Entry } from '#engine/log.ts';
import { Chain } from '#sync/dice.ts';
import { deviceId } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { readMessage } from '#sync/messages.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join, keptChains, keysOf } from '../support/sync/device.ts';
import { Puppet } from '../support/sync/puppet.ts';
import { chainFor, drawsOf, logOf, mark, pass, pick, puppetTable, tableOf } from '../support/sync/table.ts';
import { Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const accord = (ledger: Ledger, by: number, agreed: readonly number[], what: Accord): Entry => ({
  n: ledger.tip.n,
  type: 'accord',
  by,
  with: [...agreed],
  what
});
const acting = (device: Device, move: typeof pass, time: Time): Promise<unknown> =>
  Promise.all([device.session!.append([move]), time.pass(100)]);

describe('dice', () => {
  test('LINK-HEAD-03 a linked match has no past, by which it could have dice that nobody is committed to', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const chosen = header.devices.map(
      ({ id }, place) => new Chain({ match: header.id, device: id }, hashText(`${place}`))
    );
    const past = [{ header: { ...header, dice: chosen.map(({ end }) => end) }, until: 0 }];
    expect(verify(toy, { header, past: [], entries: [] }).broken).toBeUndefined();
    expect(verify(toy, { header, past, entries: [] }).broken).toMatch(/copied part/);
    const start = (told: unknown): unknown => readMessage(JSON.stringify({ t: 'start', header, past: told }));
    expect(start([])).toBeDefined();
    expect(start(past)).toBeUndefined();
  });

  test('LINK-DICE-12 a chain that was ever committed to is no new one, however often its place has changed since', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const log = logOf(header, [pick, mark]);
    log.extend(drawsOf(log, [chainFor(header, 0).link(0), chainFor(header, 1).link(0)]));
    const { id } = header.devices[1]!;
    const back = (dice: string): Accord => ({ type: 'device', place: 1, id, name: 'B', dice });
    const second = keptChains(keysOf(1), header.id, 1).end;
    expect(
      log.extend([
        accord(log, 0, [0], { type: 'rest', place: 1 }),
        { ...accord(log, 0, [0, 1], back(second)), n: log.tip.n + 1 },
        { ...accord(log, 0, [0], { type: 'rest', place: 1 }), n: log.tip.n + 2 }
      ])
    ).toBeUndefined();
    for (const old of [header.dice[1]!, second])
      expect(log.problem(accord(log, 0, [0], back(old)))).toMatch(/used before/);
    const third = keptChains(keysOf(1), header.id, 2).end;
    expect(log.problem(accord(log, 0, [0], back(third)))).toBeUndefined();
  });

  test('LINK-ASK-06 while links are due nobody comes back unasked: whoever has seen them could have the dice thrown anew', async () => {
    // Devices 0 and 2 are in league, 1 is honest; 2 rests.
    const time = new Time();
    const header = headerFor([0, 1, 2], { options: { first: 0 } });
    const start = logOf(header);
    const rest = accord(start, 0, [0, 1], { type: 'rest', place: 2 });
    const honest = new Device(1, header, time);
    honest.durable = [rest];
    honest.start();
    const mover = new Puppet(0).meet(honest);
    const resting = new Puppet(2).meet(honest);
    await time.pass(500);
    const { ledger } = Ledger.read(toy, { header, past: [], entries: [rest] });
    const asks = (id: string): void => {
      const dice = keptChains(keysOf(2), header.id, 1).end;
      const what = { type: 'device', place: 2, id: header.devices[2]!.id, name: 'R', dice } as const;
      resting.wire.send({ t: 'ask', id, by: 2, ...ledger.tip, what });
    };
    for (const move of [pick, mark]) ledger.move(move);
    mover.wire.send({ t: 'log', from: 1, before: ledger.hashes[1]!, entries: ledger.entries.slice(1) });
    await time.pass(200);
    expect(mover.have.link).toBe(chainFor(header, 1).link(0)); // the mover knows what would come

    asks('0123456789abcdef');
    await time.pass(200);
    expect(resting.heard.some(({ t }) => t === 'answer')).toBe(false);
    expect(honest.session!.questions).toHaveLength(1); // a person may still say yes

    ledger.extend(drawsOf(ledger, [chainFor(header, 0).link(0), chainFor(header, 1).link(0)]));
    mover.wire.send({ t: 'log', from: 3, before: ledger.hashes[3]!, entries: ledger.entries.slice(3) });
    await time.pass(200);
    asks('fedcba9876543210');
    await time.pass(200);
    expect(resting.heard.filter(({ t }) => t === 'answer')).toMatchObject([{ id: 'fedcba9876543210', yes: true }]);
  });
});

describe('whoever has the link, and only watches', () => {
  test('LINK-ID-06 cannot say that another device has taken our place', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const watcher = new Puppet(9).meet(devices[0]!);
    await time.pass(500);
    watcher.channel.send(JSON.stringify({ t: 'bye', why: 'replaced' }));
    await time.pass(3000);
    expect([devices[0]!.session!.trouble, devices[0]!.session!.connected.length]).toEqual([undefined, 2]);
    await acting(devices[0]!, pass, time);
    expect(devices[1]!.ledger.tip.n).toBe(1);
  });

  test('LINK-ID-06 nor can one who plays, as long as another who plays is connected', async () => {
    const time = new Time();
    const header = headerFor([0, 1, 2], { options: { first: 0 } });
    const [a, b] = [0, 1].map((n) => new Device(n, header, time).start()) as [Device, Device];
    join(a, b);
    const liar = new Puppet(2).meet(a);
    await time.pass(500);
    liar.channel.send(JSON.stringify({ t: 'bye', why: 'replaced' }));
    await time.pass(3000);
    expect(a.session!.trouble).toBeUndefined();
    await acting(a, pass, time);
  });

  test('LINK-FORK-02 makes no fork by a log of its own, and sees the log there is', async () => {
    const { time, devices, header } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    await acting(a, pass, time);
    await acting(b, pass, time);
    const watcher = new Puppet(9).meet(a);
    await time.pass(500);
    const made = logOf(header, [pass]);
    made.append({ n: 1, type: 'move', seat: 1, move: pick });
    watcher.wire.send({ ...watcher.have, n: 2, hash: made.tip.hash, ask: true });
    await time.pass(50);
    expect(watcher.have).toMatchObject({ ...a.ledger.tip, parted: true });
    watcher.wire.send({ t: 'arm', from: 0, entries: [...made.entries], ...made.tip });
    watcher.wire.send({ t: 'log', from: 1, before: made.hashes[1]!, entries: made.entries.slice(1) });
    await time.pass(100);
    expect(a.session!.fork).toBeUndefined();
    await acting(a, pass, time);
    expect(b.ledger.tip.n).toBe(3);
  });

  test('LINK-ASK-06 asks for a place for itself alone, not for yet another device', async () => {
    const { time, devices } = await tableOf([0, 1]);
    const a = devices[0]!;
    const watcher = new Puppet(9).meet(a);
    await time.pass(500);
    const asks = (id: string, device: string): void => {
      const what: Accord = { type: 'device', place: 1, id: device, name: 'W', dice: hashText('an end') };
      watcher.wire.send({ t: 'ask', id, by: 1, ...a.ledger.tip, what });
    };
    asks('0123456789abcdef', deviceId(keysOf(8)));
    await time.pass(100);
    expect([a.session!.questions, watcher.ended]).toEqual([[], undefined]);
    asks('fedcba9876543210', watcher.id);
    await time.pass(100);
    expect(a.session!.questions).toMatchObject([{ by: 1, device: watcher.id }]);
  });

  test('LINK-LIMIT-03 gives way to who plays', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const crowd = Array.from({ length: 12 }, (_, n) => new Puppet(20 + n));
    for (const one of crowd) {
      one.meet(device);
      await time.pass(100);
    }
    const player = new Puppet(1).meet(device);
    await time.pass(500);
    expect([player.ended, device.session!.connected.length]).toEqual([undefined, 12]);
    expect(crowd.filter(({ ended }) => ended === 'busy')).toHaveLength(1);
  });
});

test('LINK-FORK-02 a log that is claimed and never shown keeps nobody else from what is missing, and is forgotten', async () => {
  const { time, devices, cuts } = await tableOf([0, 1, 2]);
  const [a, b, c] = devices as [Device, Device, Device];
  for (const cut of cuts.values()) cut();
  await acting(a, pass, time); // nobody hears of it
  c.session!.close();
  const liar = new Puppet(2).meet(a);
  await time.pass(500);
  const claim = (): void => liar.wire.send({ ...liar.have, hash: hashText('nothing like it'), ask: false });
  claim();
  await time.pass(100);
  expect(a.session!.fork).toBeDefined();
  join(a, b);
  await time.pass(3000);
  expect(b.ledger.tip.n).toBe(1);
  for (let beats = 0; beats < 8; beats++) {
    liar.channel.send(JSON.stringify({ t: 'beat' }));
    await time.pass(2000);
  }
  expect([a.session!.fork, liar.ended]).toEqual([undefined, undefined]);
});

test('LINK-FORK-04 a log that is not the one it is said to be is not offered, though it holds', async () => {
  const { time, header, device, puppet } = await puppetTable();
  await acting(device, pass, time);
  const other = logOf(header, [pick]);
  const { n } = other.tip;
  const shows = async (hash: string): Promise<void> => {
    puppet.wire.send({ ...puppet.have, n, hash, ask: false });
    await time.pass(100);
    puppet.wire.send({ t: 'arm', from: 0, entries: [...other.entries], n, hash });
    await time.pass(100);
  };
  await shows(hashText('another log'));
  expect([puppet.ended, device.session!.fork]).toEqual(['log', undefined]);
  puppet.meet(device);
  await time.pass(500);
  await shows(other.tip.hash);
  expect([puppet.ended, device.session!.fork?.theirs?.tip]).toEqual([undefined, other.tip]);
});

test('LINK-FORK-02 another log that comes slowly is waited for as long as something of it comes', async () => {
  const { time, header, device, puppet } = await puppetTable();
  await acting(device, pass, time);
  const other = logOf(header, [pick, mark]);
  other.extend(drawsOf(other, [chainFor(header, 0).link(0), chainFor(header, 1).link(0)]));
  while (other.turn !== 'over') other.move(pass);
  expect(other.tip.n).toBe(9);
  puppet.wire.send({ ...puppet.have, ...other.tip, parted: true, ask: false });
  for (const [from, entry] of other.entries.entries()) {
    await time.pass(2000);
    puppet.wire.send({ t: 'arm', from, entries: [entry], ...other.tip });
  }
  await time.pass(100);
  expect(device.session!.fork?.theirs?.tip).toEqual(other.tip);
});

test('LINK-SEE-01 a turn in the making is that of the device that decides: nobody else shows one for it', async () => {
  for (const first of [0, 1]) {
    const { time, device, puppet } = await puppetTable({ first });
    const watcher = new Puppet(9).meet(device);
    await time.pass(500);
    for (const { wire } of [puppet, watcher]) wire.send({ t: 'ghost', ...device.ledger.tip, moves: [pick] });
    await time.pass(100);
    expect([first, device.session!.ghost?.place]).toEqual([first, first === 1 ? 1 : undefined]);
    expect([puppet.ended, watcher.ended]).toEqual([undefined, undefined]);
  }
});

test('LINK-HAND-03 three devices throw by hand: each file brings all links that its sender knows', async () => {
  const { time, devices, cuts } = await tableOf([0, 1, 2]);
  const [a, b, c] = devices as [Device, Device, Device];
  for (const cut of cuts.values()) cut();
  await Promise.all([a.session!.append([pick, mark]), time.pass(100)]);
  const brought = async (from: Device, to: Device): Promise<void> => {
    if (to.ledger.tip.n < from.ledger.tip.n) {
      to.crash();
      to.durable = [...from.durable];
      to.start();
    }
    await Promise.all([to.session!.takeLinks(from.session!.handLinks), time.pass(100)]);
  };
  await brought(a, b);
  expect(b.session!.handLinks.map(({ place }) => place)).toEqual([0, 1]);
  // A link that does not fit takes no place from one that does.
  await b.session!.takeLinks([{ place: 0, link: hashText('no link of it') }]);
  await brought(b, c);
  const drawn = (device: Device): number => device.durable.filter(({ type }) => type === 'draw').length;
  expect([drawn(a), drawn(b), drawn(c)]).toEqual([0, 0, 1]);
});
