/** A way that a match could take: its steps as if they had been taken, what they are in words, and what speaks for it. */
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, type Game, type Move, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import { reasonsFor, type Reason } from '#bots/outlook.ts';
import { tells, type Decides, type Gain } from '#match/adviser.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { words as play, type Behind } from '#words/play.ts';
import { words } from '#words/review.ts';
import { counted as countedParts, lineOf } from './since/told.ts';
import type { Tale } from './tale.ts';

/** What moves of one seat would bring about from a position, which is entry number `from`. */
export function walk(game: Game, start: JsonObject, moves: readonly Move[], by: Seat, from = 0): Happening[] {
  const steps: Happening[] = [];
  let state = start;
  for (const move of moves) {
    const { happening } = carry(game, state, move, { n: from + steps.length, by, draft: false }, false);
    steps.push(happening);
    state = happening.after;
  }
  return steps;
}

/** A step in the words of a hint, or those that the log would have for it. */
export const advised = (tale: Tale, step: Happening): string => {
  const { game, view } = tale;
  const { before, move } = step;
  return view.advice?.(game, before, move) ?? lineOf(tale, step) ?? view.undoes(game, before, move);
};

/** A step as a hint tells it; `shown`: what it answers is seen on the table. */
export type Told = { readonly step: Happening; readonly text: string; readonly shown: boolean };

/** Something is drawn in this position, and the same seat decides on after it: no way leads beyond that. */
export function goesOn(game: Game, state: JsonObject, seat: Seat): boolean {
  // Where moves cannot be listed each of them is a turn.
  if (game.sample || game.turn(state) !== 'chance') return false;
  const after = game.clone(state);
  const roll = seededRoll('any');
  while (game.turn(after) === 'chance') game.play(after, draw(game, after, roll));
  return game.turn(after) === seat;
}

/** The steps of a way, those together that are said in one breath and played by one touch: what only asks the next question, and the answer. */
export function breaths(tale: Tale, steps: readonly Happening[]): Told[][] {
  const { game, view } = tale;
  const all: Told[][] = [];
  let asks: boolean | 'shown' = false;
  for (const step of steps) {
    if (!asks) all.push([]);
    all.at(-1)!.push({ step, text: advised(tale, step), shown: asks === 'shown' });
    asks = view.leads?.(game, step.before, step.move) ?? false;
  }
  return all;
}

/** What is shown is told only where nothing else is. */
export const inOneBreath = (told: readonly Told[]): string =>
  told
    .filter(({ shown }, n) => n === 0 || !shown)
    .map(({ text }) => text)
    .join(' ');

/** What is asked several times running in the same words is said once, and how often. */
export const counted = (texts: readonly string[]): string[] =>
  countedParts(texts.map((text) => ({ text, seat: undefined }))).map(({ text }) => text);

/** The step that is due stands alone, since it is done once at a touch; the rest is counted. */
export const listed = ([due, ...rest]: readonly string[]): string[] =>
  due === undefined ? [] : [due, ...counted(rest)];

/**
 * The two things that decide between two ways, each a sentence in the words of the score sheet. Where the whole `gain` is told
 * beside them, up to four, until they tell most of it, and a last sentence says what all else makes of it.
 */
export function reasonsInWords(tale: Tale, seat: Seat, all: readonly Reason[], gain?: number): string[] {
  const weight = ({ side, points }: Reason): number => (side === seat ? points : -points);
  const speaking = all.filter((one) => weight(one) > 0);
  const left = (some: readonly Reason[]): number => some.reduce((rest, one) => rest - weight(one), gain ?? 0);
  let many = 2;
  while (gain !== undefined && many < 4 && left(speaking.slice(0, many)) > gain / 4) many += 1;
  const those = speaking.slice(0, many);
  const told = those.map(({ side, item, points }) => {
    const more = words.points(points);
    const what = tale.view.reason?.(item, more) ?? words.from(tale.view.item(tale.game, item), more);
    return side === seat ? words.own(what) : words.other(tale.names[side] ?? tale.rival ?? '', what);
  });
  const rest = left(those);
  return gain !== undefined && told.length > 0 && Math.abs(rest) >= 0.5 ? [...told, words.rest(rest)] : told;
}

/** What a seat has more and less of by the score sheet than before, the most of it first. */
function changes(game: Game, before: JsonObject, after: JsonObject, seat: Seat): Reason[] {
  const sheet = (state: JsonObject) => [{ lines: standing(game, state).lines, wins: [] }];
  return reasonsFor(sheet(after), sheet(before), seat).filter(({ side }) => side === seat);
}
const sumOf = (some: readonly Reason[]): number => some.reduce((all, { points }) => all + points, 0);

/**
 * What came to a seat between two positions, by the score sheet: what it is most of, and the sum of all else;
 * nothing where just as much is lost.
 */
export function brings({ game, view }: Tale, before: JsonObject, after: JsonObject, seat: Seat): string[] {
  const all = changes(game, before, after, seat);
  const most = all.filter(({ points }) => points > 0).slice(0, 2);
  const rest = sumOf(all) - sumOf(most);
  if (most.length === 0 || sumOf(all) === 0) return [];
  const told = most.map(({ item, points }) => play.hint.gain(view.item(game, item), points));
  return rest === 0 ? told : [...told, play.hint.elsewhere(rest)];
}

/** Under which items of the score sheet the points came and went between two positions, in a few words. */
export function under({ game, view }: Tale, before: JsonObject, after: JsonObject, seat: Seat): string {
  const all = changes(game, before, after, seat).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [only, ...others] = all;
  if (only && others.length === 0) return play.since.one(view.item(game, only.item));
  const most = all.slice(0, 3);
  const told = most.map(({ item, points }) => play.since.part(view.item(game, item), points));
  const rest = sumOf(all) - sumOf(most);
  return play.since.all(rest === 0 ? told : [...told, play.hint.elsewhere(rest)]);
}

/** What speaks for a turn. */
export type Why = {
  /** What it brings more of by the end: than the second best, or, where that is about as good, than a usual turn. */
  readonly because: { readonly usual: boolean; readonly all: readonly string[] };
  /**
   * The best of the other turns from the step on in which it is another, and how far it is behind in the margin over the others by
   * the end, as far as can be told.
   */
  readonly second: { readonly step: number; readonly text: string; readonly behind: Behind };
};

/** Looks for what speaks for a turn, beside the best of the others; undefined where nothing can be said. Rejects when `signal` is aborted. */
export async function weigh(
  live: Pick<LiveMatch, 'compare'>,
  tale: Tale,
  from: Decides,
  moves: readonly Move[],
  signal: AbortSignal
): Promise<Why | undefined> {
  const tell = (way: readonly Move[]): string[] =>
    breaths(tale, walk(tale.game, from.state, way, from.seat)).map(inOneBreath);
  const own = tell(moves);
  const all = inAnyOrder(own);
  // What reads the same, or is the same in another order, is no other turn to whoever reads it.
  const differs = (other: readonly Move[]): boolean => inAnyOrder(tell(other)) !== all;
  const found = await live.compare(from, moves, differs, signal);
  if (!found) return undefined;
  const told = tells(found);
  const better = told ? found : found.usual;
  const speaks = better !== undefined && tells(better) && better.gain > 0;
  const other = tell(found.second);
  const [ours, theirs] = [listed(own), listed(other)];
  const step = Math.max(
    0,
    theirs.findIndex((text, n) => text !== ours[n])
  );
  const rest = step === 0 ? counted(other) : theirs.slice(step);
  return {
    because: { usual: !told, all: speaks ? reasonsInWords(tale, from.seat, credible(better)) : [] },
    second: { step: step + 1, text: rest.join(' '), behind: behindOf(found) }
  };
}

/** Quick play of both sides may be wrong in the same way every time: what is more than a clear win is told without a figure. */
const isCredible = (points: number, { clear = Infinity }: Gain): boolean => Math.abs(points) <= clear;

const credible = (gain: Gain): Reason[] => gain.reasons.filter(({ points }) => isCredible(points, gain));

function behindOf(found: Gain): Behind {
  const { gain, error } = found;
  if (!tells(found)) return gain >= Math.max(0.5, error) ? 'somewhat' : undefined;
  if (isCredible(gain, found)) return gain;
  return gain > 0 ? 'much' : 'better';
}

const inAnyOrder = (texts: readonly string[]): string => [...texts].sort().join(' ');
