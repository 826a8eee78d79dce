/** How far somebody has come in the lessons, as it is kept. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chapter } from '#games/lesson.ts';
import { keepBookmark, learnt, reached } from '#lessons/progress.ts';
import { settings } from '#shell/settings.svelte.ts';
import { defaultSettings, readSettings } from '#store/settings.ts';
import { freshDevice } from '../support/browser.ts';

// There is no page whose look could change.
vi.mock('#shell/look.ts', () => ({ applyLook: () => undefined, onNight: () => () => undefined }));

beforeEach(async () => {
  await freshDevice();
  settings.now = defaultSettings;
});

const chapters = ['aim', 'seeds'].map((id): Chapter => ({ id, title: '', seat: 0, begin: () => ({}), steps: [] }));

test('a chapter stays learnt, whatever is touched while that is stored', async () => {
  await Promise.all([
    keepBookmark('toy', chapters, { chapter: 1, step: 0 }, 'aim'),
    keepBookmark('toy', chapters, { chapter: 1, step: 1 }, undefined)
  ]);
  const { lessons } = await readSettings();
  expect(lessons).toEqual({ toy: { chapter: 'seeds', step: 1, learnt: ['aim'] } });
  expect(learnt(settings.now.lessons, 'toy')).toEqual(['aim']);
});

test('whoever comes back goes on at the step reached; in a lesson without that chapter, or never begun, at the beginning', () => {
  const lesson = { names: [], coach: [], chapters };
  const at = (chapter: string) => reached({ toy: { chapter, step: 2, learnt: ['aim'] } }, 'toy', lesson);
  expect(at('seeds')).toEqual({ chapter: 1, step: 2 });
  for (const chapter of ['gone', '']) expect(at(chapter), chapter).toEqual({ chapter: 0, step: 0 });
  expect(reached({}, 'toy', lesson)).toEqual({ chapter: 0, step: 0 });
});
