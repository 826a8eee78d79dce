/**
 * What computes the outcomes that `world` positions wait for, by game. Apart from the registry, since it is heavy: whoever
 * only needs rules, bots or pictures does not carry an engine of physics along.
 */
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export type World = (state: JsonObject) => Move;

export const worlds: Readonly<Record<string, () => Promise<(game: Game) => Promise<World>>>> = {
  aya: async () => (await import('./aya/physics/index.ts')).loadWorld as unknown as (game: Game) => Promise<World>
};
