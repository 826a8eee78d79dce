/** Seeded random play of any game, and playing moves through the rules' own checks. */
import { draw, seededRoll } from '#engine/chance.ts';
import { playChecked, type Game, type Move, type Roll, type Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

/** One random step: a legal move of whoever is to act, or a draw; undefined when the match is over. */
export function randomStep<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  roll: Roll
): M | undefined {
  const turn = game.turn(state);
  if (turn === 'over') return undefined;
  if (turn === 'chance') return draw(game, state, roll);
  if (game.sample) return game.sample(state, roll);
  const moves = game.moves(state);
  return moves[roll(moves.length)]!;
}

/**
 * Plays at random to the end. `before` sees each position and the move about to be played on it. Random players rarely
 * want to stop, so a match may be given a limit of moves.
 */
export function playOut<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  roll: Roll,
  before?: (state: S, move: M) => void,
  limit = game.horizon
): { readonly state: S; readonly moves: M[] } {
  const moves: M[] = [];
  for (let move = randomStep(game, state, roll); move && moves.length < limit; move = randomStep(game, state, roll)) {
    before?.(state, move);
    game.play(state, move);
    moves.push(move);
  }
  return { state, moves };
}

/** Every position of a random match from the set-up on, one and the same object as it changes. */
export function* positions<S extends JsonObject, M extends Move>(
  game: Game<S, M>,
  seats: number,
  seed: string
): Generator<S> {
  const roll = seededRoll(seed);
  const state = game.setup(seats);
  for (;;) {
    yield state;
    const move = randomStep(game, state, roll);
    if (!move) return;
    game.play(state, move);
  }
}

/** Plays moves in order on a copy of `state`; throws RuleError at the first one that the rules refuse. */
export function playAll<S extends JsonObject, M extends Move>(game: Rules<S, M>, state: S, moves: readonly M[]): S {
  const copy = game.clone(state);
  for (const move of moves) playChecked(game, copy, move);
  return copy;
}

/** Every seat count a game may be played with. */
export const seatCounts = ({ seats }: Pick<Game, 'seats'>): number[] =>
  Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);
