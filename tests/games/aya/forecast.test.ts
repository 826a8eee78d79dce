/** What a push at the start would bring: every photo, won or lost and why, in the order of the fall. */
import { describe, expect, test } from 'vitest';
import { forecast, trialOf } from '#games/aya/aid/forecast.ts';
import { loadEngine } from '#games/aya/physics/index.ts';
import { simulate } from '#games/aya/physics/simulate.ts';
import { game } from '#games/aya/rules/index.ts';
import { firstDomino } from '#games/aya/rules/topple.ts';
import type { State } from '#games/aya/rules/state.ts';
import { at } from '#games/aya/rules/geometry.ts';
import { begun, box, laidOut, stand } from '../../support/aya/table.ts';

const engine = await loadEngine();
const told = (state: State) => {
  const trial = trialOf(game, state)!;
  const { move, film } = simulate(engine, box, trial);
  return forecast(game, trial, move, film.down);
};

/** A line out of Start, with a tile of the desert in it and an animal of the desert behind it. */
function river(): State {
  const state = begun(['forest', 'desert'], { hand: 'guided' });
  state.tiles[box.startTile] = { x: -4500, z: 0, a: 3150 };
  const start = state.tiles[box.startTile]!;
  for (const slot of box.tiles.get(box.startTile)!.shape.slots.slice(0, 5)) {
    const [x, z] = at(start, slot.x / 100, slot.z / 100);
    stand(state, 'pole', [x, z, (start.a + slot.a) / 10]);
  }
  const mouth = at(start, 2.75, 3.2);
  const line = (n: number): [number, number] => [mouth[0] + 2 * n, mouth[1]];
  for (let n = 1; n <= 2; n++) stand(state, 'desert', line(n));
  // T-D1 is a straight river; its five places lie two centimetres apart.
  state.tiles['T-D1'] = { x: Math.round(line(5)[0] * 100), z: Math.round(line(5)[1] * 100), a: 0 };
  for (let n = 3; n <= 7; n++) stand(state, 'desert', line(n));
  const a = stand(state, 'desertCamera', line(8.2));
  const b = stand(state, 'pole', line(9.4));
  state.tokens['AN-D1'] = { on: [a, b], at: 'on', end: null };
  state.tilesLeft.desert = state.tilesLeft.desert.filter((id) => id !== 'T-D1');
  return state;
}

describe('what would fall', () => {
  test('AYA-LAND-06, AYA-ANIM-07 photos won, in the order in which the fall comes to them', () => {
    const state = river();
    const before = JSON.stringify(state);
    const photos = told(state);
    expect(photos.map(({ item, id, won, rule }) => [item, id, won, rule])).toEqual([
      ['landscape', 'T-D1', true, null],
      ['animal', 'AN-D1', true, null]
    ]);
    expect(photos[0]!.frame!).toBeGreaterThan(0);
    expect(photos[1]!.frame!).toBeGreaterThan(photos[0]!.frame!);
    expect(photos[0]!.pieces.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('AYA-LAND-02, AYA-LAND-03 a foreign domino and a hole are told by their rules; what is not reached comes last', () => {
    const foreign = river();
    const [x, z] = [foreign.tiles['T-D1']!.x / 100, foreign.tiles['T-D1']!.z / 100];
    stand(foreign, 'pole', [x, z + 3]);
    expect(told(foreign).map(({ id, rule }) => [id, rule])).toContainEqual(['T-D1', 'AYA-LAND-02']);
    const hole = river();
    for (const id of Object.keys(hole.dominoes)) {
      const off = hole.dominoes[id]!.x / 100 - x;
      if (off > -3 && off < 3) delete hole.dominoes[id];
    }
    const photos = told(hole);
    expect(photos.find(({ id }) => id === 'T-D1')).toMatchObject({ won: false, rule: 'AYA-LAND-03' });
    expect(photos.at(-1)).toMatchObject({ id: 'AN-D1', won: false, rule: 'AYA-ANIM-01', frame: null });
  });

  test('AYA-SCORE-03 a panorama is told once its three landscapes lie, after the last of them', () => {
    const state = river();
    for (const [n, id] of ['T-D2', 'T-D3'].entries()) state.tiles[id] = { x: -1000 + 2000 * n, z: 2500, a: 0 };
    const panorama = told(state).at(-1)!;
    expect(panorama).toMatchObject({ item: 'panorama', id: 'desert', won: false, rule: 'AYA-SCORE-03', frame: null });
  });

  test('AYA-TOPPLE-01 it is pushed where the river would be pushed first, if anything stands there', () => {
    const state = river();
    expect(trialOf(game, state)).toMatchObject({ due: 'fall', cause: { dominoes: [firstDomino(box, state)] } });
    expect(trialOf(game, begun(['forest', 'desert']))).toBeUndefined();
    expect(trialOf(game, laidOut())).toBeUndefined();
  });
});
