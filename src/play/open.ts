/** Brings together what a match needs to be on the table: its log, its game's view, and whoever plays for bots. */
import { ask, find, turn } from '#bots/client.ts';
import { games, type World } from '#games/index.ts';
import type { GameView } from '#games/view.ts';
import { LiveMatch } from '#match/live.svelte.ts';
import type { TakeTime } from '#match/players.ts';
import { words as shell } from '#words/home.ts';
import { words } from '#words/play.ts';
import { loadView } from './view.ts';

export type Opened = { readonly live: LiveMatch; readonly view: GameView; readonly world: World | undefined };

/** Where time counts, a bot takes as long as it says. */
const take: TakeTime = async (game, move, signal) => {
  const ms = (await loadView(game)).clock?.taken(move) ?? 0;
  if (ms === 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
};

export async function openMatch(id: string): Promise<Opened> {
  let view: Promise<GameView> | undefined;
  const live = await LiveMatch.open(id, {
    ask,
    adviser: { turn, find },
    take,
    onknown: (game) => {
      view = loadView(game);
      view.catch(() => undefined); // heard of below
    },
    words: (kind) => ({ ...shell.problems, ...words.problems })[kind]
  });
  try {
    const [shown, createWorld] = await Promise.all([view ?? loadView(live.game.id), games[live.game.id]?.world?.()]);
    return { live, view: shown, world: createWorld?.(live.game) };
  } catch (error) {
    live.close();
    throw error;
  }
}
