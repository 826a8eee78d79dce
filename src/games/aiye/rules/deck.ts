/** An edition compiled for play: kinds of cards by number, and what search asks of them most often. */
import type { Ability, Edition, Scoring } from '../editions/schema.ts';
import type { Card, RowName, Seeds } from './state.ts';

export type Kind = {
  readonly index: number;
  readonly id: string;
  readonly type: 'starter' | 'extra' | 'character' | 'mask';
  readonly name: string;
  readonly cost: Seeds & { readonly any: number };
  readonly points: number;
  readonly sun: number;
  readonly moon: number;
  readonly abilities: readonly Ability[];
  readonly scoring: Scoring | null;
  readonly shield: boolean;
  readonly shields: number;
  readonly conflicts: number;
  /** Shows at least one exchange icon: Convert or Promote. */
  readonly exchange: boolean;
  readonly extraSowing: boolean;
  readonly meeting: boolean;
  readonly extraSummons: number;
};

export type Deck = {
  readonly edition: Edition;
  readonly kinds: readonly Kind[];
  readonly byId: ReadonlyMap<string, Kind>;
  /** Kinds of each row, and how many copies of each there are, by the same index. */
  readonly rows: Readonly<Record<RowName, readonly Kind[]>>;
  readonly copies: Readonly<Record<RowName, readonly number[]>>;
  /** For each kind, its index within its row, or −1. */
  readonly rowIndex: readonly number[];
};

type Part = 'starters' | 'extras' | 'characters' | 'masks';

/** The largest number of kinds: a card's kind is its low seven bits. */
const kindLimit = 128;

export const kindOf = (deck: Deck, card: Card): Kind => deck.kinds[card % kindLimit]!;
export const makeCard = (kind: Kind, serial: number): Card => serial * kindLimit + kind.index;

export function compile(edition: Edition): Deck {
  const kinds: Kind[] = [];
  const add = (card: Edition[Part][number], scoring: Scoring | null): Kind => {
    const having = (type: Ability['type']): number => card.abilities.filter((ability) => ability.type === type).length;
    const kind: Kind = {
      index: kinds.length,
      id: card.id,
      type: card.kind,
      name: 'name' in card ? card.name : card.label,
      cost: card.cost,
      points: card.points,
      sun: card.symbols.filter((symbol) => symbol === 'sun').length,
      moon: card.symbols.filter((symbol) => symbol === 'moon').length,
      abilities: card.abilities,
      scoring,
      shield: having('shield') > 0,
      shields: having('shield'),
      conflicts: having('conflict'),
      exchange: having('convert') + having('promote') > 0,
      extraSowing: having('extraSowing') > 0,
      meeting: having('councilMeeting') > 0,
      extraSummons: having('extraSummon')
    };
    kinds.push(kind);
    return kind;
  };
  for (const card of edition.starters) add(card, null);
  for (const card of edition.extras) add(card, null);
  const characters = edition.characters.map((card) => add(card, null));
  const masks = edition.masks.map((card) => add(card, card.scoring));
  const rowIndex = kinds.map((kind) => Math.max(characters.indexOf(kind), masks.indexOf(kind)));
  return {
    edition,
    kinds,
    byId: new Map(kinds.map((kind) => [kind.id, kind])),
    rows: { characters, masks },
    copies: {
      characters: edition.characters.map((card) => card.copies),
      masks: edition.masks.map((card) => card.copies)
    },
    rowIndex
  };
}
