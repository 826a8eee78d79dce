/** Brings together what a match needs to be on the table: its log, its game's view, and whoever plays for bots. */
import { ask } from '#bots/client.ts';
import type { GameView } from '#games/view.ts';
import { LiveMatch } from '#match/live.svelte.ts';
import { words as shell } from '#ui/words.ts';
import { words } from '#ui/words-play.ts';
import { loadView } from './view.ts';

export type Opened = { readonly live: LiveMatch; readonly view: GameView };

export async function openMatch(id: string): Promise<Opened> {
  let view: Promise<GameView> | undefined;
  const live = await LiveMatch.open(id, {
    ask,
    onknown: (game) => {
      view = loadView(game);
      view.catch(() => undefined); // heard of below
    },
    words: (kind) => ({ ...shell.problems, ...words.problems })[kind]
  });
  try {
    return { live, view: await (view ?? loadView(live.game.id)) };
  } catch (error) {
    live.close();
    throw error;
  }
}
