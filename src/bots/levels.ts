/** The levels of play and what they are made of. */
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { easyBot } from './easy.ts';
import { hardBot } from './hard.ts';
import { mediumBot } from './medium.ts';
import type { Builder, Mind } from './mind.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

/** What a person may choose as an opponent, weakest first. */
export const levels = ['easy', 'medium', 'hard'] as const;
/** What the arena knows besides: the yardstick. */
export const policies = ['random', ...levels] as const;
/** `builder` plays games that bring a builder of their own. */
export type Policy = (typeof policies)[number] | 'builder';

export const isPolicy = (name: string): name is Policy =>
  name === 'builder' || (policies as readonly string[]).includes(name);

/**
 * A fresh player of this level; keep it for a whole match, since it remembers what it planned. Where a game brings a
 * builder, all levels are that one. Throws an Error in words if a builder is asked of a game without one.
 */
export function createBot<S extends JsonObject, M extends Move>(
  policy: Policy,
  game: Rules<S, M>,
  mind: Mind<S, M> | Builder<S, M>
): Bot<S, M> {
  if ('build' in mind && policy !== 'random') return mind.build();
  if ('build' in mind) return randomBot(game);
  switch (policy) {
    case 'random':
      return randomBot(game);
    case 'easy':
      return easyBot(game, mind);
    case 'medium':
      return mediumBot(game, mind);
    case 'hard':
      return hardBot(game, mind);
    case 'builder':
      throw new Error(`${game.id} brings no builder.`);
  }
}
