/** The settings as a page changes them, whose own values are followed by effects. */
import { expect, test, vi } from 'vitest';
import { change, settings } from '#shell/settings.svelte.ts';
import { readSettings } from '#store/settings.ts';
import { toasts } from '#ui/announce.svelte.ts';
import { freshDevice } from '../support/browser.ts';
import { changing } from '../support/rooted.svelte.ts';

vi.mock('#shell/look.ts', () => ({ applyLook: () => undefined, onNight: () => () => undefined }));

test('what a page follows by itself can be stored', async () => {
  await freshDevice();
  const { names } = changing({ names: ['Ana'] });
  await change({ names });
  expect([settings.now.names, (await readSettings()).names, toasts]).toEqual([['Ana'], ['Ana'], []]);
});
