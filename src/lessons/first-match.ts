/**
 * The match after the lesson, or instead of it: against the weakest bot, or of the two who learnt together; with the coach,
 * its first round suggested. The learner begins: what a bot does first is done before one has looked at the table.
 */
import { withFirst } from '#engine/options.ts';
import { games, loadGame, shelf } from '#games/index.ts';
import { partings, unheard } from '#games/lesson.ts';
import { createMatch } from '#match/create.ts';
import { change, settings } from '#shell/settings.svelte.ts';
import { words } from '#words/lesson.ts';
import { begin } from '#words/new.ts';

/** Stores it and returns its id. Throws StoreProblem. */
export async function firstMatch(game: string, pair?: readonly string[]): Promise<string> {
  const meta = shelf.find(({ id }) => id === game);
  const name = settings.now.names[0]?.trim() || words.learner;
  const bot = begin.new.botNames.find((one) => one !== name) ?? begin.new.bot;
  const guided = await createMatch({
    game,
    players: pair?.map((one) => ({ name: one, kind: 'person', level: null }) as const) ?? [
      { name, kind: 'person', level: null },
      ...(meta?.together ? [] : [{ name: bot, kind: 'bot', level: 'easy' } as const])
    ],
    options: withFirst(meta?.first ?? {}, 0)
  });
  await change(({ told }) => {
    const heard = (told[game] ?? []).filter((tip) => !partings.includes(tip));
    return { coach: true, guided, told: { ...told, [game]: heard } };
  });
  return guided;
}

/**
 * A coach may be promised: rounds are counted, so that the first is suggested, or there is something to tell that this
 * device was not told and nobody learnt here.
 */
export async function hasCoach(id: string, told: readonly string[], learnt: readonly string[]): Promise<boolean> {
  const entry = games[id];
  if (!entry?.lesson) return false;
  const [game, write] = await Promise.all([loadGame(id), entry.lesson()]);
  return game.round !== undefined || unheard(write(game).coach, told, learnt).length > 0;
}
