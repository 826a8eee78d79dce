import { describe, expect, it, test } from 'vitest';
import { total } from '#engine/game.ts';
import { bestSplit } from '#games/ayar/rules/scoring.ts';
import { lastAyar } from '#games/ayar/rules/night.ts';
import {
  answer,
  follow,
  game,
  moonsOf,
  nightfall,
  of,
  offered,
  run,
  turnOf,
  type Given,
  type PlayerGiven
} from '../../support/ayar/scene.ts';

const moon = (state: ReturnType<typeof turnOf>, seat: number): number =>
  state.players[seat]!.moon.reduce((a, b) => a + b, 0);
const rows = 'grey brown teal purple';

test('EX-09 AYR-FLOW-01 AYR-TSCORE-03 a night, step by step', () => {
  const spaces = { teal: 5, grey: 5, brown: 8, purple: 9 };
  const at = { teal: 'R2', grey: 'R3', brown: 'R4', purple: 'C1', gold: 'C2' };
  const laid = ['teal', 'grey', 'brown', 'purple', 'gold'];
  const players: PlayerGiven[] = [
    { at, laid, dial: 2, islands: 'W4' },
    { at, laid, dial: 1 },
    { at, laid, pots: 'green green pink blue' },
    { at, laid, dial: 4 }
  ];
  const placed = { teal: [[0, 'reed']] } as const;
  const { state, events } = nightfall({ rows, spaces, players, placed, terrace: [1, 2, 2, 1] });
  expect(of(events, 'retired')).toEqual([{ type: 'retired', ayar: 'teal', space: 5, tied: ['teal', 'grey'] }]);
  expect(of(events, 'harvest')).toEqual([{ type: 'harvest', counts: [0, 2, 2, 0], seat: 1 }]);
  expect([state.step, state.asked, state.terrace]).toEqual(['viracocha', 1, []]);
  const temples = follow(state, ['placeViracocha extra-sun']);
  expect(of(temples.events, 'templeScored')).toMatchObject([{ seat: 0, moons: 4, bonus: 6 }]);
  expect([moon(temples.state, 0), temples.state.placed[0]]).toEqual([10, []]);
  const asked: number[] = [];
  let night = temples.state;
  for (const activity of ['pottery', 'pottery', 'pottery', 'pottery']) {
    asked.push(night.asked);
    night = run(night, `moonSlot ${activity}`);
  }
  expect(asked).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3].map((seat) => moon(night, seat))).toEqual([10, 0, 6, 0]);
  expect(night.players.map(({ sun }) => sun[0])).toEqual([2, 1, 0, 4]);
  expect([night.round, night.first, night.seat, night.step]).toEqual([2, 1, 1, 'step']);
  for (const player of night.players) {
    expect([player.laid, player.at]).toEqual([0, [-1, 2, 3, 4, 5]]);
    expect(player.moonSlots).toEqual([0, -1, -1, -1]);
  }
});

describe('an Ayar retires', () => {
  test('TV-58 AYR-RET-01 AYR-RET-02 the lowest space, in a tie the lowest row', () => {
    const state = turnOf({
      rows: 'brown teal purple grey',
      retired: 'purple',
      round: 2,
      spaces: { teal: 11, grey: 11, brown: 14, purple: 3 }
    });
    expect(lastAyar(state)).toBe(1);
    expect(lastAyar({ ...state, rows: [1, 2, 3, 0] })).toBe(0);
    expect(lastAyar({ ...state, spaces: [11, 12, 14, 3] })).toBe(0);
  });
  test('AYR-RES-47 one that never moved takes part', () => {
    expect(lastAyar(turnOf({ spaces: { teal: 5, grey: 6, brown: 5 } }))).toBe(3);
  });
  test('EX-15 grey on 18 retires before brown on 19 and teal on 20', () => {
    const { state, events } = nightfall({
      round: 2,
      retired: 'purple',
      tiles: { D1: 'RT-D-terrace' },
      spaces: { teal: 20, grey: 18, brown: 19, purple: 9 }
    });
    expect(of(events, 'retired')).toMatchObject([{ ayar: 'grey', space: 18 }]);
    expect(state.retired).toEqual([0, 2, 0, 1]);
  });
  test('AYR-RET-03 AYR-RES-12 it stays where it is and plays no part in the days to come', () => {
    const { state } = nightfall({ spaces: { grey: 4, brown: 5, purple: 6 } });
    expect(state.retired).toEqual([1, 0, 0, 0]);
    let next = state;
    while (next.step === 'moonSlot') next = run(next, 'moonSlot weaving');
    expect(offered(next, 'step teal')).toEqual([]);
    expect(offered(run(next, 'step gold R2'))).toEqual(['ayar grey', 'ayar brown', 'ayar purple']);
  });
});

describe('harvest', () => {
  test.each([
    ['TV-32 AYR-HARV-02 a tie: who planted first', [0, 1, 1, 0, 2, 2], 0],
    ['AYR-HARV-02 first maize, not first pair', [1, 0, 0, 1], 1],
    ['TV-33 AYR-HARV-01 AYR-RES-10 one maize of the starting activity is most', [2], 2],
    ['AYR-HARV-01 most', [0, 1, 1], 1]
  ])('%s', (_title, terrace, seat) => {
    const { state, events } = nightfall({ terrace });
    expect(of(events, 'harvest')).toMatchObject([{ seat }]);
    expect([state.step, state.asked]).toEqual(['viracocha', seat]);
  });

  test('TV-34 AYR-HARV-03 nobody planted: nobody gains it', () => {
    const { state, events } = nightfall({});
    expect([of(events, 'harvest')[0]!.seat, state.step]).toEqual([-1, 'moonSlot']);
    expect(of(events, 'viracocha')).toEqual([]);
  });

  test('AYR-HARV-04 AYR-RES-40 all maize leaves; what counts is planted since', () => {
    const { state } = nightfall({ terrace: [3, 3, 1] });
    expect(state.terrace).toEqual([]);
  });

  test('TV-33 AYR-RES-10 maize of the starting activity waits for the first harvest', () => {
    const day = run(turnOf({ terrace: [2] }), 'step teal R1', 'build teal-01', 'tambo 0', 'takeTextile 1', 'lay 0 0');
    expect(day.terrace).toEqual([2]);
  });

  test('TV-53 AYR-RES-29 AYR-RES-41 the harvested viracocha moves a marker before the night’s slot is chosen', () => {
    const players = [
      {
        moonSlots: { pottery: 'teal', terrace: 'grey' },
        viracocha: { 'move-step': 2 },
        pots: 'green green green pink pink blue'
      }
    ];
    const { state } = nightfall({
      round: 3,
      retired: 'teal grey',
      spaces: { brown: 5, purple: 9 },
      terrace: [0],
      players
    });
    const moved = run(state, 'placeViracocha move-step', 'moveMarker pottery reed');
    expect([moved.step, offered(moved)]).toEqual(['moonSlot', ['moonSlot pottery', 'moonSlot weaving']]);
    expect(answer(moved, 'moonSlot reed')).toBe('AYR-RES-49');
    expect(moon(run(moved, 'moonSlot pottery'), 0)).toBe(14);
  });
});

describe('temples', () => {
  const placed = {
    teal: [
      [0, 'pottery'],
      [1, 'reed'],
      [0, 'weaving']
    ]
  } as const;

  test('TV-56 AYR-TSCORE-02 AYR-TEMP-04 AYR-RES-48 from left to right, moons and the column’s bonus', () => {
    const players = [{ pots: 'green green green' }, { islands: 'W12' }];
    const { state, events } = nightfall({ placed, spaces: { grey: 5, brown: 5, purple: 5 }, players });
    expect(of(events, 'templeScored').map(({ seat, moons, bonus }) => [seat, moons, bonus])).toEqual([
      [0, 9, 6],
      [1, 12, 4],
      [0, 0, 2]
    ]);
    expect([moon(state, 0), moon(state, 1), state.placed[0]]).toEqual([17, 16, []]);
  });

  test('TV-54 AYR-TSCORE-01 AYR-VIR-05 AYR-RES-41 the bonus unlocked in the harvest pays this night, the retiring row included', () => {
    const two = { teal: [[0, 'pottery']], brown: [[0, 'reed']] } as const;
    const given = {
      placed: two,
      spaces: { grey: 5, brown: 5, purple: 5 },
      terrace: [0],
      players: [{ viracocha: { 'temple-moons': 1 } }]
    };
    const { state, events } = follow(nightfall(given).state, ['placeViracocha temple-moons']);
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('temple'))).toEqual([
      'templeBonus',
      'templeScored'
    ]);
    expect(state.players[0]!.moon).toEqual([4, 6, 0, 0]);
  });

  test('AYR-TSCORE-03 a temple of another row waits', () => {
    const { state } = nightfall({ placed: { grey: [[0, 'reed']] }, spaces: { grey: 5, brown: 5, purple: 5 } });
    expect([moon(state, 0), state.placed[1]]).toEqual([0, [3]]);
  });
});

describe('step markers and dawn', () => {
  test('AYR-SSCORE-01 AYR-SSCORE-02 AYR-RES-49 AYR-RES-59 from the first player, to a free slot, worth its activity', () => {
    const { state } = nightfall({
      first: 2,
      seat: 2,
      spaces: { grey: 5, brown: 5, purple: 5 },
      players: [{ pots: 'green green' }, {}, { islands: 'W8', moonSlots: { pottery: 'grey' } }]
    });
    expect([state.asked, offered(state)]).toEqual([2, ['moonSlot weaving', 'moonSlot terrace', 'moonSlot reed']]);
    expect(answer(state, 'moonSlot pottery')).toBe('AYR-RES-49');
    const two = run(state, 'moonSlot reed');
    expect([two.asked, moon(two, 2), two.players[2]!.at[0]]).toEqual([3, 8, -1]);
    const zero = run(two, 'moonSlot weaving');
    expect([zero.asked, moon(zero, 3)]).toEqual([0, 0]);
  });

  test('AYR-PREP-01 AYR-PREP-02 AYR-STEP-03 markers stand up in place, the token passes, the next day begins', () => {
    let { state } = nightfall({
      seats: 3,
      spaces: { grey: 5, brown: 5, purple: 5 },
      players: [{ at: { gold: 'C2', grey: 'R3' }, laid: ['gold', 'grey'] }]
    });
    while (state.step === 'moonSlot') state = run(state, 'moonSlot reed');
    expect([state.round, state.first, state.seat, state.taken]).toEqual([2, 1, 1, 0]);
    expect([state.players[0]!.laid, state.players[0]!.at]).toEqual([0, [-1, 2, -1, -1, 5]]);
  });

  test('TV-57 AYR-DAWN-01 AYR-FLOW-03 the dial is paid at each dawn and keeps its value', () => {
    const dials = [3, 14, 30, 52];
    const seen: number[] = [];
    let sun: readonly number[] = [0, 0, 0, 0, 0];
    dials.forEach((dial, night) => {
      const names = ['teal', 'grey', 'brown', 'purple'];
      const slots = ['pottery', 'weaving', 'terrace', 'reed'];
      let { state } = nightfall({
        seats: 2,
        round: night + 1,
        retired: names.slice(0, night).join(' '),
        spaces: Object.fromEntries(names.map((name, i) => [name, 2 + i])),
        players: [{ dial, moonSlots: Object.fromEntries(names.slice(0, night).map((name, i) => [slots[i]!, name])) }]
      });
      state.players[0]!.sun = sun;
      while (state.step === 'moonSlot') state = run(state, offered(state)[0]!);
      sun = state.players[0]!.sun;
      seen.push(sun.reduce((a, b) => a + b, 0));
      expect(state.players[0]!.dial).toBe(dial);
    });
    expect(seen).toEqual([3, 17, 47, 99]);
  });
});

describe('the end', () => {
  const end = (players: readonly PlayerGiven[], seats = players.length, more: Given = {}) => {
    const state = turnOf({ seats, players, ...more });
    return Object.assign(state, { phase: 'end', step: 'llamas', round: 4, asked: 0, answered: 0, seat: 0 });
  };
  const points = (many: number): number => {
    const state = run(end([{ llamas: many }, {}]), `llamas ${many} 0`);
    return state.players[0]!.sun[4]!;
  };

  test('EX-14 AYR-END-01 AYR-LLAMA-01 AYR-RES-51 points for 0 to 9 llamas on one marker, and beyond', () => {
    expect(Array.from({ length: 12 }, (_, n) => points(n))).toEqual([0, 1, 3, 6, 10, 15, 19, 22, 24, 25, 25, 25]);
    expect(answer(end([{ llamas: 3 }, {}]), 'llamas 2 2')).toBe('AYR-END-01');
    expect(offered(end([{ llamas: 3 }, {}]))).toHaveLength(10);
  });

  test('TV-60 AYR-RES-51 five llamas on 95 and 95: 98 with one unused', () => {
    const state = end([{ sun: 95, moon: 95, llamas: 5 }, {}]);
    expect(bestSplit(game.board, state, 0)).toEqual({ sun: 2, moon: 2 });
    const result = (split: string): number => total(game.score(run(state, `llamas ${split}`))[0]!);
    expect(['2 2', '3 2', '4 1'].map(result)).toEqual([98, 98, 96]);
  });

  test('TV-61 AYR-RES-51 twelve llamas on 60 and 90', () => {
    const state = end([{ sun: 60, moon: 90, llamas: 12 }, {}]);
    const { sun, moon: onMoon } = bestSplit(game.board, state, 0);
    expect([sun >= 9, onMoon, total(game.score(run(state, `llamas ${sun} ${onMoon}`))[0]!)]).toEqual([true, 0, 85]);
  });

  test('TV-62 AYR-END-02 AYR-END-03 AYR-RES-52 AYR-FLOW-02 the lower marker, then the distance, then shared', () => {
    const places = (players: readonly PlayerGiven[]) => game.places(end(players));
    expect(
      places([
        { sun: 90, moon: 95 },
        { sun: 92, moon: 90 }
      ])
    ).toEqual([2, 1]);
    expect(
      places([
        { sun: 90, moon: 95 },
        { sun: 92, moon: 90 },
        { sun: 90, moon: 92 }
      ])
    ).toEqual([3, 1, 1]);
    expect(
      places([
        { sun: 150, moon: 60 },
        { sun: 61, moon: 61 }
      ])
    ).toEqual([2, 1]);
  });

  test('AYR-END-04 AYR-RES-50 markers and dial go beyond 99', () => {
    const state = end([{ sun: 120, moon: 130, llamas: 1 }, {}]);
    expect(total(game.score(run(state, 'llamas 1 0'))[0]!)).toBe(121);
    const { state: dusk } = nightfall({ players: [{ dial: 140 }] });
    let night = dusk;
    while (night.step === 'moonSlot') night = run(night, 'moonSlot reed');
    expect(night.players[0]!.sun[0]).toBe(140);
  });

  test('AYR-END-01 AYR-RES-59 seats with llamas answer from the first player on; then all is over', () => {
    const names = { pottery: 'teal', weaving: 'grey', terrace: 'brown' };
    const players = [{ llamas: 2, moonSlots: names }, { moonSlots: names }, { llamas: 1, moonSlots: names }];
    let { state } = nightfall({ seats: 3, round: 4, retired: 'teal grey brown', first: 1, players });
    while (state.step === 'moonSlot') state = run(state, 'moonSlot reed');
    expect([state.step, state.asked, state.round, state.first]).toEqual(['llamas', 2, 4, 1]);
    const next = run(state, 'llamas 0 1');
    expect(next.asked).toBe(0);
    const { state: over, events } = follow(next, ['llamas 1 1']);
    expect([game.turn(over), of(events, 'over').length]).toEqual(['over', 1]);
    expect(game.illegal(over, { type: 'llamas', sun: 0, moon: 0 })?.rule).toBe('AYR-FLOW-01');
  });

  it('AYR-END-02 tells the score by its parts, which add up to the lower marker', () => {
    const state = end([{ sun: 40, moon: 31 }, {}]);
    expect(game.score(state)[0]!.map(({ item, points }) => [item, points])).toEqual([
      ['dawns', 40],
      ['sunLlamas', 0],
      ['templeBonus', 31],
      ['temples', 0],
      ['markers', 0],
      ['moonLlamas', 0],
      ['higher', -40]
    ]);
    expect(moonsOf(state, 'pottery')).toBe(0);
  });
});
