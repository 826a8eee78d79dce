/** What an action space gives: as a row of signs, and as a sentence for those who do not see it. */
import { natureIcons } from '../rules/area.ts';
import type { Card, Part } from '../rules/board.ts';
import { words, type Thing } from '../words/en.ts';
import { pageWords } from '../words/rules.ts';
import { areaNow, kindIcon, partKind, partsAt, romans, type Board, type State } from './facts.ts';
import type { IconName } from './art/icons.ts';
import { tokens } from '../rules/state.ts';

export type Sign = { readonly icon: IconName; readonly n: number } | 'or' | 'gives';

/** Signs of these parts, bonuses left out: those stand below. */
export function signsOf(list: readonly Part[], nature: number): Sign[] {
  const signs: Sign[] = [];
  let choice = 0;
  for (const part of list) {
    if (part.bonus > 0 || part.act === 'take' || part.act === 'buy' || part.act === 'draw') continue;
    if (part.choice > 0 && part.choice === choice) signs.push('or');
    choice = part.choice;
    if (part.price > 0) signs.push({ icon: 'gold', n: part.price }, 'gives');
    const icon = kindIcon(partKind(part));
    if (part.nature) signs.push({ icon: 'nature', n: nature }, 'gives', { icon, n: nature * part.times });
    else signs.push({ icon, n: part.act === 'houses' ? 1 : part.times });
  }
  return signs;
}

/** The signs that are printed on a space, each once and without its number: what it is known by in a small picture. */
export const spaceIcons = (board: Board, index: number): IconName[] => [
  ...new Set(
    board.parts[index]!.alone.filter(({ bonus }) => bonus === 0).flatMap((part): IconName[] => [
      ...(part.nature ? (['nature'] as const) : []),
      ...(part.price > 0 && part.act !== 'buy' ? (['gold'] as const) : []),
      kindIcon(partKind(part))
    ])
  )
];

/** One part in words: “up to 2 goats”; without a position, as it is printed. */
function partText(board: Board, state: State | undefined, part: Part): string {
  const b = words.board;
  const nature = state && natureIcons(board, areaNow(state));
  const told = (thing: Thing): string =>
    part.nature ? b.perNature(b.each(part.times, thing), nature) : words.some(part.times, thing);
  switch (part.act) {
    case 'gold':
      return told('gold');
    case 'place':
      return told(tokens[part.token]!);
    case 'plant':
      return b.plant(part.times);
    case 'houses':
      return b.houseBats;
    case 'train':
      return part.nature ? b.perNature(b.trainEach(part.times), nature) : b.train(part.times);
    case 'draw':
      return b.draw;
    case 'take': {
      if (!state) return b.takeOpen;
      const kind = state.open[part.slot] ?? -1;
      return kind < 0 ? b.takeNone : b.take(board.cards[kind]!.name);
    }
    case 'buy':
      return b.buy(board.cards[board.terrainCount + part.location]!.name, part.trees, part.price);
  }
}

/** A space by its name and, where a number stands on the board, by that: it is what can be found there. */
export function spaceName(board: Board, index: number): string {
  const label = board.edition.actionBoard.spaces[index]?.label ?? '';
  const roman = romans[board.spaces[index]?.round ?? 0];
  return roman ? words.board.numbered(label, roman) : label;
}

/** What a worker on this space gets now, its tile first. */
export function spaceText(board: Board, state: State, space: number): string {
  const { upper, lower } = partsAt(board, state, space);
  return [upper, lower].flatMap((list) => (list.length > 0 ? [partsText(board, state, list)] : [])).join('; ');
}

/** What a card is worth, in a sentence. */
export function cardText({ edition }: Board, card: Card): string {
  const location = edition.locationCards.find(({ id }) => id === card.id);
  return location
    ? pageWords.location(card.value, location.houses, location.copies)
    : pageWords.terrain(card.value, card.nature);
}

/** All that these parts give, in one sentence. */
export function partsText(board: Board, state: State | undefined, list: readonly Part[]): string {
  const b = words.board;
  const pieces: string[] = [];
  for (const [i, part] of list.entries()) {
    const told = partText(board, state, part);
    const paid = part.act === 'train' ? b.payTo : b.pay;
    const priced = part.price > 0 && part.act !== 'buy' ? paid(part.price, told) : told;
    const before = list[i - 1];
    if (part.bonus > 0) pieces.push(b.bonus(part.bonus, told));
    else if (part.choice > 0 && before?.choice === part.choice) pieces.push(`${pieces.pop() ?? ''} ${b.or} ${priced}`);
    else pieces.push(priced);
  }
  return pieces.join(', ');
}
