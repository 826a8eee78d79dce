/**
 * Which seeds pay a price. Of all colours that may be paid those that keep most points, then those there are more of,
 * and from columns that keep the next sowing rich. Each payment is played on a copy: what is allowed and what it leaves
 * is for the rules to say.
 */
import { total, type Illegal } from '#engine/game.ts';
import { seedsOf } from '../rules/area.ts';
import type { AiyeGame } from '../rules/index.ts';
import { kindOf } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import { colors, type Area, type Color, type ColumnId, type Seeds, type State } from '../rules/state.ts';

export type Pick = { readonly column: ColumnId; readonly color: Color };
/** The seeds of a payment; places may be empty while it is being changed. */
export type Picks = readonly (Pick | undefined)[];
type Pay = Extract<Move, { type: 'pay' }>;

const same = (a: Pick, b: Pick): boolean => a.column === b.column && a.color === b.color;

/** Whether a seed is not left of what has been paid already: the rules take payments from left to right, sun before moon. */
function isAhead({ areas, seat, owing }: State, { column, color }: Pick): boolean {
  const at = areas[seat]!.columns.findIndex(({ id }) => id === column);
  return 2 * at + (color === 'sun' ? 0 : 1) >= owing!.from;
}

/** A rough worth of what a column does when a seed lands there. */
const worth: Readonly<Record<string, number>> = {
  gainSeed: 1,
  convert: 1,
  promote: 2.4,
  conflict: 0.8,
  moveSeeds: 0.7,
  moveCard: 0.8,
  extraSummon: 1.6,
  extraSowing: 1.6,
  councilMeeting: 1.6
};

/** How good the next sowing of this area looks: its best landing, and a little for the others. */
function outlook(game: AiyeGame, area: Area, seeds: ReadonlyMap<ColumnId, number>): number {
  const { columns } = area;
  let best = 0;
  let all = 0;
  columns.forEach((column, from) => {
    const n = seeds.get(column.id) ?? 0;
    if (n === 0) return;
    const landing = columns[(from + n) % columns.length]!;
    const value = landing.cards.reduce(
      (sum, card) => sum + kindOf(game.deck, card).abilities.reduce((part, { type }) => part + (worth[type] ?? 0), 0),
      0
    );
    best = Math.max(best, value);
    all += value;
  });
  return best + 0.25 * all;
}

/** So many suns and so many moons, each from the column that can best spare it; undefined if there are not as many. */
function choose(game: AiyeGame, state: State, wanted: Seeds): Pick[] | undefined {
  const area = state.areas[state.seat]!;
  const left = new Map(area.columns.map((column) => [column.id, { sun: column.sun, moon: column.moon }]));
  const counts = new Map(area.columns.map((column) => [column.id, column.sun + column.moon]));
  const picks: Pick[] = [];
  for (const color of colors) {
    for (let n = 0; n < wanted[color]; n++) {
      let best: { pick: Pick; value: number } | undefined;
      for (const column of area.columns) {
        const pick = { column: column.id, color };
        if ((left.get(column.id)?.[color] ?? 0) === 0 || !isAhead(state, pick)) continue;
        counts.set(column.id, counts.get(column.id)! - 1);
        const value = outlook(game, area, counts);
        counts.set(column.id, counts.get(column.id)! + 1);
        if (!best || value > best.value) best = { pick, value };
      }
      if (!best) return undefined;
      left.get(best.pick.column)![color] -= 1;
      counts.set(best.pick.column, counts.get(best.pick.column)! - 1);
      picks.push(best.pick);
    }
  }
  return picks;
}

/** What is owed in all the ways it can be split into suns and moons; those that leave as many of each come first. */
function splits({ areas, seat, owing }: State): Seeds[] {
  const { sun, moon, any } = owing!;
  const seeds = seedsOf(areas[seat]!);
  const uneven = (paid: Seeds): number => Math.abs(seeds.sun - paid.sun - (seeds.moon - paid.moon));
  return Array.from({ length: any + 1 }, (_, n) => ({ sun: sun + any - n, moon: moon + n })).sort(
    (a, b) => uneven(a) - uneven(b)
  );
}

/** Pays so many suns and so many moons, wherever they lie; undefined if there are not as many. */
function paidWith(game: AiyeGame, state: State, seeds: Seeds): State | undefined {
  const copy = game.clone(state);
  const left = { ...seeds };
  while (copy.step === 'pay') {
    const next = game.moves(copy).find((move): move is Pay => move.type === 'pay' && left[move.color] > 0);
    if (!next) return undefined;
    game.play(copy, next, (event) => {
      if (event.type === 'paid') left[event.color] -= 1;
    });
  }
  return left.sun === 0 && left.moon === 0 ? copy : undefined;
}

/** The position after a payment that keeps most points: for points it is all the same where seeds are taken from. */
export function bestPaid(game: AiyeGame, state: State): State | undefined {
  if (state.step !== 'pay') return state;
  const points = (after: State): number => total(game.score(after)[state.seat]!);
  return splits(state)
    .flatMap((seeds) => paidWith(game, state, seeds) ?? [])
    .reduce<State | undefined>((best, after) => (best && points(best) >= points(after) ? best : after), undefined);
}

/** The payment for what is owed that keeps most points: masks count seeds, and those paid are gone. */
export function proposePayment(game: AiyeGame, state: State): Pick[] {
  if (!state.owing) return [];
  let best: { readonly picks: Pick[]; readonly points: number } | undefined;
  for (const split of splits(state)) {
    const picks = choose(game, state, split);
    const moves = picks && paymentMoves(game, state, picks);
    if (!moves) continue;
    const after = game.clone(state);
    for (const move of moves) game.play(after, move);
    const points = total(game.score(after)[state.seat]!);
    if (!best || points > best.points) best = { picks, points };
  }
  return best?.picks ?? [];
}

/** The `pay` moves for these seeds in the one order the rules know; undefined if they do not make a payment. */
export function paymentMoves(game: AiyeGame, state: State, picks: readonly Pick[]): Move[] | undefined {
  const copy = game.clone(state);
  const rest = [...picks];
  const moves: Move[] = [];
  const spend = (paid: Pick): boolean => {
    const at = rest.findIndex((pick) => same(pick, paid));
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  };
  while (copy.step === 'pay') {
    const next = game
      .moves(copy)
      .find((move): move is Pay => move.type === 'pay' && rest.some((pick) => same(pick, move)));
    if (!next) return undefined;
    let fits = true;
    moves.push(next);
    game.play(copy, next, (event) => {
      if (event.type === 'paid') fits &&= spend({ column: event.column, color: event.color });
    });
    if (!fits) return undefined;
  }
  return rest.length === 0 ? moves : undefined;
}

/** The seeds that these moves pay, with those that leave no choice; undefined if they do not pay all. */
export function paidBy(game: AiyeGame, state: State, moves: readonly Move[]): Pick[] | undefined {
  const copy = game.clone(state);
  const picks: Pick[] = [];
  for (const move of moves) {
    if (copy.step !== 'pay') break;
    game.play(copy, move, (event) => {
      if (event.type === 'paid') picks.push({ column: event.column, color: event.color });
    });
  }
  return copy.step === 'pay' ? undefined : picks;
}

/** Whether these seeds can be part of the price: of each colour what is asked for, and no more (AIY-VIL-06, AIY-VIL-13). */
function fits({ owing }: State, picks: Picks): boolean {
  const over = colors.map((color) => picks.filter((pick) => pick?.color === color).length - owing![color]);
  return over.reduce((sum, more) => sum + Math.max(0, more), 0) <= owing!.any;
}

/** Whether there is such a seed, not in the payment yet. */
function isFree(state: State, picks: Picks, pick: Pick): boolean {
  const there = state.areas[state.seat]!.columns.find(({ id }) => id === pick.column)!;
  const used = picks.filter((other) => other && same(other, pick)).length;
  return there[pick.color] > used && isAhead(state, pick);
}

/**
 * The payment with one more seed from this column: in an empty place, or instead of one that may stay, from the last one
 * back and from other columns first. Undefined if none fits.
 */
function payFrom(state: State, picks: Picks, column: ColumnId, avoid: Color | undefined): Picks | undefined {
  const open = picks.indexOf(undefined);
  const backwards = picks.map((_, index) => picks.length - 1 - index);
  const isHere = (place: number): boolean => picks[place]?.column === column;
  const places = open >= 0 ? [open] : [...backwards.filter((place) => !isHere(place)), ...backwards.filter(isHere)];
  for (const color of [...colors].sort((a, b) => Number(a === avoid) - Number(b === avoid))) {
    const pick = { column, color };
    if (!isFree(state, picks, pick)) continue;
    for (const place of places) {
      const next = picks.with(place, pick);
      if (fits(state, next)) return next;
    }
  }
  return undefined;
}

/** For each column that could pay a seed in the position `state`: the payment with one more from there. */
export const payable = (state: State, picks: Picks, avoid: Color | undefined): ReadonlyMap<ColumnId, Picks> =>
  new Map(
    state.areas[state.seat]!.columns.flatMap(({ id }) => {
      const next = payFrom(state, picks, id, avoid);
      return next ? [[id, next]] : [];
    })
  );

/** Why no seed of this column can be paid beside those of `picks`. */
export function unpayable(state: State, picks: Picks, column: ColumnId): Illegal {
  const there = state.areas[state.seat]!.columns.find(({ id }) => id === column)!;
  const held = colors.filter((color) => there[color] > 0);
  if (held.length === 0) return { rule: 'AIY-VIL-08', detail: { column } };
  const asked = held.filter((color) => state.owing![color] + state.owing!.any > 0);
  if (asked.length === 0) return { rule: 'AIY-VIL-13', detail: { color: held[0]! } };
  if (!asked.some((color) => isFree(state, picks, { column, color })))
    return { rule: 'AIY-VIL-08', detail: { column, spent: true } };
  return { rule: 'AIY-VIL-06', detail: { column, color: asked[0]!, beside: true } };
}
