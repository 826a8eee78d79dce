/**
 * Matches kept from earlier states of the house: each replays, move by move, to the position and the points it had then, by the
 * version of the rules it began with; and what fell in it is computed again.
 */
import { describe, expect, it, test } from 'vitest';
import { total } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { games, loadGame } from '#games/index.ts';
import * as published from '../../src/games/list.ts';
import { keptNames, readKept } from '../support/records.ts';

test('there is one of every game of the app', () => {
  expect(new Set(keptNames.map((name) => readKept(name).game))).toEqual(
    new Set(Object.values(published).map(({ meta }) => meta.id))
  );
});

describe('a kept match', () => {
  it.each(keptNames)('%s replays to the same end', async (name) => {
    const kept = readKept(name);
    const game = await loadGame(kept.game, undefined, kept.rulesVersion);
    expect(game.rulesVersion).toBe(kept.rulesVersion);
    const world = (await games[kept.game]!.world?.())?.(game);
    const options = game.parseOptions(kept.seats, kept.options);
    if (typeof options === 'string') throw new Error(options);
    const state = game.setup(kept.seats, options);
    for (const [n, move] of kept.moves.entries()) {
      const parsed = game.parse(move);
      if (!parsed) throw new Error(`entry ${n} is no move`);
      expect([n, game.illegal(state, parsed)]).toEqual([n, undefined]);
      if (game.turn(state) === 'world') expect(await world!.outcome(state)).toEqual(parsed);
      game.play(state, parsed);
    }
    expect(hash(state)).toBe(kept.end);
    expect(game.score(state).map(total)).toEqual(kept.points);
  });
});

test('a version of the rules that is no more, or not yet, is not played by another', async () => {
  await expect(loadGame('aya', undefined, 99)).rejects.toThrow('version 99');
});
