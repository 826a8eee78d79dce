/** A hint in words, for the small decisions that the log has no line for. */
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { iconName, kindOf, place } from './facts.ts';

/** What the move asks a player to do; undefined where the line of the log says it. */
export function advice(game: AiyeGame, state: State, move: Move): string | undefined {
  const a = words.advice;
  const name = (card: number): string => kindOf(game.deck, card).name;
  const at = (column: number): number => place(state.areas[state.seat]!, column);
  switch (move.type) {
    case 'drop':
      return a.drop(words.color[move.color]);
    case 'decide':
      return a.decide[move.mode](at(state.acts.at(-1)!.column));
    case 'use': {
      const ability = kindOf(game.deck, move.card).abilities[move.icon]!;
      return a.use(iconName(ability), name(move.card));
    }
    case 'from':
      return state.step === 'seedsFrom' ? a.from(at(move.column)) : undefined;
    case 'card':
      return state.step === 'card'
        ? a.card(name(move.card))
        : state.step === 'council'
          ? a.council(name(move.card))
          : undefined;
    case 'to':
      return state.step === 'place' ? a.to(at(move.column)) : undefined;
    case 'summon':
      return a.summon(name(move.card));
    case 'renew':
      return a.renew(words.rows[move.row]);
    case 'pay':
      return a.pay(words.color[move.color], at(move.column));
    case 'done':
      return a.done;
    case 'endTurn':
      return a.endTurn;
    default:
      return undefined;
  }
}
