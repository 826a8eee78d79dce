/** A fall is the same on every device: what the browser computes is what Node computes, bit for bit (AYA-R-15). */
import { seededRoll } from '#engine/chance.ts';
import { loadPhysics } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import { randomFall } from '../support/aya/random.ts';
import { expect, test } from '../support/browser/app.ts';
import { computeIn } from '../support/browser/physics.ts';

test('twenty falls have the same hashes in Node and in Chromium', async ({ page }) => {
  test.slow();
  const roll = seededRoll('equal falls');
  const states = Array.from({ length: 20 }, () => randomFall(roll));
  const fall = await loadPhysics();
  const here = states.map((state) => fall(game.box, state).move.hash);
  await page.goto('./');
  const there = await computeIn(page, states);
  expect(there.map(({ hash }) => hash)).toEqual(here);
  expect(new Set(here).size).toBe(20);
});
