import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine/game.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { advice } from '#games/aiye/view/advice.ts';
import { line } from '#games/aiye/view/log.ts';
import { positions } from '../../support/random.ts';

const told = (state: State, move: Move): string | undefined => {
  const events: GameEvent[] = [];
  game.play(game.clone(state), move, (event) => events.push(event));
  return advice(game, state, move) ?? line(game, state, move, events, ['Ada', 'Baraka', 'Chidi']);
};

describe('a hint', () => {
  test('is a sentence for every move that a person can make', () => {
    const types = new Set<string>();
    for (const seed of ['one', 'two', 'three'])
      for (const state of positions(game, 3, seed)) {
        if (typeof game.turn(state) !== 'number') continue;
        for (const move of game.moves(state)) {
          types.add(move.type);
          assert.match(told(state, move) ?? '', /^[A-Z].+\.$/s, JSON.stringify(move));
        }
      }
    expect([...types]).toEqual(expect.arrayContaining(['source', 'use', 'from', 'to', 'summon', 'pay', 'endTurn']));
  });

  test('says what to do, not whose turn ends with it', () => {
    for (const state of positions(game, 2, 'ends')) {
      const end = game.turn(state) === 0 ? game.moves(state).find(({ type }) => type === 'endTurn') : undefined;
      if (end) return expect(told(state, end)).toBe('End the turn.');
    }
    throw new Error('nobody may end a turn');
  });
});
