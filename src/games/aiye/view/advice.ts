/** A hint in words: what a move asks a player to do. */
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { openFrom } from '../rules/sowing.ts';
import type { Column, State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { iconName, kindOf, place } from './facts.ts';

/** A sentence for each move of a person; undefined for those of chance. */
export function advice(game: AiyeGame, state: State, move: Move): string | undefined {
  const a = words.advice;
  const name = (card: number): string => kindOf(game.deck, card).name;
  const own = (): readonly Column[] => state.areas[state.seat]!.columns;
  const at = (column: number, seat = state.seat): number => place(state.areas[seat]!, column);
  // In a column it is seen where a card lies, and not what it is called.
  const columnOf = (card: number): number | undefined => own().find(({ cards }) => cards.includes(card))?.id;
  switch (move.type) {
    case 'source':
    case 'gift':
      return a[move.type](at(move.column));
    case 'drop':
      return a.drop(words.color[move.color], openFrom(own(), state.next) + 1);
    case 'decide':
      return a.decide[move.mode](at(state.acts.at(-1)!.column));
    case 'use': {
      const icon = iconName(kindOf(game.deck, move.card).abilities[move.icon]!);
      const column = columnOf(move.card);
      return column === undefined ? a.useCouncil(icon, name(move.card)) : a.use(icon, at(column));
    }
    case 'take':
      return a.take(move.sun, move.moon, at(state.acts[state.act]!.anchor));
    case 'from':
      return state.step === 'convert' ? a.convert(at(move.column)) : a.from(at(move.column));
    case 'card':
      return a[state.step === 'card' ? 'card' : 'council'](name(move.card), at(columnOf(move.card)!));
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
