import { describe, expect, test } from 'vitest';
import { openCards, print } from '../../support/aiye/position.ts';
import { answer, offered, payUp, points, run, turnOf, using, village } from '../../support/aiye/scene.ts';

const six = 'c2[M] | c3[S] | c4[M M] | c5[S S] | c6[joy]';

describe('promoting', () => {
  test('AIY-PROM-01 any card of any own column, at any height, then the seeds', () => {
    const state = run(using(`c1[M S CS5] | ${six}`, 'c1'), 'use CS5');
    expect(offered(state)).toHaveLength(10);
    const masked = run(state, 'card joy');
    expect(print(masked)).toBe('c1[M S CS5] | c2[M] | c3[S] | c4[M M] | c5[S S] Council(joy)');
    expect(print(run(masked, 'take sm'))).toBe('c1[M S CS5]1s1m | c2[M] | c3[S] | c4[M M] | c5[S S] Council(joy)');
    const middle = run(state, 'card M@c1', 'take ss');
    expect(print(middle)).toBe(`c1[S CS5]2s | ${six} Council(M)`);
  });

  test('AIY-PROM-01 not a card of the Village, AIY-PROM-07 nor one of the Council', () => {
    const state = run(using(`c1[M S CS5] | ${six} Council(M)`, 'c1'), 'use CS5');
    const open = openCards(state, 'characters').split(' ')[0]!;
    expect(answer(state, `card ${open}@village`)).toBe('AIY-PROM-01');
    expect(answer(state, 'card M@council')).toBe('AIY-PROM-07');
  });

  test('AIY-PROM-02 the card with the icon itself, and its unused icons go with it', () => {
    const state = run(using('c1[M CS5] | c2[M] | c3[S] | c4[M]', 'c1'), 'use CS5', 'card CS5', 'take mm');
    expect(print(state)).toBe('c1[M]2m | c2[M] | c3[S] | c4[M] Council(CS5)');
    expect(state.step).toBe('use');
  });

  test('AIY-PROM-03 no seeds before a card has been chosen', () => {
    const state = run(using(`c1[M CS5] | ${six}`, 'c1'), 'use CS5');
    for (const text of ['take ss', 'done', 'end']) expect(answer(state, text)).toBe('AIY-TURN-02');
  });

  test('AIY-PROM-04 AIY-COL-02 four columns must remain (T-29)', () => {
    const state = run(using('c1[S M] | c2[M CS5] | c3[S] | c4[M S]', 'c2'), 'use CS5');
    expect(answer(state, 'card S@c3')).toBe('AIY-PROM-04');
    for (const card of ['S@c1', 'M@c1', 'M@c2', 'CS5', 'M@c4', 'S@c4'])
      expect(answer(state, `card ${card}`)).toBe('legal');
  });

  test('AIY-PROM-05 AIY-ACT-06 promoting the activated column away: the heir gets the reward (T-28)', () => {
    const state = run(using('c1[S] | c2[CS5]1s | c3[M]1m | c4[S] | c5[M]', 'c2'), 'use CS5', 'card CS5', 'take sm');
    expect(print(state)).toBe('c1[S] | c3[M]2s2m | c4[S] | c5[M] Council(CS5)');
  });

  test('AIY-PROM-05 AIY-COL-03 AIY-ACT-06 the heir of the rightmost column is the leftmost (T-64)', () => {
    const state = run(using('c1[S]1s | c2[M] | c3[S] | c4[M] | c5[CM5]1m', 'c5'), 'use CM5', 'card CM5', 'take ss');
    expect(print(state)).toBe('c1[S]3s1m | c2[M] | c3[S] | c4[M] Council(CM5)');
    expect(state.step).toBe('village');
  });

  test('AIY-PROM-06 AIY-SCO-03 Council cards count for points and the end, not for the activation of a column', () => {
    const state = using(`c1[M] | ${six} Council(CS1 CS2)`, 'c1');
    expect(offered(state)).toEqual(['use M.0', 'done']);
    expect(points(state)).toMatchObject({ characters: 5, council: 2 });
  });

  test('AIY-PROM-06 shields of the Council protect no column (T-42)', () => {
    const ben = 'c1[S M]1s | c2[M] | c3[S] | c4[M] Council(CN3)';
    const state = run(using({ areas: [`c1[CS1] | ${six}`, ben] }, 'c1'), 'use CS1.0');
    expect(print(state, 1)).toBe('c1[S M]1s! | c2[M] | c3[S] | c4[M] Council(CN3)');
  });

  test('AIY-PROM-07 the newest card lies on top and the Council has no limit', () => {
    const council = 'M S M S M S CS1 CM1 CN2';
    const state = run(using(`c1[CN1 CS5] | ${six} Council(${council})`, 'c1'), 'use CS5', 'card CN1', 'take ss');
    expect(print(state)).toBe(`c1[CS5]2s | ${six} Council(${council} CN1)`);
  });

  test('AIY-PROM-08 both seeds are taken, each by its mark', () => {
    const state = run(using(`c1[CM5 M] | ${six}`, 'c1'), 'use CM5', 'card M@c1');
    expect(offered(state)).toEqual(['take ss', 'take sm', 'take mm']);
    expect(answer(state, 'take s')).toBe('AIY-PROM-08');
  });

  test('AIY-PROM-06 a Council mask counts for the end', () => {
    const ana = 'c1[S force]2s2m | c2[M abundance]2m | c3[S] | c4[M] Council(courage)';
    const table = { areas: [ana], masks: { open: 'joy joy loyalty serenity' } };
    const state = payUp(run(village(table), 'summon joy', 'to c3'));
    expect(state.lastRound).toBe(state.round + 1);
  });

  test('AIY-MEET-08 AIY-PROM-06 promoted cards wait for a meeting of a later column or turn', () => {
    const state = run(
      turnOf('c1[S]1s | c2[CS5 CS1] | c3[S] | c4[M] | c5[S]'),
      'source c1',
      'use CS5',
      'card CS1',
      'take ss'
    );
    expect(state.step).toBe('village');
  });
});
