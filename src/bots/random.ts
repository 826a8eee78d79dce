/** Any legal move, all equally likely: the yardstick below all others. */
import { seededRoll } from '#engine/chance.ts';
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { onlyMove, type Bot } from './bot.ts';

export const randomBot = <S extends JsonObject, M extends Move>(game: Rules<S, M>): Bot<S, M> => ({
  // eslint-disable-next-line require-yield -- it has chosen before anybody could ask it to stop
  *decide(state, seed) {
    const roll = seededRoll(seed);
    if (game.sample) return onlyMove(game.sample(state, roll));
    const moves = game.moves(state);
    return onlyMove(moves[roll(moves.length)]!);
  }
});
