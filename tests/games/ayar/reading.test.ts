import { expect, test } from 'vitest';
import { game } from '#games/ayar/rules/index.ts';
import { readsMoves } from '../../support/reading.ts';

readsMoves(game, [
  { type: 'first', seat: 1 },
  { type: 'row', ayar: 'teal' },
  { type: 'tile', tile: 'RT-A-reed' },
  { type: 'pot', pot: 'green' },
  { type: 'textile', textile: 'T1a1' },
  { type: 'token', token: 'AT2' },
  { type: 'marker', ayar: 'grey' },
  { type: 'step', marker: 'gold', line: 'R2' },
  { type: 'ayar', ayar: 'brown' },
  { type: 'build', slot: 'teal-07' },
  { type: 'tambo', cell: 4 },
  { type: 'takePot', from: 'M1' },
  { type: 'takeTextile', stack: 2 },
  { type: 'lay', cell: 3, facing: 1 },
  { type: 'plant', box: 'box2' },
  { type: 'sail', to: 'W4' },
  { type: 'lakeArea', area: 'L4' },
  { type: 'endActivity' },
  { type: 'placeViracocha', slot: 'llama' },
  { type: 'moveMarker', from: 'reed', to: 'pottery' },
  { type: 'keepMarkers' },
  { type: 'resolve', trigger: 'raymi-A1' },
  { type: 'temple', activity: 'weaving' },
  { type: 'fertile', one: 'pottery', other: 'reed' },
  { type: 'moonSlot', activity: 'terrace' },
  { type: 'llamas', sun: 1, moon: 0 }
]);

test('names of things on the boards have at most 40 letters', () => {
  const build = (length: number) => game.parse({ type: 'build', slot: 'x'.repeat(length) });
  expect(build(40)).toBeDefined();
  expect(build(41)).toBeUndefined();
});
