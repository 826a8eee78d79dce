/** Carrying moves out: the moments a screen shows, the draws of chance that follow, and the summary for lists. */
import { standing, total, type Game, type GameEvent, type Move, type Seat, type Turn } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { entryHash, type Entry } from '#engine/log.ts';
import type { Glance } from '#store/matches.ts';
import type { Frame, Happening } from './live.ts';
import type { Luck } from './luck.ts';

/** One thing that happened and the moments to show it; the last frame is the position at rest. */
export type Step = { readonly happening: Happening; readonly frames: readonly Frame[] };

/** Carries out a legal move on a clone of `before`: the events it tells, and the position at each of them. */
export function carry(
  game: Game,
  before: JsonObject,
  move: Move,
  about: { readonly n: number; readonly by: Seat | 'chance'; readonly draft: boolean }
): Step & { readonly after: JsonObject } {
  const frames: Frame[] = [];
  const events: GameEvent[] = [];
  const after = game.clone(before);
  game.play(after, move, (event) => {
    events.push(event);
    frames.push({ state: game.clone(after), event });
  });
  frames.push({ state: after, event: undefined });
  return { happening: { ...about, move, before, events }, frames, after };
}

/** The end of a log as the next draw finds it. `drawn`: what was drawn under the log's own header. */
export type LogEnd = { readonly count: number; readonly hash: Hash; readonly drawn: readonly Move[] };

/**
 * Everything chance has to say from `state` on, until somebody decides: entries with their proofs, and the position they
 * lead to. The same end of the log gives the same draws, always.
 */
export function drawAll(
  game: Game,
  luck: Luck,
  state: JsonObject,
  end: LogEnd
): { entries: Entry[]; state: JsonObject } {
  const entries: Extract<Entry, { type: 'draw' }>[] = [];
  let now = state;
  let transcript = end.hash;
  while (game.turn(now) === 'chance') {
    const drawn = [...end.drawn, ...entries.map(({ move }) => move)];
    const { move, links } = luck(game, now, drawn, transcript);
    const entry = { n: end.count + entries.length, type: 'draw', move, links } as const;
    entries.push(entry);
    transcript = entryHash(transcript, entry);
    now = game.clone(now);
    game.play(now, move);
  }
  return { entries, state: now };
}

/** What lists show of a position; `turn` is `over` as well when a match was ended by agreement. */
export function glanceAt(game: Game, state: JsonObject, turn: Turn = game.turn(state)): Glance {
  const { lines, places } = standing(game, state);
  return { turn, scores: lines.map(total), places, state };
}
