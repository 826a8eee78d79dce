import { beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { keepAid, readAid } from '#store/aids.ts';
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
