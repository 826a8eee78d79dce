/** The levels of play and what they are made of. */
import type { Move, Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { easyPlayer } from './easy.ts';
import { hardPlayer } from './hard.ts';
import { mediumPlayer } from './medium.ts';
import type { Mind } from './mind.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** What a person may choose as an opponent, weakest first. */
export const levels = ['easy', 'medium', 'hard'] as const;
/** What the arena knows besides: the yardstick. */
export const policies = ['random', ...levels] as const;
export type Policy = (typeof policies)[number];

export const isPolicy = (name: string): name is Policy => (policies as readonly string[]).includes(name);

/** A fresh player of this level; keep it for a whole match, since it remembers what it planned. */
export function createPlayer<S extends JsonObject, M extends Move>(
  policy: Policy,
  game: Rules<S, M>,
  mind: Mind<S, M>
): Player<S, M> {
  switch (policy) {
    case 'random':
      return randomPlayer(game);
    case 'easy':
      return easyPlayer(game, mind);
    case 'medium':
      return mediumPlayer(game, mind);
    case 'hard':
      return hardPlayer(game, mind);
  }
}
