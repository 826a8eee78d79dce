import { describe, expect, test } from 'vitest';
import {
  answer,
  devotionOf,
  follow,
  game,
  of,
  offered,
  run,
  spaceOf,
  sunsOf,
  turnOf,
  type Given
} from '../../support/ayar/scene.ts';

/** Blue's turn of terrace farming with one maize: the marker `marker` goes to `line`, the tambo of `cell` is taken. */
const turn = (given: Given, marker: string, line: string, cell: number, slot = 'teal-02') =>
  follow(turnOf({ spaces: { teal: 2 }, ...given }), [
    `step ${marker} ${line}`,
    `build ${slot}`,
    `tambo ${cell}`,
    'plant box7'
  ]);
const dials = (state: ReturnType<typeof turnOf>): number[] => state.players.map(({ dial }) => dial);
const llamas = (state: ReturnType<typeof turnOf>): number[] => state.players.map((player) => player.llamas);

const withSuns = { pots: 'green green green' };

describe('temples', () => {
  test('EX-06 AYR-TEMP-01 AYR-TEMP-02 AYR-RES-22 the last tambo of a quadrant: a temple in the row of the Ayar activated', () => {
    const { state } = turn({ players: [{ gone: [10, 11, 14, 13] }] }, 'teal', 'R4', 15);
    const asked = run(state, 'endActivity');
    expect([asked.step, offered(asked)]).toEqual([
      'temple',
      ['temple pottery', 'temple weaving', 'temple terrace', 'temple reed']
    ]);
    const after = run(asked, 'temple reed');
    expect([after.placed, after.players[0]!.temples, after.seat]).toEqual([[[3], [], [], []], 0b0111, 1]);
  });

  test('AYR-RES-22 gold: the row of the Ayar named, even if it could not move', () => {
    const given = { spaces: { teal: 30 }, players: [{ gone: [10, 11, 14] }] };
    const state = follow(turnOf(given), [
      'step gold R4',
      'ayar teal',
      'build teal-02',
      'tambo 15',
      'plant box7',
      'endActivity'
    ]).state;
    expect(run(state, 'temple weaving').placed[0]).toEqual([1]);
  });

  test('TV-80 AYR-RES-83 a kind once placed is gone', () => {
    const placed = { grey: [[0, 'reed']] } as const;
    const { state } = turn({ placed, players: [{ gone: [10, 11, 14] }] }, 'teal', 'R4', 15);
    const asked = run(state, 'endActivity');
    expect(offered(asked)).toEqual(['temple pottery', 'temple weaving', 'temple terrace']);
    expect(answer(asked, 'temple reed')).toBe('AYR-RES-83');
  });

  test('TV-46 AYR-TEMP-03 AYR-RES-24 the last column takes any number, in order of arrival', () => {
    const placed = {
      teal: [
        [1, 'reed'],
        [1, 'pottery'],
        [2, 'reed'],
        [3, 'reed']
      ]
    } as const;
    const { state } = turn({ placed, players: [{ gone: [10, 11, 14] }] }, 'teal', 'R4', 15);
    const { state: after, events } = follow(state, ['endActivity', 'temple weaving']);
    expect(after.placed[0]).toEqual([7, 4, 11, 15, 1]);
    expect(of(events, 'temple')).toMatchObject([{ column: 4 }]);
  });

  test('AYR-TEMP-01 an unfinished quadrant asks for nothing', () => {
    const { state } = turn({ players: [{ gone: [10, 11] }] }, 'teal', 'R4', 15);
    expect(state.seat).toBe(1);
  });
});

describe('personal bonuses', () => {
  test('EX-07 AYR-PERS-01 AYR-PERS-03 the last tambo of a row with an Inti bonus raises the dial and is marked', () => {
    const { state } = turn({ players: [{ gone: [0, 1, 2], dial: 5, ...withSuns, viracocha: {} }] }, 'teal', 'R1', 3);
    expect(sunsOf(state, 'pottery')).toBe(2);
    const after = run(state, 'endActivity');
    expect([after.players[0]!.dial, after.players[0]!.inti]).toEqual([7, 0b0001]);
    expect(after.players[0]!.sun[0]).toBe(0);
  });

  test('AYR-PERS-02 a llama line and a viracocha line', () => {
    expect(llamas(run(turn({ players: [{ gone: [12, 13, 14] }] }, 'teal', 'R4', 15).state, 'endActivity'))).toEqual([
      1, 0, 0, 0
    ]);
    const state = run(turn({ players: [{ gone: [4, 5, 6] }] }, 'teal', 'R2', 7).state, 'endActivity');
    expect(state.step).toBe('viracocha');
  });

  test('TV-42 AYR-RES-25 AYR-RES-18 a row, a column and a quadrant by one tambo: all three, and no order is asked', () => {
    const gone = [12, 13, 14, 3, 7, 11, 10];
    const { state } = turn({ players: [{ gone }] }, 'teal', 'R4', 15);
    const { state: vira, events } = follow(state, ['endActivity']);
    expect([vira.step, llamas(vira)[0]]).toEqual(['viracocha', 1]);
    expect(of(events, 'lineEmptied').map(({ line }) => line)).toEqual(['R4', 'C4']);
    const temple = run(vira, 'placeViracocha extra-sun');
    expect(temple.step).toBe('temple');
    expect(run(temple, 'temple reed').seat).toBe(1);
  });
});

describe('the order of triggers', () => {
  const given = {
    players: [
      {
        gone: [0, 1, 2, 7, 11, 15],
        pots: 'green green green green green green',
        viracocha: { 'inti-bonus-six': 3 },
        inti: 'weaving terrace'
      }
    ]
  };

  test('TV-45 AYR-EOT-01 AYR-RES-18 AYR-RES-28 AYR-VIR-08 Inti before or after the six slot: the order is asked', () => {
    const asked = run(turn(given, 'teal', 'R1', 3).state, 'endActivity');
    expect(offered(asked)).toEqual(['resolve C4', 'resolve R1']);
    const inti = run(asked, 'resolve R1', 'placeViracocha inti-bonus-six');
    expect(inti.players[0]!.dial).toBe(4 + 18);
    const six = run(asked, 'resolve C4', 'placeViracocha inti-bonus-six');
    expect(six.players[0]!.dial).toBe(12 + 4);
    expect([inti.seat, six.seat]).toEqual([1, 1]);
  });

  test('TV-79 AYR-RES-18 a viracocha beside a Raymi tile is asked, a llama beside it is not', () => {
    const tiles = { A1: 'RT-A-weaving' };
    const viracocha = run(
      turn({ tiles, spaces: { teal: 7 }, players: [{ gone: [4, 5, 6] }] }, 'teal', 'R2', 7).state,
      'endActivity'
    );
    expect(offered(viracocha)).toEqual(['resolve R2', 'resolve raymi-A1']);
    expect(answer(viracocha, 'resolve R4')).toBe('AYR-EOT-01');
    const llama = run(
      turn({ tiles, spaces: { teal: 7 }, players: [{ gone: [12, 13, 14] }] }, 'teal', 'R4', 15).state,
      'endActivity'
    );
    expect(llama.seat).toBe(1);
  });

  test('AYR-RES-18 the default order: llama, Inti, Raymi, temple', () => {
    const gone = [12, 13, 14, 10, 11, 2, 6];
    const { state } = turn(
      { tiles: { A1: 'RT-A-weaving' }, spaces: { teal: 7 }, players: [{ gone: [...gone, 3] }] },
      'teal',
      'R4',
      15
    );
    const { events } = follow(state, ['endActivity']);
    expect(events.filter(({ type }) => ['lineEmptied', 'raymi'].includes(type)).map(({ type }) => type)).toEqual([
      'lineEmptied',
      'raymi'
    ]);
    const both = turn(
      { tiles: { A1: 'RT-A-weaving' }, spaces: { teal: 7 }, players: [{ gone: [0, 1, 2] }] },
      'teal',
      'R1',
      3
    ).state;
    expect(
      follow(both, ['endActivity'])
        .events.map(({ type }) => type)
        .filter((type) => ['inti', 'raymi'].includes(type))
    ).toEqual(['inti', 'raymi']);
  });

  test('AYR-RES-18 llama and temple are not what the question is about', () => {
    const gone = [0, 1, 2, 5, 4];
    const asked = turnOf({ players: [{ gone }] });
    Object.assign(asked, { step: 'order', triggers: ['R4', 'R2', 'R1', 'temple'] });
    expect(offered(asked)).toEqual(['resolve R2', 'resolve R1']);
    expect([answer(asked, 'resolve R4'), answer(asked, 'resolve temple')]).toEqual(['AYR-RES-18', 'AYR-RES-18']);
  });
});

describe('Raymi tiles', () => {
  const tiles = { A1: 'RT-A-terrace', B1: 'RT-B-reed' };

  test('TV-48 AYR-RAYMI-01 AYR-RAYMI-02 AYR-RAYMI-03 AYR-RAYMI-04 AYR-RAYMI-05 AYR-RES-16 the face, the reverse, then no more', () => {
    const players = [{ pots: 'green green green green' }, withSuns, {}, {}];
    const { state, events } = follow(turnOf({ tiles, spaces: { teal: 12, purple: 11 }, players }), [
      'step teal R2',
      'build teal-02',
      'tambo 4',
      'plant box7'
    ]);
    expect(of(events, 'raymi')).toMatchObject([{ slot: 'B2', face: 0 }]);
    expect([dials(state), llamas(state)]).toEqual([
      [2, 2, 0, 0],
      [1, 1, 0, 0]
    ]);
    expect(of(events, 'raymiTurned')).toEqual([{ type: 'raymiTurned', slot: 'B2', out: false }]);
    const next = follow(state, ['step purple R2', 'build purple-03', 'tambo 4', 'plant box7']);
    expect(of(next.events, 'raymi')).toMatchObject([{ slot: 'B2', face: 1 }]);
    // Three suns are asked for now.
    expect([dials(next.state), llamas(next.state)]).toEqual([
      [4, 4, 0, 0],
      [1, 1, 0, 0]
    ]);
    expect(of(next.events, 'raymiTurned')).toEqual([{ type: 'raymiTurned', slot: 'B2', out: true }]);
    // Further on, teal does not meet it again.
    const further = turnOf({ tiles, spaces: { teal: 14, purple: 13 } });
    expect(of(follow(further, ['step teal R2', 'build teal-02', 'tambo 4', 'plant box7']).events, 'raymi')).toEqual([]);
  });

  test('TV-49 EX-15 AYR-RES-17 AYR-RAYMI-05 a linked Ayar that retired before: the visible face, then out', () => {
    const { events } = follow(turnOf({ round: 2, tiles, retired: 'grey', spaces: { teal: 7, grey: 5 } }), [
      'step teal R1',
      'build teal-02',
      'tambo 0',
      'plant box7'
    ]);
    expect(of(events, 'raymi')).toMatchObject([{ slot: 'A1', face: 0 }]);
    expect(of(events, 'raymiTurned')).toMatchObject([{ out: true }]);
  });

  test('TV-44 AYR-VIR-06 AYR-RES-26 AYR-RES-27 the extra sun counts for an activity without suns, and for the llama', () => {
    const players = [{ viracocha: { 'extra-sun': 3 } }, { viracocha: { 'extra-sun': 2 } }];
    const state = follow(turnOf({ tiles: { A1: 'RT-A-weaving' }, spaces: { teal: 7 }, players }), [
      'step teal R1',
      'build teal-02',
      'tambo 0',
      'plant box7'
    ]).state;
    expect([devotionOf(state, 'weaving'), devotionOf(state, 'weaving', 1)]).toEqual([1, 0]);
    expect([dials(state), llamas(state)]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0]
    ]);
  });

  test('AYR-RAYMI-01 landing on the space is enough, standing before it is not', () => {
    const from = (teal: number) =>
      of(
        follow(turnOf({ tiles, spaces: { teal } }), ['step teal R1', 'build teal-02', 'tambo 0', 'plant box7']).events,
        'raymi'
      ).length;
    expect([from(6), from(7), from(8)]).toEqual([0, 1, 0]);
  });
});

describe('fertile ground', () => {
  const rich = {
    pots: 'green green green green green green green green green',
    maize: { box2: 2, box3: 3, box4: 4, box6: 6, box7: 3 }
  };
  const arrive = (given: Given) =>
    follow(turnOf({ spaces: { teal: 29 }, ...given }), ['step teal R1', 'build teal-02', 'tambo 0', 'plant box7']);

  test('TV-50 AYR-FERT-01 AYR-FERT-02 two different activities, a llama for each with six suns', () => {
    const state = turnOf({ players: [rich] });
    state.players[0]!.weave = state.players[0]!.weave.with(5, 5);
    expect(['pottery', 'weaving', 'terrace'].map((name) => sunsOf(state, name))).toEqual([6, 5, 7]);
    Object.assign(state, { step: 'fertile', asked: 0 });
    expect(offered(state)).toHaveLength(6);
    const both = run(state, 'fertile pottery terrace');
    expect([both.players[0]!.dial, both.players[0]!.llamas]).toEqual([13, 2]);
    expect(run(state, 'fertile weaving terrace').players[0]!.llamas).toBe(1);
    state.players[0]!.viracocha = state.players[0]!.viracocha.with(6, 3);
    const extra = run(state, 'fertile pottery terrace');
    expect([extra.players[0]!.dial, extra.players[0]!.llamas]).toEqual([15, 2]);
    const other = run(state, 'fertile weaving terrace');
    expect([other.players[0]!.dial, other.players[0]!.llamas]).toEqual([14, 2]);
    expect(answer(state, 'fertile terrace pottery')).toBe('AYR-FERT-01');
    expect(answer(state, 'fertile pottery pottery')).toBe('AYR-FERT-01');
  });

  test('AYR-RES-19 AYR-RES-20 AYR-RES-59 every seat answers, from the active one on, and gains at once', () => {
    const { state } = arrive({ seats: 3, seat: 1, first: 1, players: [withSuns, withSuns, withSuns] });
    expect([state.step, state.asked]).toEqual(['fertile', 1]);
    const two = run(state, 'fertile pottery weaving');
    expect([dials(two), two.asked]).toEqual([[0, 2, 0], 2]);
    const last = run(two, 'fertile pottery reed');
    expect(last.asked).toBe(0);
    const after = run(last, 'fertile weaving reed');
    expect([dials(after), after.seat, after.step]).toEqual([[0, 2, 2], 2, 'step']);
  });

  test('AYR-RES-21 each Ayar that arrives triggers it, once', () => {
    const { state } = arrive({ seats: 2, spaces: { teal: 29, grey: 28 } });
    const after = run(state, 'fertile pottery weaving', 'fertile pottery weaving');
    const grey = follow(after, ['step grey R1', 'build grey-03', 'tambo 0', 'plant box7']).state;
    expect([spaceOf(grey, 'grey'), grey.step]).toEqual([30, 'fertile']);
    const again = follow(turnOf({ spaces: { teal: 30 } }), [
      'step teal R1',
      'build teal-02',
      'tambo 0',
      'plant box7'
    ]).state;
    expect(again.seat).toBe(1);
  });

  test('AYR-RES-18 fertile ground beside a viracocha: the order is asked', () => {
    const state = follow(turnOf({ spaces: { teal: 29 }, players: [{ gone: [4, 5, 6] }] }), [
      'step teal R2',
      'build teal-02',
      'tambo 7',
      'plant box7',
      'endActivity'
    ]).state;
    expect(offered(state)).toEqual(['resolve R2', 'resolve fertile']);
    expect(run(state, 'resolve fertile').step).toBe('fertile');
  });
});

describe('viracocha', () => {
  const gaining = (viracocha: Record<string, number>, more: Given = {}) =>
    run(
      turn({ ...more, players: [{ gone: [4, 5, 6], viracocha, ...more.players?.[0] }] }, 'teal', 'R2', 7).state,
      'endActivity'
    );

  test('AYR-VIR-01 AYR-VIR-02 AYR-VIR-09 AYR-RES-31 one of nine slots that is not complete; it must be placed', () => {
    const state = gaining({ 'temple-moons': 2, 'power-reed': 1 });
    expect(offered(state).map((text) => text.split(' ')[1])).toEqual(
      'power-pottery power-weaving power-terrace power-reed llama extra-sun move-step inti-bonus-six'.split(' ')
    );
    expect(answer(state, 'placeViracocha temple-moons')).toBe('AYR-VIR-02');
    expect(answer(state, 'placeViracocha nowhere')).toBe('AYR-VIR-01');
    expect(run(state, 'placeViracocha power-reed').players[0]!.viracocha[3]).toBe(2);
    expect(game.board.viracocha.map(({ needs }) => needs)).toEqual([2, 2, 2, 2, 1, 2, 3, 3, 4]);
  });

  test('AYR-VIR-04 the llama slot gives one llama', () =>
    expect(llamas(run(gaining({}), 'placeViracocha llama'))[0]).toBe(1));

  test('AYR-VIR-08 AYR-RES-28 six for each Inti bonus, once, and nothing for later ones', () => {
    expect(
      run(
        gaining({ 'inti-bonus-six': 3 }, { players: [{ inti: 'pottery reed weaving' }] }),
        'placeViracocha inti-bonus-six'
      ).players[0]!.dial
    ).toBe(18);
    expect(
      run(gaining({ 'inti-bonus-six': 2 }, { players: [{ inti: 'pottery' }] }), 'placeViracocha inti-bonus-six')
        .players[0]!.dial
    ).toBe(0);
    expect(run(gaining({ 'inti-bonus-six': 3 }), 'placeViracocha inti-bonus-six').players[0]!.dial).toBe(0);
  });

  test('TV-52 AYR-RES-29 moving a marker lapses while none has retired', () => {
    const after = run(gaining({ 'move-step': 2 }), 'placeViracocha move-step');
    expect([after.seat, after.step]).toEqual([1, 'step']);
  });

  test('AYR-VIR-07 AYR-RES-29 one retired marker goes to a free moon slot, or stays; nothing is scored', () => {
    const state = run(
      gaining(
        { 'move-step': 2 },
        { round: 3, retired: 'brown grey', players: [{ moonSlots: { pottery: 'brown', reed: 'grey' } }] }
      ),
      'placeViracocha move-step'
    );
    expect(offered(state)).toEqual([
      'moveMarker pottery weaving',
      'moveMarker pottery terrace',
      'moveMarker reed weaving',
      'moveMarker reed terrace',
      'keepMarkers'
    ]);
    expect(answer(state, 'moveMarker weaving terrace')).toBe('AYR-VIR-07');
    expect(answer(state, 'moveMarker pottery reed')).toBe('AYR-RES-29');
    const moved = run(state, 'moveMarker pottery terrace');
    expect([moved.players[0]!.moonSlots, moved.players[0]!.moon]).toEqual([
      [-1, -1, 2, 1],
      [0, 0, 0, 0]
    ]);
    expect(run(state, 'keepMarkers').players[0]!.moonSlots).toEqual([2, -1, -1, 1]);
  });

  test('AYR-RES-30 with all slots complete a viracocha changes nothing', () => {
    const full = Object.fromEntries(game.board.viracocha.map(({ id, needs }) => [id, needs]));
    expect(gaining(full).seat).toBe(1);
  });
});
