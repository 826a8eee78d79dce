/** A hint in words: what a move asks a player to do. */
import { cardOf } from '../rules/area.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words as a } from '../words/advice.ts';
import { words } from '../words/en.ts';
import { spaceText } from './effects.ts';

/** Where a worker is sent: by the number that stands on the space, or by what it gives. */
function sent(game: AtiwaGame, state: State, id: string): string | undefined {
  const index = game.board.edition.actionBoard.spaces.findIndex((one) => one.id === id);
  const space = game.board.edition.actionBoard.spaces[index];
  if (!space) return undefined;
  return space.zone === 'rounds' ? a.round(space.round ?? '') : a.worker(spaceText(game.board, state, index));
}

/** A sentence for each move of a person; undefined for those of chance. */
export function advice(game: AtiwaGame, state: State, move: Move): string | undefined {
  const seat = game.turn(state);
  const on = (spot: number): string =>
    game.board.cards[(typeof seat === 'number' ? state.areas[seat]?.cards[cardOf(spot)] : undefined) ?? -1]?.name ?? '';
  switch (move.type) {
    case 'worker':
      return sent(game, state, move.space);
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
    case 'endTurn':
      return a[move.type];
    case 'done':
      return state.step === 'breed' && state.used.every((n) => n === 0) ? a.noYoung : a.done;
    default:
      return undefined;
  }
}
