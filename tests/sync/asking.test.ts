import { describe, expect, test } from 'vitest';
import type { Accord, Player } from '#engine/log.ts';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { chainFor, mark, pass, pick, playOn, puppetTable, tableOf } from '../support/sync/table.ts';
import { calm, Time } from '../support/sync/world.ts';

const bot: Player = { name: 'Bot', kind: 'bot', level: 'easy' };
const asks = async (device: Device, what: Accord, time: Time): Promise<void> => {
  await Promise.all([device.session!.ask(what), time.pass(200)]);
};
const says = async (device: Device, yes: boolean, time: Time): Promise<void> => {
  const [asked] = device.session!.questions;
  if (!asked) throw new Error('nothing is asked');
  await Promise.all([device.session!.answer(asked.id, yes), time.pass(200)]);
};
const count = (device: Device): number => device.session!.questions.length;

describe('one question', () => {
  test('LINK-ASK-01 a consent is for one tip: it lapses when the log grows, and the question is asked again', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    await asks(b, { type: 'end' }, time);
    await says(c, true, time);
    const [before] = a.session!.questions;
    expect(before!.yes).toEqual([1, 2]);
    await Promise.all([a.session!.append([pass]), time.pass(200)]);
    const [after] = a.session!.questions;
    expect(after).toMatchObject({ by: 1, what: { type: 'end' }, yes: [1], tip: a.ledger.tip });
    expect(after!.id).not.toBe(before!.id);
    // Whoever was about to answer learns why the question stands there again, and that the old one is gone.
    expect([before!.again, after!.again]).toEqual([false, true]);
    await expect(Promise.all([a.session!.answer(before!.id, true), time.pass(50)])).rejects.toMatchObject({
      why: 'gone'
    });
    await says(c, true, time);
    await says(a, true, time);
    expect([a, b, c].map(({ ledger }) => ledger.ended)).toEqual([true, true, true]);
  });

  test('LINK-ASK-01 what is shown follows: a question that was agreed to, has lapsed, or was asked again', async () => {
    const { time, devices, cuts } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    const shown = () => [a, b].map((device) => device.shown);
    const open = () => [a, b].map((device) => device.session!.questions.map(({ id }) => id));
    await asks(b, { type: 'hand', seat: 1, to: 1, player: bot }, time);
    expect(count(a)).toBe(1);
    expect(shown()).toEqual(open());
    await says(a, true, time);
    expect([count(a), count(b)]).toEqual([0, 0]);
    expect(shown()).toEqual([[], []]);
    // A wish that came true is not asked anew when it is asked a second time.
    await asks(b, { type: 'hand', seat: 1, to: 1, player: { ...bot, level: 'hard' } }, time);
    expect(a.session!.questions[0]!.again).toBe(false);
    await says(a, false, time);
    await asks(b, { type: 'end' }, time);
    await Promise.all([a.session!.append([pass]), time.pass(200)]);
    expect([count(a), count(b)]).toEqual([1, 1]);
    expect(shown()).toEqual(open());
    for (const cut of cuts.values()) cut();
    await time.pass(20_000);
    expect(count(a)).toBe(0);
    expect(shown()).toEqual(open());
  });

  test('LINK-ASK-01 a wish to take back is over when somebody has moved, and goes on when only chance has spoken', async () => {
    const { time, devices } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    await Promise.all([a.session!.append([pass]), time.pass(200)]);
    await asks(a, { type: 'back', to: 0 }, time);
    expect(count(b)).toBe(1);
    await Promise.all([b.session!.append([pass]), time.pass(5000)]);
    expect([count(a), count(b)]).toEqual([0, 0]);
  });

  test('LINK-ASK-01 a consent given just before a reload still counts: no fork', async () => {
    for (const who of ['asker', 'writer'] as const) {
      const time = new Time();
      const header = headerFor([0, 1], { options: { first: 0 } });
      const [a, b] = [0, 1].map((n) => new Device(n, header, time).start()) as [Device, Device];
      let lost = false;
      join(a, b, () => (lost ? { ...calm, drop: 1000 } : calm));
      await time.pass(500);
      await asks(b, { type: 'end' }, time);
      // Device 0 writes, since it is its decision. Nothing of that comes through before one of them is reloaded.
      lost = true;
      await says(a, true, time);
      expect([a.ledger.ended, b.ledger.ended]).toEqual([true, false]);
      const reloaded = who === 'asker' ? b : a;
      reloaded.crash();
      reloaded.start();
      join(a, b);
      await time.pass(3000);
      expect([who, a.session!.fork, b.session!.fork]).toEqual([who, undefined, undefined]);
      expect([who, b.ledger.ended, b.durable]).toEqual([who, true, a.durable]);
    }
  });

  test('LINK-ASK-01 what was agreed to before a reload is agreed to again when it is asked again', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    await asks(c, { type: 'end' }, time);
    await says(b, true, time);
    for (const name of ['0 1', '1 2']) cuts.get(name)!();
    b.crash();
    b.start();
    join(a, b);
    join(b, c);
    await time.pass(3000);
    for (const device of [a, b]) expect([...device.session!.questions[0]!.yes].sort()).toEqual([1, 2]);
    await says(a, true, time);
    expect([a, b, c].map(({ ledger }) => ledger.ended)).toEqual([true, true, true]);
  });

  test('LINK-ASK-01 who agreed at a throw and is reloaded does not draw before the accord can be written', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    for (const name of ['0 2', '1 2']) cuts.get(name)!();
    await Promise.all([a.session!.append([pick, mark]), time.pass(200)]);
    await asks(a, { type: 'rest', place: 2 }, time);
    await says(b, true, time);
    expect(a.durable.at(-1)!.type).toBe('draw');
    b.crash();
    b.start();
    join(a, b);
    await time.pass(3000);
    expect([b.session!.fork, b.durable]).toEqual([undefined, a.durable]);
    expect(c.durable).toEqual([]);
  });

  test('LINK-ASK-02 an accord names all who hold a seat and do not rest, and is written by the one whose decision it is', async () => {
    const { time, devices } = await tableOf([0, 1, 2], { first: 1 });
    const [a, b, c] = devices as [Device, Device, Device];
    await asks(c, { type: 'hand', seat: 2, to: 0, player: bot }, time);
    // It is about the seat of device 2; but that device asks, so all three are named. Device 1 decides, so it writes.
    expect(c.session!.questions[0]).toMatchObject({ by: 2, parties: [0, 1, 2], writer: 1 });
    await says(a, true, time);
    expect(a.durable).toEqual([]);
    await says(b, true, time);
    expect(a.durable[0]).toMatchObject({
      type: 'accord',
      by: 2,
      with: [0, 1, 2],
      what: { type: 'hand', seat: 2, to: 0 }
    });
    expect(b.durable).toEqual(a.durable);
    // Without one who is needed it is refused, by anyone.
    const entry = { n: 1, type: 'accord', by: 0, with: [0], what: { type: 'end' } } as const;
    expect(b.ledger.problem(entry)).toContain('not agreed to by device 1');
  });

  test('LINK-ASK-07 a question is withdrawn by who asked, refused by anyone asked; one at a time for each', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    await asks(a, { type: 'end' }, time);
    await asks(a, { type: 'rest', place: 2 }, time);
    expect(b.session!.questions.map(({ what }) => what.type)).toEqual(['rest']);
    await says(a, false, time);
    expect(devices.map(count)).toEqual([0, 0, 0]);
    await asks(a, { type: 'end' }, time);
    await says(b, true, time);
    await says(c, false, time);
    expect(devices.map(count)).toEqual([0, 0, 0]);
    await time.pass(10_000);
    expect([devices.map(count), a.durable]).toEqual([[0, 0, 0], []]);
  });

  test('LINK-ASK-07 lost questions, answers and withdrawals are made good', async () => {
    const { time, device, puppet } = await puppetTable();
    await asks(device, { type: 'end' }, time);
    const heard = () => puppet.heard.filter(({ t }) => t === 'ask').length;
    const first = heard();
    await time.pass(4100);
    expect(heard()).toBeGreaterThanOrEqual(first + 2);
    // A yes or a no of ours is said again when we are asked again.
    const { tip } = device.ledger;
    const end = { t: 'ask', id: 'aaaaaaaaaaaaaaaa', by: 1, ...tip, what: { type: 'end' } } as const;
    puppet.wire.send(end);
    await time.pass(100);
    await Promise.all([device.session!.answer(end.id, false), time.pass(100)]);
    puppet.heard.length = 0;
    puppet.wire.send(end);
    await time.pass(100);
    expect(puppet.heard).toContainEqual({ t: 'answer', id: end.id, ...tip, yes: false });
    // What is not asked any more is forgotten.
    puppet.wire.send({ ...end, id: 'bbbbbbbbbbbbbbbb' });
    await time.pass(100);
    expect(count(device)).toBe(2);
    await time.pass(12_000);
    expect(device.session!.questions.map(({ by }) => by)).toEqual([0]);
  });

  test('LINK-ASK-08 three devices at a throw: who said yes draws nothing until the accord is there', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    cuts.get('1 2')!();
    cuts.get('0 2')!();
    await Promise.all([a.session!.append([pick, mark]), time.pass(200)]);
    await asks(b, { type: 'rest', place: 2 }, time);
    expect(a.session!.questions[0]).toMatchObject({ by: 1, writer: 0 });
    // Device 2 comes back to device 1 with its link: device 1 has all three now, and has agreed.
    join(b, c);
    await time.pass(1000);
    expect([b.durable.length, b.session!.waiting.length]).toEqual([2, 0]);
    await says(a, true, time);
    await time.pass(1000);
    expect(a.durable.map(({ type }) => type).slice(2)).toEqual(['accord', 'draw']);
    expect(b.durable).toEqual(a.durable);
  });

  test('LINK-ASK-09 a device left out of an accord sees a fork when it is back, and its people decide', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    for (const name of ['0 2', '1 2']) cuts.get(name)!();
    await asks(a, { type: 'rest', place: 2 }, time);
    await says(b, true, time);
    await playOn([a, b], time, () => a.ledger.tip.n > 6 || a.ledger.pen === 2);
    join(a, c);
    join(b, c);
    await time.pass(3000);
    expect([c.session!.fork?.at, c.durable, a.session!.trouble]).toEqual([0, [], undefined]);
    await Promise.all([c.session!.adopt(), time.pass(3000)]);
    expect([c.durable, c.session!.fork]).toEqual([a.durable, undefined]);
  });
});

describe('places', () => {
  test('LINK-ASK-05 a chain rests while its device is away, and one at least goes on', async () => {
    const { time, devices, cuts } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    cuts.get('0 1')!();
    b.crash();
    await asks(a, { type: 'rest', place: 1 }, time);
    expect(a.ledger.devices.devices.map(({ resting }) => resting)).toEqual([false, true]);
    await Promise.all([a.session!.append([pick, mark]), time.pass(200)]);
    expect(a.durable.at(-1)).toMatchObject({ type: 'draw', links: [chainFor(a.header, 0).link(0)] });
    await expect(Promise.all([a.session!.ask({ type: 'rest', place: 0 }), time.pass(100)])).rejects.toThrow('accord');
  });

  test('LINK-ASK-06 who rested is back without asking people, with a new chain', async () => {
    const { time, devices, cuts } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    cuts.get('0 1')!();
    await asks(a, { type: 'rest', place: 1 }, time);
    join(a, b);
    await time.pass(3000);
    await Promise.all([b.session!.adopt(), time.pass(1000)]);
    await Promise.all([b.session!.takePlace(1, 'Back'), time.pass(1000)]);
    const [, second] = a.ledger.devices.devices;
    expect(second).toMatchObject({ id: b.id, name: 'Back', resting: false });
    expect(a.durable.at(-1)).toMatchObject({ type: 'accord', what: { type: 'device', place: 1 } });
    expect(a.ledger.die(1).commitment).not.toBe(a.header.dice[1]);
    await playOn([a, b], time);
    await time.pass(3000);
    expect(a.durable).toEqual(b.durable);
  });

  test('LINK-ID-05 LINK-ASK-06 a wiped device gets the match from the other, watches, is given its place and a chain again, and plays to the end', async () => {
    const { time, devices, header, cuts } = await tableOf([0, 1]);
    const [a, b] = devices as [Device, Device];
    await playOn(devices, time, () => a.ledger.tip.n > 7 && typeof a.ledger.turn === 'number');
    await time.pass(1000);
    cuts.get('0 1')!();
    b.crash();
    const wiped = new Device(6, header, time).start();
    join(a, wiped);
    await time.pass(2000);
    expect([wiped.session!.me, wiped.durable, wiped.id === b.id]).toEqual([undefined, a.durable, false]);
    await Promise.all([wiped.session!.takePlace(1, 'New phone'), time.pass(500)]);
    expect(a.session!.questions[0]).toMatchObject({ by: 1, device: wiped.id, what: { type: 'device', place: 1 } });
    // A move in between does not make the wish be forgotten, though the device has no place yet.
    if (a.mayMove) await Promise.all([a.session!.append([pass]), time.pass(3000)]);
    await says(a, true, time);
    await time.pass(1000);
    expect([wiped.session!.me, a.ledger.devices.devices[1]!.id]).toEqual([1, wiped.id]);
    await playOn([a, wiped], time);
    await time.pass(3000);
    expect(wiped.durable).toEqual(a.durable);
    expect(wiped.durable.some((entry) => entry.type === 'move' && entry.seat === 1)).toBe(true);
    // The one it replaced, should it turn up, is no player any more.
    b.start();
    join(a, b);
    await time.pass(3000);
    await Promise.all([b.session!.adopt(), time.pass(3000)]);
    expect([b.session!.me, b.durable]).toEqual([undefined, a.durable]);
  });
});
