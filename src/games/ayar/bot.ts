/** What a bot should know of Ayar: how good a position is, and which moves are worth a look. */
import type { Mind } from '#bots/mind.ts';
import type { Temper } from '#bots/temper.ts';
import { promise } from './bot/promise.ts';
import { clock } from './bot/clock.ts';
import { createTaught } from './bot/taught.ts';
import { createValuer, type Valuer } from './bot/value.ts';
import { quickWeights, weightsOf } from './bot/weights.ts';
import type { AyarGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** A mind for the boards of this game's edition. Of a `temper`, it weighs some of that otherwise. */
export function createMind({ board }: AyarGame, temper?: Temper): Mind<State, Move> {
  const plain = createValuer(board, weightsOf());
  const values = createTaught(board, weightsOf(), plain);
  return {
    values: temper === undefined ? values : tempered(values, plain, createValuer(board, weightsOf(temper))),
    quick: createValuer(board, quickWeights),
    promise: (state, move) => promise(board, state, move),
    clock: (state) => clock(board, state),
    margin: 12,
    astray: { easy: 0.06, casual: 0.22, keen: 0.112 },
    hard: { iterations: 40, perChain: 4, keep: 8 },
    farsighted: true
  };
}

/** What was learnt, and what the temper likes more or less than that. */
function tempered(values: Valuer, plain: Valuer, own: Valuer): Valuer {
  const results = Array.from({ length: 5 }, (_, sides) => new Float64Array(sides));
  return (state) => {
    const learnt = values(state);
    const result = results[learnt.length]!;
    for (let side = 0; side < result.length; side++) result[side] = learnt[side]!;
    const liked = own(state);
    for (let side = 0; side < result.length; side++) result[side]! += liked[side]!;
    const otherwise = plain(state);
    for (let side = 0; side < result.length; side++) result[side]! -= otherwise[side]!;
    return result;
  };
}
