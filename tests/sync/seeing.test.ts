import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Game, Move } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { replay, type Step } from '#engine/timeline.ts';
import { ghostOf } from '#sync/ghost.ts';
import type { Ledger } from '#sync/ledger.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { logOf, mark, pass, pick, playOn, puppetTable, tableOf } from '../support/sync/table.ts';
import { calm, Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const dead = { ...calm, drop: 1000 };

describe('seeing one another', () => {
  test('LINK-SEE-01 what was seen of a turn is not played again; what was seen in another position is', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const shown = (ledger: Ledger, seen?: readonly Step[]) => {
      const ghost = ghostOf(ledger, 0, { t: 'ghost', ...ledger.tip, moves: [pick] }, seen);
      if (ghost === undefined || ghost === 'bad') throw new Error('nothing is shown');
      return ghost;
    };
    const [before, after] = [logOf(header), logOf(header, [pass])];
    after.move(pass);
    const { steps } = shown(before);
    expect(shown(before, steps).steps[0]).toBe(steps[0]);
    expect(shown(after, steps).state).toMatchObject({ step: 'mark', passes: 2 });
  });

  test('LINK-SEE-02 signs come from a fixed list, for a seat of the one who speaks; a nudge goes to whom one waits for', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    a.session!.say(0, 'well-played');
    await time.pass(400);
    a.session!.say(1, 'oops'); // not its seat: it speaks for itself
    await time.pass(400);
    b.session!.nudge();
    await time.pass(100);
    expect(b.said).toEqual([`${a.id} 0 well-played`, `${a.id} null oops`]);
    expect([a.said, c.said.length]).toEqual([[`${b.id} nudges`], 2]);
    expect([a, b, c].map(({ durable }) => durable)).toEqual([[], [], []]);
  });

  test('LINK-SEE-02 a sign for a seat of somebody else is not heard, one from no list ends the connection', async () => {
    const { time, device, puppet } = await puppetTable();
    for (const seat of [0, 31]) puppet.wire.send({ t: 'say', seat, emote: 'hello' });
    await time.pass(400);
    expect([device.said, puppet.ended]).toEqual([[], undefined]);
    for (let i = 0; i < 10; i++) puppet.wire.send({ t: 'say', seat: 1, emote: 'hello' });
    await time.pass(100);
    expect(device.said).toEqual([`${puppet.id} 1 hello`]); // no faster than people talk
    puppet.wire.send({ t: 'nudge' });
    await time.pass(10);
    expect(device.said.at(-1)).toBe(`${puppet.id} nudges`); // which is another thing to say
    puppet.channel.send(JSON.stringify({ t: 'say', seat: 1, emote: '<b>words</b>' }));
    await time.pass(100);
    expect(puppet.ended).toBe('malformed');
  });

  test('LINK-SEE-07 how its time stands is heard from the device that decides, at the tip it speaks of, and from no other', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    a.session!.tellTime(5000, false);
    b.session!.tellTime(9000, false); // it is not its decision
    await time.pass(50);
    expect([b.asides, c.asides]).toEqual([[{ t: 'time', n: 0, left: 5000, stands: false }], b.asides]);
    expect(a.asides).toEqual([]);
    await Promise.all([a.session!.append([pick]), time.pass(100)]);
    a.session!.tellTime(4000, true);
    await time.pass(50);
    expect(b.asides.at(-1)).toEqual({ t: 'time', n: a.durable.length, left: 4000, stands: true });
  });

  test('LINK-SEE-07 the time at another tip is not heard', async () => {
    const { time, device, puppet } = await puppetTable({ first: 1 });
    const { tip } = device.ledger;
    puppet.wire.send({ t: 'time', ...tip, n: 1, left: 10, stands: false });
    puppet.wire.send({ t: 'time', ...tip, hash: hash('another'), left: 10, stands: false });
    await time.pass(50);
    expect(device.asides).toEqual([]);
    puppet.wire.send({ t: 'time', ...tip, left: 10, stands: false });
    await time.pass(50);
    expect(device.asides).toEqual([{ t: 'time', n: 0, left: 10, stands: false }]);
  });

  test('LINK-SEE-08 help is asked of the device that decides, with who asks, and changes no log by itself', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    b.session!.help(mark);
    await time.pass(50);
    c.session!.help(null);
    await time.pass(50);
    expect(a.asides).toEqual([
      { t: 'help', from: 1, move: mark },
      { t: 'help', from: 2, move: null }
    ]);
    expect([b.asides, c.asides, a.durable]).toEqual([[], [], []]);
  });

  test('LINK-SEE-03 a device not heard of for 6 s is away, and its connection is dropped on both sides', async () => {
    const time = new Time();
    const header = headerFor([0, 1]);
    const [a, b] = [0, 1].map((n) => new Device(n, header, time).start()) as [Device, Device];
    let lost = false;
    join(a, b, () => (lost ? dead : calm));
    await time.pass(20_000); // nobody says anything but that he is there
    expect([a.session!.connected, b.session!.connected]).toEqual([[b.id], [a.id]]);
    lost = true;
    await time.pass(3500);
    expect(a.session!.connected).toEqual([b.id]);
    await time.pass(4000);
    expect([a.session!.connected, b.session!.connected]).toEqual([[], []]);
  });

  test('LINK-SEE-04 back in the foreground: what does not answer in 1.5 s is dropped, what does stays, and play resumes within 3 s', async () => {
    const time = new Time();
    const header = headerFor([0, 1], { options: { first: 0 } });
    const [a, b] = [0, 1].map((n) => new Device(n, header, time).start()) as [Device, Device];
    let lost = false;
    join(a, b, () => (lost ? dead : calm));
    await time.pass(1000);
    a.session!.wake();
    await time.pass(2000);
    expect(a.session!.connected).toEqual([b.id]);
    lost = true;
    await time.pass(100);
    const woken = time.now();
    a.session!.wake();
    b.session!.wake();
    await time.pass(1400);
    expect(a.session!.connected).toEqual([b.id]);
    await time.pass(110);
    expect([a.session!.connected, b.session!.connected]).toEqual([[], []]);
    // The transport makes a new one, as it does when one is lost.
    join(b, a);
    await Promise.all([a.session!.append([pick, mark]), time.pass(400)]);
    expect(b.durable.map(({ type }) => type)).toEqual(['move', 'move', 'draw']);
    expect(time.now() - woken).toBeLessThan(3000);
  });

  test('LINK-SEE-05 who is waited for is known at every moment of a match, and has something to do', async () => {
    const { time, devices } = await tableOf([0, 1, 2], { tokens: 2 });
    const seen = new Set<string>();
    await playOn(devices, time, () => {
      const { ledger, session } = devices[0]!;
      if (ledger.turn === 'over') expect(session!.waiting).toEqual([]);
      else if (typeof ledger.turn === 'number') expect(session!.waiting).toEqual([ledger.devices.holders[ledger.turn]]);
      seen.add(typeof ledger.turn === 'number' ? String(session!.waiting) : ledger.turn);
      return devices.every((device) => device.ledger.turn === 'over');
    });
    expect([...seen].sort()).toEqual(expect.arrayContaining(['0', '1', '2', 'over']));
  });

  test('LINK-SEE-05 at a throw those whose links are missing are waited for', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b] = devices as [Device, Device];
    cuts.get('0 2')!();
    cuts.get('1 2')!();
    await Promise.all([a.session!.append([pick, mark]), time.pass(200)]);
    expect([a.session!.waiting, b.session!.waiting]).toEqual([[2], [2]]);
  });
});

/** The toy, with a spinning top between marking and drawing: where it comes to rest is for the world to say. */
const spinning = {
  ...toy,
  turn: (state) => (state['step'] === 'draw' && state['picked'] === 3 ? 'world' : toy.turn(state)),
  parse: (value) =>
    (value as Move | undefined)?.type === 'rest' && Object.keys(value as object).length === 1
      ? (value as Move)
      : toy.parse(value),
  illegal: (state, move) => {
    if (spinning.turn(state) !== 'world') return toy.illegal(state, move);
    return move.type === 'rest' ? undefined : { rule: 'TOY-01' };
  },
  moves: (state) => (spinning.turn(state) === 'world' ? [] : toy.moves(state)),
  chances: (state) => (spinning.turn(state) === 'world' ? [] : toy.chances(state)),
  play: (state, move, tell) => {
    if (move.type === 'rest') Object.assign(state, { picked: 2 });
    else toy.play(state, move, tell);
  }
} as Game;
const rest: Move = { type: 'rest' };
const three: Move = { type: 'pick', times: 3 };

describe('what the world does', () => {
  async function spun() {
    const time = new Time();
    const header = headerFor([0, 1], { options: { first: 0 } }, spinning);
    const devices = [0, 1].map((n) => new Device(n, header, time, seededRoll(n), spinning).start());
    const [a, b] = devices as [Device, Device];
    join(a, b);
    await time.pass(500);
    await Promise.all([a.session!.append([three, mark]), time.pass(200)]);
    return { time, header, a, b };
  }

  test('LINK-LOG-07 is written by the device whose move set it off, by no other, and then the dice go on', async () => {
    const { time, header, a, b } = await spun();
    expect([a.ledger.turn, a.ledger.author, a.ledger.pen, b.session!.waiting]).toEqual(['world', 0, 0, [0]]);
    await expect(Promise.all([b.session!.append([rest]), time.pass(50)])).rejects.toThrow('turn');
    await expect(Promise.all([a.session!.append([pass]), time.pass(50)])).rejects.toThrow('TOY-01');
    expect(b.ledger.problem({ n: 2, type: 'move', seat: 1, move: rest })).toContain('by 1');
    expect(b.ledger.problem({ n: 2, type: 'draw', move: rest, links: [] })).toContain('chance');
    await Promise.all([a.session!.append([rest]), time.pass(300)]);
    expect(b.durable.map(({ type }) => type)).toEqual(['move', 'move', 'move', 'draw']);
    expect(verify(spinning, { header, past: [], entries: b.durable })).toMatchObject({ entries: 4, broken: undefined });
    expect(replay(spinning, header, b.durable).broken).toBeUndefined();
  });

  test('LINK-LOG-07 after a handing over the new device writes it', async () => {
    const { time, a, b } = await spun();
    const { players } = a.ledger.devices;
    const what = { type: 'hand', seat: 0, to: 1, player: players[0]! } as const;
    await Promise.all([a.session!.ask(what), time.pass(200)]);
    await Promise.all([b.session!.answer(b.session!.questions[0]!.id, true), time.pass(300)]);
    expect([b.ledger.turn, b.ledger.pen]).toEqual(['world', 1]);
    await Promise.all([b.session!.append([rest]), time.pass(300)]);
    expect(a.durable).toEqual(b.durable);
    expect(a.durable.at(-1)!.type).toBe('draw');
  });

  test('LINK-SEE-06 others tell whether they computed the same; the log stands, also after coming back', async () => {
    const { time, a, b } = await spun();
    await Promise.all([a.session!.append([rest]), time.pass(300)]);
    b.session!.witness(2, false);
    b.session!.witness(1, false); // a move of a person: there is nothing to compute
    await time.pass(100);
    const receipt = { place: 1, n: 2, hash: a.ledger.hashes[3], same: false };
    expect([a.session!.receipts, b.session!.receipts]).toEqual([[receipt], [receipt]]);
    b.session!.witness(2, true);
    await time.pass(100);
    expect(a.session!.receipts).toEqual([{ ...receipt, same: true }]);
    a.crash();
    a.start();
    join(a, b);
    await time.pass(500);
    expect(a.session!.receipts).toEqual([{ ...receipt, same: true }]);
    expect(hash(a.ledger.state)).toBe(b.ledger.position);
  });
});
