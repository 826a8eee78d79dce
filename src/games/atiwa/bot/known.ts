/**
 * Values of seats that only look on: while one seat thinks, the tableaux of the others rarely change, and comparing is
 * quicker than forecasting.
 */
import type { Seat } from '#engine/game.ts';
import type { Area, State } from '../rules/state.ts';
import { stageOf } from './harvest.ts';

type Entry = {
  readonly area: Area;
  readonly round: number;
  readonly stage: number;
  readonly bag: string;
  readonly value: number;
};

const same = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const alike = (a: Area, b: Area): boolean =>
  a.gold === b.gold &&
  a.night === b.night &&
  a.missing === b.missing &&
  a.removed === b.removed &&
  same(a.spots, b.spots) &&
  same(a.cards, b.cards) &&
  same(a.cells, b.cells);

/** A copy, since areas are changed in place. */
const copy = (area: Area): Area => ({
  ...area,
  cards: area.cards.slice(),
  cells: area.cells.slice(),
  spots: area.spots.slice()
});

export class Known {
  readonly #entries: Entry[] = [];

  /** The value of an onlooker, computed anew only where something that matters to it has changed. */
  recall(state: State, seat: Seat, compute: () => number): number {
    const area = state.areas[seat]!;
    const stage = stageOf(state, seat);
    const bag = state.bag.join();
    const entry = this.#entries[seat];
    if (entry && entry.round === state.round && entry.stage === stage && entry.bag === bag && alike(entry.area, area))
      return entry.value;
    const value = compute();
    this.#entries[seat] = { area: copy(area), round: state.round, stage, bag, value };
    return value;
  }
}
