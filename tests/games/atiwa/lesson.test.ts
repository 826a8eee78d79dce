/** What strangers stumbled over in the lesson stays mended. */
import { expect, test } from 'vitest';
import { games, loadGame } from '#games/index.ts';

const chapters = async () => (await games['atiwa']!.lesson!())(await loadGame('atiwa')).chapters;

test('what a dashed space takes is told before a second card lies there', async () => {
  const [first] = await chapters();
  const told = first!.steps.findIndex(({ rules = [] }) => rules.includes('ATW-BLK-01'));
  expect(first!.steps[told]!.text).toContain('dashed');
  expect(first!.steps.findIndex(({ rules = [] }) => rules.includes('ATW-ACT-03'))).toBeGreaterThan(told);
});

test('a lesson of about ten minutes has no more than forty steps', async () => {
  expect((await chapters()).flatMap(({ steps }) => steps).length).toBeLessThanOrEqual(40);
});
