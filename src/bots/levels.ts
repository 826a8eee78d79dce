/** The levels of play and what they are made of. */
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { easyPlayer } from './easy.ts';
import { hardPlayer } from './hard.ts';
import { mediumPlayer } from './medium.ts';
import type { Builder, Mind } from './mind.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

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
export function createPlayer<S extends JsonObject, M extends Move>(
  policy: Policy,
  game: Rules<S, M>,
  mind: Mind<S, M> | Builder<S, M>
): Player<S, M> {
  if ('build' in mind && policy !== 'random') return mind.build();
  if ('build' in mind) return randomPlayer(game);
  switch (policy) {
    case 'random':
      return randomPlayer(game);
    case 'easy':
      return easyPlayer(game, mind);
    case 'medium':
      return mediumPlayer(game, mind);
    case 'hard':
      return hardPlayer(game, mind);
    case 'builder':
      throw new Error(`${game.id} brings no builder.`);
  }
}
