/** Where in a match something happened: the heading of its part of the log, and whose turn of that part. Pure. */
import type { Happening } from '#engine/timeline.ts';
import { words } from '#words/play.ts';
import type { Tale } from './tale.ts';

/**
 * The heading of each thing that happened: its round, or what the game says instead. Until anybody has decided anything a match
 * is set up. Games that have neither are one long tale.
 */
export function headings({ game, view }: Tale, history: readonly Happening[]): string[] {
  const rounds = view.rounds ?? words.rounds;
  const begun = history.findIndex(({ by }) => by !== 'chance');
  let now: string = words.log.start;
  return history.map(({ before, after }, index) => {
    if (begun < 0 || index < begun) return now;
    if (game.round) now = game.round(before) > 0 ? rounds.title(game.round(before)) : words.log.start;
    else if (view.chapter) now = view.chapter(after) ?? now;
    else now = words.log.all;
    return now;
  });
}

/** The same in full, “Round 5 · Ada’s turn 3”; what is drawn within a turn belongs to it, a harvest or a night to nobody’s. */
export function places(tale: Tale, history: readonly Happening[]): string[] {
  const { view, names } = tale;
  const alone = names.length === 1 && tale.rival === undefined;
  const all = headings(tale, history);
  const turns = new Map<string, number>();
  let doer: string | undefined;
  return history.map(({ by, before }, index) => {
    const heading = all[index]!;
    if (heading !== all[index - 1]) {
      turns.clear();
      doer = undefined;
    }
    const now = view.upkeep?.(before) ? undefined : by === 'chance' ? (view.automa?.(before) ?? doer) : names[by];
    if (now !== undefined && now !== doer) turns.set(now, (turns.get(now) ?? 0) + 1);
    doer = now;
    return now === undefined || alone ? heading : words.replay.place(heading, now, turns.get(now)!);
  });
}

/**
 * How many steps of a replay lead to what entry `n` did: those of agreements are none. What was just drafted is not in the log
 * yet: looking back then ends with its last step.
 */
export function stepAfter(history: readonly Happening[], n: number): number {
  const logged = history.filter(({ draft }) => !draft);
  return logged.findIndex((one) => one.n === n) + 1 || logged.length;
}
