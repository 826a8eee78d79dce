import { expect, test } from 'vitest';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { Time } from '../support/sync/world.ts';

test('two devices play a match', async () => {
  const time = new Time();
  const header = headerFor([0, 1]);
  const [a, b] = [new Device(0, header, time).start(), new Device(1, header, time).start()];
  join(a, b);
  await time.pass(1000);
  expect(a.session!.connected).toEqual([b.id]);
  for (let i = 0; i < 200 && a.ledger.turn !== 'over'; i++) {
    for (const d of [a, b]) if (d.mayMove) await Promise.all([d.session!.append([d.anyMove()]), time.pass(200)]);
    await time.pass(200);
  }
  expect(a.ledger.turn).toBe('over');
  expect(b.ledger.tip).toEqual(a.ledger.tip);
});
