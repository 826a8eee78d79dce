/** Sand, drawing, the reserve and the end of building. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { fewLeft } from '#games/aya/rules/turn.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import {
  after,
  begun,
  draws,
  fromReserve,
  fromStock,
  laidOut,
  later,
  plain,
  stand,
  startTile,
  toReserve,
  turnGlass,
  why
} from '../../support/aya/table.ts';

const spent = (move: Move, ms: number, away = 0): Move => ({ ...move, ms, away }) as Move;
const sandOut = (ms: number): Move => ({ type: 'sandOut', ms, away: 0 });
const whole = sandOut(600_000);
const inBreak = (): State => after(begun(['forest', 'desert']), whole);

describe('the sand', () => {
  test('AYA-TIME-01 turning the glass begins, and there are two runs', () => {
    const ready = after(laidOut(), startTile);
    expect(why(ready, fromStock)).toBe('AYA-TIME-01');
    const state = after(begun(['forest', 'desert']), whole, turnGlass);
    expect([state.phase, state.sandMs]).toEqual(['glass2', 0]);
    expect(why(state, turnGlass)).toBe('AYA-TIME-01');
    expect(after(state, whole).phase).toBe('over');
  });

  test('T01 T19 AYA-TIME-02 AYA-TIME-04 in the pause nothing is placed, drawn, turned or stood up', () => {
    const state = inBreak();
    const lies = stand(state, 'pole', [5, 5]);
    state.dominoes[lies] = { ...state.dominoes[lies]!, is: 'lying' };
    const raise: Move = { type: 'raise', dominoes: [lies], by: 0, ms: 0, away: 0 };
    const turn: Move = { type: 'turn', domino: lies, x: 500, z: 500, a: 10, ms: 0, away: 0 };
    for (const move of [plain([0, 0]), fromStock, toReserve, raise, turn, sandOut(0)])
      expect(why(state, move)).toBe('AYA-TIME-02');
  });

  test('AYA-TIME-03 the pause costs nothing, however long', () => {
    expect(game.moves(inBreak())).toEqual([turnGlass]);
    expect(Object.keys(turnGlass)).toEqual(['type']);
  });

  test('T09 AYA-TIME-04 what is held when the sand ends goes back to the hand', () => {
    const state = begun(['forest', 'desert']);
    expect(why(state, spent(plain([0, 0]), 600_000))).toBe('AYA-TIME-07');
    const out = after(state, whole);
    expect([out.hand, out.dominoes]).toEqual([['F01', 'D01'], {}]);
  });

  test('AYA-TIME-05 with the second run the same seat goes on, with what it was about', () => {
    expect(after(inBreak(), turnGlass)).toMatchObject({ turn: 0, due: 'place', hand: ['F01', 'D01'] });
    const ahead = after(begun(['forest', 'desert']), plain([0, 0]), whole, turnGlass);
    expect(ahead).toMatchObject({ turn: 0, due: 'ahead' });
    const empty = after(begun(['forest', 'desert']), plain([0, 0]), later, plain([5, 0]), later, whole, turnGlass);
    expect(empty).toMatchObject({ turn: 0, due: 'draw' });
  });

  test('AYA-TIME-06 building, toppling, counting, in this order', () => {
    const state = begun(['forest', 'desert']);
    expect(why(state, { type: 'enough' })).toBe('AYA-TIME-06');
    const over = after(state, whole, turnGlass, whole);
    expect(why(over, plain([0, 0]))).toBe('AYA-TIME-06');
    expect(game.turn(over)).toBe('over');
  });

  test('T22 AYA-TIME-07 a step that would use the last of the sand comes too late; the end takes the exact rest', () => {
    const state = after(begun(['forest', 'desert']), spent(plain([0, 0]), 597_000), later);
    expect(why(state, spent(plain([5, 0]), 3000))).toBe('AYA-TIME-07');
    expect(why(state, spent(plain([5, 0]), 2999))).toBeUndefined();
    expect(why(state, sandOut(3000))).toBeUndefined();
    expect(why(state, sandOut(2999))).toBe('AYA-TIME-07');
    expect(why(state, sandOut(3001))).toBe('AYA-TIME-07');
  });

  test('T23 AYA-TIME-07 only the seats’ own time is used, not the way between devices nor chance', () => {
    const state = after(begun(['forest', 'desert']), spent(plain([0, 0]), 5000), fromStock, draws('pole'));
    expect(after(state, spent(plain([5, 0]), 7000)).sandMs).toBe(12_000);
    expect(game.parse({ type: 'drawn', kind: 'pole', ms: 400 })).toBeUndefined();
  });

  test('AYA-TIME-07 without sand nothing runs out', () => {
    const state = begun(['forest', 'desert'], { glassMs: 0 });
    expect(why(state, spent(plain([0, 0]), 2_000_000_000))).toBeUndefined();
    expect(why(state, sandOut(0))).toBe('AYA-TIME-07');
    expect(game.moves(state).some(({ type }) => type === 'sandOut')).toBe(false);
  });

  test('AYA-R-13 time away is noted and uses no sand', () => {
    const state = after(begun(['forest', 'desert']), spent(plain([0, 0]), 1000, 90_000));
    expect([state.sandMs, state.awayMs]).toEqual([1000, 90_000]);
  });
});

describe('drawing', () => {
  test('AYA-DRAW-01 with a domino in hand no other is drawn', () => {
    expect(why(begun(['forest', 'desert']), fromStock)).toBe('AYA-DRAW-01');
  });

  test('AYA-DRAW-02 from the own stock by chance, or the top of the own reserve', () => {
    const state = after(begun(['forest', 'desert']), toReserve, later, toReserve, later);
    expect(game.moves(state).filter(({ type }) => type === 'draw')).toEqual([fromStock, fromReserve]);
    const drawn = after(state, fromStock);
    expect([game.turn(drawn), drawn.stock]).toEqual(['chance', [77, 77]]);
    expect(after(drawn, draws('pole'))).toMatchObject({ stock: [76, 77], hand: ['P01', null], from: ['stock', null] });
    expect(after(state, fromReserve)).toMatchObject({ stock: [77, 77], hand: ['F01', null], from: ['reserve', null] });
    expect(why(state, plain([0, 0]))).toBe('AYA-DRAW-02');
  });

  test('T04 T28 AYA-DRAW-03 the first glass gives everybody one, in turn order; no reserve can be drawn from yet', () => {
    const ready = after(laidOut(3, { first: 1 }), startTile, turnGlass);
    const dealt = after(ready, draws('forest'), draws('desert'), draws('pole'));
    expect([ready.due, dealt.due, dealt.turn]).toEqual(['drawn', 'place', 1]);
    expect(dealt.hand).toEqual(['P01', 'F01', 'D01']);
    expect(why(after(begun(['forest', 'desert']), plain([0, 0])), fromReserve)).toBe('AYA-DRAW-03');
  });

  test('T03 AYA-DRAW-04 there is no way back into the stock', () => {
    expect(game.parse({ type: 'toStock', ms: 0, away: 0 })).toBeUndefined();
    const state = begun(['forest', 'desert']);
    for (const move of game.moves(state)) expect(after(state, move).stock).toEqual([77, 77]);
  });

  test('AYA-DRAW-05 having placed, draw at once or later', () => {
    const placed = after(begun(['forest', 'desert']), plain([0, 0]));
    expect([placed.due, placed.turn]).toEqual(['ahead', 0]);
    const at = after(placed, fromStock, draws('pole'));
    expect([at.turn, at.hand]).toEqual([1, ['P01', 'D01']]);
    const round = after(placed, later, plain([5, 0]), later);
    expect([round.turn, round.due]).toEqual([0, 'draw']);
    expect(why(round, later)).toBe('AYA-DRAW-05');
  });

  test('AYA-DRAW-06 hands are open', () => {
    const heard: unknown[] = [];
    const state = after(laidOut(), startTile, turnGlass);
    game.play(state, draws('garden'), (event) => heard.push(event));
    expect(heard).toEqual([{ type: 'drawn', stock: 0, domino: 'G01', from: 'stock' }]);
    expect(state.hand).toEqual(['G01', null]);
  });
});

describe('the reserve', () => {
  test('T05 AYA-RES-01 AYA-RES-03 the last put down comes first, and may go back', () => {
    const state = begun(['forest', 'desert']);
    state.reserve[0] = ['M01', 'P01'];
    state.unseen.mountain -= 1;
    state.unseen.pole -= 1;
    const drawn = after(state, plain([0, 0]), fromReserve, plain([5, 5]), later);
    expect([drawn.hand[0], drawn.reserve[0]]).toEqual(['P01', ['M01']]);
    expect(after(drawn, toReserve).reserve[0]).toEqual(['M01', 'P01']);
  });

  test('AYA-RES-02 putting a domino there is the whole turn', () => {
    const state = after(begun(['forest', 'desert']), toReserve);
    expect([state.due, state.hand[0]]).toEqual(['ahead', null]);
    expect(why(state, plain([0, 0]))).toBe('AYA-PLACE-01');
  });

  test('AYA-RES-04 a camera stays a camera', () => {
    const state = begun(['forestCamera', 'desert']);
    const id = state.hand[0]!;
    const back = after(state, toReserve, fromReserve, plain([0, 0]), later);
    expect(back.hand[0]).toBe(id);
    expect(why(back, { type: 'askTile', ms: 0, away: 0 })).toBeUndefined();
  });
});

/** A position in which the first seat holds the last domino of its stock. */
function last(people = 2): State {
  const state = begun(['forest', 'desert'], {}, people);
  state.stock[0] = 0;
  stand(state, 'pole', [-49, 0]);
  return state;
}

describe('the end of building', () => {
  test('AYA-END-01 it ends at once with the second run', () => {
    const state = after(begun(['forest', 'desert']), plain([-49, 0]), later, whole, turnGlass, whole);
    expect(state).toMatchObject({ phase: 'push', due: 'push', turn: 1 });
  });

  test('T08 AYA-END-02 AYA-END-03 it ends when the last domino of a stock is placed, reserve or not', () => {
    const state = last();
    state.reserve[0] = ['M01'];
    expect(state.phase).toBe('glass1');
    expect(after(state, plain([0, 0]))).toMatchObject({ phase: 'push', turn: 1 });
    expect(after(state, toReserve)).toMatchObject({ phase: 'push', turn: 1 });
  });

  test('AYA-END-03 a domino of the reserve does not end it', () => {
    const state = begun(['forest', 'desert']);
    state.from[0] = 'reserve';
    state.stock[0] = 1;
    expect(after(state, plain([0, 0])).phase).toBe('glass1');
  });

  test('T27 AYA-END-03 AYA-DEAL-03 alone, either of the two stocks ends it', () => {
    const state = last(1);
    Object.assign(state, { stock: [3, 0], turn: 1 });
    expect(after(state, plain([0, 0]))).toMatchObject({ phase: 'push', stock: [3, 0] });
  });

  test('AYA-END-04 it is announced from five dominoes on, the one in hand included', () => {
    const state = begun(['forest', 'desert']);
    expect(fewLeft(state, 0)).toBeUndefined();
    expect(fewLeft({ ...state, stock: [5, 77] }, 0)).toBeUndefined();
    expect(fewLeft({ ...state, stock: [4, 77] }, 0)).toBe(5);
    expect(fewLeft({ ...state, stock: [0, 77] }, 0)).toBe(1);
  });

  test('AYA-R-12 what hands hold is not placed', () => {
    const state = after(last(), plain([0, 0]));
    expect(state.hand).toEqual([null, null]);
    expect(Object.keys(state.dominoes).sort()).toEqual(['F01', 'P01']);
  });
});
