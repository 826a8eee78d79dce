/** Every game on the shelf that is ready keeps the contract of `#engine/game.ts`, at every seat count. */
import assert from 'node:assert/strict';
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Game, Move, Seat } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { canonical, type Json } from '#engine/json.ts';
import type { Entry, Header } from '#engine/log.ts';
import { authorOf, check, replay } from '#engine/timeline.ts';
import { games, loadGame, shelf } from '#games/index.ts';
import { randomStep, seatCounts } from '../support/random.ts';
import * as conform from '../support/conformance.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const seeds = ['one', 'two', 'three'];

type Walk = {
  readonly moves: Move[];
  readonly entries: Entry[];
  readonly hashes: string[];
  readonly end: Record<string, Json>;
};

/** A seeded random match with every check at every position; the positions themselves can never change again. */
function walk(game: Game, seats: number, seed: string): Walk {
  const roll = seededRoll(`${game.id} ${seats} ${seed}`);
  const moves: Move[] = [];
  const entries: Entry[] = [];
  const hashes: string[] = [];
  let refused = 0;
  let state = conform.freeze(game.setup(seats));
  let decided: Seat = 0;
  for (;;) {
    const turn = game.turn(state);
    conform.checkLists(game, state);
    if (turn === 'chance') conform.checkDraw(game, state);
    if (moves.length % 5 === 0) conform.checkScore(game, state, seats);
    if (moves.length % 50 === 0) hashes.push(hash(state));
    const move = randomStep(game, state, roll);
    if (!move) break;
    const others = Array.from({ length: Math.min(moves.length, 8) }, () => moves[roll(moves.length)]!);
    refused += conform.checkRefused(game, state, [...others, ...conform.neighbours(game, move)]);
    if (typeof turn === 'number') checkWrongSeat(game, state, move, turn);
    const next = conform.checkPlay(game, state, move);
    entries.push(
      turn === 'chance'
        ? { n: moves.length, type: 'draw', move, links: [] }
        : { n: moves.length, type: 'move', seat: (decided = authorOf(turn, decided)!), move }
    );
    moves.push(move);
    state = conform.freeze(next);
    assert.ok(moves.length < game.horizon, 'the match does not end');
  }
  assert.ok(refused > 100, 'hardly any move was refused');
  return { moves, entries, hashes, end: state };
}

/** Any other seat, there or not: alone at the table there is none. */
function checkWrongSeat(game: Game, state: Record<string, Json>, move: Move, turn: number): void {
  const other = { n: 0, type: 'move', seat: turn + 1, move } as const;
  assert.equal(check(game, state, other, 0)?.why, 'turn');
  assert.equal(check(game, state, { ...other, seat: turn }, 0), undefined);
}

const header = (game: Game, seats: number): Header => ({
  format: 'wayside.match/1',
  id: 'conformance',
  game: game.id,
  rulesVersion: game.rulesVersion,
  edition: hash(game.edition),
  options: game.parseOptions(seats, {}) as Record<string, Json>,
  players: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'person', level: null })),
  dice: [],
  created: '2026-01-01T00:00:00.000Z'
});

/** Values that stand in for a right one and must not be read. */
const wrong: readonly unknown[] = [null, true, [], {}, [1], undefined, -0, 0.5, NaN, Infinity, 2 ** 60];

describe('the shelf', () => {
  test('every game is registered, each under its own id and in the order of the shelf', async () => {
    expect(Object.keys(games)).toEqual(shelf.map(({ id }) => id));
    for (const { id } of shelf) {
      const game = await loadGame(id);
      expect([game.id, game.seats]).toEqual([id, games[id]!.meta.seats]);
    }
    await expect(loadGame('chess')).rejects.toThrow(/chess/);
    await expect(loadGame('toString')).rejects.toThrow();
  });
});

describe.each(Object.keys(games))('%s', async (id) => {
  const game = await loadGame(id);
  const { withEdition } = await games[id]!.rules();

  describe.each(seatCounts(game))('with %i seats', (seats) => {
    it.each(seeds)('keeps the contract at every position of random match %s', (seed) => {
      const { moves, entries, hashes, end } = walk(game, seats, seed);
      for (const move of moves) {
        const illegal = game.illegal(end, move);
        assert.ok(illegal && Object.hasOwn(game.rulebook, illegal.rule), 'nothing is legal after the end');
      }
      conform.checkScore(game, end, seats);
      const again: string[] = [];
      const result = replay(game, header(game, seats), entries, (entry, before) => {
        if (entry.n % 50 === 0) again.push(hash(before));
        return undefined;
      });
      if (entries.length % 50 === 0) again.push(hash(result.state));
      expect(result.broken).toBeUndefined();
      expect(again).toEqual(hashes);
      expect(hash(result.state)).toBe(hash(end));
    });

    test('sets the table without chance, the same each time', () => {
      expect(canonical(game.setup(seats))).toBe(canonical(game.setup(seats)));
      const options = game.parseOptions(seats, {});
      expect(typeof options).toBe('object');
      expect(game.parseOptions(seats, JSON.parse(JSON.stringify(options)))).toEqual(options);
      expect(hash(game.setup(seats, options as Record<string, Json>))).toBe(hash(game.setup(seats)));
    });

    test('reads each kind of move exactly, and nothing like it', () => {
      const kinds = new Map(walk(game, seats, 'kinds').moves.map((move) => [move.type, move]));
      expect(kinds.size).toBeGreaterThan(1);
      for (const move of kinds.values()) {
        assert.equal(game.parse({ ...move, extra: 1 }), undefined);
        assert.equal(game.parse([move]), undefined);
        assert.equal(game.parse(canonical(move)), undefined);
        for (const [key, value] of Object.entries(move)) {
          const rest = Object.fromEntries(Object.entries(move).filter(([other]) => other !== key));
          assert.equal(game.parse(rest), undefined, `${move.type} without ${key}`);
          const values = typeof value === 'number' ? [...wrong, String(value)] : [...wrong, 7];
          for (const other of values)
            assert.equal(game.parse({ ...move, [key]: other }), undefined, `${move.type} ${key}`);
        }
      }
      for (const value of [...wrong, 'done', 7, { type: 'nothing' }, { type: 'toString' }, { type: '__proto__' }])
        assert.equal(game.parse(value), undefined);
    });
  });

  test('has a text for every rule and a horizon', () => {
    for (const [key, rule] of Object.entries(game.rulebook)) {
      expect(rule.id).toBe(key);
      expect(rule.text.length).toBeGreaterThan(10);
    }
    expect(game.horizon).toBeGreaterThan(100);
    expect(Number.isInteger(game.rulesVersion)).toBe(true);
    canonical(game.edition);
  });

  it.each([null, 7, 'x', [], {}, { schema: 1 }, { game: 'other' }] as Json[])(
    'refuses the edition %j in words',
    (data) => {
      const result = withEdition(data);
      expect(
        Array.isArray(result) && result.length > 0 && result.every((line: unknown) => typeof line === 'string')
      ).toBe(true);
    }
  );

  test('makes the same game of its own edition', () => {
    const same = withEdition(JSON.parse(JSON.stringify(game.edition)) as Json);
    expect('id' in same && hash(same.edition)).toBe(hash(game.edition));
  });

  it.each([7, 'x', [], { nothing: 1 }])('refuses the options %j in words', (value) => {
    expect(game.parseOptions(game.seats.least, value)).toEqual(expect.any(String));
  });
});
