/** What is built at the pace of people: with few turns, landscapes that can be finished, and not as many as there are. */
import { describe, expect, test } from 'vitest';
import { finish } from '#bots/bot.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { readyPhotos } from '#games/aya/aid/ready.ts';
import { affords, costOf, hopeful } from '#games/aya/bot/afford.ts';
import { createPlans } from '#games/aya/bot/plans.ts';
import { isShort, leftOf, turnsLeft } from '#games/aya/bot/sand.ts';
import { isTimed } from '#games/aya/rules/moves.ts';
import { game } from '#games/aya/rules/index.ts';
import { idsOf, types, type State } from '#games/aya/rules/state.ts';
import { begun, box, laidOut } from '../../support/aya/table.ts';

/** Follows the plan as people do who take so long over each domino, to the end of the sand. */
function built(ms: number, seed: string): State {
  const state = laidOut(2, { hand: 'guided' });
  const player = createBuilder(game).build();
  const roll = seededRoll(seed);
  while (state.phase !== 'push') {
    if (typeof game.turn(state) !== 'number') {
      game.play(state, draw(game, state, roll));
      continue;
    }
    const { move } = finish(player.decide(state, ''));
    const rest = state.options.glassMs - state.sandMs;
    const takes = isTimed(move) && move.ms > 0;
    if (!takes) game.play(state, move);
    else game.play(state, ms < rest ? { ...move, ms } : { type: 'sandOut', ms: rest, away: 0 });
  }
  return state;
}

/** After a first domino that took so long. */
function first(ms: number, glassMs?: number): State {
  const state = begun(['forest', 'desert'], { hand: 'guided', ...(glassMs ? { glassMs } : {}) });
  const { move } = finish(createBuilder(game).build().decide(state, ''));
  game.play(state, { ...move, ms } as typeof move);
  return state;
}
/** After a first domino that makes this pace likely: it counts as one of four, the others of which took four seconds. */
const slow = (ms: number): State => first(4 * ms - 3 * 4000);
const landscapes = (state: State): string[] => idsOf(state.tiles).filter((id) => id !== box.startTile);

describe('AYA-TIME-02 at the pace of people', () => {
  test(
    'at fourteen seconds a turn every landscape that is begun waits for the river alone',
    { timeout: 60_000 },
    () => {
      const state = built(14_000, 'people/2');
      const ready = readyPhotos(box, state).map(({ id }) => id);
      const laid = landscapes(state);
      expect(laid.length).toBeGreaterThanOrEqual(8);
      expect(laid.filter((id) => !ready.some((photo) => photo.includes(id.slice(2))))).toEqual([]);
      // Where nothing more will lie there is room for an animal.
      expect(ready.length - laid.length).toBeGreaterThanOrEqual(5);
    }
  );

  test('with little sand, whoever took long over the first domino is not held back from a landscape', () => {
    const state = first(22_000, 180_000);
    expect(isShort(state)).toBe(true);
    for (const type of types) expect(affords(box, state, type, 4)).toBe(true);
  });

  test('where the sand is enough for all dominoes nothing is left out', () => {
    const state = slow(4000);
    expect(isShort(state)).toBe(false);
    expect(createPlans(box).of(state).tiles.size).toBe(15);
    for (const type of types) expect(affords(box, state, type, 99)).toBe(true);
  });

  test('where turns are short the plan holds what lies and what can be filled next', () => {
    const state = slow(20_000);
    expect(turnsLeft(state)).toBeLessThan(0.85 * leftOf(state));
    const { tiles, spots } = createPlans(box).of(state);
    expect(tiles.size).toBeGreaterThan(0);
    for (const [id] of tiles) {
      const { type } = box.tiles.get(id)!;
      expect(type !== 'start' && affords(box, state, type, costOf(box, id))).toBe(true);
      // Nothing is planned behind what does not lie yet.
      expect(spots.find(({ brings }) => brings === id)?.needs).toBe(box.startTile);
    }
  });

  test('behind a landscape after which nothing more will lie there is room for an animal, as before it', () => {
    const state = slow(30_000);
    const found = [...createPlans(box).of(state).tiles].find(([id]) => box.tiles.get(id)!.shape.ports.length === 2)!;
    const [id, pose] = found;
    const type = box.tiles.get(id)!.type as (typeof types)[number];
    state.tiles[id] = pose;
    state.tilesLeft[type] = state.tilesLeft[type].filter((one) => one !== id);
    Object.assign(state, { phase: 'glass2', sandMs: 400_000 });
    const { tiles, spots } = createPlans(box).of(state);
    expect([...tiles.keys()]).toEqual([id]);
    expect(spots.filter(({ partner }) => partner !== null).map((spot) => spot.type)).toEqual([type, type]);
  });

  test('a landscape takes as many of its kind as it has places, and one before each river that enters it', () => {
    // A lake of three slots and its entrance; a straight of five; a double of eight and two entrances.
    expect(['T-M3', 'T-D1', 'T-F3'].map((id) => costOf(box, id))).toEqual([4, 6, 10]);
  });

  test('what is begun comes first, and a kind of which too few are to come begins nothing beside it', () => {
    const state = slow(30_000);
    const expected = Math.floor(
      (turnsLeft(state) * (state.unseen.pole + state.unseen.poleCamera + state.unseen.garden / 5)) / leftOf(state)
    );
    // With nothing begun there is nothing to lose but turns.
    expect(affords(box, state, 'pole', expected + 1)).toBe(true);
    expect(affords(box, state, 'pole', turnsLeft(state))).toBe(false);
    state.tiles['T-F1'] = { x: 0, z: 0, a: 0 };
    expect(affords(box, state, 'pole', expected)).toBe(true);
    expect(affords(box, state, 'pole', expected + 1)).toBe(false);
    state.tiles['T-P1'] = { x: 0, z: 2000, a: 0 };
    expect(affords(box, state, 'pole', expected)).toBe(false);
    expect(affords(box, state, 'field', 4)).toBe(true);
    state.sandMs += 540_000;
    state.phase = 'glass2';
    expect(affords(box, state, 'field', 4)).toBe(false);
  });

  test('an open landscape that can no longer be filled keeps no exit from another', () => {
    const state = slow(30_000);
    state.tiles['T-D1'] = { x: 0, z: 0, a: 0 };
    state.tileTop.forest = 'T-F3';
    state.tileTop.mountain = 'T-M3';
    expect(hopeful(box, state).tileTop).toEqual({ ...state.tileTop, forest: null });
    const { tiles } = createPlans(box).of(state);
    expect(tiles.has('T-F3')).toBe(false);
    expect(tiles.has('T-M3')).toBe(true);
    const quick = slow(4000);
    quick.tileTop.forest = 'T-F3';
    expect(hopeful(box, quick)).toBe(quick);
  });
});
