import { describe, expect, test } from 'vitest';
import { follow, lakeOf, marketOf, moonsOf, node, of, sunsOf, words } from '../../support/ayar/scene.ts';
import { chosen, only, said, theirTurn, turn, working } from '../../support/ayar/ayllu.ts';

describe('its crafts', () => {
  test.each([
    ['N = 3: two pots, icons notwithstanding', 3, 'green pink blue-viracocha yellow', 'M1 M2'],
    ['N = 4: the pair with an icon', 4, 'green pink blue-viracocha yellow', 'M1 M3'],
    ['N = 4: no icon, the lower slots', 4, 'green pink blue yellow', 'M1 M2'],
    ['N = 2: one pot, the one with an icon', 2, 'green pink-viracocha blue yellow', 'M2']
  ])('TV-65 AYR-SOLO-22 AYR-RES-65 %s', (_title, n, market, taken) => {
    const { state, events } = working('pottery', n, { market });
    expect(said(events, 'aylluPot', 'from')).toBe(taken);
    expect(state.ayllu!.pots).toBe(words(taken).length);
    expect(state.ayllu!.llamas).toBe(market.includes('viracocha') && (taken.includes('M3') || taken === 'M2') ? 1 : 0);
  });

  test('AYR-SOLO-22 AYR-RES-65 AYR-RES-82 no more than it has room for; the market slides; worth by its track', () => {
    const { state } = working('pottery', 3, {}, { pots: 8 });
    expect([state.ayllu!.pots, marketOf(state)]).toEqual([9, 'pink blue yellow -']);
    expect([sunsOf(state, 'pottery', 1), moonsOf(state, 'pottery', 1)]).toEqual([5, 20]);
    expect([sunsOf(theirTurn(), 'pottery', 1), moonsOf(theirTurn(), 'pottery', 1)]).toEqual([0, 0]);
    const poor = theirTurn({ round: 1, market: '- - - green', spaces: { teal: 10 }, ...only('teal-03') });
    poor.stack = 5;
    expect(turn(poor, 'AT5').state.ayllu!.pots).toBe(0);
  });

  test.each([
    [1, '1'],
    [2, '2'],
    [3, '1 2'],
    [5, '1 4']
  ])('TV-66 AYR-SOLO-23 weaving with power %i: stacks %s', (n, stacks) => {
    const { state, events } = working('weaving', n);
    expect(said(events, 'aylluTextile', 'stack')).toBe(stacks);
    expect([moonsOf(state, 'weaving', 1), sunsOf(state, 'weaving', 1)]).toEqual(stacks.length > 1 ? [3, 1] : [1, 0]);
  });

  test('AYR-RES-66 AYR-SOLO-12 an empty stack gives nothing, one place takes stack 1, icons give llamas', () => {
    const empty = theirTurn({ round: 2, spaces: { teal: 10 }, ...only('teal-01') });
    empty.tops = empty.tops.with(0, -1);
    empty.under = empty.under.with(0, 0);
    expect(of(turn(empty, 'AT4').events, 'aylluTextile').map(({ stack }) => stack)).toEqual([2]);
    expect(of(working('weaving', 3, {}, { cloths: 8 }).events, 'aylluTextile').map(({ stack }) => stack)).toEqual([1]);
    expect(working('weaving', 1, { tops: 'T1b8 T2a1 T3a1 T4a1' }).state.ayllu!.llamas).toBe(1);
  });

  test('AYR-SOLO-24 AYR-RES-67 AYR-SOLO-12 maize from the left, marked places give a llama, what is left is planted', () => {
    const { state } = working('terrace', 3, {}, { maize: 4 });
    expect([state.ayllu!.maize, state.ayllu!.llamas, state.terrace]).toEqual([7, 1, [1, 1, 1]]);
    expect([sunsOf(state, 'terrace', 1), moonsOf(state, 'terrace', 1)]).toEqual([2, 6]);
    expect(working('terrace', 3, {}, { maize: 17 }).state.ayllu!.maize).toBe(18);
  });

  test('EX-13 AYR-SOLO-25 AYR-SOLO-27 AYR-SOLO-28 AYR-RES-69 AYR-RES-68 two sections entered, two islands, one llama', () => {
    const given = { lake: { L5: 1, L8: 1 } };
    const { state } = working('reed', 3, given, { gone: 2, boat: 2, islands: [node('W4'), node('W8')] });
    expect([state.ayllu!.boat, state.ayllu!.islands.slice(2)]).toEqual([5, [node('W12'), node('W16')]]);
    expect([lakeOf(state, 'L5'), lakeOf(state, 'L8'), state.ayllu!.llamas]).toEqual([0, 1, 1]);
    expect([moonsOf(state, 'reed', 1), sunsOf(state, 'reed', 1)]).toEqual([16, 3]);
  });

  test('AYR-RES-68 AYR-RES-79 inside an old section nothing is placed; shared slots are always open, boats no hindrance', () => {
    const inside = working('reed', 1, {}, { gone: 3, boat: 3, islands: [node('W4'), node('W8'), node('C10')] }).state;
    expect([inside.ayllu!.boat, inside.ayllu!.gone]).toEqual([4, 3]);
    // Of two slots of the value, the first without an island of its own.
    const second = working('reed', 1, {}, { islands: [node('W4')] }).state;
    expect(second.ayllu!.islands[1]).toBe(node('E4'));
    const shared = working('reed', 1, { players: [{ islands: 'W4 E4', boat: 'W4' }] }).state;
    expect(shared.ayllu!.islands).toEqual([node('W4')]);
    expect(shared.islands[node('W4')]).toBe(0b11);
  });

  test('TV-68 AYR-SOLO-26 AYR-RES-80 barred slots: the next higher yellow one, the next lower, or none at all', () => {
    const enter = (islands: string) =>
      working(
        'reed',
        1,
        { players: [{ islands }] },
        { gone: 3, boat: 4, islands: [node('W4'), node('W8'), node('W12')] }
      );
    expect(enter('W16 E16').state.ayllu!.islands[3]).toBe(node('C18'));
    const { state, events } = enter('W16 E16 C18 W20 E20 N24');
    expect([state.ayllu!.gone, state.ayllu!.islands.length, state.ayllu!.llamas, sunsOf(state, 'reed', 1)]).toEqual([
      4, 3, 0, 3
    ]);
    expect(of(events, 'aylluIsland')).toMatchObject([{ node: null }]);
  });

  test('TV-75 AYR-SOLO-26 AYR-RES-81 the end of the track; the last island, and where it goes when its slot is barred', () => {
    const five = [node('W4'), node('W8'), node('W12'), node('E16'), node('C18')];
    const last = (mine: string, theirs = five) =>
      working('reed', 4, { players: [{ islands: mine }], lake: { L9: 1 } }, { gone: 5, boat: 8, islands: theirs })
        .state;
    const free = last('');
    expect([free.ayllu!.boat, free.ayllu!.islands[5], free.ayllu!.llamas, lakeOf(free, 'L9')]).toEqual([
      10,
      node('N24'),
      1,
      0
    ]);
    expect(last('N24').ayllu!.islands[5]).toBe(node('W20'));
    expect(last('N24 W20').ayllu!.islands[5]).toBe(node('E20'));
    expect(last('N24 W20 E20', five.slice(0, 4)).ayllu!.islands[4]).toBe(node('C18'));
    expect(last('N24 W20 E20 C18', five.slice(0, 3)).ayllu!.islands[3]).toBe(node('W16'));
    expect(last('N24 W20 E20 C18 W16', five.slice(0, 3)).ayllu!.islands[3]).toBe(node('E16'));
    // At its maximum: reed is no candidate any more.
    expect(chosen(theirTurn({ spaces: { teal: 10 }, ...only('teal-04') }, { gone: 6 }))).toBeUndefined();
  });

  test('AYR-RES-70 AYR-SOLO-27 no viracocha in a touching area: no llama; islands 1 and 3 take none', () => {
    const none = working(
      'reed',
      1,
      { lake: { L2: 0, L4: 0, L5: 0 } },
      { gone: 1, boat: 1, islands: [node('W4')] }
    ).state;
    expect([none.ayllu!.islands[1], none.ayllu!.llamas]).toEqual([node('W8'), 0]);
    const first = working('reed', 1, {}).state;
    expect([first.ayllu!.islands, first.ayllu!.llamas]).toEqual([[node('W4')], 0]);
  });

  test('AYR-RES-68 AYR-REED-02 its islands carry the boat of the person', () => {
    const state = theirTurn({}, { islands: [node('W4')] });
    Object.assign(state, { seat: 0, step: 'reed', craft: 3, power: 1, line: 0, ayar: 0, from: 1, cell: -1 });
    const { state: after } = follow(state, ['sail w01', 'sail W4']);
    expect(after.players[0]!.islands).toEqual([node('W4')]);
  });
});
