import { describe, expect, test } from 'vitest';
import {
  builtBy,
  craft,
  follow,
  game,
  laidOut,
  of,
  offered,
  run,
  slot,
  spaceOf,
  turnOf
} from '../../support/ayar/scene.ts';
import { chosen, only, said, theirTurn, tokens, turn } from '../../support/ayar/ayllu.ts';

const { board } = game;

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
    start.built = start.built.with(slot('teal-01'), 0);
    start.built = start.built.with(slot('brown-01'), 0);
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
        if (event.type === 'turn') order.push(`${Number(event.round)}${event.seat === 0 ? 'P' : 'A'}`);
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
    expect(said(events, 'aylluSlot', 'slot')).toMatch(/^grey-/);
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
