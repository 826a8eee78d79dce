import { beforeEach, describe, expect, test } from 'vitest';
import { Draft } from '#engine/draft.ts';
import { playChecked, RuleError, total, type GameEvent, type Move } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { toy } from '../support/toy.ts';

const pick = { type: 'pick', times: 2 };
const red = { type: 'mark', color: 'red' };
const blue = { type: 'mark', color: 'blue' };

describe('a draft', () => {
  const base = toy.setup(2, { tokens: 2, first: 0 });
  const before = hash(base);
  let draft: Draft<typeof base, Move>;

  beforeEach(() => {
    draft = new Draft(toy, base);
  });

  test('begins with no moves, open, on a copy', () => {
    expect([draft.moves, draft.undone, draft.closed]).toEqual([[], [], false]);
    expect(draft.state).toEqual(base);
    expect(draft.state).not.toBe(base);
    expect([draft.undo(), draft.redo()]).toEqual([undefined, undefined]);
  });

  test('plays moves without touching the base', () => {
    draft.play(pick);
    expect(draft.moves).toEqual([pick]);
    expect(draft.state).toMatchObject({ step: 'mark', picked: 2 });
    expect(hash(base)).toBe(before);
  });

  test('takes back and plays again, last first', () => {
    draft.play(pick);
    const after = hash(draft.state);
    expect(draft.undo()).toEqual(pick);
    expect([draft.moves, draft.undone, hash(draft.state)]).toEqual([[], [pick], before]);
    expect(draft.redo()).toEqual(pick);
    expect([draft.moves, draft.undone, hash(draft.state)]).toEqual([[pick], [], after]);
  });

  test('a new move forgets what was taken back', () => {
    draft.play(pick);
    draft.undo();
    draft.play({ type: 'pick', times: 3 });
    expect([draft.undone, draft.redo()]).toEqual([[], undefined]);
  });

  test('closes when anybody else is to act: moves are final then', () => {
    draft.play(pick);
    draft.play(red);
    expect(toy.turn(draft.state)).toBe('chance');
    expect([draft.closed, draft.undo()]).toEqual([true, undefined]);
    expect(draft.moves).toEqual([pick, red]);
    expect(() => draft.play({ type: 'token', value: 1 })).toThrow(/closed/);
  });

  test('closes at the turn of another seat', () => {
    draft.play({ type: 'pass' });
    expect(toy.turn(draft.state)).toBe(1);
    expect(draft.closed).toBe(true);
  });

  test('redo may close it again', () => {
    draft.play(pick);
    draft.undo();
    draft.redo();
    draft.play(blue);
    expect(draft.closed).toBe(true);
    expect(draft.redo()).toBeUndefined();
  });

  test('a refused move throws its rule and changes nothing, what was taken back included', () => {
    draft.play(pick);
    draft.undo();
    expect(() => draft.play({ type: 'pick', times: 9 })).toThrow(RuleError);
    expect([draft.moves, draft.undone, hash(draft.state)]).toEqual([[], [pick], before]);
  });

  test('several moves are taken back and played again in order', () => {
    const long = new Draft(chatty, base);
    for (const times of [1, 2, 3]) long.play({ type: 'pick', times });
    expect([long.undo(), long.undo()]).toEqual([
      { type: 'pick', times: 3 },
      { type: 'pick', times: 2 }
    ]);
    expect(long.moves).toEqual([{ type: 'pick', times: 1 }]);
    expect(long.state).toMatchObject({ picked: 1 });
    expect(long.redo()).toEqual({ type: 'pick', times: 2 });
    expect(long.undone).toEqual([{ type: 'pick', times: 3 }]);
    expect(long.state).toMatchObject({ picked: 2 });
  });

  test('lets the events of a move be heard, and those of a redo', () => {
    const heard: GameEvent[] = [];
    draft.play(pick);
    draft.play(red, (event) => heard.push(event));
    expect(heard).toEqual([{ type: 'marked', color: 'red' }]);
  });
});

/** A toy in which a seat may go on picking. */
const chatty = {
  ...toy,
  illegal: () => undefined,
  play: (state: ReturnType<typeof toy.setup>, move: { times?: unknown }) => {
    Object.assign(state, { picked: move.times });
  }
} as typeof toy;

describe('playing with a check', () => {
  test('refuses with the rule and the move, and leaves the position alone', () => {
    const state = toy.setup(2, { tokens: 2, first: 0 });
    const before = hash(state);
    const attempt = (): void => playChecked(toy, state, red);
    expect(attempt).toThrow(RuleError);
    expect(attempt).toThrow(/TOY-01/);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ name: 'RuleError', illegal: { rule: 'TOY-01' }, move: red });
    }
    expect(hash(state)).toBe(before);
    playChecked(toy, state, pick);
    expect(state).toMatchObject({ step: 'mark' });
  });

  test('score lines add up', () => {
    expect(total([])).toBe(0);
    expect(
      total([
        { rule: 'a', points: 3, item: 'x' },
        { rule: 'a', points: -5, item: 'y' }
      ])
    ).toBe(-2);
  });
});
