/** What a move would bring, found by playing it on a copy and listening to what the rules tell. */
import { total } from '#engine/game.ts';
import type { Ability } from '../editions/schema.ts';
import { kindOf } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
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
  /** The seeds of the payment one by one: those that leave no choice, and those that were picked. */
  readonly payment: readonly Pick[];
  /** The points of whoever moves, before and after; undefined as long as a price is not paid whole. */
  readonly score: { readonly from: number; readonly to: number } | undefined;
};

const pointsOf = (game: AiyeGame, state: State, seat: number): number => total(game.score(state)[seat]!);
const change = (game: AiyeGame, state: State, after: State): Preview['score'] => ({
  from: pointsOf(game, state, state.seat),
  to: pointsOf(game, after, state.seat)
});
/** The card that is only meant as long as its price is not paid whole. */
function meant({ summoning, onto, ...state }: State): Preview['arrives'] {
  const card = summoning && state[summoning.row].open[summoning.place];
  return typeof card === 'number' && onto !== null ? { card, column: onto } : undefined;
}

/** Seeds by column, added up. */
class Heaps {
  readonly all = new Map<ColumnId, Seeds>();
  add(column: ColumnId, { sun, moon }: Seeds): void {
    const seeds = this.all.get(column) ?? { sun: 0, moon: 0 };
    this.all.set(column, { sun: seeds.sun + sun, moon: seeds.moon + moon });
  }
  /** Of one colour. */
  put(column: ColumnId, color: Color, count = 1): void {
    this.add(column, { sun: 0, moon: 0, [color]: count });
  }
}

function tried(game: AiyeGame, state: State, moves: readonly Move[]): { after: State; events: readonly Event[] } {
  const after = game.clone(state);
  const events: Event[] = [];
  for (const move of moves) game.play(after, move, (event) => events.push(event));
  return { after, events };
}

/** Plays `moves`; of a payment that is not whole yet, the seeds in `paying` are marked as well. */
export function previewOf(game: AiyeGame, state: State, moves: readonly Move[], paying: readonly Pick[] = []): Preview {
  const { after, events } = tried(game, state, moves);
  const [plus, minus] = [new Heaps(), new Heaps()];
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
  const payment: Pick[] = [];
  const pays = ({ column, color }: Pick): void => {
    minus.put(column, color);
    paid[color] += 1;
    payment.push({ column, color });
  };
  const lose = (column: ColumnId, heir: ColumnId): void => {
    const lost = state.areas[state.seat]!.columns.find(({ id }) => id === column);
    if (!lost) return;
    minus.add(column, lost);
    plus.add(heir, lost);
  };

  for (const event of events) {
    switch (event.type) {
      case 'sown':
        source = { column: event.column, sun: event.sun, moon: event.moon };
        minus.add(event.column, event);
        break;
      case 'seedDropped':
        path.push({ column: event.column, color: event.color });
        plus.put(event.column, event.color);
        break;
      case 'landed':
        landing = event.column;
        break;
      case 'seedsTaken':
        plus.add(event.column, event);
        break;
      case 'converted':
        plus.put(event.column, event.color, event.count);
        minus.put(event.from, event.color === 'sun' ? 'moon' : 'sun');
        break;
      case 'seedsMoved':
        minus.add(event.from, event);
        plus.add(event.to, event);
        break;
      case 'paid':
        pays(event);
        break;
      case 'promoted':
        promoted = event.card;
        break;
      case 'summoned':
        arrives = { card: event.card, column: event.column };
        break;
      case 'cardMoved':
        arrives = { card: event.card, column: event.to };
        break;
      case 'columnMade':
        gap = event.gap;
        break;
      case 'columnGone':
        gone = { column: event.column, heir: event.heir };
        lose(event.column, event.heir);
        break;
      case 'blocked':
        hits.push({ seat: event.seat, column: event.column });
        break;
      case 'spared':
        spared.push(event.seat);
        break;
      default:
    }
  }
  arrives ??= meant(after);
  paying.forEach(pays);
  const score = after.step === 'pay' ? undefined : change(game, state, after);
  return {
    moves,
    after,
    source,
    path,
    landing,
    plus: plus.all,
    minus: minus.all,
    arrives,
    promoted,
    gone,
    gap,
    hits,
    spared,
    paid,
    payment,
    score
  };
}

/** The score of whoever moves. */
export const scoreOf = (game: AiyeGame, state: State): number => pointsOf(game, state, state.seat);

/** Seeds that may be taken, and the score with them, after all that was chosen before. */
export type Taking = { readonly sun: number; readonly moon: number; readonly score: number };

export const takings = (game: AiyeGame, state: State, moves: readonly Move[]): readonly Taking[] =>
  moves.flatMap((move) => {
    if (move.type !== 'take') return [];
    const { sun, moon } = move;
    return [{ sun, moon, score: pointsOf(game, tried(game, state, [move]).after, state.seat) }];
  });

/**
 * The icons that the column just reached gives, bottom to top. Shields work all the time; what may be done once a turn
 * counts while it may, and where the rules have gone on to the Village nothing else could be used.
 */
export function iconsReached(game: AiyeGame, after: State, column: ColumnId): Ability[] {
  const area = after.areas[after.seat]!;
  const { cards } = area.columns.find(({ id }) => id === column)!;
  const modes = game.moves(after).flatMap((move) => (move.type === 'decide' ? [move.mode] : []));
  const may = ({ type }: Ability): boolean => {
    if (type === 'shield') return false;
    if (type === 'extraSummon') return true;
    if (after.step === 'village') return false;
    if (type === 'extraSowing') return modes.includes('extraSowing');
    if (type !== 'councilMeeting') return true;
    return modes.includes('meeting') || (after.acts.length === 2 && !after.met && area.council.length > 0);
  };
  return cards.flatMap((card) => kindOf(game.deck, card).abilities.filter(may));
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
    const hear = (event: Event): void => {
      if (event.type === 'landed') landed ??= event.column;
    };
    game.play(copy, move, hear);
    if (copy.step === 'drop')
      for (const drop of dropsFor(copy.hand, defaultOrder(copy.hand))) game.play(copy, drop, hear);
    if (landed !== undefined) found.set(move.column, landed);
  }
  return found;
}
