/**
 * The draws of a match of the day. There are no dice and nothing to be proven: every draw follows from the date, so that all
 * who play the game of that day are dealt the same. Draws of one kind (tiles, cards, markers) have a sequence of their own,
 * whatever is drawn in between: so they are the same for people who play differently.
 */
import type { Move, Rules } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { DayHeader, Entry } from '#engine/log.ts';
import { draw } from './dice.ts';

type DrawEntry = Extract<Entry, { type: 'draw' }>;

/** What the day has for this chance node. `drawn`: every draw of the match so far. */
export function drawOfDay<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  { day }: Pick<DayHeader, 'day'>,
  drawn: readonly Move[]
): M {
  const kind = game.chances(state)[0]!.move.type;
  const k = drawn.filter(({ type }) => type === kind).length;
  return draw(game, state, { k, links: [], transcript: hash(['wayside day/1', game.id, day, kind]) });
}

/** What is wrong with a drawn entry, in words; undefined if it is what the day has. */
export function dayProblem<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  header: Pick<DayHeader, 'day'>,
  drawn: readonly Move[],
  { n, links, move }: DrawEntry
): string | undefined {
  if (links.length > 0) return `entry ${n} reveals links where there are no dice`;
  const due = drawOfDay(game, state, header, drawn);
  return canonical(due) === canonical(move) ? undefined : `entry ${n} is not what ${header.day} has`;
}
