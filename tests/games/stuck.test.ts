/**
 * Nobody is ever stuck: wherever a match has not ended, somebody or something can go on. Of every game, with the options that
 * change its rules, for players of three kinds: who does anything, and who always takes the first or the last of what is
 * offered and so comes where chance hardly does.
 */
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { outcomeAt, seededRoll, totalWeight } from '#engine/chance.ts';
import type { Game, Move, Roll } from '#engine/game.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import { games, loadGame } from '#games/index.ts';
import { seatCounts } from '../support/random.ts';

/** Values of options that change what may be done; `undefined` leaves it at what it is. */
const choices: Readonly<Record<string, Readonly<Record<string, readonly (Json | undefined)[]>>>> = {
  aiye: {
    setups: [undefined, ['controller'], ['sprinter', 'controller']],
    councilScope: ['all', 'top'],
    freezeFirstColumn: [false, true],
    ninePlusColumns: [5, 8],
    courageFloor: [undefined, null, 0]
  },
  atiwa: {
    nightRoom: ['before', 'after'],
    groupRiders: ['lost', 'hold'],
    emptyBag: ['nothing', 'refill'],
    emptyBonus: ['given', 'withheld']
  },
  aya: {
    hand: ['guided', 'steady', 'natural', 'bare'],
    table: ['compact', 'default', 'large'],
    glassMs: [undefined, 60_000, 0],
    firstRetriggerFree: [true, false]
  }
};
/** And those of somebody who plays alone. */
const alone: typeof choices = {
  atiwa: { challenge: [undefined, 'colony', 'commonwealth'] },
  ayar: { level: [1, 2, 3, 4] }
};

function optionsOf({ id }: Game, seats: number, roll: Roll): JsonObject {
  const given = Object.entries({ ...choices[id], ...(seats === 1 ? alone[id] : {}) });
  return Object.fromEntries(
    given.flatMap(([name, values]) => {
      const value = values[roll(values.length)];
      return value === undefined ? [] : [[name, value]];
    })
  );
}

const kinds = ['any', 'first', 'last'] as const;
/** More than any match of these needs, for those who would never end one by themselves. */
const longest = 4000;

/** Plays on, and looks at each position whether somebody can; answers how it ended. */
function walk(game: Game, seats: number, kind: (typeof kinds)[number], seed: string): 'over' | 'still playing' {
  const roll = seededRoll(`${game.id} ${seats} ${kind} ${seed}`);
  const options = game.parseOptions(seats, optionsOf(game, seats, roll));
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(seats, options);
  const pick = (moves: readonly Move[]): Move =>
    moves[kind === 'first' ? 0 : kind === 'last' ? moves.length - 1 : roll(moves.length)]!;
  for (let n = 0; n < longest; n += 1) {
    const turn = game.turn(state);
    if (turn === 'over') return 'over';
    const where: string = `${JSON.stringify(options)}, move ${n}: ${JSON.stringify(state).slice(0, 400)}`;
    let move: Move;
    if (turn === 'chance') {
      const chances = game.chances(state);
      assert.ok(chances.length > 0 && totalWeight(chances) > 0, `chance has nothing to draw: ${where}`);
      move = outcomeAt(chances, roll(totalWeight(chances)));
    } else if (turn === 'world') {
      // What the world does is made up here; that it can be done without is Aya's to show (AYA-R-15).
      move = game.sample!(state, roll);
    } else {
      const moves = game.moves(state);
      assert.ok(moves.length > 0, `seat ${turn} has nothing to do: ${where}`);
      move = game.sample && kind === 'any' ? game.sample(state, roll) : pick(moves);
    }
    assert.equal(game.illegal(state, move), undefined, `what is offered is refused: ${where}`);
    game.play(state, move);
  }
  return 'still playing';
}

describe.each(Object.keys(games))('%s', async (id) => {
  const game = await loadGame(id);

  test.each(kinds)('somebody can go on wherever a match is not over, with any options: who takes %s', (kind) => {
    const ends: string[] = [];
    for (const seats of seatCounts(game))
      for (let n = 0; n < (kind !== 'any' ? 3 : game.sample ? 2 : 8); n += 1)
        ends.push(walk(game, seats, kind, `${n}`));
    // Whoever does anything at all comes to an end.
    if (kind === 'any') expect(new Set(ends)).toEqual(new Set(['over']));
    else expect(ends).toHaveLength(3 * seatCounts(game).length);
  });
});
