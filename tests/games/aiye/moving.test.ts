import { describe, expect, it, test } from 'vitest';
import { print, printSeeds } from '../../support/aiye/position.ts';
import { answer, offered, run, turnOf, using, village } from '../../support/aiye/scene.ts';

/** Ana's column c1 shows Move a Card, and the icon is in use. */
const moving = (text: string, id = 'c1', card = 'CN3.1') => run(using(text, id), `use ${card}`);
const gaps = (state: ReturnType<typeof run>): string[] => offered(state, 'gap');

test('AIY-COL-04 each new column has a name of its own', () => {
  const state = run(using('c1[CN3 CN3] | c2[M M] | c3[S S] | c4[M]', 'c1'), 'use CN3@c1.0', 'card M@c2.0', 'gap 0');
  expect(state.areas[0]).toMatchObject({ nextId: 6, columns: [{ id: 5 }, {}, {}, {}, {}] });
  expect(run(state, 'use CN3@c1.1', 'card S@c3.0', 'gap 5').areas[0]).toMatchObject({ nextId: 7 });
});

test('AIY-MSEED-02 seeds of any colour can be moved', () => {
  const state = run(using('c1[CS3] | c2[M]2m | c3[S]1s1m | c4[M]1s | c5[S]', 'c1'), 'use CS3.1');
  expect(offered(state)).toEqual(['from c2', 'from c3', 'from c4']);
});

test('AIY-PROM-08 nothing of a reward is left over', () => {
  const state = run(using('c1[CS5 S] | c2[M] | c3[S] | c4[M] | c5[S]', 'c1'), 'use CS5', 'card M@c2', 'take sm');
  expect(state).toMatchObject({ free: 0, fixed: { sun: 0, moon: 0 } });
});

describe('moving a card', () => {
  const state = moving('c1[S CS3 CM3 CN3] | c2[M] | c3[S] | c4[M]');

  test('AIY-MCARD-01 AIY-MCARD-03 from the middle of a pile to the top of another (T-38)', () => {
    const all = moving('c1[S CS3 CM3] | c2[M] | c3[S] | c4[M CN3]', 'c4');
    expect(print(run(all, 'card CS3', 'to c2'))).toBe('c1[S CM3] | c2[M CS3] | c3[S] | c4[M CN3]');
    expect(print(run(all, 'card S@c1', 'to c3'))).toBe('c1[CS3 CM3] | c2[M] | c3[S S] | c4[M CN3]');
  });

  test('AIY-MCARD-01 any own card to any other column or a new one', () => {
    expect(offered(state)).toHaveLength(7);
    expect(offered(run(state, 'card CS3'))).toEqual([
      'to c2',
      'to c3',
      'to c4',
      'gap 0',
      'gap 1',
      'gap 2',
      'gap 3',
      'gap 4'
    ]);
    expect(answer(state, 'card CS1@village')).toBe('AIY-MCARD-01');
  });

  test('AIY-MCARD-02 AIY-COL-01 a column of four is full, one of three takes a fourth for free (T-33)', () => {
    const piles = moving('c1[CN3 S]2s | c2[M M M M] | c3[S S S] | c4[M]');
    const chosen = run(piles, 'card S@c1');
    expect(answer(chosen, 'to c2')).toBe('AIY-MCARD-02');
    expect(print(run(chosen, 'to c3'))).toBe('c1[CN3]2s | c2[M M M M] | c3[S S S S] | c4[M]');
  });

  test('AIY-MCARD-04 not back onto its own column', () => {
    expect(answer(run(state, 'card CS3'), 'to c1')).toBe('AIY-MCARD-04');
    expect(answer(run(state, 'card CS3'), 'to c9')).toBe('AIY-MCARD-04');
  });

  test('AIY-MCARD-05 a Council card cannot be moved', () => {
    const council = moving('c1[S CN3] | c2[M] | c3[S] | c4[M] Council(CS1)');
    expect(answer(council, 'card CS1')).toBe('AIY-MCARD-05');
  });

  test('AIY-MCARD-07 AIY-MCARD-04 AIY-COL-05 the gaps of a lone card are counted without its column (T-65)', () => {
    const lone = run(moving('c1[S] | c2[M CN3] | c3[S] | c4[M]2s', 'c2'), 'card M@c4');
    expect(gaps(lone)).toEqual(['gap 0', 'gap 1', 'gap 2', 'gap 3']);
    expect(answer(lone, 'gap 4')).toBe('AIY-MCARD-07');
    expect(print(run(lone, 'gap 0'))).toBe('c5[M] | c1[S]2s | c2[M CN3] | c3[S]');
    expect(print(run(lone, 'gap 3'))).toBe('c1[S]2s | c2[M CN3] | c3[S] | c5[M]');
  });

  test('AIY-MCARD-07 other cards have a gap more, and five are too many', () => {
    const chosen = run(state, 'card CS3');
    expect(gaps(chosen)).toHaveLength(5);
    expect(answer(chosen, 'gap 5')).toBe('AIY-MCARD-07');
  });

  test('AIY-MCARD-06 the frozen column takes part in no move', () => {
    const text = 'c1[S]1s | c2[S CN1] | c3[M] | c4[M CS3]1m';
    const sown = run(turnOf(text), 'source c1', 'decide extraSowing', 'source c2', 'use CN1.1');
    expect(sown.acts[1]!.column).toBe(3);
    expect(answer(sown, 'card M@c3')).toBe('AIY-XS-07');
    expect(answer(run(sown, 'card CS3'), 'to c3')).toBe('AIY-XS-07');
  });
});

describe('columns', () => {
  test('AIY-COL-03 a column without cards hands its seeds to the right (T-34)', () => {
    const state = moving('c1[S CN3]1m | c2[M]1s1m | c3[S]2s | c4[M M] | c5[S]');
    expect(print(run(state, 'card M@c2', 'to c4'))).toBe('c1[S CN3]1m | c3[S]3s1m | c4[M M M] | c5[S]');
  });

  test('AIY-COL-03 the rightmost hands them to the leftmost', () => {
    const state = moving('c1[S CN3]1m | c2[M] | c3[S]2s | c4[M M] | c5[S]2s1m');
    expect(print(run(state, 'card S@c5', 'to c2'))).toBe('c1[S CN3]2s2m | c2[M S] | c3[S]2s | c4[M M]');
  });

  test('AIY-COL-02 with four columns a lone card cannot join another column (T-36)', () => {
    const state = run(moving('c1[S CN3] | c2[M]1s | c3[S M] | c4[M]'), 'card M@c2');
    for (const id of ['c1', 'c3', 'c4']) expect(answer(state, `to ${id}`)).toBe('AIY-COL-02');
  });

  test('AIY-COL-02 AIY-COL-05 but it may start a new column (T-36)', () => {
    const state = run(moving('c1[S CN3] | c2[M]1s | c3[S M] | c4[M]'), 'card M@c2', 'gap 0');
    expect(print(state)).toBe('c5[M] | c1[S CN3] | c3[S M]1s | c4[M]');
  });

  test('AIY-COL-04 AIY-COL-07 a new column stands empty in its gap and is sown to (T-37)', () => {
    const text = 'c1[S]2s | c2[CN3 M] | c3[S] | c4[M] | c5[S]';
    const placed = run(moving(text, 'c2'), 'card M@c2', 'gap 1');
    expect(print(placed)).toBe('c1[S]2s | c6[M] | c2[CN3] | c3[S] | c4[M] | c5[S]');
    const next = run(turnOf(print(placed)), 'source c1');
    expect(printSeeds(next)).toBe('c1 | c6 1s | c2 1s | c3 | c4 | c5');
    expect(next.acts.map(({ column }) => column).concat(next.step === 'use' ? [] : [])).toEqual([2]);
  });

  it.each([
    ['far left', 'gap 0', 'c5[S] | c1[CN3] | c2[M] | c3[S] | c4[M]'],
    ['in the middle', 'gap 2', 'c1[CN3] | c2[M] | c5[S] | c3[S] | c4[M]'],
    ['far right', 'gap 4', 'c1[CN3] | c2[M] | c3[S] | c4[M] | c5[S]']
  ])('AIY-COL-04 AIY-COL-05 a new column may stand %s', (_where, gap, after) => {
    expect(print(run(moving('c1[S CN3] | c2[M] | c3[S] | c4[M]'), 'card S@c1', gap))).toBe(after);
  });

  test('AIY-COL-05 AIY-ACT-06 a lone anchor that starts anew leaves the anchor to its heir', () => {
    const state = run(moving('c1[S] | c2[CN3]1s | c3[S] | c4[M]', 'c2'), 'card CN3', 'gap 1');
    expect(print(state)).toBe('c1[S] | c5[CN3] | c3[S]1s | c4[M]');
    expect(state.step).toBe('village');
  });

  test('AIY-COL-06 there may be any number of columns', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => `c${i + 1}[${i === 0 ? 'S CN3' : 'M'}]`).join(' | ');
    const state = run(moving(twelve), 'card S@c1', 'gap 12');
    expect(state.areas[0]!.columns).toHaveLength(13);
  });

  test('AIY-COL-01 no column ever takes a fifth card, in the Village neither', () => {
    const full = 'c1[S S S S]3s3m | c2[M] | c3[S] | c4[M]';
    const state = run(village({ areas: [full], characters: { open: 'CS1 CS2 CM1 CN2' } }), 'summon CS1');
    expect(offered(state)).toEqual(['to c2', 'to c3', 'to c4']);
    expect(answer(state, 'to c1')).not.toBe('legal');
  });
});
