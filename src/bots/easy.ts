/** The easy level: takes each small decision by how the position looks right after it, and looks a little askew. */
import { seededRoll } from '#engine/chance.ts';
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { gumbel } from './askew.ts';
import { promising, type Mind } from './mind.ts';
import { onlyMove, type Considered, type Bot } from './bot.ts';

/** One small step of look-ahead with noise, whose spread is `askew` of the mind's margin. */
export const easyBot = <S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  askew: number
): Bot<S, M> => ({
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
