/** What the rules of Aya tell while they play, and whose decisions are everybody's. */
import { describe, expect, it, test } from 'vitest';
import type { Move } from '#games/aya/rules/moves.ts';
import { game, withEdition } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { playTold } from '../../support/told.ts';
import {
  after,
  begun,
  draws,
  free,
  fromStock,
  laidOut,
  later,
  plain,
  result,
  stand,
  standing,
  startTile,
  toReserve,
  turnGlass,
  why
} from '../../support/aya/table.ts';

/** What the last of these moves told. */
function told(state: State, ...moves: readonly Move[]): unknown[] {
  const events: unknown[] = [];
  playTold(game, after(state, ...moves.slice(0, -1)), moves.at(-1)!, events as never);
  return events;
}
const sandOut: Move = { type: 'sandOut', ms: 600_000, away: 0 };
const tryOut: Move = { type: 'tryOut' };
const enough: Move = { type: 'enough' };

describe('the sand', () => {
  test('AYA-TIME-01 each run is told by its number, when it begins and when it ends', () => {
    expect(told(laidOut(), startTile, turnGlass)).toContainEqual({ type: 'glassTurned', run: 1 });
    const state = begun(['forest', 'desert']);
    expect(told(state, sandOut)).toEqual([{ type: 'sandOut', run: 1 }]);
    expect(told(state, sandOut, turnGlass)).toEqual([{ type: 'glassTurned', run: 2 }]);
    expect(told(state, sandOut, turnGlass, sandOut)).toContainEqual({ type: 'sandOut', run: 2 });
  });

  test('AYA-TIME-07 its end is offered with the exact rest, and not where there is no sand', () => {
    const state = begun(['forest', 'desert']);
    const placed = after(state, { ...plain([0, 0]), ms: 1000 });
    expect(game.moves(placed)).toContainEqual({ type: 'sandOut', ms: 599_000, away: 0 });
    expect(game.moves(begun(['forest', 'desert'], { glassMs: 0 })).some(({ type }) => type === 'sandOut')).toBe(false);
    expect(why(begun(['forest', 'desert'], { glassMs: 0 }), { type: 'sandOut', ms: 0, away: 0 })).toBe('AYA-TIME-07');
    expect(why(placed, { type: 'sandOut', ms: 599_001, away: 0 })).toBe('AYA-TIME-07');
  });

  test.each([sandOut, turnGlass])('AYA-TIME-06 after building $type is not a thing to be done', (move) => {
    expect(why(standing(begun(['forest', 'desert'])), move)).toBe('AYA-TIME-06');
  });

  test('AYA-TOPPLE-08 nor is any step of building', () => {
    expect(why(standing(begun(['forest', 'desert'])), toReserve)).toBe('AYA-TOPPLE-08');
  });
});

describe('turns', () => {
  test('AYA-DRAW-03 the first is told when everybody has drawn', () => {
    const dealt = after(laidOut(), startTile, turnGlass, draws('forest'));
    expect(told(dealt, draws('desert'))).toContainEqual({ type: 'turn', stock: 0, seat: 0 });
  });

  test('AYA-DEAL-03 alone, both stocks are of the one seat', () => {
    const alone = after(laidOut(1, { first: 0 }), startTile, turnGlass, draws('forest'));
    expect(told(alone, draws('desert'))).toContainEqual({ type: 'turn', stock: 0, seat: 0 });
    const second = after(alone, draws('desert'), plain([0, 0]), later);
    expect([second.turn, game.turn(second)]).toEqual([1, 0]);
    expect(game.places(second)).toEqual([1]);
    expect(game.places(begun(['forest', 'forest', 'forest']))).toEqual([1, 1, 1]);
  });

  test('AYA-DRAW-05 a draw ahead ends the turn, whatever it brings', () => {
    const drawn = after(begun(['forest', 'desert']), plain([0, 0]), fromStock, draws('field'));
    expect(drawn).toMatchObject({ turn: 1, due: 'place', hand: [expect.any(String), expect.any(String)] });
  });

  test('AYA-DRAW-02 an empty stock is not offered, a full one is; later only after placing', () => {
    const state = begun(['forest', 'desert']);
    const placed = after(state, toReserve, later, plain([0, 0]), later);
    expect(game.moves(placed).filter(({ type }) => type === 'draw')).toEqual([
      fromStock,
      { type: 'draw', from: 'reserve', ...free }
    ]);
    placed.stock[0] = 0;
    expect(why(placed, fromStock)).toBe('AYA-DRAW-02');
    expect(game.moves(placed).filter(({ type }) => type === 'draw')).toEqual([
      { type: 'draw', from: 'reserve', ...free }
    ]);
  });

  test('AYA-DEAL-01 a kind that is used up is not among the chances', () => {
    const state = after(begun(['forest', 'desert']), plain([0, 0]), fromStock);
    state.unseen.pole = 0;
    const kinds = game.chances(state).map(({ move }) => (move.type === 'drawn' ? move.kind : ''));
    expect(kinds).not.toContain('pole');
    expect(kinds).toContain('forest');
    expect(why(state, draws('pole'))).toBe('AYA-DEAL-01');
  });
});

describe('what falls', () => {
  test('AYA-TOPPLE-02 of a push: what stood and stands no longer', () => {
    const state = begun(['forest', 'desert']);
    const [a, b, c] = [0, 4, 8].map((x) => stand(state, 'pole', [x, 0])) as [string, string, string];
    const pushed = after(standing(state), { type: 'push', domino: a });
    // The third was shoved, and still stands.
    expect(told(pushed, result(pushed, { [a]: 71, [c]: 5 }))).toEqual([{ type: 'fell', down: [a] }]);
    const again = after(pushed, result(pushed, { [a]: 71 }), { type: 'push', domino: b });
    expect(told(again, result(again, { [b]: 71, [a]: 80 }))).toEqual([{ type: 'fell', down: [b] }]);
  });

  test('AYA-ACC-01 of an accident: what lies, and what was thrown off, where it came to rest', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const [a, b, c] = [0, 2, 4].map((x) => stand(state, 'pole', [x, 1])) as [string, string, string];
    state.tokens['AN-P1'] = { on: [a, b], at: 'on', end: null };
    const bumped = after(state, { type: 'bump', domino: a, dir: 0, ...free });
    const down = result(bumped, { [a]: 71, [c]: 5 });
    expect(told(bumped, down)).toEqual([{ type: 'accident', lying: [a], off: ['AN-P1'] }]);
    expect(after(bumped, down).dominoes[c]).toMatchObject({ is: 'upright', end: null });
  });
});

describe('what concerns everybody', () => {
  const built = begun(['forest', 'desert']);
  const id = stand(built, 'pole', [0, 0]);
  const ready = standing(built);
  const trial = (() => {
    const state = begun(['forest', 'desert'], { glassMs: 0 });
    stand(state, 'pole', [0, 0]);
    return after(state, tryOut);
  })();
  const push: Move = { type: 'push', domino: id };
  const pushedOnce = { ...game.clone(ready), pushes: [{ by: 0, domino: id }] };

  it.each<readonly [string, State, Move, boolean]>([
    ['turning the glass', built, turnGlass, true],
    ['the first push', ready, push, true],
    ['a later push', pushedOnce, push, false],
    ['having seen enough', pushedOnce, enough, true],
    ['any push of a trial', { ...trial, pushes: pushedOnce.pushes }, push, true],
    ['standing everything up', trial, { type: 'standUp' }, true],
    ['a placing', built, plain([5, 0]), false],
    ['a draw', built, fromStock, false]
  ])('AYA-COMP-08 %s', (_what, state, move, expected) => {
    expect(game.together!(state, move)).toBe(expected);
  });
});

test('a version of the rules that was never there is refused in words', () => {
  expect(withEdition(game.edition, 3)).toEqual(['There is no version 3 of the rules of Aya here.']);
  expect(withEdition(game.edition, 1)).toMatchObject({ rulesVersion: 1 });
});
