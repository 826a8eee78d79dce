/**
 * What every game must keep at every position, whatever it is about. Written with plain assertions, since a match has
 * hundreds of positions with dozens of questions each.
 */
import assert from 'node:assert/strict';
import { outcomeAt, totalWeight } from '#engine/chance.ts';
import type { Chance, Game, GameEvent, Move, Roll } from '#engine/game.ts';
import { canonical, type Json } from '#engine/json.ts';

/** Makes a position unchangeable, all the way down: whoever writes to it afterwards throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
}

/** The same value with the keys of every object in reverse order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, Json>).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, reversed(item)]));
}

const copyOf = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const texts = (moves: readonly Move[]): string[] => moves.map(canonical);

/** Whose turn it is decides which lists are filled, and the lists hold what they say, once each. */
export function checkLists(game: Game, state: Readonly<Record<string, Json>>): void {
  const turn = game.turn(state);
  const moves = game.moves(state);
  const chances = game.chances(state);
  assert.equal(moves.length > 0, typeof turn === 'number', `moves at ${turn}`);
  assert.equal(chances.length > 0, turn === 'chance', `chances at ${turn}`);
  if (typeof turn === 'number') assert.ok(Number.isInteger(turn) && turn >= 0, 'a seat is a number from 0');
  const listed = [...moves, ...chances.map(({ move }) => move)];
  assert.equal(new Set(texts(listed)).size, listed.length, 'listed once each');
  for (const move of listed) {
    assert.equal(game.illegal(state, move), undefined, `listed but refused: ${canonical(move)}`);
    assert.deepEqual(game.parse(copyOf(move)), move, `not read back: ${canonical(move)}`);
  }
  for (const { weight } of chances)
    assert.ok(Number.isSafeInteger(weight) && weight > 0, 'weights are whole and positive');
  const again = reversed(state) as typeof state;
  assert.deepEqual(texts(game.moves(again)), texts(moves), 'the order of moves depends on the order of keys');
  assert.deepEqual(game.chances(again), chances);
  assert.deepEqual(game.chances(copyOf(state)), chances, 'a position survives JSON');
  assert.deepEqual(copyOf(state), state);
}

/** Every answer of `draw` with its probability, found by trying all rolls it asks for. */
function odds(draw: (roll: Roll) => Move): Map<string, number> {
  const result = new Map<string, number>();
  const explore = (given: readonly number[]): void => {
    let asked = 0;
    let probability = 1;
    let open: number | undefined;
    const move = draw((below) => {
      if (asked >= given.length) open ??= below;
      else probability /= below;
      return given[asked++] ?? 0;
    });
    if (open === undefined) result.set(canonical(move), (result.get(canonical(move)) ?? 0) + probability);
    else for (let value = 0; value < open; value++) explore([...given, value]);
  };
  explore([]);
  return result;
}

/** A game's own way to draw has the odds of its list of chances. */
export function checkDraw(game: Game, state: Readonly<Record<string, Json>>): void {
  const chances = game.chances(state);
  const weight = totalWeight(chances);
  assert.equal(canonical(outcomeAt(chances, weight - 1)), canonical(chances.at(-1)!.move));
  if (!game.draw) return;
  const found = odds((roll) => game.draw!(state, roll));
  const wanted = new Map(chances.map((chance: Chance<Move>) => [canonical(chance.move), chance.weight / weight]));
  assert.deepEqual([...found.keys()].sort(), [...wanted.keys()].sort());
  for (const [move, probability] of wanted)
    assert.ok(Math.abs(found.get(move)! - probability) < 1e-9, `${move}: ${found.get(move)} for ${probability}`);
}

/** Every move like `move` with one value changed a little, as far as the game can read it. */
export function neighbours(game: Game, move: Move): Move[] {
  const near: Move[] = [];
  for (const [key, value] of Object.entries(move)) {
    if (typeof value !== 'number') continue;
    for (const other of [value - 1, value + 1, value + 128, 0])
      if (other !== value) near.push({ ...move, [key]: other });
  }
  return near.filter((other) => game.parse(other) !== undefined);
}

/** A move that is not listed is refused, by a rule of the rulebook; where moves cannot be listed it may be legal. */
export function checkRefused(game: Game, state: Readonly<Record<string, Json>>, candidates: readonly Move[]): number {
  const listed = new Set(texts([...game.moves(state), ...game.chances(state).map(({ move }) => move)]));
  let refused = 0;
  for (const move of candidates) {
    const illegal = game.illegal(state, move);
    if (listed.has(canonical(move))) assert.equal(illegal, undefined);
    else if (game.sample && !illegal) checkPlay(game, state, move);
    else {
      assert.ok(illegal, `neither listed nor refused: ${canonical(move)}`);
      assert.ok(Object.hasOwn(game.rulebook, illegal.rule), `there is no rule ${illegal.rule}`);
      canonical(illegal.detail ?? null);
      refused += 1;
    }
  }
  return refused;
}

/** Scores cite rules of the rulebook; places are a ranking: nobody's place is better than the number ahead allows. */
export function checkScore(game: Game, state: Readonly<Record<string, Json>>, seats: number): void {
  const score = game.score(state);
  assert.equal(score.length, seats);
  for (const line of score.flat()) {
    assert.ok(Object.hasOwn(game.rulebook, line.rule), `there is no rule ${line.rule}`);
    assert.ok(Number.isSafeInteger(line.points), 'points are whole');
    assert.ok(line.item.length > 0);
  }
  const places = game.places(state);
  assert.equal(places.length, seats);
  for (const place of places) assert.equal(place, 1 + places.filter((other) => other < place).length);
}

/** Plays on a copy of a frozen position, heard and unheard: nothing is shared, events are JSON and change nothing. */
export function checkPlay<S extends Readonly<Record<string, Json>>>(game: Game<S>, state: S, move: Move): S {
  const copy = game.clone(state);
  assert.deepEqual(copy, state, 'a clone is equal');
  const events: GameEvent[] = [];
  game.play(copy, move, (event) => events.push(copyOf(event)));
  const unheard = game.clone(state);
  game.play(unheard, copyOf(move));
  assert.deepEqual(unheard, copy, 'hearing changes nothing, and equal positions stay equal');
  for (const event of events) {
    assert.equal(typeof event.type, 'string');
    canonical(event);
  }
  return copy;
}
