/**
 * What happened since somebody decided last, as moments to be looked at one after another: who, what, with which picture, what
 * it gave, and the position that shows it. Pure; knows any game through its view.
 */
import { standing, total, type GameEvent, type Move, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import type { Decides } from '#match/adviser.ts';
import type { Sentence } from '#games/view.ts';
import type { Tale } from '../tale.ts';
import { counted, partsOf, speak, tellings, type Telling } from './told.ts';

export type Moment = {
  readonly key: string;
  /** The entry of the log that it ends with. */
  readonly n: number;
  /** Whose mark it carries; undefined for what is nobody's, or several seats'. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The same by whom it is about, each with a mark of its own. */
  readonly parts: readonly Sentence[];
  /** Topics whose pictures say it, the most telling first. */
  readonly pictures: readonly string[];
  /** Points that came or went with it: between `from` and `to`, which is where the next moment begins. */
  readonly points: readonly { readonly seat: Seat; readonly by: number }[];
  readonly from: JsonObject;
  readonly to: JsonObject;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The position with what is told of, before the table was put in order for what comes next. */
  readonly settled: JsonObject;
  /** What is just told, within a show. */
  readonly event: GameEvent | undefined;
  /** All that was told in it. */
  readonly events: readonly GameEvent[];
  /** The step that led to it, and how much of the show has been told with it. */
  readonly last: Happening;
  readonly told: number;
};

/** Moves of a seat, and the position that they begin in. */
export type Turn = Decides & { readonly moves: readonly Move[] };

/** A turn is one moment, or every line of the log is. */
export type Detail = 'short' | 'full';

const isShow = ({ view }: Tale, one: Happening): boolean =>
  one.events.some((event) => view.story?.shows(event) === true);

/** Somebody else decided it, or the opponent without a seat did. */
const isDone = ({ view }: Tale, one: Happening, seat: Seat): boolean =>
  one.by === 'chance' ? view.automa?.(one.before) !== undefined : one.by !== seat;
/** The same, or the table by itself. */
const isOthers = (tale: Tale, one: Happening, seat: Seat): boolean => isDone(tale, one, seat) || isShow(tale, one);

/**
 * From the last decision of `seat` before others acted to its first one after: what it does itself in its turn takes nothing
 * from what there is to be told. Of its own last step only the show that came of it belongs to this.
 */
export function happenedSince(tale: Tale, history: readonly Happening[], seat: Seat): readonly Happening[] {
  const theirs = history.findLastIndex((one) => isOthers(tale, one, seat));
  if (theirs < 0) return [];
  // What somebody does in a harvest belongs to it: it is told as a whole, once it is over too.
  const own = history
    .slice(0, theirs + 1)
    .findLastIndex((one) => one.by === seat && tale.view.upkeep?.(one.before) !== true);
  const next = history.findIndex((one, index) => index > theirs && one.by === seat);
  // How the table was set up is seen on it, and no news.
  const first = own < 0 ? history.findIndex((one) => isDone(tale, one, seat)) : own + 1;
  if (first < 0) return [];
  const between = history.slice(first, next < 0 ? undefined : next);
  const mine = history[own];
  const show = mine && isShow(tale, mine) ? showOf(tale, mine) : undefined;
  return show ? [show, ...between] : between;
}

/** Where the show begins in what a step told. */
const beginning = ({ view }: Pick<Tale, 'view'>, { events }: Pick<Happening, 'events'>): number =>
  events.findIndex((event) => view.story?.shows(event) === true);

/** The step from where its show began. */
function showOf({ game, view }: Tale, one: Happening): Happening {
  const from = beginning({ view }, one);
  const { frames } = carry(game, one.before, one.move, one);
  return { ...one, before: frames[from - 1]?.state ?? one.before, events: one.events.slice(from) };
}

/** `slowly`: of a show, what concerns the one who looks is told step by step, each with all that came of it. */
export function momentsSince(
  tale: Tale,
  history: readonly Happening[],
  seat: Seat,
  detail: Detail,
  slowly = false
): Moment[] {
  const happened = happenedSince(tale, history, seat);
  const moments = tellings(tale, happened).flatMap((one) => parts(tale, history, one));
  const mine = (one: Moment): boolean => slowly && one.event !== undefined && one.seat === seat;
  const whole = moments.map((one, n) =>
    mine(one) ? reaching(one, moments[n + 1]?.before ?? happened.at(-1)!.after) : one
  );
  return scored(tale, detail === 'full' ? whole : byTurns(tale, whole, mine), happened);
}

/** With what came of it in steps that nothing is said of: a tree that grows is laid by a move of its own. */
const reaching = (one: Moment, after: JsonObject): Moment => ({ ...one, after, settled: after });

/**
 * Moments with their points. Steps that nothing is said of have some too, as each seed that falls from a hand: they belong to the
 * moment before them, or to the next one where its seat decided them.
 */
function scored(tale: Tale, moments: readonly Moment[], happened: readonly Happening[]): Moment[] {
  const begins = moments.map((one, n) => {
    if (n === 0) return happened[0]!.before;
    let first = happened.findIndex(({ before }) => before === one.before);
    if (first < 0) return one.before;
    const told = happened.findIndex((step) => step.n === moments[n - 1]!.n);
    const { by } = happened[first]!;
    while (by !== 'chance' && first - 1 > told && happened[first - 1]!.by === by) first -= 1;
    return happened[first]!.before;
  });
  return moments.map((one, n) => {
    const [from, to] = [begins[n]!, begins[n + 1] ?? happened.at(-1)!.after];
    return { ...one, from, to, points: gained(tale, from, to) };
  });
}

/** What a seat decided in a row with which a moment began, up to the next draw; undefined for a show, and for what no seat decided. */
export function turnOf(history: readonly Happening[], { key, event }: Moment): Turn | undefined {
  const at = event ? -1 : history.findIndex(({ n }) => n === Number(key));
  const seat = history[at]?.by;
  if (typeof seat !== 'number') return undefined;
  const first = history.slice(0, at).findLastIndex(({ by }) => by !== seat) + 1;
  const next = history.findIndex(({ by }, index) => index > at && by !== seat);
  const steps = history.slice(first, next < 0 ? undefined : next);
  return { state: steps[0]!.before, seat, moves: steps.map(({ move }) => move) };
}

/** A line as one moment; a show as one for each sentence. */
function parts(tale: Tale, history: readonly Happening[], one: Telling): Moment[] {
  const from = beginning(tale, one);
  // What was joined or cut is carried out as it was entered.
  const entry = history.find(({ n }) => n === one.n) ?? one;
  if (from < 0) return [momentOf(tale, one, entry)];
  const { frames } = carry(tale.game, entry.before, entry.move, entry);
  const skipped = entry.events.length - one.events.length;
  const tidies = (event: GameEvent): boolean => tale.view.story?.tidies?.(event) === true;
  const lines = one.events.map((event, index) => (index < from ? undefined : some(tale, one, [event])[0]));
  let before = frames[skipped + from - 1]?.state ?? entry.before;
  const deed = from > 0 ? some(tale, { ...one, after: before }, one.events.slice(0, from)) : [];
  const shown = one.events.flatMap((event, index): Moment[] => {
    if (tidies(event) && index >= from) before = frames[skipped + index]!.state;
    const line = lines[index];
    if (!line) return [];
    // What comes of it without a sentence of its own belongs to it.
    const next = one.events.findIndex((other, n) => n > index && (lines[n] !== undefined || tidies(other)));
    const told = skipped + (next < 0 ? one.events.length : next);
    const after = frames[told - 1]!.state;
    const moment: Moment = {
      ...momentOf(tale, line, entry, told),
      key: `${one.n}.${told}`,
      before,
      after,
      settled: after,
      event
    };
    before = after;
    return [moment];
  });
  return [...deed.map((told) => momentOf(tale, told, entry, skipped + from)), ...shown];
}

/** Where what is told of has happened, and nothing has been tidied up yet. */
function settledOf({ game, view }: Tale, { events, after }: Telling, entry: Happening, told: number): JsonObject {
  const tidied = events.length - 1 - events.findLastIndex((event) => view.story?.tidies?.(event) !== true);
  if (tidied === 0) return after;
  const { frames } = carry(game, entry.before, entry.move, entry);
  return frames[told - tidied - 1]?.state ?? after;
}

/** What is told of some of the events, if there is anything to be told of them. */
function some(tale: Tale, one: Telling, events: readonly GameEvent[]): Telling[] {
  const { text, seat, parts: said } = speak(tale, { ...one, events });
  return text === undefined ? [] : [{ ...one, events, text, seat, parts: said }];
}

/** `told`: how many events of the entry have been told with it. */
function momentOf(tale: Tale, one: Telling, entry: Happening, told = entry.events.length): Moment {
  const { game, view } = tale;
  const { events } = one;
  return {
    key: `${one.n}`,
    n: one.n,
    seat: one.seat,
    text: one.text,
    parts: one.parts,
    pictures: view.story?.pictures(game, one.before, one.move, events) ?? [],
    points: [],
    from: one.before,
    to: one.after,
    before: one.before,
    after: one.after,
    settled: settledOf(tale, one, entry, told),
    event: undefined,
    events,
    last: entry,
    told
  };
}

function gained({ game, together }: Tale, before: JsonObject, after: JsonObject): Moment['points'] {
  const [was, is] = [before, after].map((state) => standing(game, state).lines.map(total));
  const sides = together ? is!.slice(0, 1) : is!;
  return sides.flatMap((points, seat) => (points === was![seat] ? [] : { seat, by: points - was![seat]! }));
}

/** What a game tells in one step with its like, by its name. */
const gathering = ({ view }: Tale, { before, events }: Moment): string | undefined =>
  events[0] && view.story?.gathers?.(before, events[0]);

/** What one seat did in a row, or a game gathers, is one moment: its first pictures, all of its words, what came of it in the end. */
function byTurns(tale: Tale, moments: readonly Moment[], alone: (one: Moment) => boolean): Moment[] {
  const turns: Moment[][] = [];
  for (const one of moments) {
    const turn = turns.at(-1);
    const first = turn?.[0];
    const name = gathering(tale, one);
    const before = first && gathering(tale, first);
    if (turn && name !== undefined && name === before) {
      turn.push(one);
      continue;
    }
    const show = first?.event !== undefined;
    // What nobody did is told with what else nobody did, in a show.
    const other =
      !first || name !== before || first.seat !== one.seat || show !== (one.event !== undefined) || alone(one);
    if (other || (one.seat === undefined && !show)) turns.push([one]);
    else turn.push(one);
  }
  return turns.map((turn) => joined(tale, turn));
}

/** Said in one breath where a game gathers it, or else in the words of each. */
function saidOf(tale: Tale, turn: readonly Moment[], events: readonly GameEvent[]): Pick<Moment, 'seat' | 'parts'> {
  const [first, last] = [turn[0]!, turn.at(-1)!];
  if (gathering(tale, first) === undefined)
    return { seat: last.seat, parts: partsOf(counted(turn.flatMap(({ parts }) => parts))) };
  // It happens to whom it tells of, whoever moved last.
  return speak(tale, { ...last.last, before: first.before, events, by: 'chance' });
}

function joined(tale: Tale, turn: readonly Moment[]): Moment {
  const { game, view } = tale;
  const [first, last] = [turn[0]!, turn.at(-1)!];
  if (first === last) return first;
  const events = turn.flatMap((one) => one.events);
  const { seat, parts } = saidOf(tale, turn, events);
  return {
    ...last,
    key: first.key,
    before: first.before,
    seat,
    text: parts.map(({ text }) => text).join(' '),
    parts,
    // What is seen of it is the show, whatever was put in order at its end.
    event: turn.findLast(({ event }) => event && view.story?.shows(event))?.event ?? last.event,
    events,
    pictures: view.story?.pictures(game, first.before, last.last.move, events) ?? []
  };
}
