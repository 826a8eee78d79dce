/** One player's area: finding, counting, adding and removing. Rule ids: AIY-COL, AIY-SHD. */
import { kindOf, type Deck } from './deck.ts';
import type { Tell } from './events.ts';
import type { Area, Card, Color, Column, ColumnId, Seeds, State } from './state.ts';

/** AIY-COL-01, AIY-COL-02. */
export const mostCards = 4;
export const leastColumns = 4;

export const hasRoom = (column: Column): boolean => column.cards.length < mostCards;

export const areaOf = (state: State): Area => state.areas[state.seat]!;

export const columnAt = (area: Area, id: ColumnId): Column | undefined => {
  for (const column of area.columns) if (column.id === id) return column;
  return undefined;
};

export const columnWith = (area: Area, card: Card): Column | undefined => {
  for (const column of area.columns) if (column.cards.includes(card)) return column;
  return undefined;
};

export function seedsOf(area: Area): Seeds {
  let sun = 0;
  let moon = 0;
  for (const column of area.columns) {
    sun += column.sun;
    moon += column.moon;
  }
  return { sun, moon };
}

/** AIY-SHD-01: a shield at any height protects. */
export const isProtected = (deck: Deck, column: Column): boolean =>
  column.cards.some((card) => kindOf(deck, card).shield);

/** All cards in play of an area, columns first, then the Council. */
export function cardsOf(area: Area): Card[] {
  const cards: Card[] = [];
  for (const column of area.columns) cards.push(...column.cards);
  cards.push(...area.council);
  return cards;
}

export const addSeed = (column: Column, color: Color, count = 1): void => {
  column[color] += count;
};

/**
 * Takes a card out of its column. Its unused icons are lost (AIY-ACT-04), and an empty column disappears: its seeds go
 * to the right-hand neighbour (AIY-COL-03), which also becomes the anchor where it was one (AIY-ACT-06).
 */
export function removeCard(state: State, card: Card, tell?: Tell): void {
  const area = areaOf(state);
  const column = columnWith(area, card)!;
  column.cards.splice(column.cards.indexOf(card), 1);
  for (const act of state.acts) {
    if (!act.cards.includes(card)) continue;
    act.open = act.open.filter((icon) => icon.card !== card);
    act.left = [...act.left, card];
  }
  if (column.cards.length > 0) return;
  const place = area.columns.indexOf(column);
  area.columns.splice(place, 1);
  const heir = area.columns[place % area.columns.length]!;
  heir.sun += column.sun;
  heir.moon += column.moon;
  for (const act of state.acts) if (act.anchor === column.id) act.anchor = heir.id;
  tell?.({ type: 'columnGone', column: column.id, heir: heir.id });
}

/** Places a new column with one card in a gap counted from the left (AIY-COL-04). */
export function newColumn(area: Area, gap: number, card: Card): ColumnId {
  const id = area.nextId++;
  area.columns.splice(gap, 0, { id, cards: [card], sun: 0, moon: 0, blocked: false });
  return id;
}
