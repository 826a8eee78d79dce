/** The easy level: takes each small decision by how the position looks right after it, and looks a little askew. */
import { seededRoll } from '#engine/chance.ts';
import type { Move, Roll, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { promising, type Mind } from './mind.ts';
import { onlyMove, type Considered, type Bot } from './bot.ts';

/** Spread of the misjudgement, as a part of the mind's margin. */
const askew = 0.1;

/**
 * One small step of look-ahead with noise: adding Gumbel noise to values and taking the best is the same as drawing
 * moves with soft-max odds, so that a clear blunder stays rare and near-equal moves are a toss-up.
 */
export const easyBot = <S extends JsonObject, M extends Move>(game: Rules<S, M>, mind: Mind<S, M>): Bot<S, M> => ({
  // eslint-disable-next-line require-yield -- it has chosen before anybody could ask it to stop
  *decide(state, seed) {
    const moves = promising(mind, state, game.moves(state));
    if (moves.length === 1) return onlyMove(moves[0]!);
    const roll = seededRoll(seed);
    const seat = game.turn(state) as number;
    const looked = moves.map((move) => {
      const after = game.clone(state);
      game.play(after, move);
      const value = mind.values(after)[seat]!;
      return { move, visits: 1, value, seen: value + askew * mind.margin * gumbel(roll) };
    });
    looked.sort((a, b) => b.seen - a.seen);
    const considered: Considered<M>[] = looked.map(({ move, visits, value }) => ({ move, visits, value }));
    return { move: considered[0]!.move, considered };
  }
});

/** A draw of the standard Gumbel distribution. */
const gumbel = (roll: Roll): number => -Math.log(-Math.log((roll(1_000_000) + 0.5) / 1_000_000));
