/** What an icon can be used on, and whether it can be used at all. */
import { areaOf, leastColumns } from './area.ts';
import { kindOf, type Deck } from './deck.ts';
import { closed, frozen } from './turn.ts';
import type { Ability } from '../editions/schema.ts';
import type { Column, IconRef, State } from './state.ts';

/** The ability printed at an icon's place. */
export const abilityOf = (deck: Deck, icon: IconRef): Ability => kindOf(deck, icon.card).abilities[icon.icon]!;

/** AIY-PROM-04: a lone card may go only if four columns remain. */
export const mayPromote = (state: State, column: Column): boolean =>
  column.id !== frozen(state) && (column.cards.length > 1 || areaOf(state).columns.length > leastColumns);

/** Whether cards may leave this column by Move a Card; a new column can always take them (AIY-COL-05). */
export const mayLeave = (state: State, column: Column): boolean =>
  column.id !== frozen(state) && column.id !== closed(state);

/** AIY-ACT-09: only Conflict may be used without any target. */
export function usable(deck: Deck, state: State, icon: IconRef): boolean {
  const ability = abilityOf(deck, icon);
  const { columns } = areaOf(state);
  switch (ability.type) {
    case 'convert':
      return columns.some((column) => column[ability.from] > 0);
    case 'promote':
      return columns.some((column) => mayPromote(state, column));
    case 'moveSeeds':
      return columns.some((column) => column.sun + column.moon > 0);
    case 'moveCard':
      return columns.some((column) => mayLeave(state, column));
    default:
      return true;
  }
}
