/** The practice table: no sand, pushes at any time, and everything stands again. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { advice, pushInWords } from '#games/aya/view/reasons.ts';
import { after, animal, begun, later, plain, result, stand, why } from '../../support/aya/table.ts';

const tryOut: Move = { type: 'tryOut' };
const standUp: Move = { type: 'standUp' };
const enough: Move = { type: 'enough' };

/** Two stand, and the second seat holds a domino. */
const practised = (options: Readonly<Record<string, unknown>> = { glassMs: 0 }): State => {
  const state = begun(['forest', 'desert'], options);
  stand(state, 'forest', [4, 0]);
  return after(state, plain([2, 0]), later);
};
const fallen = (state: State, ...ids: string[]): State => {
  const pushed = after(state, { type: 'push', domino: ids[0]! });
  return after(pushed, result(pushed, Object.fromEntries(ids.map((id) => [id, 71]))));
};
const ids = (state: State): string[] => Object.keys(state.dominoes).sort();

describe('trying out', () => {
  test('AYA-TOPPLE-01 what stands is pushed in the middle of building, and building goes on where it was', () => {
    const built = practised();
    const [a, b] = ids(built) as [string, string];
    const tried = after(built, tryOut);
    expect([tried.phase, tried.due, game.turn(tried)]).toEqual(['push', 'push', 1]);
    const down = fallen(tried, a, b);
    // Nothing stands, and it is no end.
    expect([down.due, Object.values(down.dominoes).map(({ is }) => is)]).toEqual(['push', ['fallen', 'fallen']]);
    expect(game.moves(down).map(({ type }) => type)).toEqual(['enough', 'standUp']);
    const again = after(down, standUp);
    expect(Object.values(again.dominoes).map(({ is, end }) => [is, end])).toEqual([
      ['upright', null],
      ['upright', null]
    ]);
    expect([again.phase, again.pushes, again.retriggers, again.resume]).toEqual(['glass1', [], 10, null]);
    expect([again.turn, again.due]).toEqual([built.turn, built.due]);
    expect(again.hand).toEqual(built.hand);
  });

  test('AYA-PLACE-01 AYA-DRAW-05 after a trial, with pushes or without, the turn is where it was', () => {
    const placed = after(begun(['forest', 'desert', 'field'], { glassMs: 0 }), plain([0, 0]));
    const left = (state: State): unknown[] => [state.turn, state.due, state.hand];
    expect(left(after(placed, tryOut, standUp))).toEqual(left(placed));
    expect(left(placed).slice(0, 2)).toEqual([0, 'ahead']);
    const [id] = ids(placed) as [string];
    const down = fallen(after(placed, tryOut), id);
    expect(down.turn).toBe(1);
    expect(left(after(down, standUp))).toEqual(left(placed));
  });

  test('AYA-TOPPLE-07 whoever has seen enough has it counted', () => {
    const tried = after(practised(), tryOut);
    expect(after(tried, enough)).toMatchObject({ phase: 'over', due: 'over' });
  });

  test('AYA-TOPPLE-07 what is advised there is called by the button that is there', () => {
    const tried = after(practised(), tryOut);
    const down = fallen(tried, ids(tried)[0]!);
    const plan = { move: enough, photos: 0 };
    expect(pushInWords(game, down, plan)).toContain('Touch Count it');
    expect(advice(game, down, enough)).toContain('Touch Count it');
    expect(pushInWords(game, { ...down, resume: null }, plan)).toContain('Touch Enough');
  });

  test('AYA-END-01 with sand there is no trying out, AYA-TOPPLE-08 and nothing stands up between real pushes', () => {
    expect(why(practised({}), tryOut)).toBe('AYA-END-01');
    const empty = begun(['forest', 'desert'], { glassMs: 0 });
    expect(why(empty, tryOut)).toBe('AYA-TOPPLE-03');
    const ended = { ...game.clone(practised()), phase: 'push', due: 'push' } as State;
    expect(why(ended, standUp)).toBe('AYA-TOPPLE-08');
  });

  test('AYA-TOKEN-01 an animal that was dropped lies on its dominoes again', () => {
    const state = begun(['forestCamera', 'desert'], { glassMs: 0 });
    const other = stand(state, 'forest', [4, 0]);
    const built = after(state, animal([2, 0], other), later);
    const [token] = Object.keys(built.tokens) as [string];
    const down = fallen(
      after(built, tryOut),
      other,
      ids(built).find((id) => id !== other)!
    );
    expect(after(down, standUp).tokens[token]).toMatchObject({ at: 'on', end: null });
  });
});

describe('choosing', () => {
  test('AYA-DRAW-02 AYA-DEAL-01 on a practice table one takes the domino one wishes, as long as there is one', () => {
    const take: Move = { type: 'take', kind: 'poleCamera' };
    const placed = (options: Readonly<Record<string, unknown>>): State =>
      after(begun(['forest', 'desert'], options), plain([2, 0]));
    const practice = placed({ glassMs: 0 });
    const taken = after(practice, take);
    const before = practice.turn;
    expect(game.box.dominoes.get(taken.hand[before] ?? '')?.kind).toBe('poleCamera');
    expect([taken.unseen.poleCamera, taken.stock[before], taken.turn]).toEqual([
      practice.unseen.poleCamera - 1,
      practice.stock[before]! - 1,
      1 - before
    ]);
    expect(why({ ...practice, unseen: { ...practice.unseen, poleCamera: 0 } }, take)).toBe('AYA-DEAL-01');
    expect(why({ ...practice, stock: [0, 0] }, take)).toBe('AYA-DRAW-02');
    expect(why(placed({}), take)).toBe('AYA-DRAW-02');
  });
});
