import { describe, expect, it, test } from 'vitest';
import { supply, rowNumber } from '#games/atiwa/rules/area.ts';
import { game } from '#games/atiwa/rules/index.ts';
import * as sp from '#games/atiwa/rules/spaces.ts';
import { tokens, type State } from '#games/atiwa/rules/state.ts';
import { show, totals } from '../../support/atiwa/position.ts';
import { offers, passOn, run } from '../../support/atiwa/scene.ts';

const { board } = game;
const begun = (seats: number, first: number | null = null): State => game.setup(seats, optionsOf(seats, { first }));
function optionsOf(seats: number, given: object) {
  const options = game.parseOptions(seats, given);
  if (typeof options === 'string') throw new Error(options);
  return options;
}
const laidOut = (seats: number, first = 0): State => passOn(begun(seats, first), ({ step }) => step === 'worker');

describe('the box', () => {
  test('ATW-QTY-01 ATW-SET-06 thirteen trees and families, eight animals and fruit, seven goats; all but one family at home', () => {
    const [area] = begun(2).areas;
    expect(tokens.map((_, t) => supply(board, area!, t))).toEqual([13, 8, Infinity, 7, 8, 12]);
    expect(tokens.map((_, t) => (t === sp.T.bat ? 0 : rowNumber(board, area!, t)))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('ATW-QTY-03 ATW-SET-05 44 markers, all in the bag', () => {
    expect(begun(3).bag).toEqual([22, 20, 2]);
  });

  test('ATW-QTY-04 ATW-SET-04 36 different terrain cards, and locations 10, 10, 12, 4 in open stacks', () => {
    const state = begun(1);
    expect(new Set(state.deck).size).toBe(36);
    expect(board.cards.filter(({ terrain }) => !terrain).map(({ name }) => name)).toEqual([
      'Farmstead',
      'Settlement',
      'Village',
      'Town'
    ]);
    expect(board.edition.locationCards.map(({ copies }) => copies)).toEqual([10, 10, 12, 4]);
    expect(state.stacks).toEqual([10, 10, 11, 4]);
  });

  it.each([
    [1, 25],
    [2, 25],
    [3, 28],
    [4, 30]
  ])('ATW-SET-01 with %i seats there are %i action spaces', (seats, spaces) => {
    expect(offers(laidOut(seats))).toHaveLength(spaces);
    expect(game.illegal(laidOut(2), { type: 'worker', space: 'F4' })).toEqual({
      rule: 'ATW-SET-01',
      detail: { space: 'F4' }
    });
  });
});

describe('laying out', () => {
  test('ATW-SET-10 the start player is drawn, each seat with the same odds', () => {
    const state = begun(3);
    expect(game.chances(state)).toEqual([0, 1, 2].map((seat) => ({ move: { type: 'first', seat }, weight: 1 })));
    expect(run(state, 'first 2')).toMatchObject({ first: 2, marker: 2 });
    expect(game.illegal(state, { type: 'first', seat: 3 })?.rule).toBe('ATW-SET-10');
    expect(game.turn(begun(3, 1))).toBe('chance');
    expect(offers(begun(3, 1))).toContain('tile A1');
  });

  test('ATW-SET-02 six tiles go to rounds II to VII, I stays open', () => {
    let state = begun(2, 0);
    expect(state.tiles).toEqual([-1, -1, -1, -1, -1, -1, -1]);
    expect(offers(state)).toEqual(['tile A1', 'tile A2', 'tile A3', 'tile A4', 'tile A5', 'tile A6']);
    state = run(state, 'tile A4', 'tile A1');
    expect(state.tiles.slice(0, 3)).toEqual([-1, 3, 0]);
    expect(offers(state)).toEqual(['tile A2', 'tile A3', 'tile A5', 'tile A6']);
    expect(game.illegal(state, { type: 'tile', tile: 'A4' })?.rule).toBe('ATW-SET-02');
  });

  it.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4]
  ])('ATW-SET-03 with %i seats %i terrain cards lie open', (seats, open) => {
    const state = laidOut(seats);
    expect(state.open).toHaveLength(open);
    expect(new Set([...state.open, ...state.deck]).size).toBe(36);
    expect(state.open).not.toContain(-1);
  });

  test('ATW-SET-08 ATW-SET-09 ATW-SET-12 a Village in row 1, column 3, with an untrained family, and no gold', () => {
    for (const seats of [1, 2, 3, 4]) {
      const state = laidOut(seats);
      expect(show(state, 0)).toBe('Village BR:u');
      expect(state.areas[0]!.cells).toEqual([2]);
      expect(state.areas.map(({ gold }) => gold)).toEqual(Array(seats).fill(0));
      expect(state.stacks[2]).toBe(12 - seats);
    }
  });

  const villages = (seats: number, first: number): string[] => {
    const state = laidOut(seats, first);
    return state.areas.map((_, seat) => show(state, seat));
  };
  test('ATW-SET-11 compensation by place in the order (E04)', () => {
    expect(villages(2, 0)).toEqual(['Village BR:u', 'Village MM:A BR:u']);
    expect(villages(2, 1)).toEqual(['Village MM:A BR:u', 'Village BR:u']);
    expect(villages(3, 1)).toEqual(['Village MM:A BR:u', 'Village BR:u', 'Village MR:B BR:u']);
    expect(villages(4, 0)).toEqual(['Village BR:u', 'Village MR:B BR:u', 'Village MM:A BR:u', 'Village ML:G BR:u']);
    const state = laidOut(4, 0);
    expect(supply(board, state.areas[2]!, sp.T.animal)).toBe(7);
    expect(supply(board, state.areas[3]!, sp.T.goat)).toBe(6);
    expect(supply(board, state.areas[1]!, sp.T.family)).toBe(12);
  });

  test('ATW-SET-13 alone nobody is drawn and nobody gets anything', () => {
    const state = begun(1);
    expect(offers(state)).toContain('tile A1');
    expect(show(laidOut(1))).toBe('Village BR:u');
    expect(totals(laidOut(1))).toBe('A0 T0 F0 u1 t0 G0 B0 $0');
  });

  test('ATW-SET-07 three workers each: after three turns of everyone the round is over', () => {
    let state = laidOut(2);
    for (const space of ['L1L', 'L1R', 'L2L', 'L2R', 'L3L', 'L3R']) {
      expect(state).toMatchObject({ round: 1, step: 'worker' });
      state = run(state, `worker ${space}`, 'end');
    }
    expect(state.step).toBe('marker');
    expect(state.areas.every(({ night }) => night === 0)).toBe(true);
  });
});
