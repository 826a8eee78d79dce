/** What devices may agree on, and how one of them keeps what it agreed to. LINK-ASK. */
import { describe, expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import { entryHash, type Accord, type Entry, type Player } from '#engine/log.ts';
import { Asking, consented } from '#sync/asking.ts';
import { accordProblem, type Devices } from '#sync/devices.ts';
import type { Consent } from '#sync/ports.ts';
import type { Talk } from '#sync/wire.ts';
import type { Device } from '../support/sync/device.ts';
import { tableOf } from '../support/sync/table.ts';

const player: Player = { name: 'Bot', kind: 'bot', level: 'easy' };
const dice = 'd'.repeat(64);

describe('an accord', () => {
  const device = (id: string, resting = false) => ({ id, name: id, resting });
  const three: Devices = {
    devices: [device('a'), device('b'), device('c', true)],
    holders: [0, 1, 2],
    players: [player, player, player]
  };
  const lone: Devices = { ...three, devices: [device('a'), device('b', true), device('c', true)] };
  const end: Accord = { type: 'end' };
  const hand = (to: number): Accord => ({ type: 'hand', seat: 2, to, player });

  test.each<[string, number, readonly number[], Accord, Devices?]>([
    ['everybody who plays agreed to', 0, [0, 1], end],
    ['a seat of one who rests, for one who agreed', 0, [0, 1], hand(1)],
    ['the rest of one who is away', 0, [0], { type: 'rest', place: 1 }]
  ])('LINK-ASK-02 holds: %s', (_, by, agreed, what, now = three) => {
    expect(accordProblem({ by, with: agreed, what }, now)).toBeUndefined();
  });

  test.each<[string, number, readonly number[], Accord, Devices?]>([
    ['without one who plays', 0, [0], end],
    ['agreed to twice by one', 0, [0, 0, 1], end],
    ['in another order', 0, [1, 0], end],
    ['agreed to by a device that is not there', 0, [0, 1, 3], end],
    ['asked for by one who does not agree', 2, [0, 1], end],
    ['a seat for one who rests', 0, [0, 1, 2], hand(2)],
    ['the rest of the last one', 0, [0], { type: 'rest', place: 0 }, lone],
    ['the rest of one who rests', 0, [0, 1], { type: 'rest', place: 2 }],
    ['a second place for a device', 0, [0, 1, 2], { type: 'device', place: 2, id: 'a', name: 'a', dice }]
  ])('LINK-ASK-02 does not hold: %s', (_, by, agreed, what, now = three) => {
    expect(accordProblem({ by, with: agreed, what }, now)).toBeDefined();
  });
});

describe('what a device agrees to', () => {
  const accord = (n: number): Extract<Entry, { type: 'accord' }> => ({
    n,
    type: 'accord',
    by: 0,
    with: [0, 1],
    what: { type: 'end' }
  });
  const [here, there] = ['a'.repeat(64), 'b'.repeat(64)] as const;

  test('LINK-ASK-01 counts for that entry after that log, and for no other', () => {
    const agreed: Consent[] = [{ at: here, to: entryHash(here, accord(3)), binds: false }];
    expect(consented(agreed, here, accord(3))).toBe(true);
    expect([consented(agreed, there, accord(3)), consented(agreed, here, accord(4))]).toEqual([false, false]);
    expect(consented([{ ...agreed[0]!, at: there }], here, accord(3))).toBe(false);
  });

  /** The second device of a match of two, hearing the first; its store answers when it is let, its clock is turned by hand. */
  async function hearing(before: readonly Consent[] = []) {
    const clock = { now: 0 };
    const { devices } = await tableOf([0, 1]);
    const { ledger, id } = (devices as [Device, Device])[0];
    const told: Talk[] = [];
    const stored: (readonly Consent[])[] = [];
    let store: () => void = () => undefined;
    const asking = new Asking({
      port: {
        agree: (agreed) => {
          stored.push(agreed);
          return new Promise((resolve) => (store = resolve));
        }
      },
      entropy: () => 'e'.repeat(64),
      now: () => clock.now,
      agreed: before,
      tell: (talk) => told.push(talk)
    });
    const ask = { t: 'ask', id: '0'.repeat(16), by: 0, ...ledger.tip, what: { type: 'end' } } as const;
    await asking.heard(ledger, 1, { place: 0, device: id }, ask);
    return { asking, ledger, id, clock, told, stored, store: () => store(), question: ask.id };
  }

  test('LINK-ASK-01 is told only once it is stored', async () => {
    const { asking, told, stored, store, question } = await hearing();
    const answered = asking.answer(question, 1, true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([stored.length, told]).toEqual([1, []]);
    store();
    await answered;
    expect(told).toMatchObject([{ t: 'answer', id: question, yes: true }]);
  });

  test('LINK-ASK-01 is stored beside those before it, of which the last fifteen are kept', async () => {
    const before = Array.from({ length: 16 }, (_, n): Consent => ({ at: hashText(`${n}`), to: there, binds: false }));
    const { asking, ledger, stored, store, question } = await hearing(before);
    const answered = asking.answer(question, 1, true);
    store();
    await answered;
    expect(stored).toHaveLength(1);
    expect(stored[0]!.slice(0, -1)).toEqual(before.slice(1));
    expect(stored[0]!.at(-1)).toMatchObject({ at: ledger.tip.hash, binds: true });
  });

  test('LINK-ASK-08 binds for 8 s after a reload, at the log that it was given for', async () => {
    const { ledger } = await hearing();
    const other = await hearing([{ at: here, to: there, binds: true }]);
    const { asking, clock } = await hearing([{ at: ledger.tip.hash, to: there, binds: true }]);
    const own = await hearing([{ at: ledger.tip.hash, to: there, binds: false }]);
    const bound = (): boolean[] => [asking, own.asking, other.asking].map((one) => one.binds(1, ledger));
    expect(bound()).toEqual([true, false, false]);
    clock.now = 7999;
    expect(bound()).toEqual([true, false, false]);
    clock.now = 8000;
    expect(bound()).toEqual([false, false, false]);
  });

  test('LINK-ASK-08 binds as long as it is asked for, and for 8 s after its asker has gone', async () => {
    const { asking, ledger, id, clock, store, question } = await hearing();
    const answered = asking.answer(question, 1, true);
    store();
    await answered;
    clock.now = 20_000;
    expect(asking.binds(1, ledger)).toBe(true);
    asking.left(id);
    expect(asking.all).toEqual([]);
    clock.now += 7999;
    expect(asking.binds(1, ledger)).toBe(true);
    clock.now += 1;
    expect(asking.binds(1, ledger)).toBe(false);
  });

  test('LINK-ASK-01 is asked for as long as its asker asks: nobody else takes a question back, or answers for those it is put to', async () => {
    const { asking, ledger, id, question } = await hearing();
    const from = (device: string, place?: number) => ({ device, place });
    expect(asking.heard(ledger, 1, from('f'.repeat(32)), { t: 'withdraw', id: question })).toBe(false);
    const yes = { t: 'answer', id: question, ...ledger.tip, yes: true } as const;
    expect(asking.heard(ledger, 1, from('f'.repeat(32), 5), yes)).toBe(false);
    expect(asking.all.map(({ yes }) => yes)).toEqual([[0]]);
    expect(asking.heard(ledger, 1, from(id, 0), { t: 'withdraw', id: question })).toBe(true);
    expect(asking.all).toEqual([]);
  });
});
