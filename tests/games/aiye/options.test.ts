import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { print, START, table, type Table } from '../../support/aiye/position.ts';
import {
  answer,
  landedOn,
  meeting,
  offered,
  payUp,
  points,
  run,
  settleChance,
  twoColumns,
  using,
  village
} from '../../support/aiye/scene.ts';

const standard = [
  ['start-sun'],
  ['start-moon'],
  ['start-sun'],
  ['start-moon', 'start-moon'],
  ['start-sun', 'start-sun'],
  ['start-moon']
];
/** The standard columns with some exchanged, by position from 1. */
const columns = (changes: Readonly<Record<number, readonly string[]>>): readonly (readonly string[])[] =>
  standard.map((column, place) => changes[place + 1] ?? column);
const reads = (setup: unknown): boolean => typeof game.parseOptions(2, { setups: [setup] }) !== 'string';
const laidOut = (setups: readonly unknown[], seats = 2) => {
  const options = game.parseOptions(seats, { setups, first: 0 });
  if (typeof options === 'string') throw new Error(options);
  return game.setup(seats, options);
};

describe('alternative set-ups', () => {
  it.each([
    ['AIY-ALT-01 AIY-ALT-06 an extra card in place of a starting card (T-73)', columns({ 6: ['extra-sowing'] })],
    [
      'AIY-ALT-01 AIY-ALT-06 extra cards on top of columns (T-73)',
      columns({ 1: ['start-sun', 'extra-move'], 5: ['start-sun', 'start-sun', 'extra-summon'] })
    ],
    ['AIY-ALT-06 an extra card below a starting card', columns({ 4: ['extra-move', 'start-moon'] })],
    [
      'AIY-ALT-06 two extra cards in one column',
      columns({ 5: ['start-sun', 'start-sun', 'extra-move', 'extra-summon'] })
    ]
  ])('%s', (_title, setup) => {
    expect(reads(setup)).toBe(true);
    const state = laidOut([setup]);
    expect(state.areas[0]!.columns.map(({ sun, moon }) => [sun, moon])).toEqual([
      [3, 0],
      [0, 0],
      [0, 2],
      [0, 0],
      [0, 1],
      [0, 0]
    ]);
  });

  it.each([
    [
      'AIY-COL-01 AIY-ALT-06 five cards in a column (T-73)',
      columns({ 5: ['start-sun', 'start-sun', 'extra-move', 'extra-summon', 'extra-sowing'] })
    ],
    ['AIY-ALT-06 a seventh column (T-73)', [...standard, ['extra-move']]],
    [
      'AIY-ALT-06 an extra card used twice (T-73)',
      columns({ 1: ['start-sun', 'extra-move'], 2: ['start-moon', 'extra-move'] })
    ],
    ['AIY-ALT-06 a column left without a card (T-73)', columns({ 6: [] })],
    ['AIY-ALT-06 five columns', standard.slice(0, 5)],
    ['AIY-ALT-06 a starting card of the other kind', columns({ 6: ['start-sun'] })],
    ['AIY-ALT-06 a starting card added', columns({ 6: ['start-moon', 'start-moon'] })],
    ['AIY-ALT-06 a card of the decks', columns({ 6: ['CS1'] })],
    ['AIY-ALT-06 an unknown card', columns({ 6: ['nobody'] })],
    ['AIY-ALT-07 an unknown name', 'nobody'],
    ['AIY-ALT-07 no set-up at all', 7]
  ])('%s is refused', (_title, setup) => {
    expect(reads(setup)).toBe(false);
    expect(game.parseOptions(2, { setups: [setup] })).toMatch(/.{15}/);
  });

  test('AIY-ALT-02 AIY-ALT-07 each seat has its own, others the standard', () => {
    const state = laidOut([columns({ 6: ['extra-sowing'] }), 'sprinter'], 3);
    expect(print(state, 0)).toBe(START.replace('c6[M]', 'c6[extra-sowing]'));
    expect(print(state, 1)).toBe(START.replace('c5[S S]', 'c5[S S extra-summon]'));
    expect(print(state, 2)).toBe(START);
    expect(typeof game.parseOptions(2, { setups: ['standard', 'standard', 'standard'] })).toBe('string');
  });

  test('AIY-ALT-03 controller begins with Extra Sowing and Move a Card', () => {
    const state = laidOut(['controller']);
    expect(print(state)).toBe('c1[S]3s | c2[M extra-move] | c3[S]2m | c4[M M] | c5[S S]1m | c6[M extra-sowing]');
    const sown = run(settleChance(state), 'source c5');
    expect(offered(sown)).toEqual(['decide normal', 'decide extraSowing']);
    expect(offered(using(print(laidOut(['controller'])), 'c2'))).toContain('use extra-move.0');
  });

  test('AIY-ALT-04 sprinter begins with Extra Summon on a column of three', () => {
    const state = laidOut(['sprinter']);
    expect(print(state)).toContain('c5[S S extra-summon]1m');
    expect(using(print(state), 'c5').summons).toBe(2);
  });

  test('AIY-ALT-05 extra cards count like starting cards, and cost nothing when laid out', () => {
    const seventeen = 'c1[S S S extra-move]9s | c2[M M M] | c3[S S S] | c4[M M M extra-summon] | c5[S S] | c6[M]';
    const state = payUp(
      run(village({ areas: [seventeen], characters: { open: 'CN2 CS1 CM1 CN1' } }), 'summon CN2', 'to c6')
    );
    expect(state.lastRound).toBe(3);
    expect(print(laidOut([columns({ 1: ['start-sun', 'extra-move'] })]))).toContain('c1[S extra-move]3s');
    const simple = 'c1[S extra-move] | c2[M extra-sowing] | c3[simplicity] | c4[M]';
    expect(points(table({ areas: [simple] }))).toMatchObject({ simplicity: 5, characters: 0 });
  });
});

describe('switches', () => {
  const speaker = 'c1[S]1s | c2[M] | c3[S CN4] | c4[M] | c5[S]';
  const top = (council: string): Table => ({
    areas: [`${speaker} Council(${council})`],
    options: { councilScope: 'top' }
  });

  test('AIY-MEET-03 councilScope top: a meeting uses the top card only (T-74)', () => {
    const state = meeting(top('CS3 CM1'), 'c3');
    expect(offered(state)).toEqual(['use CM1.0', 'use CM1.1', 'done']);
    expect(answer(state, 'use CS3@council')).toBe('AIY-MEET-03');
  });

  test('AIY-MEET-07 councilScope top: an Extra Sowing must lie on top (T-74)', () => {
    expect(offered(landedOn(top('CN2 CM1'), 'c3'))).toEqual(['decide normal', 'decide meeting']);
    expect(answer(landedOn(top('CN2 CM1'), 'c3'), 'decide meetingExtraSowing')).toBe('AIY-MEET-07');
    expect(offered(landedOn(top('CM1 CN2'), 'c3'))).toContain('decide meetingExtraSowing');
  });

  test('AIY-MEET-08 councilScope top: the card on top when the meeting starts', () => {
    const areas = ['c1[S] | c2[CS5 CN2 M] | c3[M CN4] | c4[CS1 M] | c5[S] Council(CM1)'];
    const state = run(
      twoColumns({ areas, options: { councilScope: 'top' } }, 'c2', 'c3'),
      'use CS5',
      'card CS1',
      'take ss',
      'done'
    );
    expect(offered(run(state, 'decide meeting'))).toEqual(['use CS1.0', 'use CS1.1', 'done']);
  });

  describe('freezeFirstColumn', () => {
    const frozen = (text: string): Table => ({ areas: [text], options: { freezeFirstColumn: true } });
    const text = 'c1[S CN3] | c2[M M] | c3[S] | c4[M] | c5[S]';

    test('AIY-XS-08 no card leaves or joins the column being resolved by Move a Card', () => {
      const state = run(using(frozen(text), 'c1'), 'use CN3.1');
      expect(answer(state, 'card S@c1')).toBe('AIY-XS-08');
      expect(answer(run(state, 'card M@c2'), 'to c1')).toBe('AIY-XS-08');
      expect(answer(run(state, 'card M@c2'), 'to c3')).toBe('legal');
      const free = run(using(text, 'c1'), 'use CN3.1');
      expect([answer(free, 'card S@c1'), answer(run(free, 'card M@c2'), 'to c1')]).toEqual(['legal', 'legal']);
    });

    test('AIY-XS-08 Promote is not restricted', () => {
      const state = run(using(frozen('c1[S CS5] | c2[M M] | c3[S] | c4[M] | c5[S]'), 'c1'), 'use CS5');
      expect(answer(state, 'card S@c1')).toBe('legal');
    });

    test('AIY-XS-08 AIY-XS-10 during the second column the first is free and the second closed', () => {
      const both = frozen('c1[S] | c2[M CN2] | c3[S CN3 S] | c4[M] | c5[S]');
      const state = run(twoColumns(both, 'c2', 'c3'), 'done', 'use CN3.1');
      expect(answer(state, 'card S@c3')).toBe('AIY-XS-08');
      expect(answer(state, 'card M@c2')).toBe('legal');
      expect(answer(run(state, 'card M@c2'), 'to c3')).toBe('AIY-XS-08');
      expect(answer(run(state, 'card S@c1'), 'to c2')).toBe('legal');
    });

    test('AIY-XS-07 AIY-XS-08 during the first column both are closed', () => {
      const both = frozen('c1[S] | c2[M CN1] | c3[S S] | c4[M] | c5[S]');
      const state = run(twoColumns(both, 'c2', 'c3'), 'use CN1.1');
      expect([answer(state, 'card M@c2'), answer(state, 'card S@c3'), answer(state, 'card M@c4')]).toEqual([
        'AIY-XS-08',
        'AIY-XS-07',
        'legal'
      ]);
    });

    test('AIY-XS-08 in a meeting the column that called it is closed', () => {
      const state = run(meeting(frozen('c1[S] | c2[M CN4] | c3[S] | c4[M] | c5[S] Council(CN3)'), 'c2'), 'use CN3.1');
      expect(answer(state, 'card M@c2')).toBe('AIY-XS-08');
      expect(answer(run(state, 'card M@c4'), 'to c2')).toBe('AIY-XS-08');
    });
  });

  it.each([
    [undefined, 8],
    [8, 8],
    [5, 5]
  ])('AIY-SCO-05 ninePlusColumns %s: nine columns score %i', (value, expected) => {
    const areas = [Array.from({ length: 9 }, (_, i) => `c${i + 1}[M]`).join(' | ')];
    const options = value === undefined ? {} : { ninePlusColumns: value };
    expect(points(table({ areas, options }))).toMatchObject({ columns: expected });
  });

  it.each([
    [null, -1],
    [0, 0]
  ])('AIY-MASK-10 courageFloor %s: nine seeds score %i', (courageFloor, expected) => {
    const areas = ['c1[courage]9s | c2[M] | c3[S] | c4[M]'];
    expect(points(table({ areas, options: { courageFloor } }))).toMatchObject({ courage: expected });
  });
});

describe('reading options', () => {
  test('AIY-ALT-07 nothing given is the standard game, for any number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const options = game.parseOptions(seats, {});
      expect(options).toEqual({
        setups: Array(seats).fill(standard),
        first: null,
        councilScope: 'all',
        freezeFirstColumn: false,
        ninePlusColumns: 8,
        courageFloor: null
      });
      expect(game.parseOptions(seats, options)).toEqual(options);
      expect(game.parseOptions(seats, undefined)).toEqual(options);
    }
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['an unknown option', { cheat: true }],
    ['a seat that is not there', { first: 2 }],
    ['half a seat', { first: 0.5 }],
    ['another council', { councilScope: 'some' }],
    ['a number for a switch', { freezeFirstColumn: 1 }],
    ['six points', { ninePlusColumns: 6 }],
    ['another floor', { courageFloor: 1 }],
    ['set-ups that are no list', { setups: 'standard' }]
  ])('AIY-SET-01 options that are %s are refused in words', (_title, value) => {
    expect(game.parseOptions(2, value)).toEqual(expect.any(String));
  });
});
