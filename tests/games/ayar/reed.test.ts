import { describe, expect, test } from 'vitest';
import {
  answer,
  follow,
  lakeOf,
  moonsOf,
  node,
  of,
  offered,
  run,
  sunsOf,
  turnOf,
  working
} from '../../support/ayar/scene.ts';

const boatAt = (state: ReturnType<typeof turnOf>, id: string, seat = 0): boolean =>
  state.players[seat]!.boat === node(id);

test('EX-05 AYR-REED-01 AYR-REED-02 AYR-REED-03 AYR-REED-05 AYR-REED-06 AYR-REED-07 AYR-RES-44 a trip past another island', () => {
  const state = working('reed', 2, { players: [{ islands: 'W4', boat: 'W4' }, { islands: 'W8' }] });
  const built = run(state, 'sail w05', 'sail W8');
  expect([built.step, built.power]).toEqual(['lakeArea', 1]);
  expect(offered(built)).toEqual(['lakeArea L2', 'lakeArea L4', 'lakeArea L5']);
  expect(answer(built, 'lakeArea L7')).toBe('AYR-REED-05');
  const after = run(built, 'lakeArea L4', 'placeViracocha extra-sun', 'sail w11', 'endActivity');
  expect(boatAt(after, 'w11')).toBe(true);
  expect(after.players[0]!.islands).toEqual([node('W4'), node('W8')]);
  expect([lakeOf(after, 'L4'), moonsOf(after, 'reed'), sunsOf(after, 'reed')]).toEqual([0, 8, 2]);
  expect(after.seat).toBe(1);
});

test('TV-36 AYR-REED-02 AYR-REED-03 islands of others carry the boat, and an island is built on each', () => {
  const state = working('reed', 2, { players: [{}, { islands: 'W4 W8' }], lake: { L2: 0, L4: 0, L5: 0 } });
  const after = run(state, 'sail w01', 'sail W4', 'sail w05', 'sail W8');
  expect(after.players[0]!.islands).toEqual([node('W4'), node('W8')]);
  // No power left, and nothing free beside the boat: the activity has ended by itself.
  expect([after.seat, boatAt(after, 'W8')]).toEqual([1, true]);
});

describe('yellow slots', () => {
  const given = (boat: string) => ({
    players: [
      { islands: 'W12', boat: 'W12' },
      { islands: 'W16', boat }
    ]
  });

  test('TV-37 AYR-REED-04 AYR-RES-43 another island there: nothing is built, the boat may stop', () => {
    const state = run(working('reed', 3, given('W12')), 'sail w17', 'sail W16');
    expect([state.players[0]!.islands, state.power]).toEqual([[node('W12')], 1]);
    expect(answer(state, 'endActivity')).toBe('legal');
    expect(answer(state, 'sail w23')).toBe('legal');
  });

  test('TV-38 AYR-REED-04 AYR-RES-43 AYR-RES-46 another boat there: it may be crossed, not stayed on', () => {
    const state = run(working('reed', 3, given('W16')), 'sail w17', 'sail W16');
    expect(answer(state, 'endActivity')).toBe('AYR-RES-43');
    expect(offered(state)).toEqual(['sail w19', 'sail w21', 'sail w23']);
    const poor = run(working('reed', 2, given('W16')), 'sail w17');
    // W16 could be entered for nothing, but not left again.
    expect(answer(poor, 'sail W16')).toBe('AYR-RES-46');
    expect(boatAt(run(poor, 'endActivity'), 'w17')).toBe(true);
  });

  test('AYR-REED-04 other slots hold any number of islands and boats', () => {
    const state = working('reed', 2, { players: [{}, { islands: 'W4', boat: 'W4' }, { islands: 'W4', boat: 'W4' }] });
    const after = run(state, 'sail w01', 'sail W4');
    expect([after.islands[node('W4')], answer(after, 'endActivity')]).toEqual([0b111, 'legal']);
  });
});

test('TV-40 AYR-REED-05 AYR-RES-44 an empty area gives nothing', () => {
  const islands = 'W4 W8 W12';
  const state = working('reed', 2, { players: [{ islands, boat: 'w21' }], lake: { L9: 0 } });
  const { state: after, events } = follow(state, ['sail C18']);
  expect([after.players[0]!.islands.length, of(events, 'viracocha').length, of(events, 'lakeEmpty').length]).toEqual([
    4, 0, 1
  ]);
});

test('AYR-RES-44 areas that are empty cannot be chosen', () => {
  const state = run(working('reed', 1, { players: [{ islands: 'W4', boat: 'w05' }], lake: { L2: 0 } }), 'sail W8');
  expect(answer(state, 'lakeArea L2')).toBe('AYR-RES-44');
  expect(offered(state)).toEqual(['lakeArea L4', 'lakeArea L5']);
});

test('TV-41 AYR-RES-42 AYR-RES-46 the first island; the start is never entered again', () => {
  const state = working('reed', 1, { players: [{ boat: 'w01' }] });
  expect(offered(state)).toEqual(['sail W4']);
  expect(answer(state, 'sail S')).toBe('AYR-RES-42');
  const after = run(state, 'sail W4');
  expect(after.players[0]!.islands).toEqual([node('W4')]);
});

test('AYR-REED-01 AYR-RES-42 only neighbours, within the power; going back is paid again', () => {
  const state = working('reed', 3, { players: [{ boat: 'w03', islands: 'W4' }] });
  expect(answer(state, 'sail W8')).toBe('AYR-REED-01');
  const there = run(state, 'sail C6', 'lakeArea L1', 'placeViracocha llama');
  expect(there.power).toBe(2);
  expect(run(there, 'sail w03', 'sail W4').power).toBe(1);
  const dear = working('reed', 1, { players: [{ boat: 'W12', islands: 'W12' }] });
  expect(answer(dear, 'sail w17')).toBe('AYR-REED-01');
});

test('AYR-RES-05 AYR-RES-46 reed bundling needs a space that can be entered and stayed on', () => {
  // Beside the boat: a free yellow slot with a boat on it, and a space for 2.
  const players = [{ boat: 'w27', islands: 'W4' }, { islands: 'W20 N24', boat: 'W20' }, { boat: 'N24' }];
  const state = turnOf({ free: 'teal-04 brown-01', spaces: { teal: 5 }, players });
  // From W20 on it takes w23 or w25, for 1 each; from N24 w28, for 2.
  expect(answer(state, 'step teal R1')).toBe('legal');
  const blocked = turnOf({
    free: 'teal-04 brown-01',
    spaces: { teal: 5 },
    players: [{ boat: 'w17', islands: 'W4' }, {}]
  });
  // From w17 both W12 and W16 are entered for power; W12 for 1.
  expect(answer(blocked, 'step teal R1')).toBe('legal');
  const far = turnOf({ free: 'teal-04 brown-01', spaces: { teal: 5 }, players: [{ boat: 'w28', islands: 'W4' }, {}] });
  // From w28 N24 and E20 cost 2 each.
  expect([answer(far, 'step teal R1'), answer(far, 'step brown R1')]).toEqual(['AYR-STEP-04', 'legal']);
});

test('TV-78 AYR-RES-45 AYR-REED-08 the sixth island ends the activity, its viracocha still comes', () => {
  const state = working('reed', 3, { players: [{ islands: 'W4 E4 C6 W8 E8', boat: 'w09' }] });
  const sixth = run(state, 'sail C10');
  expect([sixth.step, sixth.power]).toEqual(['lakeArea', 2]);
  const after = run(sixth, offered(sixth)[0]!, 'placeViracocha llama');
  expect([after.seat, boatAt(after, 'C10')]).toEqual([1, true]);
});

test('AYR-REED-07 nothing without islands', () => {
  expect([moonsOf(turnOf({}), 'reed'), sunsOf(turnOf({}), 'reed')]).toEqual([0, 0]);
  expect(moonsOf(turnOf({ players: [{ islands: 'N24 W4' }] }), 'reed')).toBe(24);
});
