/** Which moves to look at first, and which not at all. */
import { areaOf, count, onCard, spaceAt } from '../rules/area.ts';
import type { ActionSpace, Board } from '../rules/board.ts';
import { edible } from '../rules/feeding.ts';
import type { Move } from '../rules/moves.ts';
import { partFor, parts } from '../rules/parts.ts';
import { priceOf } from '../rules/proposal.ts';
import * as sp from '../rules/spaces.ts';
import type { Area, Spot, State } from '../rules/state.ts';

const never = -Infinity;

/** Whether `other` is polluted later than `spot` (ATW-POL-01). */
const later = (area: Area, other: Spot, spot: Spot): boolean =>
  (other & 7) - (spot & 7) > 0 || ((other & 7) === (spot & 7) && area.cells[other >> 3]! > area.cells[spot >> 3]!);

/** Whether blank spaces of the card are waiting for a first token of this type (ATW-BLK-01). */
function opens(board: Board, area: Area, spot: Spot, token: sp.TokenIndex): boolean {
  if (onCard(area, spot, token)) return false;
  for (let i = spot & ~7; i < (spot & ~7) + 8; i++)
    if (area.spots[i] === sp.EMPTY && spaceAt(board, area, i) === sp.BLANK) return true;
  return false;
}

/**
 * A space of the same kind with the same content that is polluted later: for a token coming (`from` its type) the two are
 * alike if the same becomes of the blank spaces around; for one that goes, the one polluted earlier goes first.
 */
function better(board: Board, area: Area, spot: Spot, coming: sp.TokenIndex | undefined): boolean {
  const space = spaceAt(board, area, spot);
  const what = area.spots[spot];
  for (let other = 0; other < area.spots.length; other++) {
    if (other === spot || area.spots[other] !== what || spaceAt(board, area, other) !== space) continue;
    if (coming === undefined) {
      if (later(area, spot, other)) return true;
    } else if (later(area, other, spot)) {
      const blank = space === sp.BLANK && what === sp.EMPTY;
      if (blank ? onCard(area, other, coming) : opens(board, area, other, coming) === opens(board, area, spot, coming))
        return true;
    }
  }
  return false;
}

const place = (board: Board, state: State, token: sp.TokenIndex, spot: Spot): number =>
  better(board, areaOf(state), spot, token) ? never : 1;

/** Fruit, bats and gold are worth the same: it is enough to try giving all of one before another. */
function plainPayment(state: State, move: Extract<Move, { type: 'feed' }>): boolean {
  const most = edible(areaOf(state));
  const partly = (['fruit', 'bats', 'gold'] as const).filter((type) => move[type] > 0 && move[type] < most[type]);
  return partly.length <= 1;
}

/** Leaving something that costs nothing and brings no mouths to feed is waste. */
function waste(board: Board, state: State): boolean {
  const list = parts(board, state);
  return list.some(
    (part) =>
      part.price === 0 &&
      part.act !== 'houses' &&
      !(part.act === 'place' && part.token === sp.T.family) &&
      partFor(board, state, list, (one) => one === part) === list.indexOf(part)
  );
}

/** Whether a worker would come for nothing: a card that cannot be bought, or that another free space sells for less. */
function idle(board: Board, state: State, space: ActionSpace): boolean {
  const part = board.parts[space.index]!.alone[0]!;
  if (part.price === 0 || space.round > 0) return false;
  const area = areaOf(state);
  if (area.gold < part.price) return true;
  if (part.act !== 'buy') return false;
  if (state.stacks[part.location] === 0 || count(area, sp.T.tree) < part.trees) return true;
  return board.inPlay[state.areas.length]!.some((other) => {
    const offer = board.parts[other.index]!.alone[0]!;
    const same = offer.act === 'buy' && offer.location === part.location && offer.trees <= part.trees;
    return same && offer.price < part.price && state.workers[other.index]! < 0;
  });
}

export function promise(board: Board, state: State, move: Move): number {
  switch (move.type) {
    case 'worker':
      return idle(board, state, board.spaceById.get(move.space)!) ? never : 0;
    case 'feed':
      return plainPayment(state, move) ? -priceOf(state, move) : never;
    case 'spend':
    case 'fly':
      return better(board, areaOf(state), move.spot, undefined) ? never : 1;
    case 'place':
      return place(board, state, sp.tokenIndex(move.token), move.spot);
    case 'treeWithFruit':
      return place(board, state, sp.T.tree, move.spot);
    case 'train':
    case 'settle':
      return place(board, state, sp.T.family, move.spot);
    case 'lay':
      return -move.cell;
    case 'done':
      return waste(board, state) ? never : -1;
    case 'endTurn':
      return -1;
    default:
      return 0;
  }
}
