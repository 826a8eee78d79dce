import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { hashText } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, LinkHeader } from '#engine/log.ts';
import { chainOf, proofOf, tokenFor, tokenProof } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { Guest, Host } from '#sync/lobby.ts';
import { protocol } from '#sync/messages.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join, keptChains, keysOf, room } from '../support/sync/device.ts';
import { Puppet, stranger } from '../support/sync/puppet.ts';
import { calm, pair, seededEntropy, Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';
import { drawsOf } from '../support/sync/table.ts';

/** Device 0 is honest; the puppet has the place of device 1. Seat 0 decides first unless chance says who does. */
async function table(options: JsonObject = { first: 0 }) {
  const time = new Time();
  const header = headerFor([0, 1], { options });
  const device = new Device(0, header, time).start();
  const puppet = new Puppet(1).meet(device);
  await time.pass(500);
  return { time, header, device, puppet };
}
const bobs = (header: LinkHeader) => keptChains(keysOf(1), header.id, 0);
const pick = { type: 'pick', times: 1 };
const mark = { type: 'mark', color: 'red' };

describe('known attacks', () => {
  test('LINK-DICE-09 copied commitment: a header with one is refused, a guest with one is sent away, its links open nothing', async () => {
    const header = headerFor([0, 1]);
    const copied = { ...header, dice: [header.dice[0]!, header.dice[0]!] };
    expect(() => Ledger.begin(toy, { header: copied, past: [] })).toThrow('same dice');

    const mine = chainOf(keysOf(0), header.id, 0);
    const { ledger } = Ledger.read(toy, {
      header: { ...header, dice: [header.dice[1]!, mine.end] },
      past: [],
      entries: []
    });
    expect([ledger.fits(1, mine.link(0)), ledger.fits(0, bobs(header).link(0))]).toEqual([false, false]);

    const time = new Time();
    const setup = { clock: time, keep: () => undefined, changed: () => undefined };
    const players = header.players;
    const host = new Host(
      toy,
      { match: header.id, name: 'A', options: {}, players, mine: [0] },
      { ...setup, keys: keysOf(0), entropy: seededEntropy('a'), chains: keptChains }
    );
    const thief = new Guest({ ...setup, keys: keysOf(1), entropy: seededEntropy('b'), chains: () => mine });
    const [one, two] = pair(time, seededRoll(1), () => calm);
    host.connect(one);
    thief.connect(two);
    await time.pass(500);
    thief.claim('B', [{ seat: 1, name: 'B' }]);
    await time.pass(500);
    expect([thief.refused, host.full, host.connected]).toEqual(['malformed', false, []]);
  });

  test('LINK-DICE-03 early reveal: no link is shown before its throw is due and the log up to it is stored', async () => {
    const { time, device, puppet, header } = await table();
    expect(puppet.links).toEqual([]);
    puppet.wire.send({ ...puppet.have, link: bobs(header).link(0), ask: true });
    void device.session!.append([pick, mark]).catch(() => undefined);
    await time.pass(1);
    expect([device.durable.length, puppet.links]).toEqual([0, []]);
    await time.pass(100);
    expect([device.durable.length, puppet.links.length, puppet.have.n]).toEqual([2, 1, 2]);
    const shown = puppet.heard.filter((talk) => talk.t === 'have' && talk.link !== null);
    expect(shown.every((talk) => talk.t === 'have' && talk.n === 2)).toBe(true);
  });

  test('LINK-DICE-08 stale link: one of an earlier throw, of another match or device opens nothing', async () => {
    const { time, device, puppet, header } = await table();
    void device.session!.append([pick, mark]);
    await time.pass(100);
    const due = puppet.have;
    const others = [
      keptChains(keysOf(1), 'other', 0).link(0),
      keptChains(keysOf(0), header.id, 0).link(0),
      bobs(header).link(1),
      header.dice[1]!
    ];
    for (const link of others) {
      puppet.wire.send({ ...due, link, ask: false });
      await time.pass(100);
      expect(device.durable).toHaveLength(2);
    }
    puppet.wire.send({ ...due, link: bobs(header).link(0), ask: false });
    await time.pass(100);
    expect(device.durable).toHaveLength(3);
  });

  test('LINK-HELLO-03 replayed message: a recorded hello proves nothing, a recorded log changes nothing', async () => {
    const { time, device, puppet, header } = await table({ first: 1 });
    const moves: Entry[] = [{ n: 0, type: 'move', seat: 1, move: { type: 'pass' } }];
    const log = { t: 'log' as const, from: 0, before: device.ledger.tip.hash, entries: moves };
    puppet.wire.send(log);
    await time.pass(100);
    const { tip } = device.ledger;
    for (let i = 0; i < 5; i++) puppet.wire.send(log);
    await time.pass(100);
    expect([device.ledger.tip, device.durable.length, puppet.ended]).toEqual([tip, 1, undefined]);

    const [mine, theirs] = pair(time, seededRoll(2), () => calm);
    const said: string[] = [];
    mine.onmessage = (text) => said.push(String(text));
    device.session!.connect(theirs);
    for (const { text } of puppet.line.filter((one) => one.mine)) mine.send(text);
    await time.pass(200);
    expect(said.map((text) => (JSON.parse(text) as { t: string; why?: string }).why).filter(Boolean)).toEqual([
      'secret'
    ]);
    expect(header.devices).toHaveLength(2);
  });

  test('LINK-DICE-07 choosing among draws by reconnecting: the same links for the same throw, whoever comes back', async () => {
    const { time, device, puppet, header } = await table();
    void device.session!.append([pick, mark]);
    await time.pass(100);
    const [first] = puppet.links;
    const own = bobs(header).link(0);
    const due = drawsOf(device.ledger, [first!, own]);
    for (let i = 0; i < 4; i++) {
      puppet.wire.close();
      if (i % 2) {
        device.crash();
        device.start();
      }
      puppet.meet(device);
      await time.pass(500);
    }
    expect(puppet.links).toEqual([first]);
    puppet.wire.send({ ...puppet.have, link: own, ask: false });
    await time.pass(100);
    expect(device.durable.slice(2)).toEqual(due);
  });

  test('LINK-ASK-03 undo past a reveal: the same throw again, whatever is played before it', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const { ledger } = Ledger.read(toy, { header, past: [], entries: [] });
    const links = [0, 1].map((n) => keptChains(keysOf(n), header.id, 0).link(0));
    const move = (played: object): Entry => ({ n: ledger.tip.n, type: 'move', seat: 0, move: played as typeof pick });
    for (const played of [pick, mark]) ledger.append(move(played));
    const [token] = drawsOf(ledger, links);
    expect(
      ledger.extend([token!, { n: 3, type: 'accord', by: 0, with: [0, 1], what: { type: 'back', to: 0 } }])
    ).toBeUndefined();
    for (const played of [
      { type: 'pick', times: 3 },
      { type: 'mark', color: 'blue' }
    ])
      ledger.append(move(played));
    expect(ledger.linksDue).toBe(false);
    const again = drawsOf(ledger, []);
    expect(again[0]).toMatchObject({ move: (token as { move: object }).move, links: [] });
    // Fresh links would be a new roll: refused.
    const rolled = { ...again[0]!, links: [0, 1].map((n) => keptChains(keysOf(n), header.id, 0).link(1)) } as Entry;
    expect(ledger.problem(rolled)).toContain('where none are due');
  });

  test('LINK-HELLO-06 wrong rules version, game or edition: named, and nothing is exchanged', async () => {
    for (const [rules, why] of [
      [{ version: 2 }, 'rules'],
      [{ game: 'other' }, 'rules'],
      [{ edition: hashText('other') }, 'edition']
    ] as const) {
      const time = new Time();
      const device = new Device(0, headerFor([0, 1]), time).start();
      const puppet = new Puppet(1).meet(device, { rules });
      await time.pass(500);
      expect([puppet.ended, puppet.heard, device.session!.refused]).toEqual([why, [], why]);
    }
  });

  test('LINK-DICE-05 host look-ahead: with all but one link known every outcome is still as likely as the rules say', () => {
    const header = headerFor([0, 1], { options: { first: 0, tokens: 1 } });
    const { ledger } = Ledger.read(toy, { header, past: [], entries: [] });
    for (const [n, move] of [pick, mark].entries()) ledger.append({ n, type: 'move', seat: 0, move });
    const seen = [0, 0, 0, 0];
    const known = keptChains(keysOf(0), header.id, 0).link(0);
    for (let i = 0; i < 4000; i++) {
      const [entry] = drawWith(ledger, [known, hashText(`unknown ${i}`)]);
      seen[entry - 1]!++;
    }
    expect(chiSquared(seen)).toBeLessThan(16.3); // 99.9 %, 3 degrees of freedom
    expect(JSON.stringify(ledger.state)).not.toContain('deck');
  });

  test('LINK-DICE-05 dishonest choice of chain: picking the best of many for oneself leaves draws uniform', () => {
    const seen = [0, 0, 0, 0];
    for (let match = 0; match < 800; match++) {
      const header = headerFor([0, 1], {
        options: { first: 0, tokens: 1 },
        created: `2026-01-01T00:00:00.${String(match).padStart(4, '0')}Z`
      });
      const { ledger } = Ledger.read(toy, { header, past: [], entries: [] });
      for (const [n, move] of [pick, mark].entries()) ledger.append({ n, type: 'move', seat: 0, move });
      // The cheat sees the other's commitment, guesses what its link may be, and takes the chain that would then give a 4.
      const guess = header.dice[0]!;
      const chains = Array.from({ length: 8 }, (_, i) => hashText(`chain ${match} ${i}`));
      const chosen = chains.find((link) => drawWith(ledger, [guess, link])[0] === 4) ?? chains[0]!;
      seen[drawWith(ledger, [hashText(`honest ${match}`), chosen])[0] - 1]!++;
    }
    expect(chiSquared(seen)).toBeLessThan(16.3);
  });

  test('LINK-DICE-13 showing different moves to different devices is found out as a fork', async () => {
    const time = new Time();
    const header = headerFor([0, 1, 2], { options: { first: 1 } });
    const [a, c] = [new Device(0, header, time).start(), new Device(2, header, time).start()];
    join(a, c);
    const [toA, toC] = [new Puppet(1).meet(a), new Puppet(1).meet(c)];
    await time.pass(500);
    const say = (puppet: Puppet, times: number): void =>
      puppet.wire.send({
        t: 'log',
        from: 0,
        before: a.ledger.hashes[0]!,
        entries: [
          { n: 0, type: 'move', seat: 1, move: { type: 'pick', times } },
          { n: 1, type: 'move', seat: 1, move: mark }
        ]
      });
    say(toA, 1);
    say(toC, 3);
    await time.pass(3000);
    expect([a.session!.fork?.device, c.session!.fork?.device]).toEqual([c.id, a.id]);
    expect([a.durable.length, c.durable.length]).toEqual([2, 2]);
  });
});

describe('seats and secrets', () => {
  test('LINK-LOG-01 a move of somebody else’s seat is not taken, and play of others is not stopped by a bad one', async () => {
    const { time, device, puppet } = await table();
    const before = device.ledger.tip.hash;
    const entries: Entry[] = [{ n: 0, type: 'move', seat: 0, move: { type: 'pass' } }];
    puppet.wire.send({ t: 'log', from: 0, before, entries });
    await time.pass(200);
    expect(device.durable).toEqual([]);
    puppet.wire.send({ t: 'log', from: 0, before, entries: [{ n: 0, type: 'move', seat: 1, move: { type: 'pass' } }] });
    await time.pass(200);
    expect([device.durable, puppet.ended]).toEqual([[], 'log']);
    await Promise.all([device.session!.append([pick]), time.pass(50)]);
    expect(device.durable).toHaveLength(1);
  });

  test('LINK-HELLO-02 a broker in the middle has other fingerprints: both sides hang up', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const puppet = new Puppet(1).meet(device, { binding: 'the middle' });
    await time.pass(500);
    expect([puppet.ended, device.session!.connected, puppet.heard]).toEqual(['secret', [], []]);
  });

  test('LINK-HELLO-04 LINK-LIMIT-05 without the secret nothing is learnt, and secrets are never on the line', async () => {
    const time = new Time();
    const device = new Device(0, headerFor([0, 1]), time).start();
    const stranger = new Puppet(1, { keys: { ...keysOf(1), secret: 'x'.repeat(32) } }).meet(device);
    await time.pass(500);
    const said = stranger.line.filter(({ mine }) => !mine).map(({ text }) => (JSON.parse(text) as { t: string }).t);
    expect(said).toEqual(['hello', 'proof', 'bye']);
    const friend = new Puppet(1).meet(device);
    await time.pass(3000);
    const line = friend.line.map(({ text }) => text).join();
    for (const keys of [device.keys, friend.keys])
      expect([line.includes(keys.key), line.includes(keys.secret)]).toEqual([false, false]);
  });

  test('LINK-ID-04 a device with the id of another is turned away once the real one was met', async () => {
    const { time, device, puppet } = await table();
    const real = puppet.keys;
    puppet.wire.close();
    await time.pass(100);
    // Same key, so same id, but it claims never to have met: its token is still the right one.
    const again = new Puppet(1, { keys: { ...real, tokens: {} } }).meet(device);
    await time.pass(500);
    expect(again.ended).toBeUndefined();
    again.wire.close();
    device.keys = { ...device.keys, tokens: { [again.id]: hashText('the token of the real one') } };
    device.crash();
    device.start();
    const impostor = new Puppet(1, { keys: real }).meet(device);
    await time.pass(500);
    expect([impostor.ended, device.session!.connected]).toEqual(['impostor', []]);
  });

  test('LINK-ID-04 a device that was met is known again after a reload: nobody passes for it with a token that is made up', async () => {
    const { time, device, puppet } = await table();
    expect(device.keys.tokens).toEqual({ [puppet.id]: tokenFor(puppet.keys, device.id) });
    device.crash();
    device.start();
    const thief = stranger(device, time);
    await time.pass(100);
    const nonces = [hashText('its own'), thief.said[0]!['nonce'] as string] as const;
    const proof = { opener: true, nonces, binding: 'test' };
    const token = hashText('made up');
    const { rules, header } = device.ledger;
    thief.send({ t: 'hello', protocol, nonce: nonces[0] });
    thief.send({ t: 'proof', mac: proofOf(room, proof) });
    thief.send({ t: 'who', device: puppet.id, boot: hashText('boot'), known: [], match: header.id, rules });
    thief.send({ t: 'token', mac: tokenProof(token, proof), token });
    await time.pass(200);
    expect([thief.said.at(-1), device.session!.connected]).toEqual([{ t: 'bye', why: 'impostor' }, []]);
    // Nor is it shown the token of the device itself.
    expect(thief.said.find(({ t }) => t === 'token')).toMatchObject({ token: null });
  });
});

test('LINK-VERIFY-01 a whole match holds by itself; with any entry, link or accord changed it does not', async () => {
  const time = new Time();
  const header = headerFor([0, 1]);
  const devices = [new Device(0, header, time).start(), new Device(1, header, time).start()] as const;
  join(...devices);
  while (devices[0].ledger.turn !== 'over') {
    for (const device of devices) if (device.mayMove) void device.session!.append([device.anyMove()]);
    await time.pass(100);
  }
  const { entries } = devices[0].ledger;
  expect(verify(toy, { header, past: [], entries })).toMatchObject({ broken: undefined, entries: entries.length });
  for (const [n, entry] of entries.entries()) {
    if (entry.type !== 'draw' || entry.links.length === 0) continue;
    const forged = entries.map((one) => (one === entry ? { ...entry, links: [...entry.links].reverse() } : one));
    expect(verify(toy, { header, past: [], entries: forged })).toMatchObject({
      entries: n,
      broken: expect.stringContaining('link') as string
    });
  }
});

/** What links would give, whether or not they follow: for counting only. */
function drawWith(ledger: Ledger, links: readonly string[]): [number] {
  const [entry] = drawsOf(ledger, links);
  return [entry?.type === 'draw' ? (entry.move['value'] as number) : 0];
}
const chiSquared = (seen: readonly number[]): number => {
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
