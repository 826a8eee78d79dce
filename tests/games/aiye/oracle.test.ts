import assert from 'node:assert/strict';
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { canonical } from '#engine/json.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State, Step } from '#games/aiye/rules/state.ts';
import { playOut } from '../../support/random.ts';
import { run, turnOf, twoColumns, using, village } from '../../support/aiye/scene.ts';
import { candidates, listed, unrefused } from './oracle.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const switches = [
  {},
  { councilScope: 'top', freezeFirstColumn: true, ninePlusColumns: 5, courageFloor: 0 },
  { setups: ['controller', 'sprinter', 'controller', 'sprinter'] }
];

describe('moves and refusals agree', () => {
  const met = new Set<Step>();

  for (const seats of [2, 3, 4])
    it.each(switches)(`with ${seats} seats and options %j`, (options) => {
      const setups = 'setups' in options ? { setups: options.setups.slice(0, seats) } : {};
      const parsed = game.parseOptions(seats, { ...options, ...setups });
      if (typeof parsed === 'string') throw new Error(parsed);
      for (const seed of [1, 2])
        playOut(
          game,
          game.setup(seats, parsed),
          seededRoll(`oracle ${seats} ${seed} ${canonical(options)}`),
          (state) => {
            met.add(state.step);
            assert.deepEqual(unrefused(state), listed(state));
          }
        );
    });

  test('at every step there is', () => {
    const steps: Step[] = [
      'first',
      'reveal',
      'source',
      'drop',
      'decide',
      'use',
      'take',
      'convert',
      'promote',
      'seedsFrom',
      'seedsTo',
      'card',
      'cardTo',
      'answer',
      'village',
      'place',
      'pay'
    ];
    expect(steps.filter((step) => !met.has(step))).toEqual([]);
  });

  it.each([
    ['a gift in a tie', turnOf('c1[S] | c2[M M] | c3[S S] | c4[M]')],
    ['room to make', run(village('c1[S S S S]5s | c2[M M M M] | c3[S S S S] | c4[M M M M]'), 'summon CS1')],
    ['the second column frozen', twoColumns('c1[S]2s | c2[CN1 CS5 CS3] | c3[M M] | c4[M CS3]1m | c5[S]', 'c2', 'c4')],
    ['four columns of one card', using('c1[CN3]1s | c2[M] | c3[S] | c4[M M CS5]', 'c1')]
  ])('in positions that random play hardly meets: %s', (_title, start) => {
    for (const seed of [1, 2, 3]) {
      const compare = (state: State): void => assert.deepEqual(unrefused(state), listed(state));
      playOut(game, game.clone(start), seededRoll(seed), compare, 40);
    }
  });

  test('every candidate is a move that can be read', () => {
    const state = game.setup(4);
    for (const move of candidates(state)) expect(game.parse(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });
});
