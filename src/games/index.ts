/** Every game Wayside knows. Metas come at once; rules, bots and views only when asked for. */
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Builder, Mind } from '#bots/mind.ts';
import { meta as aiye } from './aiye/meta.ts';
import { meta as atiwa } from './atiwa/meta.ts';
import { meta as aya } from './aya/meta.ts';
import { meta as ayar } from './ayar/meta.ts';
import type { Ladder } from './ladder.ts';
import type { GameMeta } from './meta.ts';

/** What a game's rules module exports: the standard game, and the same rules for another edition of the cards. */
export type RulesModule = {
  readonly game: Game;
  /** Reads edition data from untrusted JSON. Returns the game for it, or a list of what is wrong in words. */
  readonly withEdition: (data: Json) => Game | readonly string[];
};

export type GameEntry = {
  readonly meta: GameMeta;
  readonly rules: () => Promise<RulesModule>;
  readonly mind: () => Promise<(game: Game) => Mind | Builder>;
  /** Goals for somebody alone, where the game has any. */
  readonly ladder?: () => Promise<(game: Game) => Ladder>;
};

/** On the shelf in this order. */
export const shelf: readonly GameMeta[] = [aiye, atiwa, aya, ayar];

/** The games that can be played, by id. */
export const games: Readonly<Record<string, GameEntry>> = {
  aiye: {
    meta: aiye,
    rules: () => import('./aiye/rules/index.ts'),
    mind: async () => (await import('./aiye/bot.ts')).createMind as unknown as (game: Game) => Mind
  },
  atiwa: {
    meta: atiwa,
    rules: () => import('./atiwa/rules/index.ts'),
    mind: async () => (await import('./atiwa/bot.ts')).createMind as unknown as (game: Game) => Mind,
    ladder: async () => (await import('./atiwa/ladder.ts')).ladderOf as unknown as (game: Game) => Ladder
  },
  aya: {
    meta: aya,
    rules: () => import('./aya/rules/index.ts'),
    mind: async () => (await import('./aya/bot.ts')).createBuilder as unknown as (game: Game) => Builder
  },
  ayar: {
    meta: ayar,
    rules: () => import('./ayar/rules/index.ts'),
    mind: async () => (await import('./ayar/bot.ts')).createMind as unknown as (game: Game) => Mind
  }
};

/** The game with this id and edition (the standard one without). Throws an Error in words if there is none. */
export async function loadGame(id: string, edition?: Json): Promise<Game> {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) throw new Error(`There is no game called “${id}” in this version of Wayside.`);
  const { game, withEdition } = await entry.rules();
  if (edition === undefined) return game;
  const made = withEdition(edition);
  if ('id' in made) return made;
  throw new Error(made.join(' '));
}
