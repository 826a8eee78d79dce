/** What every page sees of the settings: stored, followed, and never sprung back. */
import { beforeEach, expect, test, vi } from 'vitest';
import { change, followSettings, settings } from '#shell/settings.svelte.ts';
import { announce } from '#store/news.ts';
import { changeSettings, defaultSettings, readSettings } from '#store/settings.ts';
import { toasts } from '#ui/announce.svelte.ts';
import { words } from '#words/home.ts';
import { freshDevice } from '../support/browser.ts';

vi.mock('#shell/look.ts', () => ({ applyLook: () => undefined, onNight: () => () => undefined }));

beforeEach(async () => {
  await freshDevice();
  settings.now = defaultSettings;
});

/** Follows the settings until the end of the test. */
async function followed(): Promise<() => void> {
  let stop = (): void => undefined;
  await new Promise<void>((loaded) => (stop = followSettings(loaded)));
  return stop;
}

test('what another tab changes is shown', async () => {
  const stop = await followed();
  await changeSettings({ theme: 'dark' });
  await vi.waitFor(() => expect(settings.now.theme).toBe('dark'));
  stop();
});

test('what is read while a change is on its way does not take it back', async () => {
  const stop = await followed();
  const seen: string[] = [];
  // Read before the change is written: another change, and news of one.
  const first = change({ coach: true });
  announce({ about: 'settings' });
  const second = change({ confirmEnd: 'always' });
  const see = async (step: Promise<unknown>): Promise<void> => {
    await step;
    seen.push(settings.now.confirmEnd);
  };
  await Promise.all([see(first), see(readSettings()), see(second)]);
  expect(seen).toEqual(['always', 'always', 'always']);
  expect(settings.now.coach).toBe(true);
  expect(await readSettings()).toEqual({ ...defaultSettings, coach: true, confirmEnd: 'always' });
  stop();
});

test('what two changes at once add to one value is both there, stored and shown', async () => {
  const stop = await followed();
  const tell = (tip: string) => change(({ told }) => ({ told: { toy: [...(told['toy'] ?? []), tip] } }));
  await Promise.all([tell('first'), tell('second')]);
  expect(settings.now.told).toEqual({ toy: ['first', 'second'] });
  expect((await readSettings()).told).toEqual({ toy: ['first', 'second'] });
  stop();
});

test('what is added while another tab adds something too goes to what is stored, not to what was shown', async () => {
  await changeSettings({ told: { toy: ['theirs'] } });
  await change(({ told }) => ({ told: { toy: [...(told['toy'] ?? []), 'ours'] } }));
  expect((await readSettings()).told).toEqual({ toy: ['theirs', 'ours'] });
});

test('what cannot be stored is said, and counts until the page is closed', async () => {
  const stop = await followed();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await change({ theme: 'dark' });
  full.mockRestore();
  expect(settings.now.theme).toBe('dark');
  expect(toasts.map(({ text }) => text)).toContain(words.notSaved);
  expect((await readSettings()).theme).toBe('system');
  stop();
});

test('whoever follows no more hears nothing more', async () => {
  const stop = await followed();
  stop();
  await changeSettings({ theme: 'dark' });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(settings.now.theme).toBe('system');
});
