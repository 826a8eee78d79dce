/** A match told: log lines by round, score by category, growth of points. Pure; knows any game through its view. */
import { standing, total, type Game, type GameEvent, type ScoreLine } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GrowthPoint, LogGroup, LogLine, Person, ScoreRow, ScoreSheet } from '#ui/play/types.ts';
import { words } from '#words/play.ts';
import { headings } from './places.ts';
import { tellings, type Telling } from './since/told.ts';
import { resultOf, type Result } from './result.ts';
import type { Tale } from './tale.ts';
export type { Tale } from './tale.ts';

/** Somebody who scores: a seat, or after the seats the rival; where all earn one score, the first seat stands for all. */
export type Side = Person & { readonly lines: readonly ScoreLine[]; readonly place: number };

export function sides(tale: Pick<Tale, 'game' | 'names' | 'rival' | 'together'>, state: JsonObject): Side[] {
  const all = everybody(tale, state);
  if (!tale.together || all.length < 2) return all;
  return [{ ...all[0]!, name: words.score.together, all: true }];
}

function everybody({ game, names, rival = '' }: Pick<Tale, 'game' | 'names' | 'rival'>, state: JsonObject): Side[] {
  const { lines, places } = standing(game, state);
  return lines.map((own, seat) => ({ seat, name: names[seat] ?? rival, lines: own, place: places[seat]! }));
}

/** Games that count no rounds are one long tale. */
const roundOf = (game: Game, state: JsonObject): number => game.round?.(state) ?? 1;

/** Whatever is said of a seat stands under that seat's mark: a line for each. */
const linesOf = ({ n, parts, draft }: Telling): LogLine[] =>
  parts.map(({ seat, text }, part) => ({ key: part === 0 ? `${n}` : `${n}.${part}`, n, seat, text, draft }));

export const lines = (tale: Tale, history: readonly Happening[]): LogLine[] => tellings(tale, history).flatMap(linesOf);

/** The log by heading and turn, oldest first. */
export function chapters(tale: Tale, history: readonly Happening[]): LogGroup[] {
  const groups: { key: string; title: string; turns: { key: string; by: unknown; lines: LogLine[] }[] }[] = [];
  const all = headings(tale, history);
  const titles = new Map(history.map(({ n }, index) => [n, all[index]!]));
  for (const one of tellings(tale, history)) {
    const { n, by, before } = one;
    const title = titles.get(n) ?? words.log.start;
    let group = groups.at(-1);
    if (group?.title !== title) groups.push((group = { key: `${groups.length}`, title, turns: [] }));
    // What is drawn within a turn belongs to it; an opponent without a seat has turns of its own, in draws.
    const doer = by === 'chance' ? (tale.view.automa?.(before) ?? group.turns.at(-1)?.by) : by;
    let turn = group.turns.at(-1);
    if (!turn || turn.by !== doer) group.turns.push((turn = { key: `${n}`, by: doer, lines: [] }));
    turn.lines.push(...linesOf(one));
  }
  return groups;
}

/** The events from the last one of a type on. */
export function recall(history: readonly Happening[], type: string): readonly GameEvent[] {
  const at = history.findLastIndex(({ events }) => events.some((event) => event.type === type));
  const events = at < 0 ? [] : history.slice(at).flatMap((one) => one.events);
  return events.slice(events.findLastIndex((event) => event.type === type));
}

/** Numbers of the entries at which another seat begins to decide. */
export function turnStarts(history: readonly Happening[]): number[] {
  let seat: Happening['by'] = 'chance';
  return history.flatMap((one, index) => {
    if (one.by === 'chance' || one.by === seat) return [];
    seat = one.by;
    return index;
  });
}

type Scored = Pick<Tale, 'game' | 'view'>;

/** Points by category; with those of `after`, the position that what is chosen would lead to. */
export function scoreSheet(tale: Scored, state: JsonObject, after?: JsonObject): ScoreSheet {
  const now = sheetOf(tale, state);
  if (!after) return now;
  const then = sheetOf(tale, after);
  const thenOf = ({ item }: ScoreRow) => then.rows.find((row) => row.item === item)?.points;
  const fresh = then.rows.filter(({ item }) => !now.rows.some((row) => row.item === item));
  return {
    rows: [...now.rows, ...fresh.map((row) => ({ ...row, points: [] }))].map((row) => ({ ...row, then: thenOf(row) })),
    totals: now.totals,
    then: then.totals
  };
}

/** Each category once, in the order in which the game names them. */
function sheetOf({ game, view }: Scored, state: JsonObject): ScoreSheet {
  const score = standing(game, state).lines;
  const rows = new Map<string, (number | undefined)[]>();
  const order: string[] = [];
  for (const [seat, all] of score.entries()) {
    let before = -1;
    for (const { item, points } of all) {
      const row = rows.get(item) ?? score.map((): number | undefined => undefined);
      row[seat] = (row[seat] ?? 0) + points;
      rows.set(item, row);
      // What only a later seat has stands where it stands in that seat's own list.
      if (!order.includes(item)) order.splice(before + 1, 0, item);
      before = order.indexOf(item);
    }
  }
  return {
    rows: order.map((item): ScoreRow => ({ item, label: view.item(game, item), points: rows.get(item)! })),
    totals: score.map(total)
  };
}

/** Totals at the end of every round (of every turn where there are no rounds), from the first to now. */
export function growth(game: Game, history: readonly Happening[], now: JsonObject): GrowthPoint[] {
  const totals = (state: JsonObject): number[] => standing(game, state).lines.map(total);
  const round = (state: JsonObject): number => roundOf(game, state);
  const decisions = history.filter(({ by }) => by !== 'chance').map(({ before }) => before);
  // What is decided before the first round belongs to its beginning.
  const rounds = decisions.filter(
    (state, index) => round(state) > 0 && (index === 0 || round(state) !== round(decisions[index - 1]!))
  );
  const moments = rounds.length > 1 ? rounds : turnStarts(history).map((index) => history[index]!.before);
  return [...moments, now].map((state, index) => ({ label: String(index), totals: totals(state) }));
}

/** How the match stands, or ended, in words. */
export const result = (tale: Tale, state: JsonObject): Result =>
  resultOf(
    everybody(tale, state).map(({ seat, name, lines: own, place }) => ({ seat, name, points: total(own), place })),
    tale.view.result?.(tale.game, state, tale.names)
  );

/** What a point of the growth is counted in: rounds where the game has them, turns elsewhere. */
export function unitOf({ game, view }: Tale, history: readonly Happening[]): (label: string) => string {
  const rounds = history.some((one) => roundOf(game, one.before) > 1);
  const { start, afterTurn } = words.score;
  const after = rounds ? (label: string) => (view.rounds ?? words.rounds).within(Number(label)) : afterTurn;
  return (label) => (label === '0' ? start : after(label));
}

/** The result as text to be sent to somebody. */
export function resultText(told: {
  readonly title: string;
  readonly date: string;
  readonly end: Result;
  readonly sides: readonly Side[];
  readonly sheet: ScoreSheet;
}): string {
  const { title, date, end, sheet } = told;
  const s = words.share;
  const rows = [...told.sides]
    .sort((a, b) => a.place - b.place)
    .map(({ seat, name, place }) => {
      const parts = sheet.rows.flatMap((row) => {
        const points = row.points[seat];
        return points ? s.part(row.label, points) : [];
      });
      return s.row(place, name, sheet.totals[seat] ?? 0, parts.join(', '));
    });
  return [s.head(title, date), `${end.headline} ${end.detail}`, ...rows, s.foot].join('\n');
}
