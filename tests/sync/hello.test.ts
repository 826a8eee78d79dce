import { describe, expect, test, vi } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { hashText } from '#engine/hash.ts';
import { choicesFor, difference, spoken } from '#sync/difference.ts';
import { addressOf, deviceId, epochs, makeRoom, proofOf } from '#sync/keys.ts';
import { protocol } from '#sync/messages.ts';
import { Device, headerFor, join, keysOf, room } from '../support/sync/device.ts';
import { Puppet, stranger, type Said } from '../support/sync/puppet.ts';
import { pass, puppetTable, tableOf } from '../support/sync/table.ts';
import { calm, pair, seededEntropy, Time } from '../support/sync/world.ts';

describe('rooms and ids', () => {
  test('LINK-URL-02 rooms differ, and a device that is there for another match is sent away', async () => {
    const entropy = seededEntropy('rooms');
    expect(new Set(Array.from({ length: 50 }, () => makeRoom(entropy).room)).size).toBe(50);
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const puppet = new Puppet(1).meet(device, { match: 'another' });
    await time.pass(500);
    expect([puppet.ended, puppet.heard, device.session!.connected]).toEqual(['match', [], []]);
  });

  test('LINK-ID-01 an address depends on secret, room, place and epoch, and shows none of them', () => {
    const address = addressOf(room, 0, 0);
    const others = [
      addressOf({ ...room, secret: 'x'.repeat(32) }, 0, 0),
      addressOf({ ...room, room: 'x'.repeat(12) }, 0, 0),
      addressOf(room, 1, 0),
      addressOf(room, 0, 1)
    ];
    expect(new Set([address, ...others]).size).toBe(5);
    expect(addressOf({ ...room }, 0, 0)).toBe(address);
    expect(address).toMatch(/^wayside-[0-9a-f]{40}$/);
    expect([address.includes(room.room), address.includes(room.secret)]).toEqual([false, false]);
  });

  test('LINK-ID-03 an id is a hash of room and key: it differs from room to room, and the key is never on the line', async () => {
    const keys = keysOf(1);
    expect(deviceId(keysOf(1))).toBe(deviceId(keys));
    expect(deviceId({ ...keys, room: 'other0room00' })).not.toBe(deviceId(keys));
    expect(deviceId({ ...keys, key: hashText('other') })).not.toBe(deviceId(keys));
    const { puppet, device } = await puppetTable();
    expect(puppet.line.some(({ text }) => text.includes(device.id))).toBe(true);
    expect(puppet.line.some(({ text }) => text.includes(device.keys.key))).toBe(false);
  });
});

describe('hello', () => {
  test('LINK-HELLO-01 first protocol and a fresh nonce, and nothing else before the other side has said its own', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const [one, two] = [stranger(device, time), stranger(device, time)];
    await time.pass(5000);
    expect(one.said).toEqual([{ t: 'hello', protocol, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    expect(one.said[0]!['nonce']).not.toBe(two.said[0]!['nonce']);
    two.send({ t: 'have', n: 0, hash: hashText(''), state: hashText(''), link: null, parted: false, ask: true });
    await time.pass(100);
    expect(two.said.slice(1)).toEqual([{ t: 'bye', why: 'malformed' }]);
  });

  test('LINK-HELLO-03 a nonce of its own that comes back to a device is none: nothing is proven by it', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const mirror = stranger(device, time);
    await time.pass(100);
    mirror.send(mirror.said[0]!);
    await time.pass(100);
    expect(mirror.said.slice(1)).toEqual([{ t: 'bye', why: 'malformed' }]);
  });

  test('LINK-HELLO-05 who one is comes only when the other has proven the secret, and tokens after that', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const other = stranger(device, time);
    const nonce = hashText('mine');
    other.send({ t: 'hello', protocol, nonce });
    await time.pass(100);
    expect(other.said.map(({ t }) => t)).toEqual(['hello', 'proof']);
    const nonces = [nonce, other.said[0]!['nonce'] as string] as const;
    other.send({ t: 'proof', mac: proofOf(room, { opener: true, nonces, binding: 'test' }) });
    await time.pass(100);
    expect(other.said[2]).toMatchObject({
      t: 'who',
      device: device.id,
      boot: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      match: device.header.id,
      rules: device.ledger.rules
    });
    expect(other.said).toHaveLength(3);
    const { puppet } = await puppetTable();
    const order = puppet.line.filter(({ mine }) => !mine).map(({ text }) => (JSON.parse(text) as Said).t);
    expect(order.slice(0, 4)).toEqual(['hello', 'proof', 'who', 'token']);
    expect(order.slice(4)).not.toContain('who');
  });

  test('LINK-HELLO-06 another protocol is named, with the side that is behind', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const other = stranger(device, time);
    other.send({ t: 'hello', protocol: protocol + 1, nonce: hashText('new'), more: 'than is known' });
    await time.pass(100);
    expect([other.said.at(-1), device.session!.refused]).toEqual([{ t: 'bye', why: 'protocol' }, 'protocol']);
    expect(device.session!.difference).toEqual({ what: 'protocol', behind: 'here' });
    expect(spoken(3, 2)).toEqual({ what: 'protocol', behind: 'there' });
  });

  test('LINK-HELLO-06 so are other rules, on both sides, as long as they are what keeps them apart', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const { version: here } = device.ledger.rules;
    for (const [version, behind] of [
      [here + 1, 'here'],
      [here - 1, 'there']
    ] as const) {
      new Puppet(1).meet(device, { rules: { version } });
      await time.pass(500);
      expect([device.session!.refused, device.session!.difference]).toEqual(['rules', { what: 'rules', behind }]);
    }
    new Puppet(1).meet(device);
    await time.pass(500);
    expect([device.session!.refused, device.session!.difference]).toEqual([undefined, undefined]);
  });

  test('LINK-HELLO-06 each difference has its choices', () => {
    const here = { game: 'toy', version: 3, edition: hashText('a') };
    expect(difference(here, here)).toBeUndefined();
    const cases = [
      [difference({ ...here, version: 4 }, here), ['update']],
      [difference({ ...here, version: 2 }, here), ['they-update']],
      [difference({ ...here, edition: hashText('b') }, here), ['take-edition']],
      [difference(here, undefined), ['update']],
      [spoken(1, 2), ['update']],
      [spoken(2, 1), ['they-update']]
    ] as const;
    for (const [found, choices] of cases) expect(choicesFor(found!)).toEqual(choices);
    expect(choicesFor(difference({ ...here, version: 2 }, here)!, true)).toEqual(['older', 'they-update']);
  });

  test('LINK-HELLO-07 a hello that is not finished in 10 s ends the connection', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const other = stranger(device, time);
    other.send({ t: 'hello', protocol, nonce: hashText('slow') });
    await time.pass(9900);
    expect(other.said.map(({ t }) => t)).not.toContain('bye');
    await time.pass(200);
    expect(other.said.at(-1)).toEqual({ t: 'bye', why: 'late' });
  });
});

describe('two connections with one device', () => {
  /** Connects two devices, the first opening; tells which connection each message came by. */
  const line = (opener: Device, other: Device, name: string, used: Set<string>, weather = () => calm): void => {
    const [one, two] = pair(opener.time, opener.roll, weather, 'test', (text) => {
      if (text.includes('"t":"have"')) used.add(name);
      return text;
    });
    opener.session!.connect(one);
    other.session!.connect(two);
  };

  test('LINK-HELLO-08 opened from both sides at once, the one opened by the device with the lower id stays, on both sides', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const time = new Time();
      const header = headerFor([0, 1]);
      const pairOf = [0, 1].map((n) => new Device(n, header, time, seededRoll(`${seed} ${n}`)).start());
      const [low, high] = pairOf.sort((a, b) => (a.id < b.id ? -1 : 1)) as [Device, Device];
      const used = new Set<string>();
      const opened = [() => line(low, high, 'low', used), () => line(high, low, 'high', used)];
      if (seed % 2) opened.reverse();
      opened[0]!();
      await time.pass(seed * 2);
      opened[1]!();
      await time.pass(1000);
      used.clear();
      await time.pass(5000);
      expect([seed, [...used], low.session!.connected, high.session!.connected]).toEqual([
        seed,
        ['low'],
        [high.id],
        [low.id]
      ]);
    }
  });

  test('LINK-HELLO-08 after a reload the later one stays, whoever opened it', async () => {
    for (const n of [0, 1]) {
      const { time, devices } = await tableOf([0, 1]);
      const again = devices[n]!;
      const other = devices[1 - n]!;
      const used = new Set<string>();
      // The page is gone without a word: its connection is not yet known to be dead.
      again.session = undefined;
      again.crash();
      again.start();
      line(again, other, 'later', used);
      await time.pass(3000);
      expect([[...used], again.session!.connected, other.session!.connected]).toEqual([
        ['later'],
        [other.id],
        [again.id]
      ]);
    }
  });

  test('LINK-HELLO-08 a second one is refused for a first that is dead only until that is noticed, within 1.5 s', async () => {
    const time = new Time();
    const header = headerFor([0, 1]);
    const pairOf = [0, 1].map((n) => new Device(n, header, time).start());
    const [low, high] = pairOf.sort((a, b) => (a.id < b.id ? -1 : 1)) as [Device, Device];
    let dead = false;
    join(low, high, () => (dead ? { ...calm, drop: 1000 } : calm));
    await time.pass(1000);
    dead = true;
    const used = new Set<string>();
    line(high, low, 'refused', used);
    await time.pass(1600);
    expect([low.session!.connected, high.session!.connected]).toEqual([[], []]);
    line(high, low, 'new', used);
    await time.pass(500);
    expect(used).toContain('new');
    expect([low.session!.connected, high.session!.connected]).toEqual([[high.id], [low.id]]);
  });
});

describe('one device too many', () => {
  test('LINK-HELLO-08 of two connections that one side opened the later stays; the other is given up for good, on both sides', async () => {
    const { time, devices } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    const closed: (readonly [line: number, forGood: boolean | undefined])[] = [];
    for (const line of [1, 2]) {
      for (const [i, end] of pair(time, seededRoll(line), () => calm).entries()) {
        const close = end.close.bind(end);
        end.close = (forGood) => (closed.push([line, forGood]), close(forGood));
        [a, b][i]!.session!.connect(end);
      }
      await time.pass(1000);
    }
    await time.pass(20_000);
    expect(closed).toEqual([
      [1, true],
      [1, true]
    ]);
    expect([a.session!.connected, b.session!.connected]).toEqual([[b.id], [a.id]]);
    expect([a.session!.trouble, b.session!.trouble]).toEqual([undefined, undefined]);
  });

  test('LINK-ID-06 of two devices with one key the later is heard; the other says so, does nothing, and may come back', async () => {
    const { time, header, devices } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    const copy = new Device(0, header, time).start(true);
    join(copy, b);
    await time.pass(200);
    expect([a, copy].map(({ session }) => session!.trouble)).toEqual(['elsewhere', undefined]);
    join(a, b); // nobody wants that: it is not answered
    await time.pass(4000);
    expect([a, copy].map(({ session }) => session!.trouble)).toEqual(['elsewhere', undefined]);
    expect([a, b, copy].map(({ session }) => session!.connected)).toEqual([[], [copy.id], [b.id]]);
    await expect(Promise.all([a.session!.append([pass]), time.pass(50)])).rejects.toThrow('elsewhere');
    join(a, b);
    await time.pass(4000);
    expect(copy.session!.trouble).toBeUndefined();

    a.session!.reclaim();
    join(a, b);
    await time.pass(4000);
    expect([a, copy].map(({ session }) => session!.trouble)).toEqual([undefined, 'elsewhere']);
    await Promise.all([a.session!.append([pass]), time.pass(100)]);
    expect([b.durable, copy.durable]).toEqual([a.durable, []]);
  });
});

describe('at a broker', () => {
  /** Addresses taken at a broker that is only this map, as the library shows it. */
  const taken = new Map<string, FakePeer>();
  const asked: string[] = [];
  /** Lines that were asked for and not closed. */
  const kept = new Set<string>();
  type Hear = (value: never) => void;
  class FakePeer {
    readonly heard = new Map<string, Hear>();
    open = false;
    destroyed = false;
    disconnected = false;
    readonly address: string;

    constructor(address: string) {
      this.address = address;
      queueMicrotask(() => {
        if (taken.has(address)) return this.tell('error', { type: 'unavailable-id', message: '' });
        taken.set(address, this);
        this.open = true;
        this.tell('open', address);
      });
    }
    on(what: string, hear: Hear): void {
      this.heard.set(what, hear);
    }
    tell(what: string, value: unknown): void {
      this.heard.get(what)?.(value as never);
    }
    connect(address: string) {
      asked.push(address);
      if (!taken.has(address))
        queueMicrotask(() => this.tell('error', { type: 'peer-unavailable', message: `no peer ${address}` }));
      kept.add(address);
      return { open: false, on: () => undefined, close: () => void kept.delete(address) };
    }
    destroy(): void {
      this.destroyed = true;
    }
    reconnect(): void {
      this.disconnected = false;
    }
  }

  test('LINK-ID-02 a taken address makes way for the next of eight; who calls tries all, the last that answered first', async () => {
    vi.doMock('peerjs', () => ({ Peer: FakePeer }));
    const { peerjs, publicBroker } = await import('#sync/transports/peerjs.ts');
    const time = new Time();
    const start = (place: number, missing: readonly number[]) => {
      const transport = peerjs({
        broker: publicBroker,
        room,
        place: () => place,
        missing: () => missing,
        onstate: () => undefined,
        clock: time
      });
      transport.start(() => undefined);
      return transport;
    };
    // Places taken by pages that are gone: epochs 0 and 1 of place 0.
    for (const epoch of [0, 1]) taken.set(addressOf(room, 0, epoch), undefined as never);
    const host = start(0, []);
    await vi.waitFor(() => expect(taken.get(addressOf(room, 0, 2))).toBeInstanceOf(FakePeer));
    for (const epoch of [0, 1]) taken.delete(addressOf(room, 0, epoch));
    const caller = start(1, [0]);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual([0, 1, 2].map((epoch) => addressOf(room, 0, epoch)));
    // The third is there; it is the first to be tried when the call has come to nothing.
    await time.pass(20_000);
    expect(asked[3]).toBe(addressOf(room, 0, 2));
    // With nobody there all epochs are tried, each once before any again.
    taken.delete(addressOf(room, 0, 2));
    asked.length = 0;
    await time.pass(60_000);
    expect(new Set(asked.slice(0, epochs)).size).toBe(epochs);
    // A browser has only so many lines: those to nobody are given back.
    expect(kept.size).toBeLessThanOrEqual(1);
    host.close();
    caller.close();
    vi.doUnmock('peerjs');
  });
});
