import { describe, expect, test, vi } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { hashText } from '#engine/hash.ts';
import { entryHash, type Entry } from '#engine/log.ts';
import { protocol, slice } from '#sync/messages.ts';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { Puppet } from '../support/sync/puppet.ts';
import { chainFor, logOf, mark, pass, pick, playOn, puppetTable, tableOf, drawsOf } from '../support/sync/table.ts';
import { calm, pair, Time } from '../support/sync/world.ts';

const moveOf = (n: number, seat: number, move = pass): Entry => ({ n, type: 'move', seat, move });

describe('entries', () => {
  test('LINK-LOG-02 number, author, seat, legality and dice are checked; what fails is not appended and ends the connection', async () => {
    const bad: ((hash: string) => { before: string; entries: Entry[] })[] = [
      (before) => ({ before, entries: [moveOf(1, 1)] }),
      (before) => ({ before, entries: [moveOf(0, 0)] }),
      (before) => ({ before, entries: [moveOf(0, 1, mark)] }),
      (before) => ({ before, entries: [moveOf(0, 1, { type: 'nothing' })] }),
      (before) => ({ before, entries: [{ n: 0, type: 'draw', move: { type: 'token', value: 1 }, links: [] }] })
    ];
    for (const make of bad) {
      const { time, device, puppet } = await puppetTable({ first: 1 });
      puppet.wire.send({ t: 'log', from: 0, ...make(device.ledger.tip.hash) });
      await time.pass(200);
      expect([device.durable, puppet.ended]).toEqual([[], 'log']);
    }
    // Forged dice: a link that does not follow, and an outcome that the dice did not give.
    for (const forge of [0, 1]) {
      const { time, device, puppet, header } = await puppetTable();
      await Promise.all([device.session!.append([pick, mark]), time.pass(100)]);
      const links = [0, 1].map((n) => chainFor(header, n).link(0));
      const [due] = drawsOf(device.ledger, links) as [Extract<Entry, { type: 'draw' }>];
      const other = { ...due.move, value: ((due.move['value'] as number) % 4) + 1 };
      const entry = forge ? { ...due, move: other } : { ...due, links: [links[0]!, hashText('no link')] };
      puppet.wire.send({ t: 'log', from: 2, before: device.ledger.tip.hash, entries: [entry] });
      await time.pass(200);
      expect([device.durable.length, puppet.ended]).toEqual([2, 'log']);
    }
    // A wrong hash before it is another log: nothing is taken, and the other log is asked for.
    const { time, device, puppet } = await puppetTable({ first: 1 });
    puppet.wire.send({ t: 'log', from: 0, before: hashText('other'), entries: [moveOf(0, 1)] });
    await time.pass(200);
    expect([device.durable, puppet.heard.some(({ t }) => t === 'want')]).toEqual([[], true]);
  });

  test('LINK-LOG-04 entries of a connected device are taken from itself only; those of one that is away from others too', async () => {
    const time = new Time();
    const header = headerFor([0, 1, 2], { options: { first: 1 } });
    const [a, b] = [new Device(0, header, time).start(), new Device(1, header, time).start()];
    const cut = join(a, b);
    const other = new Puppet(2).meet(a);
    await time.pass(500);
    const log = { t: 'log' as const, from: 0, before: a.ledger.tip.hash, entries: [moveOf(0, 1)] };
    other.wire.send(log);
    await time.pass(500);
    expect([a.durable, other.ended]).toEqual([[], undefined]);
    cut();
    await time.pass(100);
    other.wire.send(log);
    await time.pass(100);
    expect(a.durable).toEqual(log.entries);
  });

  test('LINK-LOG-05 moves of one’s own seat are not taken from others, unless the log here was restored and may lag', async () => {
    for (const lagging of [false, true]) {
      const time = new Time();
      const device = new Device(0, headerFor([0, 1], { options: { first: 0 } }), time).start(lagging);
      const puppet = new Puppet(1).meet(device);
      await time.pass(500);
      const before = device.ledger.tip.hash;
      puppet.wire.send({ t: 'log', from: 0, before, entries: [moveOf(0, 0), moveOf(1, 1)] });
      await time.pass(500);
      expect(device.durable.length).toBe(lagging ? 2 : 0);
      // Once it has moved itself it knows its own moves.
      if (!lagging) continue;
      await Promise.all([device.session!.append([pass]), time.pass(100)]);
      const { tip } = device.ledger;
      puppet.wire.send({ t: 'log', from: 3, before: tip.hash, entries: [moveOf(3, 1), moveOf(4, 0)] });
      await time.pass(500);
      expect(device.durable.length).toBe(4);
    }
    const { time, device, puppet } = await puppetTable();
    const accord: Entry = { n: 0, type: 'accord', by: 1, with: [0, 1], what: { type: 'end' } };
    puppet.wire.send({ t: 'log', from: 0, before: device.ledger.tip.hash, entries: [accord] });
    await time.pass(200);
    expect([device.durable, device.ledger.ended]).toEqual([[], false]);
  });

  test('LINK-LOG-06 what is there already is passed over, also where it overlaps with something new', async () => {
    const { time, device, puppet } = await puppetTable({ first: 1 });
    const before = device.ledger.tip.hash;
    puppet.wire.send({ t: 'log', from: 0, before, entries: [moveOf(0, 1)] });
    await time.pass(100);
    await Promise.all([device.session!.append([pass]), time.pass(100)]);
    const known = [...device.durable];
    for (let i = 0; i < 5; i++) puppet.wire.send({ t: 'log', from: 0, before, entries: known });
    await time.pass(200);
    expect(device.durable).toEqual(known);
    puppet.wire.send({ t: 'log', from: 0, before, entries: [...known, moveOf(2, 1)] });
    await time.pass(200);
    expect([device.durable.length, puppet.ended]).toEqual([3, undefined]);
  });
});

describe('having', () => {
  test('LINK-HAVE-01 a device tells its tip and position after every change, and every 2 s', async () => {
    const { time, device, puppet } = await puppetTable();
    puppet.heard.length = 0;
    await time.pass(10_000);
    const quiet = puppet.heard.filter(({ t }) => t === 'have');
    expect(quiet.length).toBeGreaterThanOrEqual(4);
    expect(quiet.length).toBeLessThanOrEqual(6);
    puppet.heard.length = 0;
    await Promise.all([device.session!.append([pass]), time.pass(100)]);
    expect(puppet.have).toMatchObject({ ...device.ledger.tip, state: device.ledger.position });
  });

  test('LINK-HAVE-02 what is missing is sent in chunks of at most 48 kB, and a gap is asked about', async () => {
    const header = headerFor([0, 1], { options: { first: 0, tokens: 60 } });
    const ledger = logOf(header);
    while (ledger.tip.n < 500) {
      const { turn, tip } = ledger;
      const links = [0, 1].map((n) => chainFor(header, n).link(ledger.die(n).spent));
      if (turn === 'chance') ledger.extend(drawsOf(ledger, links));
      else for (const [i, move] of [pick, mark].entries()) ledger.append(moveOf(tip.n + i, turn as number, move));
    }
    const time = new Time();
    const [full, empty] = [new Device(0, header, time), new Device(1, header, time)];
    full.durable = [...ledger.entries];
    full.start();
    empty.start(true);
    const sizes: number[] = [];
    const [one, two] = pair(
      time,
      seededRoll(1),
      () => calm,
      'test',
      (text) => {
        if (text.startsWith('{"t":"log"')) sizes.push(text.length);
        return text;
      }
    );
    full.session!.connect(one);
    empty.session!.connect(two);
    await time.pass(3000);
    expect(empty.durable).toEqual(full.durable);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48 * 1024);

    const { time: later, device, puppet } = await puppetTable({ first: 1 });
    puppet.heard.length = 0;
    puppet.wire.send({ t: 'log', from: 5, before: hashText('later'), entries: [moveOf(5, 1)] });
    await later.pass(100);
    expect([puppet.have.n, device.durable]).toEqual([0, []]);
  });

  test('LINK-HAVE-02 an entry that is longer than a chunk goes alone', () => {
    const long = moveOf(1, 0, { type: 'long', text: 'x'.repeat(60_000) });
    const log = [moveOf(0, 0), long, moveOf(2, 0), moveOf(3, 0)];
    expect([0, 1, 2, 4].map((from) => slice(log, from).map(({ n }) => n))).toEqual([[0], [1], [2, 3], []]);
  });

  test('LINK-HAVE-03 what did not arrive is sent again when that is told a second later, and no sooner', async () => {
    const { time, device, puppet } = await puppetTable();
    const sent = (): number => puppet.heard.filter(({ t }) => t === 'log').length;
    const none = { ...puppet.have, ask: false };
    puppet.wire.send(none);
    await time.pass(100);
    await Promise.all([device.session!.append([pass]), time.pass(100)]);
    expect(sent()).toBe(1);
    puppet.wire.send(none); // it may be on its way
    await time.pass(100);
    expect(sent()).toBe(1);
    await time.pass(1000);
    puppet.wire.send(none);
    await time.pass(100);
    expect(sent()).toBe(2);
  });

  test('LINK-HAVE-01 a session that is closed tells nothing any more, and waits for nothing', async () => {
    const { time, device, puppet } = await puppetTable();
    device.session!.close();
    await time.pass(100);
    puppet.heard.length = 0;
    const waits = vi.spyOn(time, 'after');
    await time.pass(20_000);
    expect([puppet.ended, puppet.heard, waits.mock.calls]).toEqual(['leaving', [], []]);
  });

  test('LINK-HAVE-04 another position at the same tip, told by a player, stops play while it is connected; a watcher cannot', async () => {
    const { time, device, puppet } = await puppetTable();
    puppet.wire.send({ ...puppet.have, state: hashText('another program'), ask: false });
    await time.pass(100);
    expect([device.session!.trouble, device.troubled]).toEqual(['mismatch', 'mismatch']);
    await expect(device.session!.append([pass])).rejects.toThrow('mismatch');
    const { tip } = device.ledger;
    puppet.wire.close();
    await time.pass(100);
    expect([device.session!.trouble, device.troubled, device.ledger.tip]).toEqual([undefined, undefined, tip]);
    await Promise.all([device.session!.append([pass]), time.pass(50)]);

    const watcher = new Puppet(7).meet(device);
    await time.pass(500);
    watcher.wire.send({ ...watcher.have, state: hashText('nonsense'), ask: false });
    await time.pass(100);
    expect(device.session!.trouble).toBeUndefined();
  });
});

describe('forks', () => {
  /** Two devices with the same place: each has made another first move. */
  async function forked() {
    const time = new Time();
    const header = headerFor([0, 1], { options: { first: 0 } });
    const [a, b] = [new Device(0, header, time), new Device(1, header, time)];
    a.durable = [moveOf(0, 0, pass)];
    b.durable = [moveOf(0, 0, pick)];
    for (const device of [a, b]) device.start();
    join(a, b);
    await time.pass(2500);
    return { time, a, b };
  }

  test('LINK-FORK-01 LINK-FORK-02 both sides see it, fetch the other log, show where they part, and nobody’s log changes', async () => {
    const { time, a, b } = await forked();
    for (const [one, other] of [
      [a, b],
      [b, a]
    ] as const) {
      const { fork } = one.session!;
      expect([fork?.device, fork?.at, fork?.theirs?.entries]).toEqual([other.id, 0, other.durable]);
      await expect(one.session!.append([pass])).rejects.toThrow('fork');
    }
    await time.pass(20_000);
    expect([a.durable.length, b.durable.length]).toEqual([1, 1]);
    await Promise.all([b.session!.adopt(), time.pass(3000)]);
    expect([a.session!.fork, b.session!.fork, b.durable]).toEqual([undefined, undefined, a.durable]);
    expect(b.copies).toEqual([[moveOf(0, 0, pick)]]);
    await playOn([a, b], time);
    expect(a.durable).toEqual(b.durable);
  });

  test('LINK-FORK-02 a mere claim of another log stops nobody', async () => {
    const { time, device, puppet } = await puppetTable();
    puppet.wire.send({ ...puppet.have, hash: hashText('another log'), ask: false });
    await time.pass(200);
    expect(device.session!.fork?.theirs).toBeUndefined();
    await Promise.all([device.session!.append([pass]), time.pass(50)]);
    expect(device.durable).toHaveLength(1);
  });

  test('LINK-FORK-04 a log that does not hold is never offered for adoption', async () => {
    const { time, device, puppet } = await puppetTable();
    await Promise.all([device.session!.append([pass]), time.pass(50)]);
    const start = device.ledger.hashes[0]!;
    for (const entry of [moveOf(0, 0, mark), moveOf(0, 1, pass)]) {
      puppet.meet(device);
      await time.pass(500);
      const hash = entryHash(start, entry);
      puppet.wire.send({ ...puppet.have, n: 1, hash, ask: false });
      await time.pass(100);
      puppet.wire.send({ t: 'arm', from: 0, entries: [entry], n: 1, hash });
      await time.pass(100);
      expect([puppet.ended, device.session!.fork]).toEqual(['log', undefined]);
      await Promise.all([device.session!.adopt(), time.pass(50)]);
      expect([device.durable.length, device.copies]).toEqual([1, []]);
    }
  });
});

describe('limits', () => {
  test('LINK-LIMIT-02 more than 400 messages at once or 100 a second for long end the connection; less does not', async () => {
    const beat = JSON.stringify({ t: 'beat' });
    const { time, device, puppet } = await puppetTable();
    await time.pass(5000);
    for (let i = 0; i < 390; i++) puppet.channel.send(beat);
    await time.pass(100);
    expect(puppet.ended).toBeUndefined();
    for (let i = 0; i < 60; i++) puppet.channel.send(beat);
    await time.pass(100);
    expect([puppet.ended, device.session!.connected]).toEqual(['flood', []]);

    for (const [perSecond, ended] of [
      [90, undefined],
      [140, 'flood']
    ] as const) {
      puppet.meet(device);
      await time.pass(1000);
      for (let i = 0; i < perSecond * 15 && !puppet.ended; i++) {
        puppet.channel.send(beat);
        await time.pass(1000 / perSecond);
      }
      expect([perSecond, puppet.ended]).toEqual([perSecond, ended]);
      puppet.wire.close();
      await time.pass(100);
    }
  });

  test('LINK-LIMIT-02 more than 4 MB at once end it, before they are read', async () => {
    const { time, device, puppet } = await puppetTable();
    const large = JSON.stringify({ t: 'edition', data: 'x'.repeat(250_000) });
    for (let i = 0; i < 15; i++) puppet.channel.send(large);
    await time.pass(100);
    expect(puppet.ended).toBeUndefined();
    for (let i = 0; i < 3; i++) puppet.channel.send(large);
    await time.pass(100);
    expect([puppet.ended, device.session!.connected]).toEqual(['flood', []]);
  });

  test('LINK-LIMIT-03 at most 12 connections, and as many whose hello is not finished', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const crowd = Array.from({ length: 14 }, (_, n) => new Puppet(20 + n));
    for (const one of crowd) {
      one.meet(device);
      await time.pass(200);
    }
    expect(device.session!.connected).toHaveLength(12);
    expect(crowd.map(({ ended }) => ended).filter(Boolean)).toEqual(['busy', 'busy']);
    let refused = 0;
    const strangers = Array.from({ length: 30 }, () => {
      const [mine, theirs] = pair(time, seededRoll(3), () => calm);
      mine.onmessage = (text) => void (refused += String(text).includes('"busy"') ? 1 : 0);
      device.session!.connect(theirs);
      mine.send(JSON.stringify({ t: 'hello', protocol, nonce: hashText('one') }));
      return mine;
    });
    await time.pass(200);
    expect([strangers.length, refused]).toEqual([30, 18]);
  });

  test('LINK-LIMIT-03 one ghost, one question and one link are kept of each device, and no foreign log of endless length', async () => {
    const { time, device, puppet } = await puppetTable({ first: 1 });
    const { tip } = device.ledger;
    for (let i = 0; i < 40; i++) {
      const id = hashText(`question ${i}`).slice(0, 16);
      puppet.wire.send({ t: 'ask', id, by: 1, ...tip, what: { type: 'end' } });
      puppet.wire.send({ t: 'ghost', ...tip, moves: i % 2 ? [pick] : [pick, mark].slice(0, 1) });
    }
    await time.pass(200);
    expect([device.session!.questions.length, device.session!.ghost?.moves]).toEqual([1, [pick]]);
    const n = 20_001;
    puppet.channel.send(JSON.stringify({ ...puppet.have, n, hash: hashText('long'), parted: true }));
    await time.pass(200);
    expect(puppet.ended).toBe('malformed');
  });

  test('LINK-LIMIT-03 receipts, too, are bounded, and only outcomes of the world have any', async () => {
    const { devices, time } = await tableOf([0, 1]);
    await playOn(devices, time, () => devices[0]!.ledger.tip.n > 3);
    devices[0]!.session!.witness(0, true);
    devices[0]!.session!.witness(99, true);
    await time.pass(100);
    expect([devices[0]!.session!.receipts, devices[1]!.session!.receipts]).toEqual([[], []]);
  });
});
