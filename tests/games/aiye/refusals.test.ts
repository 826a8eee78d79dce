/** A refusal names its rule and what the move was about, so that words can say it. */
import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { cardNamed, move } from '../../support/aiye/words.ts';
import { landedOn, run, turnOf, twoColumns, using, village } from '../../support/aiye/scene.ts';

const rest = ' | c3[S] | c4[M M] | c5[S S] | c6[M]';
const shop = { characters: { open: 'CS3 CN2 CS1 CM1' }, masks: { open: 'joy force courage devotion' } };
const refused = (state: State, text: string) => game.illegal(state, move(state, text));

describe('a refusal tells the column', () => {
  const tie = 'c1[S S] | c2[M M] | c3[S S]! | c4[CN3 M] | c5[S]';
  const conflict = run(using({ areas: ['c1[CS1] | c2[M]' + rest, tie] }, 'c1'), 'use CS1.0');
  const picking = run(using('c1[CN3] | c2[M] | c3[S S S S] | c4[M M] | c5[S S]', 'c1'), 'use CN3.1');
  it.each([
    ['AIY-SOW-01', turnOf('c1[S]1s | c2[M]' + rest), 'source c2', 2],
    ['AIY-SOW-09', turnOf('c1[S] | c2[M] | c3[S S] | c4[M M] | c5[S]'), 'gift c1', 1],
    ['AIY-SOW-09', turnOf('c1[S] | c2[M] | c3[S S] | c4[M M] | c5[S]'), 'gift c9', 9],
    ['AIY-CON-02', conflict, 'answer c9', 9],
    ['AIY-CON-01', conflict, 'answer c3', 3],
    ['AIY-CON-01', conflict, 'answer c5', 5],
    ['AIY-SHD-01', conflict, 'answer c4', 4],
    ['AIY-MSEED-02', run(using('c1[CS3] | c2[M]1s' + rest, 'c1'), 'use CS3.1'), 'from c3', 3],
    ['AIY-MSEED-01', run(using('c1[CS3] | c2[M]1s' + rest, 'c1'), 'use CS3.1', 'from c2'), 'to c2', 2],
    ['AIY-MCARD-04', run(picking, 'card M@c2'), 'to c2', 2],
    ['AIY-MCARD-02', run(picking, 'card M@c2'), 'to c3', 3],
    ['AIY-XS-07', run(twoColumns('c1[S] | c2[CN1 CN3 M]' + rest, 'c2', 'c4'), 'use CN3.1', 'card S@c1'), 'to c4', 4],
    ['AIY-VIL-05', run(village({ areas: ['c1[S]9s | c2[M]' + rest], ...shop }), 'summon CS1'), 'to c9', 9],
    ['AIY-COL-01', run(village({ areas: ['c1[S S S S]9s | c2[M]' + rest], ...shop }), 'summon CS1'), 'to c1', 1]
  ])('%s', (rule, state, text, column) => {
    expect(refused(state, text)).toEqual({ rule, detail: { column } });
  });

  test('AIY-XS-08 that the switch closes', () => {
    const state = using({ areas: ['c1[CN3] | c2[M]' + rest], options: { freezeFirstColumn: true } }, 'c1');
    const asked = run(state, 'use CN3.1');
    expect(refused(run(asked, 'card M@c2'), 'to c1')).toEqual({ rule: 'AIY-XS-08', detail: { column: 1 } });
    const card = cardNamed(asked, 'CN3', 'columns');
    expect(refused(asked, 'card CN3')).toEqual({ rule: 'AIY-XS-08', detail: { card } });
  });
});

describe('a refusal tells the card', () => {
  const four = 'c1[S CS5 CS5] | c2[M] | c3[S] | c4[M M] Council(S)';
  it.each([
    ['AIY-PROM-07', run(using(four, 'c1'), 'use CS5'), 'card S@council'],
    ['AIY-PROM-04', run(using(four, 'c1'), 'use CS5'), 'card M@c2'],
    ['AIY-MCARD-05', run(using('c1[CN3] | c2[M]' + rest + ' Council(M)', 'c1'), 'use CN3.1'), 'card M@council'],
    ['AIY-XS-07', run(twoColumns('c1[S] | c2[CN1 CN3 M]' + rest, 'c2', 'c4'), 'use CN3.1'), 'card M@c4'],
    ['AIY-VIL-04', village({ areas: ['c1[S]9s | c2[M]' + rest], ...shop }), 'summon M@c2'],
    ['AIY-VIL-09', village({ areas: ['c1[S joy]9s | c2[M]' + rest], ...shop }), 'summon joy@village']
  ])('%s', (rule, state, text) => {
    const wanted = move(state, text) as { card: number };
    expect(game.illegal(state, wanted as never)).toEqual({ rule, detail: { card: wanted.card } });
  });

  test('AIY-VIL-12 that makes no room', () => {
    const full = village({ areas: ['c1[S S S S]9s | c2[M M M M] | c3[S S S S] | c4[M M M M]'], ...shop });
    const state = run(full, 'summon CS1');
    const card = cardNamed(state, 'CS1', 'village');
    expect(game.illegal(state, { type: 'card', card })).toEqual({ rule: 'AIY-VIL-12', detail: { card } });
  });

  it.each([
    ['AIY-ACT-09', using('c1[CS6 S] | c2[M]1m' + rest, 'c1'), 'use CS6'],
    ['AIY-ACT-03', using('c1[CS3] | c2[M]' + rest, 'c1'), 'use M@c2'],
    ['AIY-ACT-02', using('c1[CN2 CS3] | c2[M]' + rest, 'c1'), 'use CN2.0'],
    ['AIY-ACT-02', using('c1[CN4 CS3] | c2[M]' + rest, 'c1'), 'use CN4.0'],
    ['AIY-ACT-07', using('c1[CN3] | c2[M]' + rest, 'c1'), 'use CN3.0'],
    ['AIY-XSUM-02', using('c1[CS4] | c2[M]' + rest, 'c1'), 'use CS4.2'],
    ['AIY-ACT-01', using('c1[CS3] | c2[M]' + rest, 'c1'), 'use CS3.5']
  ])('%s and the icon', (rule, state, text) => {
    const { card, icon } = move(state, text) as { card: number; icon: number };
    expect(refused(state, text)).toEqual({ rule, detail: { card, icon } });
  });

  test('AIY-ACT-03 also of one that is on no table of theirs', () => {
    const state = using({ areas: ['c1[CS3] | c2[M]' + rest], ...shop }, 'c1');
    const card = cardNamed(state, 'CN2', 'village');
    expect(game.illegal(state, { type: 'use', card, icon: 0 })).toEqual({
      rule: 'AIY-ACT-03',
      detail: { card, icon: 0 }
    });
  });
});

describe('a refusal tells what is missing', () => {
  const poor = (seeds: string) => village({ areas: [`c1[S]${seeds} | c2[M M]` + rest], ...shop });
  it.each([
    ['suns', '1s1m', 'summon CS3', { sun: 1, moon: 0, any: 0, extra: 0 }],
    ['moons', '2s', 'summon CM1', { sun: 0, moon: 2, any: 0, extra: 0 }],
    ['any seeds', '1s1m', 'summon joy', { sun: 0, moon: 0, any: 3, extra: 0 }],
    ['more than there is of either', '', 'summon CS3', { sun: 2, moon: 0, any: 0, extra: 0 }]
  ])('AIY-VIL-06 %s', (_title, seeds, text, detail) => {
    expect(refused(poor(seeds), text)).toEqual({ rule: 'AIY-VIL-06', detail });
  });

  test('AIY-VIL-07 for the higher place in a column', () => {
    const detail = { sun: 0, moon: 0, any: 1, extra: 1 };
    expect(refused(run(poor('2s'), 'summon CS3'), 'to c2')).toEqual({ rule: 'AIY-VIL-07', detail });
    const moons = { sun: 0, moon: 0, any: 1, extra: 1 };
    expect(refused(run(poor('2m'), 'summon CM1'), 'to c2')).toEqual({ rule: 'AIY-VIL-07', detail: moons });
  });

  test('AIY-SEED-02 AIY-PROM-08 seeds to be chosen', () => {
    const one = run(using('c1[CN4] | c2[M]' + rest, 'c1'), 'use CN4.1');
    expect(refused(one, 'take sm')).toEqual({ rule: 'AIY-SEED-02', detail: { free: 1 } });
    const two = run(using('c1[CS5 S] | c2[M]' + rest, 'c1'), 'use CS5', 'card M@c2');
    expect(refused(two, 'take s')).toEqual({ rule: 'AIY-PROM-08', detail: { free: 2 } });
  });

  test('AIY-CONV-02 the colour to give', () => {
    const state = run(using('c1[CS6] | c2[M]1s' + rest, 'c1'), 'use CS6');
    expect(refused(state, 'from c3')).toEqual({ rule: 'AIY-CONV-02', detail: { color: 'sun' } });
  });

  test('AIY-VIL-08 AIY-VIL-13 AIY-VIL-06 the seed that does not pay', () => {
    const state = run(village({ areas: ['c1[S]1s1m | c2[M]1s | c3[S]1s | c4[M]'], ...shop }), 'summon CS3', 'to c1');
    expect(refused(state, 'pay c4 s')).toEqual({ rule: 'AIY-VIL-08', detail: { column: 4, color: 'sun' } });
    expect(refused(state, 'pay c1 m')).toEqual({ rule: 'AIY-VIL-13', detail: { color: 'moon' } });
    expect(refused(state, 'pay c3 s')).toEqual({ rule: 'AIY-VIL-06', detail: { column: 3, color: 'sun' } });
  });

  test('AIY-VIL-06 a colour of one column says nothing of its other colour', () => {
    const state = run(village({ areas: ['c1[S]1s | c2[M]1s1m | c3[S] | c4[M]'], ...shop }), 'summon CN2', 'to c1');
    const early = run(state, 'pay c1 s');
    expect(game.moves(early)).toEqual([
      { type: 'pay', column: 2, color: 'sun' },
      { type: 'pay', column: 2, color: 'moon' }
    ]);
    expect(refused(run(early, 'pay c2 m'), 'pay c2 s')?.rule).toBe('AIY-TURN-02');
  });

  test('AIY-VIL-02 AIY-VIL-14 the row', () => {
    const detail = { row: 'masks' };
    expect(refused(poor(''), 'renew masks')).toEqual({ rule: 'AIY-VIL-14', detail });
    expect(refused({ ...poor('2s'), renewed: true }, 'renew masks')).toEqual({ rule: 'AIY-VIL-02', detail });
  });

  test('AIY-SOW-07 a colour that the hand does not hold', () => {
    const state = run(turnOf('c1[S]1s1m | c2[M]' + rest), 'source c1');
    expect(refused({ ...state, hand: { sun: 1, moon: 0 } }, 'drop m')).toEqual({ rule: 'AIY-SOW-07' });
    expect(refused({ ...state, hand: { sun: 1, moon: 0 } }, 'drop s')).toBeUndefined();
  });

  test('AIY-MCARD-07 the gap', () => {
    const state = run(using('c1[CN3] | c2[M]' + rest, 'c1'), 'use CN3.1', 'card M@c2');
    expect(refused(state, 'gap 6')).toEqual({ rule: 'AIY-MCARD-07', detail: { gap: 6 } });
  });

  test('AIY-VIL-11 the card that is not in the deck', () => {
    const state = game.setup(2, game.parseOptions(2, { first: 0 }) as never);
    expect(game.illegal(state, { type: 'reveal', row: 'characters', card: 'joy' })).toEqual({
      rule: 'AIY-VIL-11',
      detail: { card: 'joy' }
    });
  });

  test('AIY-TURN-02 the step that is on', () => {
    expect(refused(turnOf('c1[S]1s | c2[M]' + rest), 'end')).toEqual({
      rule: 'AIY-TURN-02',
      detail: { step: 'source' }
    });
  });

  test('AIY-MEET-02 AIY-XS-06 a second meeting, a second extra sowing', () => {
    const area = 'c1[S] | c2[CN1 CN4] | c3[S] | c4[CN4 CN2] | c5[S S] | c6[M] Council(CN2)';
    const met = twoColumns(area, 'c2', 'c4', 'meetingExtraSowing');
    expect(met).toMatchObject({ met: true, act: 1, step: 'use' });
    const sown = { ...run(twoColumns(area, 'c2', 'c4'), 'done'), met: true };
    expect(refused(sown, 'decide meeting')?.rule).toBe('AIY-MEET-02');
    expect(refused({ ...sown, met: false }, 'decide meetingExtraSowing')?.rule).toBe('AIY-XS-06');
    expect(refused(landedOn('c1[CN2] | c2[M]' + rest, 'c1'), 'decide meeting')?.rule).toBe('AIY-MEET-01');
  });
});
