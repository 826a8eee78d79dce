/** What of a match is worth remembering: its best turn, how close it was, what made the difference. */
import { total, type Game, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GrowthPoint, Person, ScoreSheet } from '#ui/play/types.ts';
import { turnStarts } from '../story.ts';

/** A rise of somebody's score, and the entry that brought most of it. */
export type Rise = { readonly seat: Seat; readonly rise: number; readonly n: number };
/** A turn that brought one, from where to where. */
type RiseOfTurn = Rise & { readonly from: JsonObject; readonly to: JsonObject };

/**
 * The turn in which a seat's score rose most. What comes in an upkeep, to several seats in one step, or with the end of a round, is a
 * harvest and nobody's turn. Undefined where points come with rounds and hardly with turns, and alone, where one turn runs
 * into the next.
 */
export function bestTurn(
  game: Pick<Game, 'score' | 'round'>,
  history: readonly Happening[],
  upkeep: (state: JsonObject) => boolean = () => false
): RiseOfTurn | undefined {
  const totals = (state: JsonObject): number[] => game.score(state).map(total);
  const starts = turnStarts(history);
  let best: RiseOfTurn | undefined;
  let brought = 0;
  if (starts.length < 2) return undefined;
  for (const [turn, start] of starts.entries()) {
    const seat = history[start]!.by;
    if (typeof seat !== 'number') continue;
    let rise = 0;
    let most = 0;
    let n = history[start]!.n;
    let to = history[start]!.before;
    for (const one of history.slice(start, starts[turn + 1])) {
      if (game.round && game.round(one.before) !== game.round(history[start]!.before)) break;
      if (upkeep(one.before)) continue;
      const before = totals(one.before);
      const steps = totals(one.after).map((points, side) => points - before[side]!);
      if (steps.filter((step) => step > 0).length > 1) continue;
      const step = steps[seat] ?? 0;
      rise += step;
      to = one.after;
      if (step > most) {
        most = step;
        n = one.n;
      }
    }
    if (rise > 0) brought += 1;
    if (rise > (best?.rise ?? 0)) best = { seat, rise, n, from: history[start]!.before, to };
  }
  return brought * 4 < starts.length ? undefined : best;
}

/** The round in which somebody's score rose most, by the label of the point of the curve that it led to. */
export function bestRound(
  curve: readonly GrowthPoint[],
  people: readonly Person[]
): Omit<Rise, 'n'> & { label: string } {
  let best = { seat: 0, rise: 0, label: '' };
  for (const [index, { label, totals }] of curve.entries()) {
    for (const { seat } of index > 0 ? people : []) {
      const rise = (totals[seat] ?? 0) - (curve[index - 1]!.totals[seat] ?? 0);
      if (rise > best.rise) best = { seat, rise, label };
    }
  }
  return best;
}

export type Closeness = {
  /** Points between the first two when they were closest in the second half, and who these were: at first nobody is far ahead. */
  readonly gap: number;
  readonly seats: readonly [Seat, Seat];
  /** The point of the curve; undefined where they were never closer in that half than at the end. */
  readonly label: string | undefined;
  /** How often the lead passed to another. */
  readonly changes: number;
  /** Who led from which point on to the end; undefined where nobody did. */
  readonly led: { readonly seat: Seat; readonly label: string } | undefined;
};

/** Undefined alone, and where the curve has nothing between its beginning and its end. */
export function closeness(curve: readonly GrowthPoint[], people: readonly Person[]): Closeness | undefined {
  const inner = curve.slice(1, -1);
  const end = curve.at(-1);
  if (people.length < 2 || inner.length === 0 || !end) return undefined;
  const order = ({ totals }: GrowthPoint): { seats: [Seat, Seat]; gap: number } => {
    const [first, second] = people
      .map(({ seat }) => ({ seat, points: totals[seat] ?? 0 }))
      .sort((a, b) => b.points - a.points || a.seat - b.seat);
    return { seats: [first!.seat, second!.seat], gap: first!.points - second!.points };
  };
  let closest = { ...order(end), label: undefined as string | undefined };
  for (const point of curve.slice(Math.floor(curve.length / 2), -1)) {
    const now = order(point);
    if (now.gap < closest.gap || (now.gap === closest.gap && closest.label !== undefined)) {
      closest = { ...now, label: point.label };
    }
  }
  let leader: Closeness['led'];
  let changes = 0;
  for (const point of [...inner, end]) {
    const { seats, gap } = order(point);
    if (gap === 0) continue;
    if (leader?.seat === seats[0]) continue;
    if (leader) changes += 1;
    leader = { seat: seats[0], label: point.label };
  }
  return { ...closest, changes, led: order(end).gap > 0 && leader?.label !== end.label ? leader : undefined };
}

/** The kind of points in which the first was most ahead of the second; undefined where there is none. */
export function decisive(
  { rows }: ScoreSheet,
  first: Seat,
  second: Seat
): { readonly label: string; readonly mine: number; readonly theirs: number } | undefined {
  const [most] = rows
    .map(({ label, points }) => ({ label, mine: points[first] ?? 0, theirs: points[second] ?? 0 }))
    .sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs));
  return most && most.mine > most.theirs ? most : undefined;
}
