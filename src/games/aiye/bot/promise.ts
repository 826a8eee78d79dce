/** Which moves to look at first, and which not at all. */
import { kindOf, type Deck } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import type { Card, State } from '../rules/state.ts';

const never = -Infinity;
const order = ['gainSeed', 'conflict', 'convert', 'promote', 'moveCard', 'moveSeeds'];

export function promise(deck: Deck, state: State, move: Move): number {
  switch (move.type) {
    case 'drop': {
      // Which colour lies where hardly matters: payments and masks look at the whole area. One order is enough.
      const { sun, moon } = state.hand;
      return (move.color === 'sun') === sun >= moon ? 1 : never;
    }
    case 'use':
      return useOf(deck, state, move.card, move.icon);
    case 'done':
      return seedsFirst(deck, state) ? never : -1;
    case 'card':
      return twin(deck, state, move.card) ? never : 0;
    case 'summon':
      return twinOpen(deck, state, move.card) ? never : kindOf(deck, move.card).type === 'mask' ? 2 : 1;
    case 'renew':
      return state.summons > 0 ? -2 : never;
    case 'endTurn':
      return -1;
    default:
      return 0;
  }
}

/** Taking seeds of a fixed colour comes first, unless it might be wrong: in the last turns, or with Courage. */
function seedsFirst(deck: Deck, state: State): boolean {
  return (
    state.lastRound === 0 &&
    (state.acts[state.act]?.open.some(({ card, icon }) => {
      const ability = kindOf(deck, card).abilities[icon]!;
      return ability.type === 'gainSeed' && ability.seed !== 'choice';
    }) ??
      false)
  );
}

function useOf(deck: Deck, state: State, card: Card, icon: number): number {
  const kind = kindOf(deck, card);
  const ability = kind.abilities[icon]!;
  const fixedSeed = ability.type === 'gainSeed' && ability.seed !== 'choice';
  if (!fixedSeed && seedsFirst(deck, state)) return never;
  const { open } = state.acts[state.act]!;
  for (const other of open) {
    if (other.card === card && other.icon === icon) break;
    // The same icon on a twin card, or another seed of the same colour: whichever comes first.
    const same = kindOf(deck, other.card).abilities[other.icon]!;
    if (
      other.icon === icon &&
      kindOf(deck, other.card) === kind &&
      ability.type !== 'promote' &&
      ability.type !== 'moveCard'
    )
      return never;
    if (
      ability.type === 'gainSeed' &&
      same.type === 'gainSeed' &&
      (same.seed === ability.seed || (fixedSeed && same.seed !== 'choice'))
    )
      return never;
  }
  return order.length - order.indexOf(ability.type);
}

/** Another card of the same kind lies below in the same column. */
function twin(deck: Deck, state: State, card: Card): boolean {
  const column = state.areas[state.seat]!.columns.find(({ cards }) => cards.includes(card));
  if (!column) return false;
  const kind = kindOf(deck, card);
  for (const other of column.cards) {
    if (other === card) return false;
    if (kindOf(deck, other) === kind) return true;
  }
  return false;
}

/** A card of the same kind is open to its left. */
function twinOpen(deck: Deck, state: State, card: Card): boolean {
  const kind = kindOf(deck, card);
  const { open } = state[kind.type === 'mask' ? 'masks' : 'characters'];
  for (const other of open) {
    if (other === card) return false;
    if (other !== null && kindOf(deck, other) === kind) return true;
  }
  return false;
}
