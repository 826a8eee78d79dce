import { describe, expect, test } from 'vitest';
import { advice } from '#games/ayar/view/advice.ts';
import { totalWeight } from '#engine/chance.ts';
import {
  answer,
  follow,
  game,
  marketOf,
  moonsOf,
  of,
  offered,
  run,
  settle,
  sunsOf,
  turnOf,
  working
} from '../../support/ayar/scene.ts';

/** What an activity of this power may take in all: sets of sources, each once. */
function sets(power: number, given: Parameters<typeof working>[2] = {}): string[] {
  const found = new Set<string>();
  const explore = (state: ReturnType<typeof working>, taken: readonly string[]): void => {
    if (state.step !== 'pottery') return void found.add([...taken].sort().join('+'));
    for (const text of offered(state)) {
      if (text === 'endActivity') found.add([...taken].sort().join('+'));
      else explore(run(state, text), [...taken, text.split(' ')[1]!]);
    }
  };
  explore(working('pottery', power, given), []);
  return [...found].sort();
}

const pots = (list: string) => turnOf({ players: [{ pots: list }] });

describe('taking pots', () => {
  test('EX-02 AYR-POT-01 AYR-ACT-04 AYR-RES-04 power 3 may be split: {M1}, {M2}, {M3}, {M1, M2}', () => {
    expect(sets(3)).toEqual(['M1', 'M1+M2', 'M2', 'M3']);
    expect(answer(working('pottery', 3), 'takePot M4')).toBe('AYR-POT-01');
    expect(answer(working('pottery', 3), 'takePot stack')).toBe('AYR-POT-01');
    expect(answer(working('pottery', 3), 'endActivity')).toBe('AYR-RES-04');
  });

  test('TV-16 AYR-RES-33 powers 4 and 5, and never three pots', () => {
    expect(sets(4)).toEqual(['M1', 'M1+M2', 'M1+M3', 'M2', 'M3', 'M4', 'stack']);
    expect(sets(5)).toEqual(['M1', 'M1+M2', 'M1+M3', 'M1+M4', 'M1+stack', 'M2', 'M2+M3', 'M3', 'M4', 'stack']);
    expect(sets(9).some((set) => set.split('+').length > 2)).toBe(false);
  });

  test('TV-21 two wild pots cannot be paid for with power 5', () => expect(sets(5)).not.toContain('stack+stack'));

  test('TV-17 AYR-POT-05 the market slides when the activity is over, keeping its order', () => {
    const state = working('pottery', 4, { market: 'green pink blue yellow' });
    const between = run(state, 'takePot M1');
    expect(marketOf(between)).toBe('- pink blue yellow');
    const after = run(between, 'takePot M3');
    expect([after.step, marketOf(after)]).toEqual(['pot', 'pink yellow - -']);
    expect(marketOf(run(after, 'pot orange', 'pot green-viracocha'))).toBe('pink yellow orange green-viracocha');
  });

  test('TV-18 AYR-RES-33 with an empty stack the market only shrinks, and no wild pots are left', () => {
    const state = working('pottery', 1, { market: 'green pink blue -' });
    state.stack = 0;
    const after = run(state, 'takePot M1');
    expect([marketOf(after), after.seat]).toEqual(['pink blue - -', 1]);
    const rich = working('pottery', 5, { market: 'green pink blue -' });
    rich.stack = 0;
    expect(answer(rich, 'takePot stack')).toBe('AYR-RES-33');
    expect(answer(rich, 'takePot M4')).toBe('AYR-POT-01');
  });

  test('AYR-POT-02 a pot from the stack stays face down and is wild', () => {
    const { state, events } = follow(working('pottery', 4), ['takePot stack']);
    expect([state.players[0]!.pots, state.stack]).toEqual([[-1], 25]);
    expect(of(events, 'potTaken')).toEqual([{ type: 'potTaken', seat: 0, from: 'stack', pot: null, slot: 0 }]);
  });

  test('AYR-POT-03 AYR-ACT-06 AYR-RES-08 a face-up pot with a viracocha gives one at once', () => {
    const state = run(working('pottery', 4, { market: 'green-viracocha pink blue yellow' }), 'takePot M1');
    expect([state.step, offered(state).length]).toEqual(['viracocha', 9]);
    expect(run(state, 'placeViracocha extra-sun').step).toBe('pottery');
  });

  test('AYR-POT-04 pots fill slots in order and are never replaced; ten of them end it', () => {
    const nine = 'green green green pink pink pink blue blue blue';
    const state = run(working('pottery', 5, { players: [{ pots: nine }] }), 'takePot M4');
    expect(state.players[0]!.pots).toHaveLength(10);
    // Power 1 is left, but no slot.
    expect(state.step).toBe('pot');
  });

  test('TV-20 AYR-RES-07 AYR-VIR-03 AYR-VIR-02 a power slot completed on the way helps at once, before the market slides', () => {
    const state = working('pottery', 2, {
      market: 'green-viracocha pink blue yellow',
      players: [{ viracocha: { 'power-pottery': 1 } }]
    });
    const more = run(state, 'takePot M1', 'placeViracocha power-pottery');
    expect([more.power, marketOf(more)]).toEqual([2, '- pink blue yellow']);
    expect(offered(more)).toEqual(['takePot M2', 'endActivity']);
  });

  test('TV-77 AYR-RES-58 the activity ends by itself when nothing more is possible', () => {
    const state = working('pottery', 2, {
      market: 'green pink-viracocha blue yellow',
      players: [{ viracocha: { 'power-pottery': 1 } }]
    });
    const taken = run(state, 'takePot M2');
    const helped = run(taken, 'placeViracocha power-pottery');
    expect([helped.power, offered(helped)]).toEqual([1, ['takePot M1', 'endActivity']]);
    expect(run(taken, 'placeViracocha llama').step).toBe('pot');
  });

  test('TV-76 AYR-RES-57 any pot that never lay in the market may show, those of players too', () => {
    let state = run(working('pottery', 9, { market: 'green pink blue yellow' }), 'takePot M1');
    state.stack = 3;
    state.players[0]!.pots = [...state.players[0]!.pots, -1, -1];
    state.unknown = [2, 0, 1, 0, 0, 1, 0, 0, 1, 0];
    state = run(state, 'takePot M2');
    expect(game.chances(state).map(({ weight }) => weight)).toEqual([2, 1, 1, 1]);
    const next = run(state, 'pot green');
    expect([totalWeight(game.chances(next)), next.stack]).toEqual([4, 2]);
    expect(game.illegal(next, { type: 'pot', pot: 'yellow' })?.rule).toBe('AYR-RES-57');
    const last = settle(next);
    expect([last.stack, last.unknown.reduce((a, b) => a + b, 0)]).toEqual([1, 3]);
  });
});

describe('what pots are worth', () => {
  test('EX-01 AYR-POT-06 AYR-POT-07 AYR-POT-08 AYR-RES-34 six pots: four suns, fourteen moons', () => {
    const state = pots('green green wild pink pink blue');
    expect([sunsOf(state, 'pottery'), moonsOf(state, 'pottery')]).toEqual([4, 14]);
  });

  test.each([
    ['TV-12 AYR-RES-34', 'green green green pink blue wild wild', 21],
    ['TV-13 AYR-POT-08', 'wild wild', 4],
    ['TV-14 AYR-RES-35', 'green green green green green-viracocha green-viracocha', 16],
    ['TV-14 AYR-RES-34', 'green green green green wild', 17],
    ['AYR-POT-07 one, two and three of a colour', 'green pink pink blue blue blue', 14]
  ])('%s: %s', (_title, list, moons) => expect(moonsOf(pots(list), 'pottery')).toBe(moons));
});

test('a hint names the pot that lies there, and its price; only one of the stack is unseen', () => {
  const state = working('pottery', 4);
  const slots = game.board.market.slots;
  const told = slots.map(({ id }) => advice(game, state, { type: 'takePot', from: id }));
  for (const [n, text] of told.entries())
    expect(text).toMatch(new RegExp(`^Take the .+ with the ${slots[n]!.power} under it\\.$`));
  expect(advice(game, state, { type: 'takePot', from: 'stack' })).toContain('unseen');
});
