/** Where in a match something happened: the heading of its part of the log, and whose turn of that part. Pure. */
import type { Happening } from '#engine/timeline.ts';
import { words } from '#words/play.ts';
import type { Tale } from './tale.ts';

/**
 * The heading of each thing that happened: its round, or what the game says instead. Until anybody has decided anything a match
 * is set up. Games that have neither are one long tale.
 */
export function headings({ game, view }: Tale, history: readonly Happening[]): string[] {
  const begun = history.findIndex(({ by }) => by !== 'chance');
  let now: string = words.log.start;
  return history.map(({ before, after }, index) => {
    if (begun < 0 || index < begun) return now;
    if (game.round) now = words.log.round(game.round(before));
    else if (view.chapter) now = view.chapter(after) ?? now;
    else now = words.log.all;
    return now;
  });
}
