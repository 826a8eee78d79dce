/** A hint in words: what a move asks a player to do. */
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { iconName, kindOf, place } from './facts.ts';

/** A sentence for each move of a person; undefined for those of chance. */
export function advice(game: AiyeGame, state: State, move: Move): string | undefined {
  const a = words.advice;
  const name = (card: number): string => kindOf(game.deck, card).name;
  const at = (column: number, seat = state.seat): number => place(state.areas[seat]!, column);
  switch (move.type) {
    case 'source':
    case 'gift':
      return a[move.type](at(move.column));
    case 'drop':
      return a.drop(words.color[move.color]);
    case 'decide':
      return a.decide[move.mode](at(state.acts.at(-1)!.column));
    case 'use': {
      const icon = iconName(kindOf(game.deck, move.card).abilities[move.icon]!);
      // In a column it is seen where a card lies, and not what it is called.
      const column = state.areas[state.seat]!.columns.find(({ cards }) => cards.includes(move.card));
      return column ? a.use(icon, at(column.id)) : a.useCouncil(icon, name(move.card));
    }
    case 'take':
      return a.take(move.sun, move.moon);
    case 'from':
      return state.step === 'convert' ? a.convert(at(move.column)) : a.from(at(move.column));
    case 'card':
      return state.step === 'card' ? a.card(name(move.card)) : a.council(name(move.card));
    case 'to':
      return state.step === 'seedsTo' ? a.seedsTo(at(move.column)) : a.to(at(move.column));
    case 'gap':
    case 'done':
    case 'endTurn':
      return a[move.type];
    case 'answer':
      return a.answer(at(move.column, state.victim));
    case 'summon':
      return a.summon(name(move.card));
    case 'renew':
      return a.renew(words.rows[move.row]);
    case 'pay':
      return a.pay(words.color[move.color], at(move.column));
    default:
      return undefined;
  }
}
