import { describe, expect, it, test } from 'vitest';
import { print, purse, START } from '../../support/aiye/position.ts';
import { answer, follow, meeting, offered, run, turnOf, using, village } from '../../support/aiye/scene.ts';
import { game } from '#games/aiye/rules/index.ts';

const six = 'c2[M] | c3[S] | c4[M M] | c5[S S]1s | c6[M]';

describe('using icons', () => {
  test('AIY-ACT-05 AIY-SEED-01 the seeds of both icons go to the activated column (EX-03)', () => {
    const state = run(turnOf(START), 'source c1', 'use M@c4.0', 'use M@c4.1');
    expect(print(state)).toBe('c1[S] | c2[M]1s | c3[S]1s2m | c4[M M]1s2m | c5[S S]1m | c6[M]');
    expect(purse(state)).toBe('3s5m');
    expect(state.step).toBe('village');
  });

  test('AIY-ACT-01 any icons, each once, in any order; the rest is lost', () => {
    const state = using(`c1[S CS6 M] | ${six}`, 'c1');
    expect(offered(state)).toEqual(['use S.0', 'use CS6.0', 'use M.0', 'done']);
    const later = run(state, 'use M');
    expect(offered(later)).toEqual(['use S.0', 'use CS6.0', 'done']);
    expect(answer(later, 'use M@c1')).toBe('AIY-ACT-01');
    const lost = run(later, 'done');
    expect(lost).toMatchObject({ step: 'village', acts: [] });
    expect(purse(lost)).toBe('1s1m');
  });

  test('AIY-ACT-02 extra sowing and meeting are decided before anything else', () => {
    const both = 'c1[S]1s | c2[CN4 CN2] | c3[S] | c4[M] Council(S)';
    const state = run(turnOf(both), 'source c1');
    expect(offered(state)).toEqual(['decide normal', 'decide extraSowing', 'decide meeting']);
    expect(answer(state, 'use CN4.1')).toBe('AIY-TURN-02');
    expect(answer(state, 'done')).toBe('AIY-TURN-02');
    const normal = run(state, 'decide normal');
    expect(offered(normal)).toEqual(['use CN4.1', 'done']);
    expect(answer(normal, 'use CN2.0')).toBe('AIY-ACT-02');
    expect(answer(normal, 'decide extraSowing')).toBe('AIY-TURN-02');
  });

  test('AIY-ACT-03 a card that arrives later gives nothing, cards of other columns neither', () => {
    const state = using('c1[CN3 CN3] | c2[M S] | c3[S] | c4[M] | c5[S]', 'c1');
    const joined = run(state, 'use CN3.1', 'card M@c2', 'to c1');
    expect(print(joined)).toBe('c1[CN3 CN3 M] | c2[S] | c3[S] | c4[M] | c5[S]');
    expect(offered(joined)).toEqual(['use CN3.1', 'done']);
    expect(answer(joined, 'use M@c1')).toBe('AIY-ACT-03');
    expect(answer(joined, 'use S@c2')).toBe('AIY-ACT-03');
  });

  test('AIY-ACT-04 unused icons are lost with the card, even if it comes back (T-32)', () => {
    const state = using('c1[S] | c2[CN3 CN3 CS3]1m | c3[S] | c4[M] | c5[M]', 'c2');
    const gone = run(state, 'use CN3@c2.0', 'card CS3', 'to c1');
    expect(offered(gone)).toEqual(['use CN3.1', 'done']);
    expect(answer(gone, 'use CS3@c1')).toBe('AIY-ACT-04');
    const back = run(gone, 'use CN3@c2.1', 'card CS3', 'to c2');
    expect(print(back)).toBe('c1[S] | c2[CN3 CN3 CS3]1m | c3[S] | c4[M] | c5[M]');
    expect(back.step).toBe('village');
    const open = using('c1[S] | c2[CN3 CN3 M CS3]1m | c3[S] | c4[M] | c5[M]', 'c2');
    const returned = run(open, 'use CN3@c2.0', 'card CS3', 'to c1', 'use CN3@c2.1', 'card CS3', 'to c2');
    expect(offered(returned)).toEqual(['use M.0', 'done']);
    expect(answer(returned, 'use CS3@c2')).toBe('AIY-ACT-04');
  });

  test('AIY-ACT-04 what was used before the card left stays used and done (T-32)', () => {
    const state = using('c1[S] | c2[CN3 CS3]1m | c3[S] | c4[M] | c5[M]', 'c2');
    const after = run(state, 'use CS3.0', 'use CN3.1', 'card CS3', 'to c1');
    expect(print(after)).toBe('c1[S CS3] | c2[CN3]1s1m | c3[S] | c4[M] | c5[M]');
    expect(after.step).toBe('village');
  });

  test('AIY-ACT-06 AIY-ACT-10 the heir of an heir becomes the anchor; icons stay usable', () => {
    const state = meeting('c1[S] | c2[CN4]1s | c3[M] | c4[S] | c5[M] | c6[S] Council(CN3 CN3 M)', 'c2');
    const heir = run(state, 'use CN3@council.0', 'card CN4@c2', 'to c1', 'use CN3@council.1', 'card M@c3', 'to c1');
    expect(print(heir)).toBe('c1[S CN4 M] | c4[S]1s | c5[M] | c6[S] Council(CN3 CN3 M)');
    expect(heir.acts[0]!.anchor).toBe(4);
    expect(print(run(heir, 'use M'))).toBe('c1[S CN4 M] | c4[S]1s1m | c5[M] | c6[S] Council(CN3 CN3 M)');
  });

  test('AIY-ACT-03 AIY-PROM-06 a Council card gives nothing without a meeting', () => {
    expect(answer(using(`c1[S M] | ${six} Council(M)`, 'c1'), 'use M@council')).toBe('AIY-PROM-06');
  });

  test('AIY-ACT-06 the own icons of the heir are not activated', () => {
    const state = using('c1[S] | c2[CS5]1s | c3[M S]1m | c4[S] | c5[M]', 'c2');
    expect(run(state, 'use CS5', 'card CS5', 'take sm').step).toBe('village');
  });

  test('AIY-ACT-07 a shield is no icon to use', () => {
    const state = using(`c1[CS2] | ${six}`, 'c1');
    expect(offered(state)).toEqual(['use CS2.1', 'done']);
    expect(answer(state, 'use CS2.0')).toBe('AIY-ACT-07');
  });

  test('AIY-ACT-08 placing a summoned card triggers nothing', () => {
    const state = run(
      village({ areas: ['c1[S]3s | c2[M] | c3[S] | c4[M]'], characters: { open: 'CS4 CS1 CM1 CN1' } }),
      'summon CS4',
      'to c1',
      'reveal characters CM2'
    );
    expect(print(state)).toBe('c1[S CS4] | c2[M] | c3[S] | c4[M]');
    expect(state).toMatchObject({ step: 'village', summons: 0 });
  });

  it.each([
    ['AIY-ACT-09 AIY-CONV-02 Convert without a seed of its colour', 'c1[S CS6]1m', 'use CS6.0', 'AIY-ACT-09'],
    ['AIY-ACT-09 AIY-MSEED-02 Move Seeds without any seed', 'c1[CS3]', 'use CS3.1', 'AIY-ACT-09']
  ])('%s cannot be used', (_title, first, text, rule) => {
    const state = using(`${first} | c2[M] | c3[S] | c4[M]`, 'c1');
    expect(answer(state, text)).toBe(rule);
  });

  test('AIY-ACT-09 AIY-PROM-04 Promote with four columns of one card cannot be used', () => {
    expect(using('c1[CS5] | c2[M] | c3[S] | c4[M]', 'c1').step).toBe('village');
    const state = using('c1[S CS5] | c2[M] | c3[S] | c4[M]', 'c1');
    expect(offered(state)).toEqual(['use S.0', 'use CS5.0', 'done']);
  });

  test('AIY-ACT-09 an icon is finished before the next begins', () => {
    const state = run(using(`c1[CN4 M] | ${six}`, 'c1'), 'use CN4.1');
    expect(offered(state)).toEqual(['take s', 'take m']);
    expect(answer(state, 'use M@c1')).toBe('AIY-TURN-02');
    expect(answer(state, 'done')).toBe('AIY-TURN-02');
  });

  test('AIY-ACT-11 an activation ends when the player says so, or by itself with nothing left', () => {
    const state = using(`c1[S M] | ${six}`, 'c1');
    expect(run(state, 'done').step).toBe('village');
    expect(run(state, 'use S', 'use M').step).toBe('village');
    expect(run(state, 'use S').step).toBe('use');
  });

  test('AIY-TURN-03 AIY-CON-07 every icon is optional', () => {
    const state = using(`c1[CS1 M S] | ${six}`, 'c1');
    const after = run(state, 'done');
    expect(print(after)).toBe(print(state));
    expect(print(after, 1)).toBe(START);
  });
});

describe('seeds', () => {
  test('AIY-SEED-01 one seed of the colour shown for each icon', () => {
    const state = using(`c1[CS4] | ${six}`, 'c1');
    expect(print(run(state, 'use CS4.0'))).toBe(`c1[CS4]1s | ${six}`);
    expect(print(run(state, 'use CS4.1'))).toBe(`c1[CS4]1m | ${six}`);
  });

  test('AIY-SEED-02 AIY-PROM-08 AIY-ACT-01 free colours are chosen, fixed ones are not (T-80)', () => {
    const state = using(`c1[CN4 CS5] | ${six}`, 'c1');
    const seed = run(state, 'use CN4.1');
    expect(offered(seed)).toEqual(['take s', 'take m']);
    expect(answer(seed, 'take ss')).toBe('AIY-SEED-02');
    expect(print(run(seed, 'take m', 'done'))).toBe(`c1[CN4 CS5]1m | ${six}`);
    const pair = run(state, 'use CS5', 'card M@c2');
    expect(offered(pair)).toEqual(['take ss', 'take sm', 'take mm']);
    for (const text of ['take s', 'take ', 'take ssm']) expect(answer(pair, text)).toBe('AIY-PROM-08');
    expect(run(state, 'done').step).toBe('village');
  });
});

describe('convert', () => {
  test('AIY-CONV-01 gives one seed from any column and two of the other colour (T-26)', () => {
    const state = run(using(`c1[CS6] | ${six}`, 'c1'), 'use CS6');
    expect(offered(state)).toEqual(['from c5']);
    expect(print(run(state, 'from c5'))).toBe('c1[CS6]2m | c2[M] | c3[S] | c4[M M] | c5[S S] | c6[M]');
    expect(answer(state, 'from c1')).toBe('AIY-CONV-02');
  });

  test('AIY-CONV-01 the other way round for a moon seed', () => {
    const state = using('c1[CM6]1m | c2[M] | c3[S]2m | c4[M]', 'c1');
    expect(print(run(state, 'use CM6', 'from c3'))).toBe('c1[CM6]2s1m | c2[M] | c3[S]1m | c4[M]');
  });

  test('AIY-CONV-02 AIY-ACT-01 a seed gained a moment ago may be converted (T-25)', () => {
    const state = using('c1[M] | c2[S CS6] | c3[S] | c4[M]', 'c2');
    expect(answer(state, 'use CS6.0')).toBe('AIY-ACT-09');
    expect(print(run(state, 'use S', 'use CS6', 'from c2'))).toBe('c1[M] | c2[S CS6]2m | c3[S] | c4[M]');
  });
});

describe('moving seeds', () => {
  const from = 'c1[CS3]2s1m | c2[M] | c3[S] | c4[M]1s';
  const state = run(using(from, 'c1'), 'use CS3.1');

  test('AIY-MSEED-01 AIY-MSEED-02 all seeds of a column go to another (T-30)', () => {
    expect(offered(state)).toEqual(['from c1', 'from c4']);
    const to = run(state, 'from c1');
    expect(offered(to)).toEqual(['to c2', 'to c3', 'to c4']);
    expect(print(run(to, 'to c4'))).toBe('c1[CS3] | c2[M] | c3[S] | c4[M]3s1m');
    expect(print(run(state, 'from c4', 'to c2'))).toBe('c1[CS3]2s1m | c2[M]1s | c3[S] | c4[M]');
  });

  test('AIY-MSEED-02 not from a column without seeds (T-30)', () => {
    expect([answer(state, 'from c2'), answer(state, 'from c9')]).toEqual(['AIY-MSEED-02', 'AIY-MSEED-02']);
  });

  test('AIY-MSEED-01 to another own column only', () => {
    const to = run(state, 'from c1');
    expect([answer(to, 'to c1'), answer(to, 'to c9')]).toEqual(['AIY-MSEED-01', 'AIY-MSEED-01']);
  });
});

describe('order of a turn', () => {
  test('AIY-TURN-02 sowing, activating, Village, in this order', () => {
    const state = turnOf(START);
    expect([state.step, run(state, 'source c1').step, run(state, 'source c1', 'done').step]).toEqual([
      'source',
      'use',
      'village'
    ]);
    expect(answer(run(state, 'source c1'), 'source c3')).toBe('AIY-TURN-02');
    expect(answer(run(state, 'source c1', 'done'), 'use M@c4')).toBe('AIY-TURN-02');
  });

  test('AIY-TURN-01 turns go clockwise from the starting player, who stays the same', () => {
    let state = turnOf({ areas: [START], seats: 3, options: { first: 0 } });
    const seen: string[] = [];
    for (let n = 0; n < 6; n++) {
      seen.push(`${state.round}.${state.seat}`);
      state = run(state, offered(state)[0]!, 'done', 'end');
    }
    expect(seen).toEqual(['2.0', '2.1', '2.2', '3.0', '3.1', '3.2']);
    expect(state.first).toBe(0);
  });

  test('AIY-TURN-04 nothing of a turn is left when the next begins', () => {
    const state = turnOf('c1[S]1s | c2[M CN2] | c3[S]1m | c4[M M CS4]');
    const after = run(state, 'source c1', 'decide extraSowing', 'source c3', 'done', 'done', 'end');
    const fresh = { seat: 1, acts: [], act: -1, sownAgain: false, met: false, summons: 1, renewed: false };
    expect(after).toMatchObject({ ...fresh, step: 'source' });
  });

  test('AIY-TURN-04 AIY-MEET-02 AIY-VIL-02 the next player may renew and meet again', () => {
    const area = 'c1[S]1s | c2[CN4]9s | c3[S] | c4[M] Council(M)';
    const state = run(turnOf({ areas: [area, area] }), 'source c1', 'decide meeting', 'done', 'renew masks');
    expect(state).toMatchObject({ met: true, renewed: true });
    const next = run(state, 'end', 'source c1');
    expect(offered(next)).toEqual(['decide normal', 'decide meeting']);
    expect(offered(run(next, 'decide meeting', 'done'))).toContain('renew masks');
  });

  test('AIY-TURN-05 all decisions are those of the seat whose turn it is, except in a conflict', () => {
    const ben = 'c1[S]1s | c2[M M] | c3[S S] | c4[M]';
    const state = using({ areas: [`c1[CS1] | ${six}`, ben] }, 'c1');
    expect(game.turn(state)).toBe(0);
    const asked = follow(state, ['use CS1.0']).state;
    expect(game.turn(asked)).toBe(1);
    expect(game.turn(run(asked, 'answer c2'))).toBe(0);
  });
});
