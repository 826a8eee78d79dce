import { describe, expect, it, test } from 'vitest';
import { print, printSeeds } from '../../support/aiye/position.ts';
import { answer, landedOn, offered, run, turnOf, twoColumns, using } from '../../support/aiye/scene.ts';

const picture = 'c1[S]1s | c2[M CN2] | c3[S]1m | c4[M M] | c5[S S]1m | c6[M]';
/** First column c2 with Move a Card still open, second column c4. */
const frozen = 'c1[S] | c2[S CN1] | c3[M M] | c4[M CS3] | c5[S]';

describe('an extra sowing', () => {
  test('AIY-XS-01 AIY-XS-02 AIY-XS-03 AIY-XS-04 AIY-XS-05 AIY-XS-10 the four pictures (EX-04)', () => {
    const landed = run(turnOf(picture), 'source c1');
    expect(offered(landed)).toEqual(['decide normal', 'decide extraSowing']);
    const waiting = run(landed, 'decide extraSowing');
    expect(waiting).toMatchObject({ step: 'source', act: -1, acts: [{ column: 2, where: 'column' }] });
    const sown = run(waiting, 'source c2');
    expect(sown).toMatchObject({ step: 'use', act: 0, acts: [{ column: 2 }, { column: 3 }] });
    expect(printSeeds(sown)).toBe('c1 | c2 | c3 1s1m | c4 | c5 1m | c6');
    const second = run(sown, 'use M@c2');
    expect(printSeeds(second)).toBe('c1 | c2 1m | c3 1s1m | c4 | c5 1m | c6');
    expect(second).toMatchObject({ step: 'use', act: 1 });
    const done = run(second, 'use S@c3');
    expect(print(done)).toBe('c1[S] | c2[M CN2]1m | c3[S]2s1m | c4[M M] | c5[S S]1m | c6[M]');
    expect(done).toMatchObject({ step: 'village', acts: [] });
  });

  test('AIY-XS-01 is decided before any other icon, and only where the icon lies', () => {
    expect(answer(run(turnOf(picture), 'source c1'), 'use M@c2')).toBe('AIY-TURN-02');
    const other = run(turnOf('c1[S]1s | c2[CN4] | c3[S] | c4[M] Council(M)'), 'source c1');
    expect(answer(other, 'decide extraSowing')).toBe('AIY-XS-01');
  });

  test('AIY-XS-02 the icons of the first column wait until the second sowing is done', () => {
    const state = run(turnOf(picture), 'source c1', 'decide extraSowing');
    expect(answer(state, 'use M@c2')).toBe('AIY-TURN-02');
    expect(offered(run(state, 'source c5'))).toContain('use M.0');
  });

  test('AIY-XS-03 it may start from any column with seeds, the first included', () => {
    const state = run(turnOf(picture), 'source c1', 'decide extraSowing');
    expect(offered(state)).toEqual(['source c2', 'source c3', 'source c5']);
    expect(answer(state, 'source c4')).toBe('AIY-SOW-01');
  });

  test('AIY-XS-04 AIY-XS-09 the second column may be the first again: resolved twice, frozen the first time', () => {
    const state = twoColumns('c1[S] | c2[M CN1] | c3[S] | c4[M] | c5[M]', 'c2', 'c2');
    expect(state.acts.map(({ column }) => column)).toEqual([2, 2]);
    const moving = run(state, 'use CN1.1');
    expect(answer(moving, 'card CN1')).toBe('AIY-XS-07');
    expect(answer(run(moving, 'card S@c1'), 'to c2')).toBe('AIY-XS-07');
    const second = run(state, 'use M@c2', 'done');
    expect(offered(second)).toEqual(['use M.0', 'use CN1.1', 'done']);
    const free = run(second, 'use M@c2', 'use CN1.1');
    expect(print(run(free, 'card CN1', 'to c3'))).toBe('c1[S] | c2[M]2m | c3[S CN1] | c4[M] | c5[M]');
    expect(answer(run(free, 'card S@c1'), 'to c2')).toBe('legal');
  });

  test('AIY-XS-05 AIY-REC-02 recovering waits for the second sowing (T-10)', () => {
    const state = run(
      turnOf('c1[S]1s | c2[M CN2] | c3[S]1m | c4[M M]! | c5[S S]1m | c6[M]'),
      'source c1',
      'decide extraSowing'
    );
    expect(state.areas[0]!.columns[3]!.blocked).toBe(true);
    const sown = run(state, 'source c3');
    expect(print(sown)).toBe('c1[S] | c2[M CN2]1s | c3[S] | c4[M M] | c5[S S]2m | c6[M]');
    expect(sown.acts.map(({ column }) => column)).toEqual([2, 5]);
  });

  test('AIY-XS-05 the first column is resolved completely, then the second', () => {
    const state = twoColumns('c1[S] | c2[M CN2] | c3[S CS3] | c4[M]', 'c2', 'c3');
    expect(offered(state)).toEqual(['use M.0', 'done']);
    expect(answer(state, 'use S@c3')).toBe('AIY-ACT-03');
    const second = run(state, 'done');
    expect(offered(second)).toEqual(['use S.0', 'use CS3.0', 'done']);
  });

  test('AIY-XS-06 two Extra Sowing icons give one extra sowing (T-17)', () => {
    const state = twoColumns('c1[S]1s | c2[CN2 CN2 M] | c3[CN2 S] | c4[M]', 'c2', 'c3');
    expect(offered(state)).toEqual(['use M.0', 'done']);
    const second = run(state, 'use M@c2');
    expect(second).toMatchObject({ step: 'use', act: 1 });
    expect(offered(second)).toEqual(['use S.0', 'done']);
  });

  test('AIY-XS-06 the second column is asked about a meeting, but not about another sowing', () => {
    const state = run(twoColumns('c1[S]1s | c2[CN2 M] | c3[CN2 CN4] | c4[M] Council(CN2)', 'c2', 'c3'), 'done');
    expect(offered(state)).toEqual(['decide normal', 'decide meeting']);
    expect(answer(state, 'decide extraSowing')).toBe('AIY-XS-06');
    expect(answer(state, 'decide meetingExtraSowing')).toBe('AIY-XS-06');
  });

  test('AIY-XS-11 declining gives the icon up and resolves the column as usual (T-16)', () => {
    const state = using('c1[S] | c2[M CN2] | c3[S] | c4[M]', 'c2');
    expect(offered(state)).toEqual(['use M.0', 'done']);
    expect(answer(state, 'use CN2.0')).not.toBe('legal');
    expect(run(state, 'use M@c2').step).toBe('village');
  });

  test('AIY-XS-12 AIY-SOW-13 it can always be carried out, with the seed just put down', () => {
    const state = run(turnOf('c1[S]1s! | c2[M CN2] | c3[S]! | c4[M M]!'), 'source c1', 'decide extraSowing');
    expect(offered(state)).toEqual(['source c2']);
    const sown = run(state, 'source c2');
    expect(print(sown)).toBe('c1[S] | c2[M CN2]1s | c3[S] | c4[M M]');
    expect(sown.acts.map(({ column }) => column)).toEqual([2, 2]);
  });

  test('AIY-XS-03 AIY-SOW-02 AIY-REC-02 it may start from a blocked column (T-77)', () => {
    const state = run(
      turnOf('c1[S]1s | c2[M CN2] | c3[S] | c4[M M]1m! | c5[S] | c6[M]'),
      'source c1',
      'decide extraSowing',
      'source c4'
    );
    expect(print(state)).toBe('c1[S] | c2[M CN2]1s | c3[S] | c4[M M] | c5[S]1m | c6[M]');
    expect(state.acts.map(({ column }) => column)).toEqual([2, 5]);
  });
});

describe('the second column in its turn', () => {
  test('AIY-XSUM-01 AIY-XSUM-02 its extra summons count when it starts, and again when it is resolved twice', () => {
    const state = twoColumns('c1[S] | c2[CN2 M] | c3[S] | c4[CS4 M] | c5[S]', 'c2', 'c4');
    expect(state.summons).toBe(1);
    expect(run(state, 'done').summons).toBe(2);
    const twice = twoColumns('c1[S] | c2[CN2 CS4] | c3[S] | c4[M] | c5[S]', 'c2', 'c2');
    expect(twice.summons).toBe(2);
    expect(run(twice, 'done').summons).toBe(3);
  });

  test('AIY-ACT-04 a card that leaves it takes its icons along', () => {
    const state = run(twoColumns('c1[S] | c2[CN2 M] | c3[S] | c4[CN3 CS3] | c5[S]', 'c2', 'c4'), 'done');
    const moved = run(state, 'use CN3.1', 'card CS3', 'to c1');
    expect(moved).toMatchObject({ act: -1, step: 'village' });
    const stays = run(state, 'use CN3.1', 'card S@c1', 'to c4');
    expect(offered(stays)).toEqual(['use CS3.0', 'done']);
  });

  test('AIY-ACT-06 AIY-XS-08 the first column may vanish into it, which then takes the seeds of both', () => {
    const state = run(
      twoColumns('c1[S] | c2[CN1] | c3[CS3 M] | c4[M] | c5[S]', 'c2', 'c3'),
      'use CN1.1',
      'card CN1',
      'to c1',
      'use CS3.0'
    );
    expect(print(state)).toBe('c1[S CN1] | c3[CS3 M]1s | c4[M] | c5[S]');
  });

  test('AIY-XS-05 until then nothing of it is open, and nothing of the first afterwards', () => {
    const state = twoColumns('c1[S] | c2[CN2 M] | c3[S] | c4[CS3 M] | c5[S]', 'c2', 'c4');
    const [cn2, m] = state.areas[0]!.columns[1]!.cards;
    const first = { where: 'column', column: 2, anchor: 2, cards: [cn2, m], left: [] };
    const second = { where: 'column', column: 4, anchor: 4, open: [], cards: [], left: [] };
    expect(state.acts).toEqual([{ ...first, open: [{ card: m, icon: 0 }] }, second]);
    expect(run(state, 'done').acts[0]).toEqual({ ...first, open: [] });
  });
});

describe('the frozen second column', () => {
  const moving = run(twoColumns(frozen, 'c2', 'c4'), 'use CN1.1');

  it.each([
    ['AIY-XS-07 AIY-MCARD-06 no card leaves it (T-12)', ['card CS3'], 'AIY-XS-07'],
    ['AIY-XS-07 AIY-MCARD-06 no card enters it (T-12)', ['card S@c2', 'to c4'], 'AIY-XS-07'],
    ['AIY-XS-08 a card may leave the first column (T-12)', ['card S@c2', 'to c5'], 'legal'],
    ['AIY-XS-08 a card may enter the first column', ['card M@c3', 'to c2'], 'legal'],
    ['AIY-XS-07 a new column may stand to its left (T-12)', ['card M@c3', 'gap 3'], 'legal'],
    ['AIY-XS-07 a new column may stand to its right (T-12)', ['card M@c3', 'gap 4'], 'legal']
  ])('%s', (_title, moves, expected) => {
    const before = run(moving, ...moves.slice(0, -1));
    expect(answer(before, moves.at(-1)!)).toBe(expected);
  });

  test('AIY-XS-10 nothing is frozen while the second column is resolved', () => {
    const state = run(twoColumns('c1[S] | c2[S CN2] | c3[M M] | c4[M CN3] | c5[S]', 'c2', 'c4'), 'done', 'use CN3.1');
    expect(answer(state, 'card CN3')).toBe('legal');
    expect(answer(run(state, 'card S@c1'), 'to c4')).toBe('legal');
    expect(answer(run(state, 'card S@c1'), 'to c2')).toBe('legal');
  });

  test('AIY-XS-07 its seeds are free: they may be moved away (T-13)', () => {
    const state = run(twoColumns('c1[S] | c2[CS3 CN2] | c3[M] | c4[M]2s', 'c2', 'c4'), 'use CS3.1', 'from c4');
    expect(printSeeds(run(state, 'to c1'))).toBe('c1 2s | c2 | c3 | c4');
    const back = run(twoColumns('c1[S]1m | c2[CS3 CN2] | c3[M] | c4[M]2s', 'c2', 'c4'), 'use CS3.1', 'from c1');
    expect(printSeeds(run(back, 'to c4'))).toBe('c1 | c2 | c3 | c4 2s1m');
  });

  test('AIY-XS-07 its seeds may be converted', () => {
    const state = run(twoColumns('c1[S] | c2[CS6 CN2] | c3[M] | c4[M]2s', 'c2', 'c4'), 'use CS6', 'from c4');
    expect(printSeeds(state)).toBe('c1 | c2 2m | c3 | c4 1s');
  });

  test('AIY-XS-07 AIY-XS-08 none of its cards may be promoted, those of the first column may (T-14)', () => {
    const state = run(twoColumns('c1[S] | c2[M CS5 CN2] | c3[S] | c4[M S] | c5[M] | c6[S]', 'c2', 'c4'), 'use CS5');
    expect([answer(state, 'card S@c4'), answer(state, 'card M@c4')]).toEqual(['AIY-XS-07', 'AIY-XS-07']);
    expect([answer(state, 'card M@c2'), answer(state, 'card S@c1')]).toEqual(['legal', 'legal']);
  });

  test('AIY-XS-07 it may inherit the seeds of a column that vanishes', () => {
    const state = run(
      twoColumns('c1[S] | c2[S CN1] | c3[M]2s | c4[M CS3] | c5[S]', 'c2', 'c4'),
      'use CN1.1',
      'card M@c3',
      'to c1'
    );
    expect(print(state)).toBe('c1[S M] | c2[S CN1] | c4[M CS3]2s | c5[S]');
  });

  test('AIY-XS-08 the first column may vanish while it is resolved, and the second still follows', () => {
    const state = run(
      twoColumns('c1[S] | c2[CN1]1m | c3[M M] | c4[M CS3] | c5[S]', 'c2', 'c4'),
      'use CN1.1',
      'card CN1',
      'to c1'
    );
    expect(print(state)).toBe('c1[S CN1] | c3[M M]1m | c4[M CS3] | c5[S]');
    expect(offered(state)).toEqual(['use M.0', 'use CS3.0', 'use CS3.1', 'done']);
  });

  test('AIY-XS-07 without an extra sowing nothing is frozen', () => {
    const state = run(using(frozen, 'c2'), 'use CN1.1');
    expect([answer(state, 'card CS3'), answer(run(state, 'card S@c2'), 'to c4')]).toEqual(['legal', 'legal']);
    expect(landedOn(frozen, 'c2').step).toBe('decide');
  });
});
