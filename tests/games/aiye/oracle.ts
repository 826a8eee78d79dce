/**
 * Every move of Àiyé that can be written down about a position, found without the rules: all kinds of moves with all
 * columns, cards, icons, seats and numbers that occur there, and some that do not. The rules' own lists must be exactly
 * those of them that are not refused.
 */
import { canonical } from '#engine/json.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import { colors, modes, rowNames, type State } from '#games/aiye/rules/state.ts';

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

/** Every card in an area or open in the Village, and two that do not exist. */
function cardsAbout(state: State): number[] {
  const areas = state.areas.flatMap(({ columns, council }) => [...columns.flatMap(({ cards }) => cards), ...council]);
  const open = [...state.characters.open, ...state.masks.open].filter((card) => card !== null);
  return [...areas, ...open, (state.serial + 1) * 128, 127];
}

/** Every move with values in range. */
export function candidates(state: State): Move[] {
  const columns = upTo(Math.max(...state.areas.map(({ nextId }) => nextId)));
  const cards = cardsAbout(state);
  const icons = upTo(Math.max(...game.deck.kinds.map(({ abilities }) => abilities.length)));
  const seats = upTo(state.areas.length);
  const gaps = upTo(Math.max(...state.areas.map((area) => area.columns.length)) + 1);
  const few = upTo(3);
  const all: Move[] = [
    ...seats.map((seat): Move => ({ type: 'first', seat })),
    ...rowNames.flatMap((row) => game.deck.kinds.map(({ id }): Move => ({ type: 'reveal', row, card: id }))),
    ...(['source', 'gift', 'from', 'to', 'answer'] as const).flatMap((type) =>
      columns.map((column): Move => ({ type, column }))
    ),
    ...colors.map((color): Move => ({ type: 'drop', color })),
    ...modes.map((mode): Move => ({ type: 'decide', mode })),
    ...cards.flatMap((card) => icons.map((icon): Move => ({ type: 'use', card, icon }))),
    ...few.flatMap((sun) => few.map((moon): Move => ({ type: 'take', sun, moon }))),
    ...cards.flatMap((card): Move[] => [
      { type: 'card', card },
      { type: 'summon', card }
    ]),
    ...gaps.map((gap): Move => ({ type: 'gap', gap })),
    ...rowNames.map((row): Move => ({ type: 'renew', row })),
    ...columns.flatMap((column) => colors.map((color): Move => ({ type: 'pay', column, color }))),
    { type: 'done' },
    { type: 'endTurn' }
  ];
  return all;
}

/** The candidates that the rules do not refuse, as texts in alphabetical order. */
export const unrefused = (state: State): string[] =>
  candidates(state)
    .filter((move) => game.illegal(state, move) === undefined)
    .map(canonical)
    .sort();

/** What the rules list themselves, as texts in alphabetical order. */
export const listed = (state: State): string[] =>
  [...game.moves(state), ...game.chances(state).map(({ move }) => move)].map(canonical).sort();
