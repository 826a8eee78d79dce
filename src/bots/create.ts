/** What the levels of play are made of. */
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { easyBot } from './easy.ts';
import { expertBot, hardBot } from './hard.ts';
import type { Builder, Mind } from './mind.ts';
import type { Bot } from './bot.ts';
import { levels } from './level.ts';
import { randomBot } from './random.ts';
import { casualBudget, keenBudget, mediumBudget, turnBot } from './turn.ts';

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
      return easyBot(game, mind, mind.astray.easy);
    case 'casual':
      return turnBot(game, mind, { ...casualBudget, askew: mind.astray.casual });
    case 'keen':
      return turnBot(game, mind, { ...keenBudget, askew: mind.astray.keen });
    case 'medium':
      return turnBot(game, mind, mediumBudget);
    case 'hard':
      return hardBot(game, mind);
    case 'expert':
      return expertBot(game, mind);
    case 'builder':
      throw new Error(`${game.id} brings no builder.`);
  }
}
