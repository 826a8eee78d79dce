/** The rules of Àiyé as pages: a short first-game help, every section, every icon, every mask and every card. */
import type { Origin } from '../../origin.ts';
import { once, sentences, topicOf } from '../../pages.ts';
import type { GameView, Topic } from '../../view.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Ability, Edition } from '../editions/schema.ts';
import type { Kind } from '../rules/deck.ts';
import { maskRule } from '../rules/scoring.ts';
import { words } from '../words/en.ts';
import { chapters, families, first, iconPages, pageWords as p } from '../words/rules.ts';
import { iconName, iconText, scoringText } from './facts.ts';
import { sourceOf } from './forms/edition.ts';

const promise = (ability: Ability): string => p.icon(iconName(ability), iconText(ability));

/** What is printed on the card in no text we know of, and what its owner has entered. */
function origins({ characters, masks, starters, extras }: Edition, kind: Kind): string[] {
  const card = [...characters, ...masks, ...starters, ...extras].find(({ id }) => id === kind.id);
  const keys = Object.keys(words.printed) as (keyof typeof words.printed)[];
  const from = (origin: Origin): string[] =>
    keys.filter((key) => card && key in card && sourceOf(card, key) === origin).map((key) => words.printed[key]);
  const [rebuilt, own] = [from('reconstructed'), from('owner')];
  return [...(rebuilt.length > 0 ? [words.rebuilt(rebuilt)] : []), ...(own.length > 0 ? [words.own(own)] : [])];
}

function cardPage(game: AiyeGame, kind: Kind): Topic {
  const w = words.village;
  const { deck } = game;
  const free = kind.type === 'starter' || kind.type === 'extra';
  const row = kind.type === 'mask' ? 'masks' : 'characters';
  const index = deck.rowIndex[kind.index] ?? -1;
  const copies = free ? 0 : (deck.copies[row][index] ?? 0);
  const cost = w.cost(kind.cost.sun, kind.cost.moon, kind.cost.any);
  const symbols = [
    ...(kind.sun > 0 ? [w.symbols(kind.sun, w.symbol.sun)] : []),
    ...(kind.moon > 0 ? [w.symbols(kind.moon, w.symbol.moon)] : [])
  ];
  const metric = kind.scoring?.metric;
  const facts = [
    free ? p.free : p.costs[row](cost),
    kind.scoring ? p.scores(scoringText(kind)) : p.worth(kind.points),
    ...(symbols.length > 0 ? [p.shows(symbols)] : []),
    ...(copies > 0 ? [p.copies(copies)] : [])
  ];
  return {
    id: `card-${kind.id}`,
    title: kind.name,
    text: [
      facts.join(' '),
      ...kind.abilities.map(promise),
      ...(metric ? sentences(game, [maskRule[metric]]) : []),
      ...origins(deck.edition, kind)
    ],
    rules: metric ? [maskRule[metric]] : []
  };
}

export const topics = once<AiyeGame>((game) => [
  ...[...first, ...chapters, ...iconPages].map((one) => topicOf(game, one)),
  ...[...game.deck.rows.masks, ...game.deck.rows.characters].map((kind) => cardPage(game, kind)),
  ...game.deck.kinds.filter(({ type }) => type === 'starter' || type === 'extra').map((kind) => cardPage(game, kind))
]);

/** What the key of symbols shows. */
export const key: GameView['key'] = [
  [families.signs, /^sign-/],
  [families.icons, /^icon-/],
  [families.masks, /^card-[a-z]+$/],
  [families.people, /^card-C/]
];
