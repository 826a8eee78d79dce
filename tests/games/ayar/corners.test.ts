/** Corners of the rules, one clause each. */
import { describe, expect, it, test } from 'vitest';
import edition from '#games/ayar/editions/wayside.json' with { type: 'json' };
import { choices, leastPower } from '#games/ayar/rules/access.ts';
import { bestMoonSlot, bestTemple } from '#games/ayar/rules/ayllu/answers.ts';
import { bit } from '#games/ayar/rules/board.ts';
import { lakeSlot } from '#games/ayar/rules/ayllu/reed.ts';
import { isOut } from '#games/ayar/rules/checks.ts';
import { withEdition, type AyarGame } from '#games/ayar/rules/index.ts';
import { layCloth } from '#games/ayar/rules/weaving.ts';
import { only, said, theirTurn, turn, working as atWork } from '../../support/ayar/ayllu.ts';
import {
  answer,
  devotionOf,
  follow,
  game,
  nightfall,
  node,
  of,
  offered,
  run,
  turnOf,
  working,
  type Given
} from '../../support/ayar/scene.ts';

const { board } = game;
const farming = (given: Given, line: string, cell: number, marker = 'teal') =>
  run(
    turnOf({ spaces: { teal: 2 }, ...given }),
    `step ${marker} ${line}`,
    'build teal-02',
    `tambo ${cell}`,
    'plant box7'
  );

describe('the boards', () => {
  const again = (): AyarGame => withEdition(structuredClone(edition)) as AyarGame;

  test('AYR-SET-03 the same edition makes the same boards, whenever it is read', () => {
    expect(again().board).toEqual(board);
    expect(again().setup(2)).toEqual(game.setup(2));
    expect(again().seats).toEqual({ least: 1, most: 4 });
    expect(again().parseOptions(2, {})).toEqual(game.parseOptions(2, {}));
    expect(again().rulebook['AYR-DAY-02']).toEqual({
      id: 'AYR-DAY-02',
      text: expect.any(String) as string
    });
  });

  test('AYR-SET-09 AYR-REED-01 AYR-WEAVE-03 as they are printed', () => {
    expect(board.paths.map(({ raymi }) => raymi.map(({ space }) => space))).toEqual(
      board.paths.map(({ raymi }) => raymi.map(({ space }) => space).sort((a, b) => a - b))
    );
    for (const { index, near } of board.nodes)
      for (const other of near) expect(board.nodes[other]!.near).toContain(index);
    expect(board.weaving).toMatchObject({ columns: 8, all: 2 ** 24 - 1, lastColumn: (1 << 7) | (1 << 15) | (1 << 23) });
    expect(board.levels.map(({ level }) => level)).toEqual([...new Set(board.levels.map(({ level }) => level))]);
  });
});

describe('devotion', () => {
  test('AYR-VIR-06 AYR-PERS-03 AYR-RES-26 an Inti bonus counts the extra sun', () => {
    const rich = { gone: [0, 1, 2], pots: 'green green green', viracocha: { 'extra-sun': 3 } };
    const state = farming({ players: [rich] }, 'R1', 3);
    expect(devotionOf(state, 'pottery')).toBe(3);
    expect(run(state, 'endActivity').players[0]!.dial).toBe(3);
    const poor = farming({ players: [{ gone: [0, 1, 2], viracocha: { 'extra-sun': 3 } }] }, 'R1', 3);
    expect(run(poor, 'endActivity').players[0]!.dial).toBe(1);
  });

  test('AYR-VIR-08 AYR-RES-28 six for each Inti bonus is told', () => {
    const given = { players: [{ gone: [4, 5, 6], inti: 'pottery reed', viracocha: { 'inti-bonus-six': 3 } }] };
    const state = run(farming(given, 'R2', 7), 'endActivity');
    const { events } = follow(state, ['placeViracocha inti-bonus-six']);
    expect(of(events, 'intiSix')).toEqual([{ type: 'intiSix', seat: 0, gained: 12 }]);
  });

  test('AYR-RES-07 power for another activity than the one under way adds nothing now', () => {
    const given = {
      market: 'green-viracocha pink blue yellow',
      players: [{ viracocha: { 'power-terrace': 1, 'power-pottery': 1 } }]
    };
    const asked = run(working('pottery', 3, given), 'takePot M1');
    expect(run(asked, 'placeViracocha power-terrace').power).toBe(2);
    expect(run(asked, 'placeViracocha power-pottery').power).toBe(3);
    const harvest = run(
      nightfall({ terrace: [0], players: [{ viracocha: { 'power-terrace': 1 } }] }).state,
      'placeViracocha power-terrace'
    );
    expect(harvest.power).toBe(0);
  });

  test('AYR-VIR-07 a marker that moves is told', () => {
    const given = { players: [{ gone: [4, 5, 6], moonSlots: { reed: 'teal' }, viracocha: { 'move-step': 2 } }] };
    const state = run(
      farming({ ...given, retired: 'purple', round: 2 }, 'R2', 7),
      'endActivity',
      'placeViracocha move-step'
    );
    const { events } = follow(state, ['moveMarker reed pottery']);
    expect(of(events, 'markerMoved')).toEqual([
      { type: 'markerMoved', seat: 0, marker: 'teal', from: 'reed', to: 'pottery' }
    ]);
  });
});

describe('what can be performed', () => {
  const emptyBut = (box: string) => {
    const maize = { box2: 2, box3: 3, box4: 4, box6: 6, box7: 7 };
    return turnOf({ players: [{ maize: { ...maize, [box]: maize[box as 'box2'] - 1 } }] });
  };
  it.each(['box2', 'box3', 'box4', 'box6', 'box7'])('AYR-RES-05 one maize in %s is enough for farming', (box) => {
    expect(leastPower(board, emptyBut(box), 0, 2)).toBe(1);
    expect(offered(Object.assign(emptyBut(box), { step: 'terrace', craft: 2, power: 1 }))).toEqual([`plant ${box}`]);
  });

  test('AYR-RES-05 AYR-RES-33 pottery needs the cheapest pot, of the market or of the stack', () => {
    const least = (market: string, stack: number) => leastPower(board, { ...turnOf({ market }), stack }, 0, 0);
    expect(least('green pink blue yellow', 9)).toBe(1);
    expect(least('- - blue yellow', 9)).toBe(3);
    expect(least('- - - -', 9)).toBe(board.market.stackPower);
    expect(least('- - - -', 0)).toBe(Infinity);
  });

  test('AYR-RES-05 AYR-RES-36 weaving the cheapest stack that shows one', () => {
    const state = turnOf();
    expect(leastPower(board, { ...state, tops: [-1, -1, state.tops[2]!, -1] }, 0, 1)).toBe(3);
    expect(leastPower(board, { ...state, tops: [-1, -1, -1, -1] }, 0, 1)).toBe(Infinity);
  });

  test('AYR-ACT-03 AYR-RES-06 the permanent bonus of power opens what would be too dear', () => {
    // Teal-03 is pottery: the only slot free, and only M4 is left in the market, for power 4.
    const given = (power: number) => ({
      free: 'teal-03 grey-03',
      spaces: { teal: 14, grey: 14 },
      market: '- - - yellow',
      players: [{ gone: [0, 1], viracocha: { 'power-pottery': power } }]
    });
    const open = (power: number) => offered(turnOf(given(power)), 'step teal R1');
    expect(open(2)).toEqual(['step teal R1']);
    expect(answer(turnOf(given(2)), 'step teal R1')).toBe('legal');
    expect(offered(run(turnOf(given(2)), 'step teal R1'))).toEqual(['build teal-03']);
    expect(run(turnOf(given(2)), 'step teal R1', 'build teal-03', 'tambo 2').power).toBe(4);
    expect(bit(choices(board, turnOf(given(1)))[0]!, 0)).toBe(false);
  });

  test('AYR-STEP-03 AYR-MOVE-01 a marker of an Ayar opens what lies behind that Ayar, gold what lies behind any', () => {
    const state = turnOf({ free: 'grey-03', spaces: { grey: 14 } });
    expect(new Set(offered(state).map((text) => text.split(' ')[1]))).toEqual(new Set(['grey', 'gold']));
  });
});

describe('Raymi tiles', () => {
  const slot = board.raymi.find(({ id }) => id === 'A1')!;
  const [one, other] = slot.links.map((ayar) => ['teal', 'grey', 'brown', 'purple'][ayar]!) as [string, string];
  it.each([
    ['nobody has come', {}, false],
    ['one has passed it', { spaces: { [one]: slot.space } }, false],
    ['one has passed it and the other retired before it', { spaces: { [one]: slot.space }, retired: other }, true],
    ['one has retired before it', { retired: one }, false],
    ['both have passed it', { spaces: { [one]: slot.space, [other]: slot.space } }, true]
  ])('AYR-RAYMI-05 a tile is out or not where %s', (_title, given, out) => {
    const state = turnOf({ round: 2, ...given });
    expect(isOut(board, state, slot)).toBe(out);
    expect(isOut(board, { ...state, triggers: ['raymi-A1'] }, slot)).toBe(false);
  });
});

describe('the night', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0]
  ])('AYR-PREP-02 the First Player token goes on from seat %i to seat %i', (first, next) => {
    let { state } = nightfall({ first, seat: (first + 3) % 4 });
    while (state.step === 'moonSlot') state = run(state, 'moonSlot weaving');
    expect([state.first, state.seat, state.round]).toEqual([next, next, 2]);
  });

  test('AYR-RES-22 AYR-TEMP-02 a temple by gold goes to the row of the Ayar that gold named', () => {
    const given = { free: 'grey-02 grey-03 grey-04', spaces: { grey: 14 }, players: [{ gone: [10, 11, 14] }] };
    let state = run(
      turnOf(given),
      'step gold R4',
      'ayar grey',
      offered(run(turnOf(given), 'step gold R4', 'ayar grey'))[0]!,
      'tambo 15'
    );
    for (let n = 0; state.step !== 'temple' && n < 20; n++) state = run(state, offered(state).at(-1)!);
    expect(run(state, 'temple weaving').placed).toEqual([[], [1], [], []]);
  });

  test('AYR-TSCORE-02 a temple is told with its column', () => {
    const placed = {
      teal: [
        [0, 'reed'],
        [1, 'reed']
      ]
    } as const;
    const { events } = nightfall({ spaces: { grey: 4, brown: 5, purple: 6 }, placed });
    expect(of(events, 'templeScored').map(({ column }) => column)).toEqual([1, 2]);
  });

  test('AYR-TSCORE-01 AYR-VIR-05 the temple bonus is paid for each temple', () => {
    const placed = {
      teal: [
        [0, 'reed'],
        [0, 'pottery']
      ],
      grey: [[0, 'weaving']]
    } as const;
    const given = { placed, spaces: { grey: 4, brown: 5, purple: 6 }, players: [{ viracocha: { 'temple-moons': 2 } }] };
    const bonus = of(nightfall(given).events, 'templeBonus');
    const effect = board.viracocha[board.templeMoons]!.effect as { perTemple: number };
    expect(bonus).toEqual([{ type: 'templeBonus', seat: 0, temples: 3, moons: 3 * effect.perTemple }]);
  });
});

describe('a textile laid', () => {
  test('leaves what was counted before as it was', () => {
    const player = turnOf().players[0]!;
    const before = player.weave;
    layCloth(board, player, { textile: 0, cell: 0, facing: 0 });
    expect(before).not.toEqual(player.weave);
    expect(before[0]).toBe(0);
  });
});

describe('the market', () => {
  test('AYR-POT-05 that it slides is told, and only if it does', () => {
    const told = (from: string) =>
      of(follow(working('pottery', 1, { market: 'green pink blue yellow' }), [from]).events, 'slid');
    expect(told('takePot M1')).toEqual([{ type: 'slid' }]);
    const last = follow(working('pottery', 4, { market: 'green pink blue yellow' }), ['takePot M4']).events;
    expect(of(last, 'slid')).toEqual([]);
  });
  test('AYR-TERR-01 AYR-RES-04 one unit more is counted for maize, pots and boats', () => {
    expect(run(working('terrace', 3), 'plant box7').units).toBe(1);
    expect(run(working('pottery', 4), 'takePot M1').units).toBe(1);
    const sailing = working('reed', 5);
    expect(run(sailing, offered(sailing, 'sail')[0]!)).toMatchObject({ units: 1 });
  });
  test('AYR-TERR-01 the place of a maize is told', () => {
    const { events } = follow(working('terrace', 2, { terrace: [2, 1] }), ['plant box3']);
    expect(of(events, 'planted')).toEqual([{ type: 'planted', seat: 0, box: 'box3', place: 2 }]);
  });
});

describe('the Ayllu', () => {
  test('AYR-SOLO-11 AYR-RES-72 AYR-SOLO-30 AYR-RES-74 chooses temples and moon slots by moons, in a tie by its board', () => {
    const order = board.levels.find(({ level }) => level === 2)!.order;
    expect(bestTemple(board, theirTurn())).toBe(order[0]);
    expect(bestMoonSlot(board, theirTurn())).toBe(order[0]);
    const pots = theirTurn({}, { pots: 8, maize: 1 });
    expect(bestTemple(board, pots)).toBe(0);
    expect(bestMoonSlot(board, pots)).toBe(0);
    expect(bestTemple(board, theirTurn({}, { pots: 8, maize: 8, temples: 0b1110 }))).toBe(2);
    expect(bestMoonSlot(board, theirTurn({}, { pots: 8, maize: 8, moonSlots: [1, -1, -1, -1] }))).toBe(2);
    expect(bestTemple(board, theirTurn({}, { temples: 0 }))).toBe(-1);
  });

  test('AYR-SOLO-22 AYR-SOLO-23 AYR-SOLO-24 where its pieces lie is told', () => {
    expect(said(atWork('pottery', 3).events, 'aylluPot', 'slot')).toBe('0 1');
    expect(said(atWork('weaving', 3).events, 'aylluTextile', 'slot')).toBe('0 1');
    expect(said(atWork('terrace', 3, { terrace: [0] }).events, 'aylluMaize', 'place')).toBe('1 2 3');
  });

  test('AYR-SOLO-22 AYR-RES-65 of equally many pots with equally many icons the lowest slots', () => {
    const taken = (market: string) => said(atWork('pottery', 4, { market }).events, 'aylluPot', 'from');
    expect(taken('green pink blue yellow')).toBe('M1 M2');
    expect(taken('green pink blue-viracocha yellow')).toBe('M1 M3');
    expect(taken('- pink blue yellow')).toBe('M2');
    expect(taken('- - blue yellow')).toBe('M3');
  });

  test('AYR-SOLO-26 AYR-RES-68 an island finds its value, else the next higher that is free, else the next lower', () => {
    const shared = board.nodes.filter(({ island }) => island);
    const exclusive = shared.filter((one) => one.exclusive);
    const state = theirTurn();
    for (const { moons } of shared) expect(board.nodes[lakeSlot(board, state, moons)!]!.moons).toBe(moons);
    // Its own islands stand wherever the value fits.
    const value = exclusive[0]!.moons;
    const taken = { ...state, islands: state.islands.map((set, at) => (board.nodes[at]!.moons === value ? 3 : set)) };
    const chosen = board.nodes[lakeSlot(board, taken, value)!]!;
    const left = exclusive.filter(({ index }) => taken.islands[index] === 0).map(({ moons }) => moons);
    const higher = left.filter((moons) => moons > value).sort((a, b) => a - b);
    const lower = left.filter((moons) => moons < value).sort((a, b) => b - a);
    expect(chosen.moons).toBe([...higher, ...lower][0]);
    expect(chosen.exclusive).toBe(true);
    const top = Math.max(...exclusive.map(({ moons }) => moons));
    const full = { ...state, islands: state.islands.map((set, at) => (board.nodes[at]!.moons === top ? 3 : set)) };
    const below = exclusive
      .map(({ moons }) => moons)
      .filter((moons) => moons < top)
      .sort((a, b) => b - a);
    expect(board.nodes[lakeSlot(board, full, top)!]!.moons).toBe(below[0]);
    const none = { ...state, islands: state.islands.map(() => 3) };
    expect(lakeSlot(board, none, value)).toBeUndefined();
    expect(node('S')).toBeGreaterThanOrEqual(0);
  });

  test('AYR-SOLO-06 only tokens there are; AYR-RES-62 with no slot it does nothing', () => {
    const state = theirTurn(only('purple-01'));
    expect(game.illegal(state, { type: 'token', token: 'nowhere' })).toEqual({
      rule: 'AYR-SOLO-06',
      detail: { token: 'nowhere' }
    });
    const { events } = turn(state, 'AT2');
    expect(of(events, 'aylluIdle')).toEqual([{ type: 'aylluIdle' }]);
  });
});

test('AYR-SET-05 AYR-RES-54 who begins is drawn among the seats there are', () => {
  const state = game.setup(3);
  expect(game.chances(state).map(({ move }) => move)).toEqual([0, 1, 2].map((seat) => ({ type: 'first', seat })));
  expect(game.illegal(state, { type: 'first', seat: 2 })).toBeUndefined();
  expect(game.illegal(state, { type: 'first', seat: 3 })?.rule).toBe('AYR-RES-54');
});
