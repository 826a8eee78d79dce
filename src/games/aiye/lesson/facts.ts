/** What the chapters share: where they begin, and what they ask of a position. */
import type { Chapter } from '../../lesson.ts';
import { columnAt } from '../rules/area.ts';
import { kindOf } from '../rules/deck.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Area, Card, State } from '../rules/state.ts';
import { arrange, playing, type Pile, type Plan } from './arrange.ts';

export type Of = Chapter<AiyeGame>;
export const mine = (state: State): Area => state.areas[0]!;
/** A card of this kind lies in my area. */
export const has = (game: AiyeGame, state: State, id: string): boolean =>
  [...mine(state).columns.flatMap(({ cards }) => cards), ...mine(state).council].some(
    (card) => kindOf(game.deck, card).id === id
  );
export const heightOf = (game: AiyeGame, state: State, id: string): number =>
  mine(state)
    .columns.find(({ cards }) => cards.some((card) => kindOf(game.deck, card).id === id))
    ?.cards.findIndex((card) => kindOf(game.deck, card).id === id) ?? -1;
/** A card of column 4 or 5, which have two each: no column goes with it. */
export const inFourOrFive = (state: State, card: Card): boolean =>
  [4, 5].some((id) => columnAt(mine(state), id)?.cards.includes(card));
/** The column that the sowing woke. */
export const woken = (state: State): number | undefined => state.acts[0]?.column;

export const shop = { characters: ['CS1', 'CN3', 'CM6', 'CS2'], masks: ['joy', 'courage', 'serenity', 'patience'] };
const standard: readonly Pile[] = [
  { cards: ['start-sun'], sun: 3 },
  { cards: ['start-moon'] },
  { cards: ['start-sun'], moon: 2 },
  { cards: ['start-moon', 'start-moon'] },
  { cards: ['start-sun', 'start-sun'], moon: 1 },
  { cards: ['start-moon'] }
];
/** The columns everybody begins with, and other seeds in them. */
export const seeded = (seeds: Readonly<Record<number, Omit<Pile, 'cards'>>>): Pile[] =>
  standard.map(({ cards }, place) => ({ cards, ...seeds[place + 1] }));

type Around = Pick<Plan, 'council' | 'theirs'> & { readonly fifth?: number };
/** Column 1 is sown, with one seed, into column 2, where these cards lie; `fifth`: suns of column 5. */
export const landing = (game: AiyeGame, cards: readonly string[], { fifth = 0, ...plan }: Around = {}): State => {
  const mine: readonly Pile[] = [
    { cards: ['start-sun'], sun: 1 },
    { cards },
    { cards: ['start-sun'], moon: 2 },
    { cards: ['start-moon', 'start-moon'] },
    { cards: ['start-sun', 'start-sun'], sun: fifth },
    { cards: ['start-moon'] }
  ];
  return playing(game, arrange(game, { ...shop, ...plan, mine }), { type: 'source', column: 1 });
};
