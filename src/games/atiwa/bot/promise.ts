/** Which moves to look at first, and which not at all. */
import { areaOf, spaceAt } from '../rules/area.ts';
import type { Board } from '../rules/board.ts';
import { edible } from '../rules/feeding.ts';
import type { Move } from '../rules/moves.ts';
import { grief, priceOf } from '../rules/proposal.ts';
import * as sp from '../rules/spaces.ts';
import type { Area, Spot, State, Token } from '../rules/state.ts';

const never = -Infinity;

/** A space of the same kind with the same content earlier on the same card: for a token the two are alike. */
function twin(board: Board, area: Area, spot: Spot): boolean {
  const space = spaceAt(board, area, spot);
  for (let other = spot & ~7; other < spot; other++)
    if (area.spots[other] === area.spots[spot] && spaceAt(board, area, other) === space) return true;
  return false;
}

/** Parting with a token: only what hurts least, or nearly. */
function parting(board: Board, state: State, token: Token, spot: Spot): number {
  const area = areaOf(state);
  const own = grief(board, area, token, spot);
  let least = Infinity;
  const has = sp.has[sp.tokenIndex(token)]!;
  for (let other = 0; other < area.spots.length; other++)
    if (has[area.spots[other]!] === 1) least = Math.min(least, grief(board, area, token, other));
  return own > least + 1 ? never : -own;
}

/** Fruit, bats and gold are worth the same: it is enough to try giving all of one before another. */
function plainPayment(state: State, move: Extract<Move, { type: 'feed' }>): boolean {
  const most = edible(areaOf(state));
  const partly = (['fruit', 'bats', 'gold'] as const).filter((type) => move[type] > 0 && move[type] < most[type]);
  return partly.length <= 1;
}

export function promise(board: Board, state: State, move: Move): number {
  switch (move.type) {
    case 'feed':
      return plainPayment(state, move) ? -priceOf(state, move) : never;
    case 'spend':
      return parting(board, state, state.owed[0]!.token, move.spot);
    case 'fly':
      return parting(board, state, 'fruitBat', move.spot);
    case 'place':
    case 'treeWithFruit':
    case 'train':
    case 'settle':
      return twin(board, areaOf(state), move.spot) ? never : 1;
    case 'done':
    case 'endTurn':
      return -1;
    default:
      return 0;
  }
}
