/** What strangers stumbled over in the lesson stays mended. */
import { expect, test } from 'vitest';
import { games, loadGame } from '#games/index.ts';
import { textsOf } from '../../../scripts/lessons.ts';

const steps = async () =>
  (await games['ayar']!.lesson!())(await loadGame('ayar')).chapters.flatMap((chapter) => chapter.steps);

test('a row is lit, and not called by a number, which stands nowhere on the grid', async () => {
  for (const { text } of await steps()) expect(text).not.toMatch(/\brow \d/i);
});

test('no step puts off to later what it names', async () => {
  for (const text of (await steps()).flatMap(textsOf))
    expect(text).not.toMatch(/\blater in this lesson\b|\bmore on\b/i);
});

test('the banner that Teal passes is lit before she walks, and no other after it', async () => {
  const all = await steps();
  const told = all.findIndex(({ rules = [] }) => rules.includes('AYR-RAYMI-01'));
  expect(all[told]!.light?.join()).toContain('.flag');
  expect(all[told + 1]!.light?.join()).not.toContain('.flag');
});

test('what came of the second cob is said, and not the task once more', async () => {
  const all = await steps();
  for (const step of all) if (step.kind === 'do' && step.text.includes('Done')) expect(step.then).toBeDefined();
});
