import { describe, expect, test } from 'vitest';
import { Draft } from '#engine/draft.ts';
import { playChecked, RuleError, total, type Move } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { toy } from '../support/toy.ts';

const pick = { type: 'pick', times: 2 };
const red = { type: 'mark', color: 'red' };
const blue = { type: 'mark', color: 'blue' };

describe('a draft', () => {
  const base = toy.setup(2, { tokens: 2, first: 0 });
  const before = hash(base);
  const draft = new Draft<typeof base, Move>(toy, { state: base, count: 5, author: 0 });
  const shape = ({ moves, stored, state }: typeof draft) => [moves, stored.undone, hash(state)];

  test('begins with no moves, open', () => {
    expect([draft.moves, draft.redoable, draft.closed]).toEqual([[], false, false]);
    expect(draft.state).toEqual(base);
    expect([draft.undo(), draft.redo()]).toEqual([undefined, undefined]);
  });

  test('plays moves without touching the base, or the draft it goes on from', () => {
    const picked = draft.play(pick);
    expect(picked.moves).toEqual([pick]);
    expect(picked.state).toMatchObject({ step: 'mark', picked: 2 });
    expect([hash(base), draft.moves]).toEqual([before, []]);
  });

  test('numbers its moves after the entries, by the seat that decides, as what may be taken back', () => {
    const { steps } = draft.play(pick).play(red);
    expect(steps.map(({ happening: { n, by, draft } }) => [n, by, draft])).toEqual([
      [5, 0, true],
      [6, 0, true]
    ]);
    expect(steps[1]!.happening.before).toBe(steps[0]!.happening.after);
  });

  test('takes back and plays again, last first', () => {
    const picked = draft.play(pick);
    const after = hash(picked.state);
    const back = picked.undo()!;
    expect(shape(back)).toEqual([[], [pick], before]);
    expect(shape(back.redo()!)).toEqual([[pick], [], after]);
  });

  test('comes back to the same position as another object: what was chosen in it is not chosen again', () => {
    const back = draft.play(pick).undo()!;
    expect(back.state).toEqual(draft.state);
    expect(back.state).not.toBe(draft.state);
  });

  test('counts the touches that made it, and goes on counting once it was stored', () => {
    const joined = draft.play(pick).play(red, true);
    expect([draft, draft.play(pick), draft.play(pick).play(red), joined].map(({ touches }) => touches)).toEqual([
      ...[0, 1, 2, 1]
    ]);
    expect(Draft.restore(toy, { state: base, count: 5, author: 0 }, joined.stored).touches).toBe(1);
    expect(draft.play(pick).undo()!.touches).toBe(0);
  });

  test('a new move forgets what was taken back', () => {
    const other = draft.play(pick).undo()!.play({ type: 'pick', times: 3 });
    expect([other.redoable, other.redo()]).toEqual([false, undefined]);
  });

  test('closes when anybody else is to act: moves are final then', () => {
    const closed = draft.play(pick).play(red);
    expect(toy.turn(closed.state)).toBe('chance');
    expect([closed.closed, closed.undo()]).toEqual([true, undefined]);
    expect(closed.moves).toEqual([pick, red]);
    expect(() => closed.play({ type: 'token', value: 1 })).toThrow(/closed/);
  });

  test('closes at the turn of another seat', () => {
    const passed = draft.play({ type: 'pass' });
    expect(toy.turn(passed.state)).toBe(1);
    expect(passed.closed).toBe(true);
  });

  test('redo may close it again', () => {
    const closed = draft.play(pick).undo()!.redo()!.play(blue);
    expect(closed.closed).toBe(true);
    expect(closed.redo()).toBeUndefined();
  });

  test('a refused move throws its rule and changes nothing, what was taken back included', () => {
    const back = draft.play(pick).undo()!;
    expect(() => back.play({ type: 'pick', times: 9 })).toThrow(RuleError);
    expect(() => back.play({ type: 'pick', times: 2, extra: 1 })).toThrow(RuleError);
    expect(shape(back)).toEqual([[], [pick], before]);
  });

  test('several moves are taken back and played again in order', () => {
    const picks = [1, 2, 3].map((times) => ({ type: 'pick', times }));
    const long = picks.reduce((so, move) => so.play(move), new Draft(chatty, { state: base, count: 0, author: 0 }));
    const back = long.undo()!.undo()!;
    expect([back.moves, back.stored.undone]).toEqual([[picks[0]], [picks[2], picks[1]]]);
    expect(back.state).toMatchObject({ picked: 1 });
    const again = back.redo()!;
    expect([again.moves, again.stored.undone]).toEqual([[picks[0], picks[1]], [picks[2]]]);
    expect(again.state).toMatchObject({ picked: 2 });
  });

  test('keeps the events of a move and the moments it showed, also those of a redo', () => {
    const marked = draft.play(pick).play(red);
    const { happening, frames } = marked.steps.at(-1)!;
    expect(happening.events).toEqual([{ type: 'marked', color: 'red' }]);
    expect(frames.map(({ event }) => event?.type)).toEqual(['marked', undefined]);
    expect(frames.at(-1)!.state).toBe(marked.state);
    const picked = draft.play(pick);
    expect(picked.undo()!.redo()!.steps).toEqual(picked.steps);
  });

  test('is stored as its moves, and restored as far as they are legal', () => {
    const on = { state: base, count: 0, author: 0 };
    const back = draft.play(pick).undo()!;
    for (const one of [draft, draft.play(pick), back])
      expect(shape(Draft.restore(toy, on, one.stored))).toEqual(shape(one));
    expect(Draft.restore(toy, on, { moves: [pick, pick, red], undone: [blue] }).moves).toEqual([pick]);
    expect(Draft.restore(toy, on, { moves: [pick, red, pick], undone: [] }).moves).toEqual([pick, red]);
  });

  test('goes on after more entries that leave the position', () => {
    const later = draft.play(pick).after(7).play(red);
    expect(later.steps.map(({ happening }) => happening.n)).toEqual([7, 8]);
    expect(later.moves).toEqual([pick, red]);
    const back = draft.play(pick).undo()!;
    expect(back.after(7).state).toBe(back.state);
    expect(
      back
        .after(7)
        .redo()!
        .steps.map(({ happening }) => happening.n)
    ).toEqual([7]);
  });

  test('holds no outcome of chance, whoever has written it there', () => {
    const drawing = draft.play(pick).play(red).state;
    const open = { ...toy, illegal: () => undefined };
    const on = { state: drawing, count: 2, author: undefined };
    expect(Draft.restore(open, on, { moves: [{ type: 'token', value: 4 }], undone: [] }).moves).toEqual([]);
  });

  test('holds nothing that could not be read again, though the rules look at no more than they need', () => {
    const open = new Draft(chatty, { state: base, count: 0, author: 0 });
    expect(() => open.play({ type: 'pick', times: 2, extra: 1 })).toThrow(RuleError);
  });

  test('leaves what the world does to the seat that set it off', () => {
    const spun = {
      ...toy,
      turn: (state: typeof base) => (state['step'] === 'mark' ? 'world' : toy.turn(state))
    } as const;
    const second = toy.setup(2, { tokens: 2, first: 1 });
    const picked = new Draft<typeof base, Move>(spun, { state: second, count: 0, author: 1 }).play(pick);
    expect([picked.turn, picked.author]).toEqual(['world', 1]);
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
