/** Turning a standing domino on its spot. AYA-PLACE-05. */
import { expect, test } from 'vitest';
import type { Move } from '#games/aya/rules/moves.ts';
import { leaning, logged } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { after, begun, box, free, plain, stand, why } from '../../support/aya/table.ts';

const basic = (): State => begun(['forest', 'desert']);

test('T13 T31 AYA-PLACE-05 a standing domino is turned on its spot, in the own turn, as often as one likes', () => {
  const state = basic();
  const id = stand(state, 'pole', [0, 0, 0]);
  const turn = (x: number, a: number, domino = id): Move => ({ type: 'turn', domino, x, z: 0, a, ...free });
  const turned = after(state, turn(35, 400), turn(35, 900), plain([10, 0]));
  expect(turned.dominoes[id]).toMatchObject({ x: 35, a: 900 });
  expect(why(state, turn(36, 0))).toBe('AYA-PLACE-05');
  expect(why(state, turn(50, 400))).toBe('AYA-PLACE-05');
  expect(why(turned, turn(35, 0))).toBe('AYA-PLACE-05');
  const other = stand(state, 'pole', [0.9, 0, 0]);
  expect(why(state, turn(21, 0))).toBe('AYA-PLACE-07');
  state.tokens['AN-F1'] = { on: [id, other], at: 'on', end: null };
  expect(why(state, turn(0, 10))).toBe('AYA-PLACE-05');
  state.tokens = {};
  state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying' };
  expect(why(state, turn(0, 10))).toBe('AYA-PLACE-05');
});

test('AYA-PLACE-05 however often it is turned, it stays about the spot it was placed on', () => {
  const state = basic();
  const id = stand(state, 'pole', [0, 0, 0]);
  const turn = (x: number, z: number): Move => ({ type: 'turn', domino: id, x, z, a: 0, ...free });
  const once = after(state, turn(30, 0));
  expect(why(once, turn(35, 0))).toBeUndefined();
  expect(why(once, turn(36, 0))).toBe('AYA-PLACE-05');
  const twice = after(once, turn(0, 30));
  expect(why(twice, turn(0, 36))).toBe('AYA-PLACE-05');
  expect(after(twice, turn(0, 0)).dominoes[id]).toMatchObject({ x: 0, z: 0 });
});

test('AYA-PLACE-05 AYA-PLACE-07 AYA-SETUP-01 nothing is turned over the edge, into a lying body or onto a kept place', () => {
  const state = basic();
  const turn = (domino: string, a: number): Move => {
    const { x, z } = state.dominoes[domino]!;
    return { type: 'turn', domino, x, z, a, ...free };
  };
  // With its width along the edge it is on the table, with its width across the edge it is not.
  const edge = stand(state, 'pole', [54.6, 20, 0]);
  expect(why(state, turn(edge, 900))).toBe('AYA-SETUP-01');
  const id = stand(state, 'pole', [0, 0, 0]);
  expect(why(state, turn(id, 900))).toBeUndefined();
  const lies = stand(state, 'pole', [-4.6, 0, 0]);
  const flat = (lean: number): void => {
    const { p, q } = leaning(box.size, { x: -460, z: 0, a: 0 }, lean);
    state.dominoes[lies] = { ...state.dominoes[lies]!, is: 'lying', end: logged(p, q) };
  };
  // Its tip lies 0.6 cm before the middle of the one to be turned.
  flat(900);
  expect(why(state, turn(id, 900))).toBe('AYA-PLACE-07');
  const kept = stand(state, 'pole', [30, 0, 0]);
  const laid = stand(state, 'pole', [31, 0, 0]);
  expect(why(state, turn(kept, 900))).toBe('AYA-PLACE-07');
  state.dominoes[laid] = { ...state.dominoes[laid]!, is: 'laid' };
  expect(why(state, turn(kept, 900))).toBe('AYA-PLACE-07');
});
