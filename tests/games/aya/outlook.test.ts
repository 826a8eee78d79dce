/** The break for planning: what the app would still build. */
import { describe, expect, test } from 'vitest';
import { finish } from '#bots/bot.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Options, State } from '#games/aya/rules/state.ts';
import { outlookOf } from '#games/aya/view/outlook.ts';

/** A table that the builder has brought to so many dominoes. */
function built(many: number): State {
  const state = game.setup(2, game.parseOptions(2, { hand: 'guided', first: 0 }) as Options);
  const player = createBuilder(game).build();
  const roll = seededRoll('outlook');
  while (Object.keys(state.dominoes).length < many && state.phase !== 'push')
    game.play(
      state,
      typeof game.turn(state) === 'number' ? finish(player.decide(state, '')).move : draw(game, state, roll)
    );
  return state;
}

describe('AYA-TIME-03 the plan for the second glass', () => {
  test('early: each landscape to come has its place, and the words count them', () => {
    const state = built(8);
    const { glows, text } = outlookOf(game, state);
    const landscapes = glows.filter(({ fits }) => fits);
    expect(landscapes).toHaveLength(16 - Object.keys(state.tiles).length);
    expect(text).toContain(`${glows.length - landscapes.length} more dominoes`);
    expect(text).toMatch(/landscapes still to come \(.*forest.*\)/);
    // Nothing is planned where something stands.
    const feet = Object.values(state.dominoes).map(({ x, z }) => `${x} ${z}`);
    for (const { next } of glows) expect(feet).not.toContain(`${next.x} ${next.z}`);
    expect(new Set(glows.map(({ key }) => key)).size).toBe(glows.length);
  });

  test('with few dominoes left it is no longer than they reach, and names no landscape that they do not bring', () => {
    const state = built(30);
    const kinds = Object.keys(state.unseen) as (keyof State['unseen'])[];
    for (const kind of kinds) state.unseen[kind] = 0;
    Object.assign(state.unseen, { desert: 4, forest: 3, garden: 1 });
    state.hand.fill(null);
    state.from.fill(null);
    state.reserve = state.reserve.map(() => []);
    state.stock = [4, 4];
    const { glows, text } = outlookOf(game, state);
    expect(glows.length).toBeGreaterThan(0);
    expect(glows.length).toBeLessThanOrEqual(8);
    // No camera is left to bring one.
    expect(glows.some(({ fits }) => fits)).toBe(false);
    expect(text).toContain(`place ${glows.length} more domino`);
    expect(text).not.toMatch(/landscapes|animal|too few/);
    // Of each kind no more than there are; the one garden stands in for any (AYA-GARDEN-02).
    const there: Partial<Record<string, number>> = { desert: 4, forest: 3 };
    const lacking = ['desert', 'forest', 'mountain', 'pole', 'field'].map((type) =>
      Math.max(0, glows.filter(({ wants }) => wants === type).length - (there[type] ?? 0))
    );
    expect(lacking.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(1);
  });

  test('late: no landscape is left to come, and a whole river needs nothing more', { timeout: 60_000 }, () => {
    const state = built(1000);
    expect(outlookOf(game, state).glows.some(({ fits }) => fits)).toBe(false);
    expect(outlookOf(game, state).text).not.toContain('landscapes');
  });
});
