import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { print, START } from '../../support/aiye/position.ts';
import { answer, follow, offered, points, run, turnOf, using } from '../../support/aiye/scene.ts';

const ana = 'c1[CS1] | c2[M] | c3[S] | c4[M M] | c5[S S] | c6[M]';
const conflict = (...others: string[]) => run(using({ areas: [ana, ...others] }, 'c1'), 'use CS1.0');

describe('a conflict', () => {
  it.each([
    ['AIY-CON-01 the largest open column is blocked', 'c1[S] | c2[M M M] | c3[S S] | c4[M]', 2],
    ['AIY-SHD-01 AIY-CON-01 a protected column is passed by', 'c1[S] | c2[M CN3 M] | c3[S S] | c4[M]', 3],
    ['AIY-SHD-01 a shield at the bottom protects too', 'c1[S] | c2[CM2 M M] | c3[S S] | c4[M]', 3],
    ['AIY-SHD-01 so does a shield on a mask', 'c1[S] | c2[M M force] | c3[S S] | c4[M]', 3],
    ['AIY-CON-01 a blocked column is no target', 'c1[S] | c2[M M M]! | c3[S S] | c4[M]', 3],
    ['AIY-CON-05 the blocked card of another column changes no comparison', 'c1[S S S]! | c2[M M] | c3[S] | c4[M]', 2]
  ])('%s', (_title, ben, hit) => {
    const before = using({ areas: [ana, ben] }, 'c1').areas[1]!.columns.map(({ blocked }) => blocked);
    const after = conflict(ben).areas[1]!.columns;
    expect(after.map(({ blocked }) => blocked)).toEqual(before.map((was, place) => was || place === hit - 1));
  });

  test('AIY-CON-02 in a tie the owner decides', () => {
    const state = conflict('c1[S] | c2[M M] | c3[S S] | c4[M] | c5[M M CN3]');
    expect(game.turn(state)).toBe(1);
    expect(offered(state)).toEqual(['answer c2', 'answer c3']);
    expect(answer(state, 'answer c1')).toBe('AIY-CON-01');
    expect(answer(state, 'answer c5')).toBe('AIY-SHD-01');
    expect(answer(state, 'answer c9')).toBe('AIY-CON-02');
    expect(answer(state, 'use CS1.1')).toBe('AIY-TURN-02');
    expect(print(run(state, 'answer c3'), 1)).toBe('c1[S] | c2[M M] | c3[S S]! | c4[M] | c5[M M CN3]');
  });

  test('AIY-CON-01 AIY-CON-02 a column already blocked is no answer', () => {
    const state = conflict('c1[S S]! | c2[M M] | c3[S S] | c4[M]');
    expect(offered(state)).toEqual(['answer c2', 'answer c3']);
    expect(answer(state, 'answer c1')).toBe('AIY-CON-01');
  });

  test('AIY-CON-03 AIY-ACT-09 without any target the icon may still be used (T-40)', () => {
    const ben = 'c1[S CN3] | c2[M CN3] | c3[S S]! | c4[M]!';
    const { state, events } = follow(using({ areas: [ana, ben] }, 'c1'), ['use CS1.0']);
    expect(print(state, 1)).toBe(ben);
    expect(events).toContainEqual({ type: 'spared', seat: 1 });
    expect(offered(state)).toEqual(['use CS1.1', 'done']);
  });

  test('AIY-CON-04 a second icon hits another column', () => {
    const text = 'c1[CS1 CM1] | c2[M] | c3[S] | c4[M]';
    const state = using({ areas: [text, 'c1[S S S] | c2[M M] | c3[S] | c4[M]'] }, 'c1');
    const twice = run(state, 'use CS1.0', 'use CM1.0');
    expect(print(twice, 1)).toBe('c1[S S S]! | c2[M M]! | c3[S] | c4[M]');
  });

  test('AIY-CON-05 AIY-SCO-06 a face-down card still counts', () => {
    const ben = 'c1[S CS1]! | c2[M] | c3[S] | c4[M]';
    const state = conflict(ben);
    expect(points(state, 1)).toMatchObject({ characters: 2 });
    const gift = turnOf('c1[S M CN2]! | c2[M M] | c3[S] | c4[M]');
    expect(gift.areas[0]!.columns[0]).toMatchObject({ sun: 1, moon: 1 });
  });

  test('AIY-CON-06 opponents are hit clockwise, each answering at once (T-41)', () => {
    const tie = 'c1[S S] | c2[M M] | c3[S] | c4[M]';
    let state = conflict(tie, 'c1[S S S] | c2[M] | c3[S] | c4[M]', tie);
    expect(game.turn(state)).toBe(1);
    expect(print(state, 2)).toBe('c1[S S S] | c2[M] | c3[S] | c4[M]');
    expect(offered(state)).toEqual(['answer c1', 'answer c2']);
    state = run(state, 'answer c1');
    expect(print(state, 2)).toBe('c1[S S S]! | c2[M] | c3[S] | c4[M]');
    expect(game.turn(state)).toBe(3);
    expect(offered(state)).toEqual(['answer c1', 'answer c2']);
    state = run(state, 'answer c2');
    expect([print(state, 1), print(state, 3)]).toEqual([
      'c1[S S]! | c2[M M] | c3[S] | c4[M]',
      'c1[S S] | c2[M M]! | c3[S] | c4[M]'
    ]);
    expect(game.turn(state)).toBe(0);
    expect(print(state)).toBe(ana);
  });

  test('AIY-CON-06 the order begins after the active player, wherever that is', () => {
    const tie = 'c1[S S]1s | c2[M CS1] | c3[S] | c4[M]';
    let state = run(turnOf({ areas: [START, tie, tie] }), 'source c5', 'done', 'end');
    expect(state.seat).toBe(1);
    state = run(state, 'source c1', 'use CS1.0');
    expect(game.turn(state)).toBe(2);
    const hit = run(state, 'answer c1');
    expect(game.turn(hit)).toBe(0);
    expect(print(hit, 2)).toBe('c1[S S]1s! | c2[M CS1] | c3[S] | c4[M]');
    expect(run(hit, 'answer c5').victim).toBe(-1);
  });

  test('AIY-CON-07 a conflict need not be used', () => {
    const state = using({ areas: [ana, START] }, 'c1');
    expect(print(run(state, 'use CS1.1', 'done'), 1)).toBe(START);
  });

  test('AIY-CON-08 a blocked column gets no seeds by sowing, but keeps its own and may be sown from', () => {
    const state = turnOf('c1[S]2s | c2[M]1m! | c3[S] | c4[M]');
    expect(offered(state)).toEqual(['source c1', 'source c2']);
    expect(run(state, 'source c1').areas[0]!.columns[1]).toMatchObject({ sun: 0, moon: 1 });
    expect(run(state, 'source c2').areas[0]!.columns[2]).toMatchObject({ moon: 1 });
  });

  test('AIY-CON-02 AIY-CON-08 the blocked column stays blocked through the turns of others until its owner has sown', () => {
    const state = run(conflict('c1[S]1s | c2[M M] | c3[S] | c4[M]'), 'done', 'end');
    expect(print(state, 1)).toBe('c1[S]1s | c2[M M]! | c3[S] | c4[M]');
    expect(print(run(state, 'source c1'), 1)).toBe('c1[S] | c2[M M] | c3[S]1s | c4[M]');
  });
});

describe('shields', () => {
  test('AIY-SHD-02 moving a shield away ends the protection, moving it in begins it', () => {
    const ben = 'c1[S]1s | c2[CN3 CN3 M] | c3[S S] | c4[M]';
    const state = run(turnOf({ areas: [START, ben] }), 'source c1', 'done', 'end', 'source c1');
    const moved = run(
      state,
      'use CN3@c2.0',
      'card CN3@c2.0',
      'to c3',
      'use CN3@c2.0',
      'card CN3@c2.0',
      'to c3',
      'done',
      'end'
    );
    expect(print(moved, 1)).toBe('c1[S] | c2[M]1s | c3[S S CN3 CN3] | c4[M]');
    const hit = using({ areas: [ana, print(moved, 1)] }, 'c1');
    expect(offered(run(hit, 'use CS1.0'))).toEqual(['answer c1', 'answer c2', 'answer c4']);
  });
});
