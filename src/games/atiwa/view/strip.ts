/**
 * A land in one line, where there is no room to draw it: what a plan would put on which card, or where the next
 * pollution falls.
 */
import * as sp from '../rules/spaces.ts';
import type { IconName } from './art/icons.ts';
import type { Area } from './facts.ts';

export type Line = {
  /** The card, by its place in the area. */
  readonly index: number;
  /** The card itself comes with the plan. */
  readonly fresh: boolean;
  readonly comes: readonly IconName[];
  readonly goes: readonly IconName[];
};

const size = 8;

/** What lies on a space, as icons. */
const iconsOf = (what: number): IconName[] =>
  what === sp.TRAINED || what === sp.TRAINED_BAT
    ? ['trained', ...(what === sp.TRAINED_BAT ? (['fruitBat'] as const) : [])]
    : [...sp.tokensOn(what)];

/** Each card on which a plan changes something, in the order of the cards. */
export function changesOn(before: Area, after: Area): Line[] {
  return after.cards.flatMap((_, index) => {
    const comes: IconName[] = [];
    const goes: IconName[] = [];
    for (let spot = index * size; spot < (index + 1) * size; spot++) {
      const was = iconsOf(before.spots[spot] ?? sp.EMPTY);
      const is = iconsOf(after.spots[spot] ?? sp.EMPTY);
      comes.push(...is.filter((icon) => !was.includes(icon)));
      goes.push(...was.filter((icon) => !is.includes(icon) && !(icon === 'family' && is.includes('trained'))));
    }
    const fresh = index >= before.cards.length;
    return fresh || comes.length + goes.length > 0 ? [{ index, fresh, comes, goes }] : [];
  });
}

/** In how many columns so many cards are drawn largest where they may lie anywhere, and how large they are then. */
export function packed(
  cards: number,
  edge: (columns: number, rows: number) => number
): { columns: number; edge: number } {
  const ways = Array.from({ length: cards }, (_, n) => {
    const columns = n + 1;
    return { columns, edge: edge(columns, Math.ceil(cards / columns)) };
  });
  return ways.reduce((best, way) => (way.edge > best.edge ? way : best));
}
