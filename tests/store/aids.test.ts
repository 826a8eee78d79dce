import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { keepAid, readAid } from '#store/aids.ts';
import { exportAll, importFile } from '#match/transfer.ts';
import { write } from '#store/db.ts';
import { deleteEverything } from '#store/persistence.ts';
import { changeSettings, readSettings } from '#store/settings.ts';

beforeEach(freshDevice);

test('an aid gets back what it kept last, and only its own', async () => {
  expect(await readAid('ayar', 'ayllu')).toBeUndefined();
  await keepAid('ayar', 'ayllu', { edition: null, state: { round: 1 } });
  await keepAid('ayar', 'ayllu', { edition: { name: 'mine' }, state: { round: 2 } });
  await keepAid('atiwa', 'pad', { edition: null, state: null });
  expect(await readAid('ayar', 'ayllu')).toEqual({ edition: { name: 'mine' }, state: { round: 2 } });
  expect(await readAid('atiwa', 'pad')).toEqual({ edition: null, state: null });
  expect(await readAid('ayar', 'pad')).toBeUndefined();
});

test('what an aid kept is no setting, and goes with everything else', async () => {
  await keepAid('ayar', 'ayllu', { edition: null, state: { round: 1 } });
  await changeSettings({ theme: 'dark' });
  expect((await readSettings()).theme).toBe('dark');
  expect(await readAid('ayar', 'ayllu')).toBeDefined();
  await deleteEverything();
  expect(await readAid('ayar', 'ayllu')).toBeUndefined();
});

test.each([null, 3, { state: {} }, { edition: 1, state: {} }, { edition: null, state: [1] }])(
  'a damaged row is as good as none: %j',
  async (value) => {
    await write(['settings'], (tables) => tables.settings.put({ key: 'aid:ayar:ayllu', value }));
    expect(await readAid('ayar', 'ayllu')).toBeUndefined();
  }
);

describe('what is in progress, in the file of everything', () => {
  const pad = (points: number | null) => ({ edition: null, state: points === null ? null : { points } });
  const at = (time: string): void => void vi.setSystemTime(`2026-05-0${time}:00.000Z`);
  const points = async () => (await readAid('atiwa', 'scores'))?.state?.['points'];
  /** The file of everything of a device that kept this at that time. */
  async function saved(kept: number | null, time: string): Promise<Blob> {
    at(time);
    await keepAid('atiwa', 'scores', pad(kept));
    const { text } = await exportAll();
    await freshDevice();
    return new Blob([text]);
  }
  /** As an aid was kept before it was noted when. */
  const keepUndated = (kept: number | null) =>
    write(['settings'], (tables) => tables.settings.put({ key: 'aid:atiwa:scores', value: pad(kept) }));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('comes back', async () => {
    await keepAid('ayar', 'ayllu', { edition: { name: 'mine' }, state: { round: 2 } });
    const file = await saved(17, '1T20:00');
    expect((await importFile(file)).aids).toBe(2);
    expect(await readAid('ayar', 'ayllu')).toEqual({ edition: { name: 'mine' }, state: { round: 2 } });
    expect(await points()).toBe(17);
    expect((await importFile(file)).aids).toBe(0);
  });

  test('takes the place of what is older, never of what is newer', async () => {
    const file = await saved(17, '3T20:00');
    at('2T20:00');
    await keepAid('atiwa', 'scores', pad(1));
    expect([(await importFile(file)).aids, await points()]).toEqual([1, 17]);
    at('4T20:00');
    await keepAid('atiwa', 'scores', pad(2));
    expect([(await importFile(file)).aids, await points()]).toEqual([0, 2]);
    await keepAid('atiwa', 'scores', pad(null));
    expect([(await importFile(file)).aids, await readAid('atiwa', 'scores')]).toEqual([0, pad(null)]);
  });

  test('nothing in progress puts an end to nothing', async () => {
    const file = await saved(null, '3T20:00');
    at('2T20:00');
    await keepAid('atiwa', 'scores', pad(1));
    expect([(await importFile(file)).aids, await points()]).toEqual([0, 1]);
  });

  test('where nobody knows when it was kept, what is in progress here stays', async () => {
    const file = await saved(17, '3T20:00');
    await keepUndated(1);
    expect([(await importFile(file)).aids, await points()]).toEqual([0, 1]);
    const { text } = await exportAll();
    await keepUndated(null);
    expect([(await importFile(file)).aids, await points()]).toEqual([1, 17]);
    expect([(await importFile(new Blob([text]))).aids, await points()]).toEqual([0, 17]);
    await freshDevice();
    expect([(await importFile(new Blob([text]))).aids, await points()]).toEqual([1, 1]);
  });
});
