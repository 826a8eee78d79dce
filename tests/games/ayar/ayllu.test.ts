import { describe, expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import type { Ayllu, State } from '#games/ayar/rules/state.ts';
import { bestSplit } from '#games/ayar/rules/scoring.ts';
import {
  answer,
  builtBy,
  craft,
  follow,
  game,
  lakeOf,
  laidOut,
  marketOf,
  moonsOf,
  nightfall,
  node,
  of,
  offered,
  run,
  settle,
  slot,
  spaceOf,
  sunsOf,
  turnOf,
  words,
  type Given
} from '../../support/ayar/scene.ts';

const { board } = game;
const tokens = (...ids: string[]): number =>
  ids.reduce((set, id) => set | (1 << board.tokens.findIndex((one) => one.id === id)), 0);

/** The Ayllu is about to flip a token. */
function theirTurn(given: Given = {}, change: Partial<Ayllu> = {}): State {
  const state = turnOf({ seats: 1, ...given });
  Object.assign(state, { seat: 1, asked: 0, taken: 1, step: 'token' });
  Object.assign(state.ayllu!, change);
  if (change.islands) for (const at of change.islands) state.islands[at]! |= 2;
  return state;
}
/** Its whole turn with this token and marker; what is drawn afterwards is left open. */
const turn = (state: State, token: string, ayar = 'teal') => follow(state, [`token ${token}`, `marker ${ayar}`]);
/** Only these slots are free on the paths. */
const only = (free: string): Given => ({ free });
const chosen = (state: State, token = 'AT2', ayar = 'teal') => of(turn(state, token, ayar).events, 'aylluSlot')[0];
/** An activity of power n: its slot is the only one free behind teal. Round and token make the power. */
const slots = { pottery: 'teal-03', weaving: 'teal-01', terrace: 'teal-02', reed: 'teal-04' };
function working(name: keyof typeof slots, n: number, given: Given = {}, change: Partial<Ayllu> = {}) {
  const round = Math.min(4, Math.max(1, n - 1));
  const token = { 0: 'AT5', 1: 'AT4', 2: 'AT1' }[n - round]!;
  return turn(theirTurn({ round, spaces: { teal: 14 }, ...only(slots[name]), ...given }, change), token);
}

describe('set-up', () => {
  test.each([1, 2, 3, 4])(
    'AYR-SOLO-01 AYR-SOLO-02 AYR-SOLO-03 board %i: its pieces, tokens and bag, no gold',
    (level) => {
      const { ayllu, players } = laidOut({ seats: 1, level });
      expect(players).toHaveLength(1);
      expect(ayllu).toMatchObject({
        pots: 0,
        cloths: 0,
        maize: 0,
        gone: 0,
        boat: 0,
        dial: 0,
        llamas: 0,
        temples: 0b1111,
        bag: 0b1111,
        tokens: 0b11111
      });
      expect(game.setup(2).ayllu).toBeNull();
      expect(board.levels.find((one) => one.level === level)!.terrace.suns.length - 1).toBe(
        [16, 18, 20, 22][level - 1]
      );
    }
  );

  test('AYR-SOLO-04 AYR-RES-54 as with two players, and the person begins', () => {
    const state = laidOut({ seats: 1 });
    expect([state.first, game.turn(state)]).toEqual([0, 0]);
    expect(state.lake).toEqual(game.setup(2).lake);
    expect(spaceOf(run(turnOf({ seats: 1 }), 'step teal R1'), 'teal')).toBe(4);
  });
});

describe('the starting activity', () => {
  const tiles = { A1: 'RT-A-weaving' };

  test('TV-64 AYR-SOLO-13 AYR-SOLO-14 a first slot of an activity on a tile at the 8 spaces, topmost row first', () => {
    const start = laidOut({ seats: 1, tiles, rows: 'purple brown teal grey' });
    const { state, events } = follow(start, ['build grey-01', 'tambo 0', 'takePot M1', 'pot orange']);
    expect(of(events, 'aylluSlot')).toMatchObject([{ slot: 'brown-01', rule: 'AYR-SOLO-14' }]);
    expect([builtBy(state, 'brown-01'), state.ayllu!.maize, state.round, state.seat]).toEqual([1, 1, 1, 0]);
  });

  test('AYR-RES-60 power 1; without a match the free slot with the topmost row', () => {
    const start = laidOut({ seats: 1, tiles, rows: 'purple brown teal grey' });
    start.built[slot('teal-01')] = 0;
    start.built[slot('brown-01')] = 0;
    const { state, events } = follow(start, ['build grey-01', 'tambo 0', 'takePot M1', 'pot orange']);
    expect(of(events, 'aylluSlot')).toMatchObject([{ slot: 'purple-01', rule: 'AYR-RES-60' }]);
    expect(state.ayllu!.boat).toBe(1);
  });
});

describe('the frame of a turn', () => {
  test('AYR-SOLO-05 AYR-RES-61 AYR-RES-77 both sides take five, four, three and two turns in alternation', () => {
    const state = laidOut({ seats: 1 });
    const order: string[] = [];
    while (game.turn(state) !== 'over') {
      const [played] =
        game.turn(state) === 'chance' ? game.chances(state).map((chance) => chance.move) : game.moves(state);
      game.play(state, played!, (event) => {
        if (event.type === 'turn') order.push(`${String(event.round)}${event.seat === 0 ? 'P' : 'A'}`);
      });
    }
    const rounds = ['PAPAPAPAPA', 'APAPAPAP', 'PAPAPA', 'APAP'];
    expect(order).toEqual(rounds.flatMap((sides, i) => [...sides].map((side) => `${i + 1}${side}`)));
    expect(state.built.filter((side) => side === 0)).toHaveLength(15);
  });

  test('EX-11 AYR-SOLO-06 AYR-SOLO-09 the token flipped and the round make the power', () => {
    const state = theirTurn({ spaces: { teal: 4 } });
    expect(offered(state)).toEqual(['token AT1', 'token AT2', 'token AT3', 'token AT4', 'token AT5']);
    const { state: marker, events } = follow(state, ['token AT1']);
    expect(of(events, 'token')).toEqual([{ type: 'token', token: 'AT1', power: 3 }]);
    expect([marker.ayllu!.tokens, offered(marker)]).toEqual([
      tokens('AT2', 'AT3', 'AT4', 'AT5'),
      ['marker teal', 'marker grey', 'marker brown', 'marker purple']
    ]);
    expect(game.illegal(marker, { type: 'marker', ayar: 'pink' as 'teal' })?.rule).toBe('AYR-SOLO-06');
    expect(game.illegal(theirTurn({}, { tokens: 0b10 }), { type: 'token', token: 'AT1' })?.rule).toBe('AYR-SOLO-06');
  });

  test('TV-69 AYR-RES-75 an empty bag is filled with every marker that has not retired', () => {
    const bag = 0b1011;
    let state = theirTurn({ round: 2, retired: 'brown' }, { bag });
    for (const ayar of ['teal', 'grey', 'purple']) {
      state = run(state, offered(state)[0]!, `marker ${ayar}`);
      Object.assign(state, { seat: 1, step: 'token', ayar: -1 });
    }
    expect(state.ayllu!.bag).toBe(0);
    expect(offered(run(state, offered(state)[0]!))).toEqual(['marker teal', 'marker grey', 'marker purple']);
  });

  test('AYR-SOLO-07 AYR-SOLO-08 the Ayar moves by the token’s arrows; a tambo is placed on its path', () => {
    const { state, events } = turn(theirTurn({ spaces: { grey: 4 } }), 'AT4', 'grey');
    expect(spaceOf(state, 'grey')).toBe(7);
    expect(String(of(events, 'aylluSlot')[0]!.slot)).toMatch(/^grey-/);
    expect(state.built.filter((side) => side === 1)).toHaveLength(1);
  });

  test('TV-72 AYR-SOLO-10 AYR-RES-71 a tile passed counts for both sides', () => {
    const given = { spaces: { teal: 12 }, tiles: { B1: 'RT-B-reed' }, players: [{ pots: 'green green green green' }] };
    const { state } = turn(theirTurn({ ...given, ...only('') }, { pots: 5 }), 'AT2');
    expect([state.ayllu!.dial, state.ayllu!.llamas, state.players[0]!.dial, state.players[0]!.llamas]).toEqual([
      3, 1, 2, 1
    ]);
  });

  test('AYR-SOLO-10 AYR-RES-71 AYR-RES-20 fertile ground: its two activities with most suns, then the person is asked', () => {
    const { state } = turn(theirTurn({ spaces: { teal: 29 }, ...only('') }, { pots: 5, maize: 3, gone: 4 }), 'AT2');
    expect([state.ayllu!.dial, state.ayllu!.llamas, state.step, game.turn(state)]).toEqual([6, 0, 'fertile', 0]);
    const after = run(state, 'fertile pottery weaving');
    expect([after.seat, after.step]).toEqual([0, 'step']);
  });

  test('AYR-SOLO-11 AYR-RES-72 a temple: the activity with most moons, after the tiles', () => {
    const { state, events } = turn(theirTurn({ spaces: { teal: 7 }, ...only('') }, { cloths: 3, pots: 3 }), 'AT5');
    expect(state.placed[0]).toEqual([4 + craft('pottery')]);
    expect(state.ayllu!.temples).toBe(0b1110);
    expect(events.map(({ type }) => type).filter((type) => ['raymi', 'temple'].includes(type))).toEqual([
      'raymi',
      'temple'
    ]);
    const none = turn(theirTurn({ ...only('') }, { temples: 0 }), 'AT5').state;
    expect(none.placed).toEqual([[], [], [], []]);
    expect(turn(theirTurn({ ...only('') }), 'AT4').state.placed).toEqual([[], [], [], []]);
  });
});

describe('choosing a slot', () => {
  const tiles = { A1: 'RT-A-weaving', B1: 'RT-B-reed' };

  test('EX-12 AYR-SOLO-16 AYR-SOLO-17 AYR-SOLO-21 AYR-RES-64 the next unscored tile with a slot, the closest slot', () => {
    const state = theirTurn({ tiles, spaces: { teal: 3 }, built: 'teal-01' });
    expect(chosen(state)).toEqual({
      type: 'aylluSlot',
      slot: 'teal-05',
      activity: 'pottery',
      rule: 'AYR-SOLO-17',
      candidates: { terrace: 1, pottery: 2, reed: 1 },
      skipped: ['RT-A-weaving'],
      tile: 'RT-B-pottery'
    });
    expect(chosen(theirTurn({ tiles, spaces: { teal: 3 } }))).toMatchObject({
      slot: 'teal-01',
      rule: 'AYR-SOLO-16',
      tile: 'RT-A-weaving'
    });
  });

  test('AYR-RES-64 of two slots in one gap the second is closer', () => {
    const state = theirTurn({
      tiles: { A1: 'RT-A-weaving', B1: 'RT-B-pottery', C1: 'RT-C-weaving' },
      spaces: { teal: 10 },
      ...only('teal-06a teal-06b')
    });
    // C1 is weaving, B2 reed.
    expect(chosen(state)).toMatchObject({ slot: 'teal-06b' });
  });

  test('AYR-RES-63 AYR-SOLO-16 a tile passed in this very move still counts, one flipped by the other Ayar too', () => {
    expect(chosen(theirTurn({ tiles, spaces: { teal: 7, grey: 9 } }))).toMatchObject({
      rule: 'AYR-SOLO-16',
      tile: 'RT-A-weaving'
    });
    expect(chosen(theirTurn({ tiles, spaces: { teal: 8 } }))).toMatchObject({ tile: 'RT-B-pottery' });
  });

  test('AYR-SOLO-15 activities at their maximum are left out', () => {
    const full = { pots: board.levels[1]!.pottery.suns.length - 1 };
    expect(chosen(theirTurn({ tiles, spaces: { teal: 3 }, built: 'teal-01' }, full))).toMatchObject({
      candidates: { terrace: 1, reed: 1 }
    });
  });

  test('TV-73 AYR-RES-62 without a candidate no tambo and no activity; tiles and temple still happen', () => {
    const { state, events } = turn(theirTurn({ spaces: { teal: 7 }, ...only('teal-04') }, { gone: 6 }), 'AT5');
    expect([of(events, 'aylluIdle').length, of(events, 'activity').length]).toEqual([1, 0]);
    expect([of(events, 'raymi').length, of(events, 'temple').length, builtBy(state, 'teal-04')]).toEqual([1, 1, -1]);
  });

  test('TV-74 AYR-SOLO-18 AYR-SOLO-19 AYR-RES-74 topmost unscored dawn bonus, then topmost without a night marker', () => {
    const given = { round: 3, spaces: { teal: 24 }, ...only('teal-02 teal-04') };
    const inti = (1 << craft('weaving')) | (1 << craft('reed'));
    expect(chosen(theirTurn(given, { inti }))).toMatchObject({ slot: 'teal-02', rule: 'AYR-SOLO-18' });
    const late = { inti: inti | (1 << craft('terrace')), moonSlots: [1, 2, 3, -1] };
    expect(chosen(theirTurn({ ...given, round: 4 }, late))).toMatchObject({ slot: 'teal-04', rule: 'AYR-SOLO-19' });
  });

  test('AYR-SOLO-20 otherwise the slot closest to the Ayar', () => {
    const state = theirTurn(
      { round: 4, spaces: { teal: 24 }, ...only('teal-02 teal-03') },
      { inti: 0b1111, moonSlots: [1, 2, 3, 0] }
    );
    expect(chosen(state)).toMatchObject({ slot: 'teal-03', rule: 'AYR-SOLO-20' });
  });
});

describe('its crafts', () => {
  test.each([
    ['N = 3: two pots, icons notwithstanding', 3, 'green pink blue-viracocha yellow', 'M1 M2'],
    ['N = 4: the pair with an icon', 4, 'green pink blue-viracocha yellow', 'M1 M3'],
    ['N = 4: no icon, the lower slots', 4, 'green pink blue yellow', 'M1 M2'],
    ['N = 2: one pot, the one with an icon', 2, 'green pink-viracocha blue yellow', 'M2']
  ])('TV-65 AYR-SOLO-22 AYR-RES-65 %s', (_title, n, market, taken) => {
    const { state, events } = working('pottery', n, { market });
    expect(
      of(events, 'aylluPot')
        .map(({ from }) => from)
        .join(' ')
    ).toBe(taken);
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
    expect(
      of(events, 'aylluTextile')
        .map(({ stack }) => stack)
        .join(' ')
    ).toBe(stacks);
    expect([moonsOf(state, 'weaving', 1), sunsOf(state, 'weaving', 1)]).toEqual(stacks.length > 1 ? [3, 1] : [1, 0]);
  });

  test('AYR-RES-66 AYR-SOLO-12 an empty stack gives nothing, one place takes stack 1, icons give llamas', () => {
    const empty = theirTurn({ round: 2, spaces: { teal: 10 }, ...only('teal-01') });
    empty.tops[0] = -1;
    empty.under[0] = 0;
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

describe('night and end', () => {
  const spaces = { grey: 5, brown: 6, purple: 7 };
  const night = (given: Given, change: Partial<Ayllu>) => {
    const state = turnOf({ seats: 1, spaces, ...given });
    const sides = 2;
    Object.assign(state, {
      step: 'fertile',
      ayar: 0,
      from: 1,
      asked: 0,
      seat: 0,
      answered: 1,
      taken: sides * board.edition.turns.perRound[state.round - 1]! - 1
    });
    Object.assign(state.ayllu!, change);
    state.step = 'temple';
    return follow(state, ['temple reed']);
  };

  test('AYR-SOLO-29 AYR-SOLO-30 AYR-RES-74 the person chooses a moon slot, the Ayllu takes the free one with most moons', () => {
    const { state } = night({}, { pots: 2, cloths: 4, moonSlots: [-1, 2, -1, -1] });
    const after = run(state, 'moonSlot pottery');
    expect([after.ayllu!.moonSlots, after.ayllu!.moon[2]]).toEqual([[0, 2, -1, -1], 3]);
    const tie = run(night({}, {}).state, 'moonSlot reed').ayllu!;
    expect([tie.moonSlots, tie.moon[2]]).toEqual([[0, -1, -1, -1], 0]);
  });

  test('AYR-SOLO-31 AYR-RES-74 at dawn it first marks the activity with most suns that is not marked', () => {
    const after = run(night({}, { pots: 5, cloths: 2, dial: 4, inti: 0b0001 }).state, 'moonSlot reed').ayllu!;
    expect([after.inti, after.dial, after.sun[0]]).toEqual([0b0011, 5, 5]);
  });

  test('TV-70 AYR-SOLO-32 AYR-PREP-02 the bag is filled without the retired, the token of the round leaves, the token passes', () => {
    const after = run(night({}, { tokens: tokens('AT3'), bag: 0b0100 }).state, 'moonSlot reed');
    expect(after.ayllu).toMatchObject({
      bag: 0b1110,
      removed: tokens('AT1'),
      tokens: tokens('AT2', 'AT3', 'AT4', 'AT5')
    });
    expect([after.first, after.seat, after.step]).toEqual([1, 1, 'token']);
    const third = run(
      night({ round: 3, retired: 'grey brown' }, { removed: tokens('AT1', 'AT2') }).state,
      'moonSlot reed'
    );
    expect(third.ayllu).toMatchObject({ bag: 0b1000, tokens: tokens('AT4', 'AT5') });
  });

  test('AYR-SOLO-12 AYR-HARV-01 a harvest it wins is a llama', () => {
    const { state } = night({ terrace: [1, 0, 1] }, {});
    expect([state.ayllu!.llamas, state.step]).toEqual([1, 'moonSlot']);
  });

  test('AYR-SOLO-29 AYR-TSCORE-02 its temples score by its own moons', () => {
    const { state } = night({ placed: { teal: [[1, 'pottery']] } }, { pots: 3 });
    expect(state.ayllu!.moon[1]).toBe(4 + 6);
  });

  test('AYR-SOLO-33 AYR-RES-76 AYR-RES-78 its llamas by its own table; the result stands beside the person’s', () => {
    const state = turnOf({ seats: 1, level: 2, players: [{ sun: 50, moon: 70 }] });
    Object.assign(state.ayllu!, { llamas: 6, sun: [40, 0, 0, 0, 0], moon: [44, 0, 0, 0] });
    // 0 1 3 4 6 7 9: five on the sun and one on the moon make 47 and 45, four and two 46 and 47.
    expect(bestSplit(board, state, 1)).toEqual({ sun: 4, moon: 2 });
    const over = run(
      Object.assign(state, {
        phase: 'end',
        step: 'moonSlot',
        round: 4,
        retired: [1, 2, 3, 4],
        asked: 0,
        answered: 0,
        ayar: 3
      }),
      'moonSlot reed'
    );
    expect(game.turn(over)).toBe('over');
    const rival = game.rival(over)!;
    expect(total(rival.lines)).toBeLessThan(total(game.score(over)[0]!));
    expect([rival.outcome, game.places(over), game.rival(turnOf({}))]).toEqual(['won', [1], undefined]);
  });

  test.each([
    [50, 70, 'won'],
    [40, 40, 'lost'],
    [46, 47, 'drawn']
  ])('AYR-RES-78 %i and %i against 46 and 47: %s', (sun, moon, outcome) => {
    const state = turnOf({ seats: 1, players: [{ sun, moon }] });
    Object.assign(state.ayllu!, { sun: [46, 0, 0, 0, 0], moon: [47, 0, 0, 0] });
    expect(game.rival(state)!.outcome).toBe(outcome);
    expect(answer(state, 'step teal R1')).toBe('legal');
    expect(nightfall({ seats: 1 }).state.step).toBe('moonSlot');
  });
});
