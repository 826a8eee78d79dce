/** What a move would bring, found by playing it on a copy and listening to what the rules tell. */
import type { GameEvent } from '#engine/game.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Pick } from './payment.ts';
import type { Card, Color, ColumnId, Seeds, State } from '../rules/state.ts';

export type Preview = {
  readonly moves: readonly Move[];
  /** The position afterwards. */
  readonly after: State;
  /** Seeds taken up by a sowing, and where from. */
  readonly source: (Seeds & { readonly column: ColumnId }) | undefined;
  /** The columns that get a seed, one after the other, and its colour. */
  readonly path: readonly { readonly column: ColumnId; readonly color: Color }[];
  readonly landing: ColumnId | undefined;
  readonly plus: ReadonlyMap<ColumnId, Seeds>;
  readonly minus: ReadonlyMap<ColumnId, Seeds>;
  /** A card that comes to a column. */
  readonly arrives: { readonly card: Card; readonly column: ColumnId } | undefined;
  /** A card that goes to the Council. */
  readonly promoted: Card | undefined;
  readonly gone: { readonly column: ColumnId; readonly heir: ColumnId } | undefined;
  readonly gap: number | undefined;
  readonly hits: readonly { readonly seat: number; readonly column: ColumnId }[];
  readonly spared: readonly number[];
  readonly paid: Seeds;
};

/** The fields of an event that the rules tell; what is not there reads as 0. */
const num = (event: GameEvent, key: string): number => {
  const value = event[key];
  return typeof value === 'number' ? value : 0;
};
const color = (event: GameEvent): Color => (event.color === 'moon' ? 'moon' : 'sun');

/** Plays `moves`; of a payment that is not whole yet, the seeds in `paying` are marked as well. */
export function previewOf(game: AiyeGame, state: State, moves: readonly Move[], paying: readonly Pick[] = []): Preview {
  const after = game.clone(state);
  const events: GameEvent[] = [];
  for (const move of moves) game.play(after, move, (event) => events.push(event));

  const plus = new Map<ColumnId, Seeds>();
  const minus = new Map<ColumnId, Seeds>();
  const add = (to: Map<ColumnId, Seeds>, column: ColumnId, sun: number, moon: number): void => {
    const seeds = to.get(column) ?? { sun: 0, moon: 0 };
    to.set(column, { sun: seeds.sun + sun, moon: seeds.moon + moon });
  };
  const one = (of: Color, n: number): [number, number] => (of === 'sun' ? [n, 0] : [0, n]);

  let source: Preview['source'];
  const path: { column: ColumnId; color: Color }[] = [];
  let landing: ColumnId | undefined;
  let arrives: Preview['arrives'];
  let promoted: Card | undefined;
  let gone: Preview['gone'];
  let gap: number | undefined;
  const hits: { seat: number; column: ColumnId }[] = [];
  const spared: number[] = [];
  const paid = { sun: 0, moon: 0 };
  const columns = (): State['areas'][number]['columns'] => state.areas[state.seat]!.columns;

  for (const event of events) {
    const column = num(event, 'column');
    if (event.type === 'sown') {
      source = { column, sun: num(event, 'sun'), moon: num(event, 'moon') };
      add(minus, column, source.sun, source.moon);
    } else if (event.type === 'seedDropped') {
      path.push({ column, color: color(event) });
      add(plus, column, ...one(color(event), 1));
    } else if (event.type === 'landed') landing = column;
    else if (event.type === 'seedsTaken') add(plus, column, num(event, 'sun'), num(event, 'moon'));
    else if (event.type === 'converted') {
      const to = color(event);
      add(plus, column, ...one(to, num(event, 'count')));
      add(minus, num(event, 'from'), ...one(to === 'sun' ? 'moon' : 'sun', 1));
    } else if (event.type === 'seedsMoved') {
      add(minus, num(event, 'from'), num(event, 'sun'), num(event, 'moon'));
      add(plus, num(event, 'to'), num(event, 'sun'), num(event, 'moon'));
    } else if (event.type === 'paid') {
      add(minus, column, ...one(color(event), 1));
      paid[color(event)] += 1;
    } else if (event.type === 'promoted') promoted = num(event, 'card');
    else if (event.type === 'summoned') arrives = { card: num(event, 'card'), column };
    else if (event.type === 'cardMoved') arrives = { card: num(event, 'card'), column: num(event, 'to') };
    else if (event.type === 'columnMade') gap = num(event, 'gap');
    else if (event.type === 'columnGone') {
      gone = { column, heir: num(event, 'heir') };
      const lost = columns().find(({ id }) => id === column);
      if (lost) {
        add(minus, column, lost.sun, lost.moon);
        add(plus, gone.heir, lost.sun, lost.moon);
      }
    } else if (event.type === 'blocked') hits.push({ seat: num(event, 'seat'), column });
    else if (event.type === 'spared') spared.push(num(event, 'seat'));
  }
  // As long as the price is not paid whole, the card that comes is only meant.
  const { summoning, onto } = after;
  const meant = summoning && after[summoning.row].open[summoning.place];
  if (typeof meant === 'number' && onto !== null) arrives ??= { card: meant, column: onto };
  for (const pick of paying) {
    add(minus, pick.column, ...one(pick.color, 1));
    paid[pick.color] += 1;
  }
  return { moves, after, source, path, landing, plus, minus, arrives, promoted, gone, gap, hits, spared, paid };
}

/** Suns or moons in the order in which they are put down, the larger group last so that both colours spread. */
export const defaultOrder = ({ sun, moon }: Seeds): Color[] => [
  ...Array.from({ length: moon }, (): Color => 'moon'),
  ...Array.from({ length: sun }, (): Color => 'sun')
];

/** The `drop` moves that put the seeds in hand down in this order; the rules ask only while both colours are left. */
export function dropsFor(hand: Seeds, order: readonly Color[]): Move[] {
  const left = { sun: hand.sun, moon: hand.moon };
  const moves: Move[] = [];
  for (const next of order) {
    if (left.sun === 0 || left.moon === 0) break;
    left[next] -= 1;
    moves.push({ type: 'drop', color: next });
  }
  return moves;
}

/** Where the last seed would fall for each of these sowings. Colours make no difference to that. */
export function landings(game: AiyeGame, state: State, sources: readonly Move[]): Map<ColumnId, ColumnId> {
  const found = new Map<ColumnId, ColumnId>();
  for (const move of sources) {
    if (move.type !== 'source') continue;
    const copy = game.clone(state);
    let landed: ColumnId | undefined;
    const hear = (event: GameEvent): void => {
      if (event.type === 'landed') landed ??= num(event, 'column');
    };
    game.play(copy, move, hear);
    if (copy.step === 'drop')
      for (const drop of dropsFor(copy.hand, defaultOrder(copy.hand))) game.play(copy, drop, hear);
    if (landed !== undefined) found.set(move.column, landed);
  }
  return found;
}
