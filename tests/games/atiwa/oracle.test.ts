import assert from 'node:assert/strict';
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { canonical } from '#engine/json.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { propose } from '#games/atiwa/rules/proposal.ts';
import type { State, Step } from '#games/atiwa/rules/state.ts';
import { duskOf, harvest } from '../../support/atiwa/scene.ts';
import { playOut } from '../../support/random.ts';
import { candidates, listed, unrefused } from './oracle.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const switches = [{}, { nightRoom: 'after', groupRiders: 'hold', emptyBag: 'refill', emptyBonus: 'withheld' }];

describe('moves and refusals agree', () => {
  const met = new Set<Step>();

  for (const seats of [1, 2, 3, 4])
    it.each(switches)(`with ${seats} seats and options %j`, (options) => {
      const parsed = game.parseOptions(seats, options);
      if (typeof parsed === 'string') throw new Error(parsed);
      const state = game.setup(seats, parsed);
      const roll = seededRoll(`oracle ${seats} ${canonical(options)}`);
      for (;;) {
        const turn = game.turn(state);
        if (turn === 'over') return;
        met.add(state.step);
        assert.deepEqual(unrefused(state), listed(state));
        const moves = turn === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
        const any = moves[roll(moves.length)]!;
        game.play(state, turn !== 'chance' && roll(2) > 0 ? (propose(game.board, state, moves) ?? any) : any);
      }
    });

  it.each(['migration', 'metropolis', 'untrained'])('in the challenge %s', (challenge) => {
    const parsed = game.parseOptions(1, { challenge });
    if (typeof parsed === 'string') throw new Error(parsed);
    playOut(game, game.setup(1, parsed), seededRoll(challenge), (state) => {
      met.add(state.step);
      assert.deepEqual(unrefused(state), listed(state));
    });
  });

  test('at every step there is', () => {
    const steps: Step[] = [
      ...(['first', 'tile', 'reveal', 'worker', 'work', 'draw', 'lay', 'pay', 'dusk', 'fly', 'fruit'] as const),
      ...(['plant', 'marker', 'trees', 'fruits', 'bats', 'home', 'feed', 'eat', 'breed'] as const)
    ];
    expect(steps.filter((step) => !met.has(step))).toEqual([]);
  });

  it.each([
    ['bats with blanks to open', harvest('T05 | T20 TM:x TR:B | Village TR:T+F BR:t BL:t | fill n3 $9')],
    [
      'a rich table to eat from',
      harvest(
        'Village TR:T+F MM:A ML:G TM:G MR:B BL:u BM:u BR:t+B | T10 TM:A ML:A | T20 TM:B | T33 MR:u BL:u | fill $12'
      )
    ],
    [
      'a flight that must make room',
      duskOf({
        areas: ['T05 TM:A TR:B ML:T MM:A MR:A BL:A BM:B BR:A | Village TM:x TR:T+F ML:x MM:x MR:B BL:x BM:x BR:t+B'],
        seats: 2,
        options: { nightRoom: 'after' }
      })
    ]
  ])('in positions that random play hardly meets: %s', (_title, start) => {
    for (const seed of [1, 2, 3]) {
      const compare = (state: State): void => assert.deepEqual(unrefused(state), listed(state));
      playOut(game, game.clone(start), seededRoll(seed), compare, 30);
    }
  });

  test('every candidate is a move that can be read', () => {
    for (const move of candidates(game.setup(4))) expect(game.parse(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });
});
