/**
 * What a table proposes by itself and a bot tries first: sensible places for tokens, tokens to part with, a payment of
 * food. Only a proposal: everything else that is legal stays open to the player.
 */
import { areaOf, columnOf, rowOf, spaceAt } from './area.ts';
import { rounds, type Board } from './board.ts';
import type { Payment } from './feeding.ts';
import type { Move } from './moves.ts';
import * as sp from './spaces.ts';
import type { Of } from './step.ts';
import type { Area, Cell, Spot, State, Token } from './state.ts';

/** How late pollution comes to a space: by position, then by cell (ATW-POL-01). */
const lateness = (area: Area, spot: Spot): number => (spot & 7) * 1000 + area.cells[spot >> 3]!;

const plainTree = sp.spaceIndex('tree');
const fruitSpace = sp.spaceIndex('fruit');
const batSpace = sp.spaceIndex('fruitBat');

/** Lower is better: own spaces before marked trees before blank ones; fruit on ordinary trees first. */
function unease(board: Board, area: Area, token: Token, spot: Spot): number {
  const space = spaceAt(board, area, spot);
  const what = area.spots[spot]!;
  if (token === 'fruit' && what === sp.TREE) return space === plainTree || space === sp.BLANK ? 0 : 2;
  if (token === 'fruit') return space === fruitSpace ? 1 : 3;
  // A family does better in a house without a bat (ATW-FAM-09).
  if (token === 'family') return what === sp.BAT ? 1 : 0;
  if (space === sp.BLANK) return 3;
  return space === sp.spaceIndex('treeThenAnimalOrFruit') || space === sp.spaceIndex('treeThenBatOrFruit') ? 2 : 0;
}

const least = <T>(list: readonly T[], cost: (item: T) => number): T | undefined => {
  let best: T | undefined;
  let low = Infinity;
  for (const item of list) {
    const c = cost(item);
    if (c < low) {
      low = c;
      best = item;
    }
  }
  return best;
};

/** Where to put a token, among the spaces it may go to. */
const bestSpot = (board: Board, area: Area, token: Token, spots: readonly Spot[]): Spot | undefined =>
  least(spots, (spot) => unease(board, area, token, spot) * 100_000 - lateness(area, spot));

/** How much it hurts that this token leaves its space: what is refilled easily goes first. */
function grief(board: Board, area: Area, token: Token, spot: Spot): number {
  const space = spaceAt(board, area, spot);
  const what = area.spots[spot]!;
  const late = lateness(area, spot) / 100_000;
  if (token === 'tree') return (what === sp.TREE ? 0 : what === sp.TREE_FRUIT ? 1 : 2) + late;
  if (token === 'fruit') return (what === sp.TREE_FRUIT ? 0 : space === fruitSpace ? 2 : 1) + late;
  // A bat alone in a house can never go back there (ATW-BAT-02).
  if (token === 'fruitBat' && (space === sp.HOUSE || space === sp.RUIN) && what === sp.BAT) return 4 + late;
  if (token === 'fruitBat' && space === batSpace) return late;
  return (space === sp.BLANK ? 2 : 1) + late;
}

/** What a payment of food costs, by rule of thumb: a goat gives milk for the rest of the match. */
export function priceOf({ round }: Pick<State, 'round'>, { goats, animals, fruit, bats, gold }: Payment): number {
  const ahead = (rounds - round) / (rounds - 1);
  return goats * (1 + 4 * ahead) + animals * (0.5 + 2.2 * ahead) + fruit * (0.5 + 0.8 * ahead) + bats * 0.9 + gold;
}

/** Rows are filled from the top, beginning beside what is there on the right. */
const cellCost = (cell: Cell): number => 4 * rowOf(cell) + (3 - columnOf(cell));

/** The order in which open parts are carried out; a tree with its fruit before it would be taken without. */
const order: readonly Move['type'][] = ['take', 'draw', 'buy', 'settle', 'treeWithFruit', 'place', 'train'];

/** The move a table may propose among those listed, or undefined where only the player can say. */
export function propose(board: Board, state: State, moves: readonly Move[]): Move | undefined {
  const area = areaOf(state);
  const ofType = <T extends Move['type']>(type: T): Of<T>[] =>
    moves.filter((move): move is Of<T> => move.type === type);
  switch (state.step) {
    case 'lay':
      return least(ofType('lay'), ({ cell }) => cellCost(cell));
    case 'pay':
    case 'fruit':
    case 'eat':
      return least(ofType('spend'), ({ spot }) => grief(board, area, state.owed[0]!.token, spot));
    case 'fly':
      return least(ofType('fly'), ({ spot }) => grief(board, area, 'fruitBat', spot));
    case 'feed':
      return least(ofType('feed'), (move) => priceOf(state, move));
    case 'dusk':
      return moves.length === 1 ? moves[0] : undefined;
    case 'worker':
    case 'over':
      return undefined;
    default: {
      const type = order.find((one) => moves.some((move) => move.type === one));
      if (type === undefined) return moves[0];
      if (type === 'place') {
        const places = ofType('place');
        const { token } = places[0]!;
        const spots = places.flatMap((move) => (move.token === token ? [move.spot] : []));
        return { type, token, spot: bestSpot(board, area, token, spots)! };
      }
      if (type === 'treeWithFruit' || type === 'settle' || type === 'train') {
        const token = type === 'treeWithFruit' ? 'tree' : 'family';
        return {
          type,
          spot: bestSpot(
            board,
            area,
            token,
            ofType(type).map(({ spot }) => spot)
          )!
        };
      }
      return ofType(type)[0];
    }
  }
}
