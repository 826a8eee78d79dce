/** What the button of a column says to somebody who cannot see the table. */
import type { Choosing } from '../choosing.svelte.ts';
import { hasRoom } from '../../rules/area.ts';
import { columnCost } from '../../rules/village.ts';
import { isProtected, kindOf, place, type Area, type Column, type Deck, type State } from '../facts.ts';
import { words } from '../../words/en.ts';

type What = {
  deck: Deck;
  state: State;
  area: Area;
  column: Column;
  choosing: Choosing | undefined;
  active: boolean;
  frozen: boolean;
  token: 1 | 2 | undefined;
};

export function columnWords({ deck, area, column, choosing, active, frozen, token }: What): string {
  const at = place(area, column.id);
  const top = column.cards.at(-1);
  const w = words.area;
  const parts = [
    w.cards(column.cards.length),
    ...(top === undefined || column.blocked ? [] : [w.top(kindOf(deck, top).name)]),
    words.seedsLong(column.sun, column.moon),
    ...(column.blocked ? [w.blocked] : []),
    ...(isProtected(deck, column) ? [w.shielded] : []),
    ...(!hasRoom(column) ? [w.full] : []),
    ...(active ? [w.active] : []),
    ...(token === 1 ? [w.first] : token === 2 ? [w.second] : []),
    ...(frozen ? [w.frozen] : [])
  ];
  return w.told(at, parts, choosing && mayWords(deck, area, column, choosing));
}

/** What touching it would mean. */
function mayWords(deck: Deck, area: Area, column: Column, choosing: Choosing): string | undefined {
  if (choosing.lit({ kind: 'column', column: column.id }) !== 'on') return undefined;
  const { state } = choosing.now;
  const may = words.may;
  if (choosing.mode === 'pay') return may.pay;
  if (state.step === 'source') {
    const landing = choosing.landings.get(column.id);
    return landing === undefined ? undefined : may.source(place(area, landing));
  }
  if (state.step === 'convert' && state.using) {
    const ability = kindOf(deck, state.using.card).abilities[state.using.icon];
    return may.convert(ability?.type === 'convert' ? words.color[ability.from] : '');
  }
  if (state.step === 'place') return may.place(columnCost(deck, column.cards.length));
  if (state.step === 'gift') return may.gift;
  if (state.step === 'seedsFrom') return may.seedsFrom;
  if (state.step === 'seedsTo') return may.seedsTo;
  if (state.step === 'cardTo') return may.cardTo;
  if (state.step === 'answer') return may.answer;
  return undefined;
}
