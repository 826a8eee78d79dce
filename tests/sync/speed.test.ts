import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Entry } from '#engine/log.ts';
import { Device, headerFor } from '../support/sync/device.ts';
import { calm, pair, Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const delay = 10;

/** Plays a whole match, everybody moving as soon as he may: how late entries were, and what was sent of them. */
async function hurried(holders: readonly number[]) {
  const time = new Time();
  const header = headerFor(holders, { options: { tokens: 3 } });
  const devices = header.devices.map((_, n) => new Device(n, header, time, seededRoll(n), toy, 0).start());
  const sent: Entry[][] = [];
  const tap = (text: string): string => {
    const said = JSON.parse(text) as { readonly t: string; readonly entries?: Entry[] };
    if (said.t === 'log') sent.push(said.entries!);
    return text;
  };
  for (const [i, a] of devices.entries())
    for (const b of devices.slice(i + 1)) {
      const [one, two] = pair(time, a.roll, () => ({ ...calm, least: delay, most: delay }), 'test', tap);
      a.session!.connect(one);
      b.session!.connect(two);
    }
  await time.pass(500, () => devices.every(({ session }) => session!.connected.length === devices.length - 1));

  /** When each device had each entry. */
  const had = devices.map(() => [] as number[]);
  const look = (): void => {
    for (const [n, { durable }] of devices.entries()) while (had[n]!.length < durable.length) had[n]!.push(time.now());
  };
  const end = time.now() + 20_000;
  while (devices.some(({ ledger }) => ledger.turn !== 'over') && time.now() < end) {
    for (const device of devices) if (device.mayMove) device.session!.append([device.anyMove()]).catch(() => undefined);
    await time.pass(1);
    look();
  }
  const { entries, turn } = devices[0]!.ledger;
  expect(turn).toBe('over');
  const late = entries.map((_, n) => {
    const times = had.map((one) => one[n]!);
    return Math.max(...times) - Math.min(...times);
  });
  return { entries, sent, late };
}

test.each([[[0, 1]], [[0, 1, 0]], [[0, 1, 2]], [[0, 1, 2, 3]]])(
  'LINK-HAVE-02 an entry is at the others one network delay after it was made, unasked: seats on devices %j',
  async (holders) => {
    const { late } = await hurried(holders);
    expect(Math.max(...late)).toBeLessThanOrEqual(delay + 2); // time is looked at once a millisecond, before and after
  }
);

test('LINK-HAVE-02 LINK-HAVE-03 between two devices every move is sent once, and none again', async () => {
  const { entries, sent } = await hurried([0, 1]);
  const moves = (all: readonly Entry[]): number[] => all.flatMap(({ n, type }) => (type === 'move' ? [n] : []));
  expect(moves(sent.flat())).toEqual(moves(entries));
});
