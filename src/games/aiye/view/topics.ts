/** The rules of Àiyé as pages: a short first-game help, every section, every icon, every mask and every card. */
import type { Topic } from '../../view.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Ability, Edition } from '../editions/schema.ts';
import type { Kind } from '../rules/deck.ts';
import { maskRule } from '../rules/scoring.ts';
import { words } from '../words/en.ts';
import { chapters, first, iconPages, type Page } from '../words/rules.ts';
import { iconName, iconText, scoringText } from './facts.ts';
import { sourceOf } from './forms/edition.ts';

const sentences = (game: AiyeGame, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (Object.hasOwn(game.rulebook, id) ? [game.rulebook[id]!.text] : []));

/** All ids that begin with one of these sections, in the order of the ledger, but for those told elsewhere. */
const within = (game: AiyeGame, { sections, rules }: Page): string[] => [
  ...rules,
  ...Object.keys(game.rulebook).filter((id) => sections.some((section) => id.startsWith(`AIY-${section}-`)))
];

const page = (game: AiyeGame, one: Page): Topic => {
  const rules = within(game, one);
  return { id: one.id, title: one.title, text: [...one.intro, ...sentences(game, rules)], rules };
};

const promise = (ability: Ability): string => `${iconName(ability)}: ${iconText(ability)}`;

/** What is printed on the card in no text we know of. */
function madeUp({ characters, masks, starters, extras }: Edition, kind: Kind): (keyof typeof words.printed)[] {
  const card = [...characters, ...masks, ...starters, ...extras].find(({ id }) => id === kind.id);
  const keys = Object.keys(words.printed) as (keyof typeof words.printed)[];
  return keys.filter((key) => card && key in card && sourceOf(card, key) === 'reconstructed');
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
    free
      ? 'A card one begins with; it costs nothing.'
      : `${kind.type === 'mask' ? 'A mask' : 'A character'} that costs ${cost}.`,
    kind.scoring ? `It scores ${scoringText(kind)}.` : `Worth ${w.points(kind.points)}.`,
    ...(symbols.length > 0 ? [`It shows ${words.list(symbols)}.`] : []),
    ...(copies > 0 ? [`There ${copies === 1 ? 'is 1 copy' : `are ${copies} copies`} of it.`] : [])
  ];
  const rebuilt = madeUp(deck.edition, kind);
  return {
    id: `card-${kind.id}`,
    title: kind.name,
    text: [
      facts.join(' '),
      ...kind.abilities.map(promise),
      ...(metric ? sentences(game, [maskRule[metric]]) : []),
      ...(rebuilt.length > 0 ? [words.rebuilt(rebuilt.map((key) => words.printed[key]))] : [])
    ],
    rules: metric ? [maskRule[metric]] : []
  };
}

const made = new WeakMap<AiyeGame, readonly Topic[]>();

export function topics(game: AiyeGame): readonly Topic[] {
  let all = made.get(game);
  if (!all) {
    all = [
      ...first.map((one) => page(game, one)),
      ...chapters.map((one) => page(game, one)),
      ...iconPages.map((one) => page(game, one)),
      ...game.deck.rows.masks.map((kind) => cardPage(game, kind)),
      ...game.deck.rows.characters.map((kind) => cardPage(game, kind)),
      ...game.deck.kinds
        .filter(({ type }) => type === 'starter' || type === 'extra')
        .map((kind) => cardPage(game, kind))
    ];
    made.set(game, all);
  }
  return all;
}
