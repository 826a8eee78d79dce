/** The builder: whole matches by the rules, with physics deciding. */
import { describe, expect, it, test } from 'vitest';
import { playBout, standings } from '#bots/arena.ts';
import { createPlayer, levels } from '#bots/levels.ts';
import { finish } from '#bots/player.ts';
import { total, type Game } from '#engine/game.ts';
import type { Mind } from '#bots/mind.ts';
import { games } from '#games/index.ts';
import { makePlan } from '#games/aya/bot/plan.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { loadWorld } from '#games/aya/physics/index.ts';
import { startDefault } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import { between, middleOf, overlap } from '#games/aya/rules/geometry.ts';
import { footprint } from '#games/aya/rules/pose.ts';
import type { Options } from '#games/aya/rules/state.ts';
import { after, begun, box, laidOut, plain, stand, standing } from '../../support/aya/table.ts';

const played = game as unknown as Game;
const mind = createBuilder(game) as unknown as Mind;
const world = (await loadWorld(game)) as unknown as (state: object) => never;
const contest = { game: played, mind, world, options: {}, seed: 'test' } as const;
const plan = makePlan(box, game.parseOptions(2, {}) as Options, startDefault(box, game.parseOptions(2, {}) as Options));

describe('the plan', () => {
  test('every tile has its place, all joined, none too near another', () => {
    expect(plan.tiles.size).toBe(15);
    const middles = [...plan.tiles.values()].map(middleOf);
    middles.forEach((a, i) => middles.slice(i + 1).forEach((b) => expect(between(a, b)).toBeGreaterThan(11)));
  });

  test('no two spots overlap, and each tile has one domino that brings it', () => {
    const feet = plan.spots.map(({ pose }) => footprint(box.size, pose));
    feet.forEach((a, i) => feet.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    expect(plan.spots.flatMap(({ brings }) => brings ?? []).sort()).toEqual([...plan.tiles.keys()].sort());
    expect(plan.spots.filter(({ partner }) => partner !== null).length).toBeGreaterThan(19);
  });
});

describe('the builder', () => {
  test('plays a whole match by the rules at four seconds a turn, and the river falls', { timeout: 60_000 }, () => {
    const bout = playBout({ ...contest, policies: ['builder', 'builder'] }, 0);
    expect(bout.refused).toBe(0);
    expect(total(bout.scores[0]!)).toBeGreaterThanOrEqual(35);
    expect(bout.scores[1]).toEqual(bout.scores[0]);
    const [first] = standings([bout], ({ item }) => item);
    expect(first).toMatchObject({ policy: 'builder', bestScore: total(bout.scores[0]!) });
  });

  it.each([1, 3, 4, 5])('AYA-COMP-08 builds with %i at the table in a short match', { timeout: 60_000 }, (seats) => {
    const policies = Array.from({ length: seats }, () => 'builder' as const);
    const bout = playBout({ ...contest, policies, options: { glassMs: 60_000, hand: 'bare' } }, 0);
    expect(bout.refused).toBe(0);
    expect(bout.places).toEqual(policies.map(() => 1));
  });

  test('raises what lies and what is laid before it builds on', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const id = stand(state, 'pole', [0, 0]);
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying' };
    const { move } = finish(createBuilder(game).build().decide(state, 's'));
    expect(move).toMatchObject({ type: 'raise', dominoes: [id], by: 0 });
  });

  test('AYA-TIME-07 ends the glass with exactly the rest when its step would come too late', () => {
    const state = after(
      begun(['forest', 'desert']),
      { ...plain([0, 30]), ms: 597_000 },
      { type: 'draw', from: 'later', ms: 0, away: 0 }
    );
    expect(finish(createBuilder(game).build().decide(state, 's')).move).toEqual({ type: 'sandOut', ms: 3000, away: 0 });
  });

  test('AYA-TOPPLE-07 pushes only what pays', () => {
    const state = standing(begun(['forest', 'desert']));
    stand(state, 'pole', [0, 0]);
    state.pushes = [
      { by: 0, domino: 'D09' },
      { by: 1, domino: 'D08' }
    ];
    expect(finish(createBuilder(game).build().decide(state, 's')).move).toEqual({ type: 'enough' });
  });

  test('goes round what others have put in its way', () => {
    const state = begun(['forest', 'desert']);
    // Every spot that any domino may take is blocked by one that stands askew beside it.
    const free = plan.spots.filter(({ type, needs }) => type === null && needs === null);
    for (const [i, { pose }] of free.entries())
      stand(state, i % 2 ? 'pole' : 'mountain', [pose.x / 100 + 0.98, pose.z / 100, 45 + pose.a / 10]);
    const { move } = finish(createBuilder(game).build().decide(state, 's'));
    expect(game.illegal(state, move)).toBeUndefined();
    expect(move.type).toBe('toReserve');
  });

  it.each([...levels, 'builder'] as const)('plays at the level %s too, and only where there is one', (level) => {
    const state = laidOut();
    expect(finish(createPlayer(level, game, createBuilder(game)).decide(state, 's')).move.type).toBe('start');
    expect(Object.keys(games)).toContain('aya');
    const other = { values: () => [0], promise: () => 0, clock: () => 0, margin: 1 };
    if (level === 'builder') expect(() => createPlayer(level, game, other)).toThrow('aya brings no builder');
  });
});
