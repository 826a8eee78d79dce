/** A hint in words: what a move asks a player to do. */
import { cardOf } from '../rules/area.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words as a } from '../words/advice.ts';
import { words } from '../words/en.ts';

/** The prices of nature stand after the three of the market. */
const market = ['M1', 'M2', 'M3', 'N1', 'N2'];

function sent(game: AtiwaGame, id: string): string | undefined {
  const space = game.board.edition.actionBoard.spaces.find((one) => one.id === id);
  if (!space) return undefined;
  if (space.zone === 'rounds') return a.round(space.round ?? '');
  if (space.zone === 'terrain') return a.land(space.order);
  if (space.zone === 'locations') return a.home(space.label);
  return market.includes(id) ? a.market(market.indexOf(id) + 1) : a.worker(space.label);
}

/** A sentence for each move of a person; undefined for those of chance. */
export function advice(game: AtiwaGame, state: State, move: Move): string | undefined {
  const seat = game.turn(state);
  const on = (spot: number): string =>
    game.board.cards[(typeof seat === 'number' ? state.areas[seat]?.cards[cardOf(spot)] : undefined) ?? -1]?.name ?? '';
  switch (move.type) {
    case 'worker':
      return sent(game, move.space);
    case 'place':
      return a.place(words.one(move.token), on(move.spot));
    case 'treeWithFruit':
    case 'settle':
    case 'train':
    case 'spend':
    case 'fly':
      return a[move.type](on(move.spot));
    case 'draw':
    case 'take':
    case 'buy':
    case 'lay':
    case 'feed':
    case 'done':
    case 'endTurn':
      return a[move.type];
    default:
      return undefined;
  }
}
