import { describe, expect, test } from 'vitest';
import {
  answer,
  builtBy,
  follow,
  laidOut,
  of,
  offered,
  run,
  settle,
  spaceOf,
  sunsOf,
  turnOf
} from '../../support/ayar/scene.ts';

/** All four markers of the day before stand at R1, R3, C1, C2. */
const yesterday = { teal: 'R1', grey: 'R3', brown: 'C1', gold: 'C2' };

describe('the starting activity', () => {
  test('AYR-START-01 any cell, the first slot of a path where it is still free', () => {
    const state = laidOut({});
    expect(offered(state)).toEqual(['build teal-01', 'build grey-01', 'build brown-01', 'build purple-01']);
    expect(answer(state, 'build teal-02')).toBe('AYR-START-01');
    expect(offered(run(state, 'build teal-01'))).toHaveLength(16);
    const second = run(state, 'build brown-01', 'tambo 9', 'plant box2');
    expect([second.seat, answer(second, 'build brown-01')]).toEqual([1, 'AYR-START-01']);
    expect(builtBy(second, 'brown-01')).toBe(0);
  });

  test('AYR-START-02 power 1', () => {
    const state = run(laidOut({}), 'build grey-01', 'tambo 0');
    expect(state.power).toBe(1);
    expect(offered(state)).toEqual(['takePot M1']);
  });

  test('AYR-START-03 AYR-DAY-01 no marker, no Ayar, no checks; after everyone the first day begins with the first player', () => {
    let state = laidOut({ seats: 2, first: 1 });
    expect(state.seat).toBe(1);
    state = run(state, 'build brown-01', 'tambo 0', 'plant box7');
    state = run(state, 'build teal-01', 'tambo 5', 'takeTextile 1', 'lay 0 0');
    state = settle(state);
    expect([state.phase, state.round, state.seat, state.step]).toEqual(['day', 1, 1, 'step']);
    expect(state.spaces).toEqual([1, 1, 1, 1]);
    expect(state.players.flatMap(({ at }) => at).every((line) => line === -1)).toBe(true);
  });

  test('AYR-START-01 first slots that nobody used stay ordinary slots', () => {
    const state = run(turnOf({ built: 'grey-01' }), 'step teal R1');
    expect(offered(state, 'build')).toContain('build teal-01');
  });
});

describe('laying a marker', () => {
  test('TV-01 AYR-STEP-03 AYR-RES-01 markers of the day before block their slots, their own one too', () => {
    const state = turnOf({ round: 2, retired: 'purple', players: [{ at: yesterday }] });
    const lines = new Set(offered(state, 'step').map((text) => text.split(' ')[2]));
    expect([...lines].sort()).toEqual(['C3', 'C4', 'R2', 'R4']);
    expect(answer(state, 'step teal R1')).toBe('AYR-RES-01');
    expect(answer(state, 'step grey R1')).toBe('AYR-STEP-03');
    const moved = run(state, 'step teal R2');
    expect(moved.players[0]!.at[0]).toBe(1);
    // Its old slot is free at once.
    const again = turnOf({
      round: 2,
      retired: 'purple',
      players: [{ at: { ...yesterday, teal: 'R2' }, laid: ['teal'] }]
    });
    expect(answer(again, 'step grey R1')).toBe('legal');
  });

  test('AYR-STEP-01 a marker is laid once a round; a retired one never', () => {
    const state = turnOf({ round: 2, retired: 'purple', players: [{ at: { teal: 'R4' }, laid: ['teal'] }] });
    expect(answer(state, 'step teal R2')).toBe('AYR-STEP-01');
    expect(answer(state, 'step grey R4')).toBe('AYR-STEP-02');
    expect(answer(state, 'step purple R2')).toBe('AYR-SSCORE-01');
  });

  test('TV-02 AYR-STEP-02 a line without a tambo takes no marker', () => {
    const state = turnOf({ players: [{ gone: [0, 4, 8, 12] }] });
    expect(answer(state, 'step teal C1')).toBe('AYR-STEP-02');
    expect(answer(state, 'step teal R1')).toBe('legal');
  });

  test('TV-09 AYR-STEP-04 AYR-RES-02 no choice that leads to nothing: only pottery is free behind grey, and all pottery slots are full', () => {
    const pots = 'green green green pink pink pink blue blue blue yellow';
    const state = turnOf({ free: 'grey-01 teal-01 brown-01 purple-01', players: [{ pots }] });
    expect(answer(state, 'step grey R1')).toBe('AYR-STEP-04');
    expect(offered(state, 'step grey')).toEqual([]);
    expect(answer(state, 'step teal R1')).toBe('legal');
    const gold = run(state, 'step gold R1');
    expect(offered(gold)).toEqual(['ayar teal', 'ayar brown', 'ayar purple']);
    expect(answer(gold, 'ayar grey')).toBe('AYR-STEP-04');
  });

  test('AYR-RES-02 power counts: a dear pot alone in the market needs an emptier line', () => {
    const given = { market: '- - - green', free: 'grey-01' };
    const state = turnOf({ ...given, players: [{ gone: [0, 1, 2] }] });
    state.stack = 0;
    expect(offered(state, 'step grey')).toEqual(['step grey R1']);
  });

  test('TV-10 AYR-RES-03 AYR-RES-45 AYR-REED-08 nothing can be performed: marker, Ayar and tambo move all the same', () => {
    const islands = 'W4 E4 C6 W8 E8 C10';
    const state = turnOf({
      free: 'teal-04 grey-02',
      spaces: { teal: 6, grey: 6, brown: 6, purple: 6 },
      players: [{ islands, boat: 'C10' }]
    });
    const chosen = run(state, 'step teal R2');
    expect(spaceOf(chosen, 'teal')).toBe(8);
    expect(offered(chosen)).toEqual(['build teal-04']);
    const { state: after, events } = follow(chosen, ['build teal-04', 'tambo 4']);
    expect(builtBy(after, 'teal-04')).toBe(0);
    expect(of(events, 'activity')).toEqual([]);
    // Passing space 8 still counts.
    expect(of(events, 'raymi')).toHaveLength(1);
    expect(after.seat).toBe(1);
  });

  test('AYR-RES-03 without an empty slot the tambo goes back to the box', () => {
    const state = run(turnOf({ free: '' }), 'step teal R2');
    expect(state.step).toBe('tambo');
    const { state: after, events } = follow(state, ['tambo 4']);
    expect([after.seat, of(events, 'built')[0]]).toEqual([1, { type: 'built', seat: 0, slot: null, cell: 4 }]);
    expect(after.players[0]!.tambos).toBe(0xffff & ~(1 << 4));
  });

  test('AYR-DAY-02 a turn has its order', () => {
    const state = turnOf({});
    expect(answer(state, 'build teal-01')).toBe('AYR-DAY-02');
    expect(answer(run(state, 'step teal R1'), 'tambo 0')).toBe('AYR-DAY-02');
  });
});

describe('moving', () => {
  test('AYR-MOVE-01 the Ayar of the colour; gold names any', () => {
    expect(spaceOf(run(turnOf({}), 'step purple R2'), 'purple')).toBe(3);
    const gold = run(turnOf({}), 'step gold R2');
    expect(offered(gold)).toEqual(['ayar teal', 'ayar grey', 'ayar brown', 'ayar purple']);
    expect(run(gold, 'ayar brown').spaces).toEqual([1, 1, 3, 1]);
  });

  test('AYR-MOVE-02 AYR-MOVE-04 AYR-RES-15 exactly as many spaces as arrows, whatever is built there', () => {
    const state = turnOf({ built: 'teal-02 teal-03', spaces: { teal: 2 } });
    expect(spaceOf(run(state, 'step teal R2'), 'teal')).toBe(4);
    expect(spaceOf(run(state, 'step teal C1'), 'teal')).toBe(3);
  });

  test('TV-06 AYR-MOVE-03 AYR-FERT-01 surplus steps are lost at the end of the path', () => {
    const state = run(turnOf({ seats: 2, spaces: { purple: 29 } }), 'step purple R1');
    expect(spaceOf(state, 'purple')).toBe(30);
    const { state: after, events } = follow(state, ['build purple-03', 'tambo 0', 'plant box2']);
    expect([after.step, spaceOf(after, 'purple')]).toEqual(['fertile', 30]);
    expect(of(events, 'raymi')).toEqual([]);
    expect(of(follow(turnOf({ seats: 2, spaces: { purple: 29 } }), ['step purple R1']).events, 'moved')).toEqual([
      { type: 'moved', seat: 0, ayar: 'purple', from: 29, to: 30, lost: 2 }
    ]);
  });

  test('AYR-RES-11 AYR-RES-14 at the end of its path an Ayar stays, and every slot of the path is behind it', () => {
    const state = run(turnOf({ spaces: { teal: 30 } }), 'step teal R2');
    expect([spaceOf(state, 'teal'), state.from]).toEqual([30, 30]);
    expect(offered(state, 'build')).toHaveLength(36);
    expect(of(follow(state, ['build teal-07', 'tambo 4', 'plant box2']).events, 'raymi')).toEqual([]);
  });

  test('TV-08 AYR-RES-12 gold cannot name a retired Ayar', () => {
    const state = run(turnOf({ round: 3, retired: 'brown teal' }), 'step gold R2');
    expect(offered(state)).toEqual(['ayar grey', 'ayar purple']);
    expect(answer(state, 'ayar teal')).toBe('AYR-RES-12');
  });

  test('AYR-RES-13 in the last round both markers move the last Ayar', () => {
    const state = turnOf({ round: 4, retired: 'teal grey brown' });
    expect([...new Set(offered(state).map((text) => text.split(' ')[1]))]).toEqual(['purple', 'gold']);
    const moved = run(state, 'step gold R2');
    expect([moved.step, spaceOf(moved, 'purple')]).toEqual(['build', 3]);
  });
});

describe('building', () => {
  test('TV-04 AYR-TAMBO-02 AYR-RES-14 one step behind filled first slots leaves one slot', () => {
    const state = run(turnOf({ built: 'teal-01 grey-01 brown-01 purple-01' }), 'step grey R1');
    expect([spaceOf(state, 'grey'), offered(state)]).toEqual([2, ['build grey-02']]);
    expect(answer(state, 'build grey-01')).toBe('AYR-TAMBO-02');
    expect(answer(state, 'build grey-03')).toBe('AYR-RES-14');
    expect(answer(state, 'build teal-02')).toBe('AYR-TAMBO-02');
  });

  test('TV-05 AYR-TAMBO-02 two steps leave two slots', () => {
    const state = run(turnOf({ built: 'teal-01 grey-01 brown-01 purple-01' }), 'step grey R2');
    expect([spaceOf(state, 'grey'), offered(state)]).toEqual([3, ['build grey-02', 'build grey-03']]);
  });

  test('AYR-TAMBO-01 any tambo of the marker’s line', () => {
    const state = run(turnOf({ players: [{ gone: [5] }] }), 'step teal R2', 'build teal-02');
    expect(offered(state)).toEqual(['tambo 4', 'tambo 6', 'tambo 7']);
    expect(answer(state, 'tambo 5')).toBe('AYR-TAMBO-01');
    expect(answer(state, 'tambo 0')).toBe('AYR-TAMBO-01');
  });

  test('AYR-TAMBO-03 AYR-RES-05 only slots whose activity can be performed', () => {
    const maize = { box2: 2, box3: 3, box4: 4, box6: 6, box7: 7 };
    const state = run(turnOf({ built: 'teal-01', players: [{ maize }] }), 'step teal R2');
    expect(offered(state)).toEqual(['build teal-03']);
    expect(answer(state, 'build teal-02')).toBe('AYR-TAMBO-03');
  });

  test.each([
    [[], 1],
    [[0], 2],
    [[0, 1], 3],
    [[0, 1, 2], 4]
  ])('AYR-ACT-02 AYR-ACT-01 with cells %j of the row empty the power is %i', (gone, power) => {
    const state = run(turnOf({ players: [{ gone }] }), 'step teal R1', 'build teal-02', 'tambo 3');
    expect([state.step, state.power]).toEqual(['terrace', power]);
  });

  test('AYR-ACT-03 AYR-RES-06 AYR-VIR-03 a completed power slot adds 1 to its activity only', () => {
    const player = { gone: [0, 1, 2], viracocha: { 'power-terrace': 2, 'power-pottery': 1 } };
    const row = (slot: string) =>
      run(turnOf({ spaces: { teal: 4 }, players: [player] }), 'step teal R1', `build ${slot}`, 'tambo 3').power;
    expect([row('teal-02'), row('teal-03'), row('teal-04')]).toEqual([5, 4, 4]);
  });

  test('AYR-ACT-05 AYR-FLOW-03 performing raises what later scorings are worth, and neither marker', () => {
    const before = turnOf({ players: [{ gone: [0] }] });
    const after = run(before, 'step teal R1', 'build teal-02', 'tambo 1', 'plant box2', 'plant box2');
    expect(sunsOf(after, 'terrace')).toBe(1);
    expect([after.players[0]!.sun, after.players[0]!.moon, after.players[0]!.dial]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0],
      0
    ]);
  });
});

test('EX-08 a day turn: teal passes a weaving tile; everyone scores it, and it is turned over', () => {
  const state = turnOf({
    seat: 3,
    first: 3,
    spaces: { teal: 7 },
    tiles: { A1: 'RT-A-weaving' },
    players: [{}, {}, {}, { gone: [4] }]
  });
  // Blue's textiles show two suns, Purple's one: printed complete.
  state.players[1]!.weave = state.players[1]!.weave.with(5, 2);
  state.players[3]!.weave = state.players[3]!.weave.with(5, 1);
  const { state: after, events } = follow(state, [
    'step teal R2',
    'build teal-07',
    'tambo 5',
    'plant box2',
    'plant box2'
  ]);
  expect([spaceOf(after, 'teal'), sunsOf(after, 'terrace', 3)]).toEqual([9, 1]);
  expect(after.players.map(({ dial }) => dial)).toEqual([0, 2, 0, 1]);
  expect(after.players.map(({ llamas }) => llamas)).toEqual([0, 1, 0, 1]);
  expect(of(events, 'raymi')).toEqual([
    { type: 'raymi', slot: 'A1', tile: 'RT-A-weaving', face: 0, activity: 'weaving', ayar: 'teal' }
  ]);
  expect(of(events, 'temple')).toEqual([]);
  expect(after.seat).toBe(0);
});
