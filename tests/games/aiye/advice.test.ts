import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { advice } from '#games/aiye/view/advice.ts';
import { positions } from '../../support/random.ts';

describe('a hint', () => {
  test('is a sentence for every move that a person can make', () => {
    const types = new Set<string>();
    const uses = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four', 'five'])
      for (const state of positions(game, 3, seed)) {
        if (typeof game.turn(state) !== 'number') continue;
        for (const move of game.moves(state)) {
          types.add(move.type);
          if (move.type === 'use')
            uses.add(
              advice(game, state, move)!
                .replace(/“.*”/, '“…”')
                .replace(/of .*,/, 'of …,')
            );
          assert.match(advice(game, state, move) ?? '', /^[A-Z][^{}]+\.$/, JSON.stringify(move));
          assert.doesNotMatch(advice(game, state, move)!, /undefined|column 0/);
          // Where a step follows another of the same turn, it still says where.
          if (['drop', 'take', 'card', 'from', 'to', 'pay'].includes(move.type))
            assert.match(advice(game, state, move)!, /column \d/, JSON.stringify(move));
        }
      }
    // An icon is found by its place.
    expect([...uses]).toContain('Use “…” in column 4.');
    expect([...uses].filter((text) => !/ in (column \d+|your Council)\.$/.test(text))).toEqual([]);
    const all = 'source drop decide use take from card to gap done answer renew summon pay endTurn'.split(' ');
    expect(all.filter((type) => !types.has(type))).toEqual([]);
  });

  test('says what to do, not whose turn ends with it', () => {
    for (const state of positions(game, 2, 'ends')) {
      const end = game.turn(state) === 0 ? game.moves(state).find(({ type }) => type === 'endTurn') : undefined;
      if (end) return expect(advice(game, state, end)).toBe('End the turn.');
    }
    throw new Error('nobody may end a turn');
  });
});
