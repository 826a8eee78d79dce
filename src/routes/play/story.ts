/** A match told: log lines by round, score by category, growth of points. Pure; knows any game through its view. */
import { standing, total, type Game, type GameEvent, type ScoreLine, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameView } from '#games/view.ts';
import type { Happening } from '#match/live.ts';
import type { GrowthPoint, LogGroup, LogLine, Person, ScoreRow, ScoreSheet } from '#ui/play/types.ts';
import { words } from '#ui/words-play.ts';

export type Tale = {
  readonly game: Game;
  readonly view: GameView;
  /** Of the seats. */
  readonly names: readonly string[];
  /** Of the opponent without a seat, in games that have one. */
  readonly rival?: string | undefined;
  /** All seats earn one score together. */
  readonly together?: true | undefined;
};

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

/** A line never changes once something happened, and a long log is asked for after every move. */
const told = new WeakMap<Happening, string | null>();

/** The log line of one happening, or undefined if it is not worth one. */
export function lineOf({ game, view, names }: Tale, one: Happening): string | undefined {
  let text = told.get(one);
  if (text === undefined) {
    text = view.line(game, one.before, one.move, one.events, names) ?? null;
    told.set(one, text);
  }
  return text ?? undefined;
}

export function lines(tale: Tale, history: readonly Happening[]): LogLine[] {
  return history.flatMap((one) => {
    const text = lineOf(tale, one);
    if (text === undefined) return [];
    return { n: one.n, seat: one.by === 'chance' ? undefined : one.by, text, draft: one.draft };
  });
}

/** Games that count rounds keep the count in `round`; others are one long tale. */
const roundOf = (state: JsonObject): number => (typeof state.round === 'number' ? state.round : 1);

/** The log by round, oldest first. What happens before anybody has decided anything is the setting up. */
export function chapters(tale: Tale, history: readonly Happening[]): LogGroup[] {
  const groups: { key: string; title: string; lines: LogLine[] }[] = [];
  let begun = false;
  for (const one of history) {
    begun ||= one.by !== 'chance';
    const text = lineOf(tale, one);
    if (text === undefined) continue;
    const title = begun ? words.log.round(roundOf(one.before)) : words.log.start;
    let group = groups.at(-1);
    if (group?.title !== title) groups.push((group = { key: `${groups.length}`, title, lines: [] }));
    group.lines.push({ n: one.n, seat: one.by === 'chance' ? undefined : one.by, text, draft: one.draft });
  }
  return groups;
}

/** What happened since `seat` decided last. */
export function since(tale: Tale, history: readonly Happening[], seat: Seat): LogLine[] {
  const last = history.findLastIndex((one) => one.by === seat);
  return lines(tale, history.slice(last + 1));
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

/** Points by category, each category once, in the order in which the game names them. */
export function scoreSheet({ game, view }: Pick<Tale, 'game' | 'view'>, state: JsonObject): ScoreSheet {
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
  const decisions = history.filter(({ by }) => by !== 'chance').map(({ before }) => before);
  // What is decided before the first round belongs to its beginning.
  const rounds = decisions.filter(
    (state, index) => roundOf(state) > 0 && (index === 0 || roundOf(state) !== roundOf(decisions[index - 1]!))
  );
  const moments = rounds.length > 1 ? rounds : turnStarts(history).map((index) => history[index]!.before);
  return [...moments, now].map((state, index) => ({ label: String(index), totals: totals(state) }));
}

export type Outcome = {
  readonly winners: readonly Seat[];
  readonly headline: string;
  readonly detail: string;
  /** Places were decided by more than points. */
  readonly tie: boolean;
};

/** Who won, by how much, and whether a tie-break had to speak. */
export function outcome(tale: Tale, state: JsonObject): Outcome {
  const all = everybody(tale, state);
  const places = all.map(({ place }) => place);
  const totals = all.map(({ lines: own }) => total(own));
  const seats = all.map(({ seat }) => seat);
  const name = (seat: Seat): string => all[seat]?.name ?? '';
  const winners = seats.filter((seat) => places[seat] === 1);
  const points = totals[winners[0]!] ?? 0;
  const level = seats.filter((seat) => totals[seat] === points);
  const e = words.end;
  const special = tale.view.outcome?.(tale.game, state, tale.names);
  if (special) return { winners, ...special, tie: false };
  if (winners.length > 1) {
    return { winners, headline: e.shared(winners.map(name)), detail: e.sharedAll(points), tie: true };
  }
  const headline = seats.length === 1 ? e.done(name(0)) : e.wins(name(winners[0]!));
  if (level.length > 1) return { winners, headline, detail: e.tied(level.map(name), points), tie: true };
  const second = seats.filter((seat) => places[seat]! > 1).sort((a, b) => places[a]! - places[b]!)[0];
  const detail =
    second === undefined ? e.alone(points) : e.margin(points, points - (totals[second] ?? 0), name(second));
  return { winners, headline, detail, tie: false };
}

/** What a point of the growth is counted in: rounds where the game has them, turns elsewhere. */
export function unitOf(history: readonly Happening[]): (label: string) => string {
  const rounds = history.some((one) => roundOf(one.before) > 1);
  return rounds ? words.score.afterRound : words.score.afterTurn;
}

/** The result as text to be sent to somebody. */
export function resultText(result: {
  readonly title: string;
  readonly date: string;
  readonly end: Outcome;
  readonly sides: readonly Side[];
  readonly sheet: ScoreSheet;
}): string {
  const { title, date, end, sheet } = result;
  const s = words.share;
  const rows = [...result.sides]
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
