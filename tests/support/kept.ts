/** A match that was kept, played again by its rules alone, while everything that is told and refused on the way is looked at. */
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { total, type GameEvent } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { canonical } from '#engine/json.ts';
import { loadGame } from '#games/index.ts';
import { readKept, type Kept } from './records.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
type Game = Awaited<ReturnType<typeof loadGame>>;
type Look = (game: Game, state: ReturnType<Game['setup']>, move: number) => void;

/** The position at the end. */
async function replay(kept: Kept, look: Look, tell?: (event: GameEvent) => void) {
  const game = await loadGame(kept.game, undefined, kept.rulesVersion);
  const options = game.parseOptions(kept.seats, kept.options);
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(kept.seats, options);
  kept.moves.forEach((move, n) => {
    look(game, state, n);
    game.play(state, game.parse(move)!, tell);
  });
  return { game, state };
}

/** `listed`: the moves of this game can be listed, so that list and refusals can be compared. */
export function keptMatches(names: readonly string[], listed = true): void {
  describe.each(names)('the kept match %s', (name) => {
    const kept = readKept(name);

    it('is told in full, and ends as it did', async () => {
      const told: GameEvent[] = [];
      const { game, state } = await replay(
        kept,
        () => undefined,
        (event) => told.push(event)
      );
      assert.ok(told.length > 0 && told.every((event) => typeof event.type === 'string'));
      expect(hash(state)).toBe(kept.end);
      expect(game.score(state).map(total)).toEqual(kept.points);
      expect(game.turn(state)).toBe('over');
      expect(game.moves(state)).toEqual([]);
    });

    it('told to nobody ends the same, and every refusal on the way names a rule and what it is about', async () => {
      const refused = new Set<string>();
      const { state } = await replay(kept, (game, state, n) => {
        expect(game.illegal(state, kept.moves[n]!)).toBeUndefined();
        const person = typeof game.turn(state) === 'number';
        const list = listed && person ? new Set(game.moves(state).map(canonical)) : undefined;
        if (list) assert.ok(list.has(canonical(kept.moves[n]!)));
        for (let k = 1; k <= 8; k++) {
          const other = kept.moves[(n + k * k * 5) % kept.moves.length]!;
          const illegal = game.illegal(state, other);
          if (list) assert.equal(illegal === undefined, list.has(canonical(other)), canonical(other));
          if (!illegal) continue;
          assert.ok(illegal.rule in game.rulebook, illegal.rule);
          assert.ok(!illegal.detail || Object.keys(illegal.detail).length > 0, `${illegal.rule} says nothing`);
          refused.add(illegal.rule);
        }
      });
      expect(hash(state)).toBe(kept.end);
      expect(refused.size).toBeGreaterThan(0);
    });
  });
}
