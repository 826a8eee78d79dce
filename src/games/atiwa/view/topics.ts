/** The rules of Atiwa as pages: a short first-game help, every section, every sign, every card and action space. */
import type { Topic } from '../../view.ts';
import { spaceKinds } from '../editions/schema.ts';
import type { Card } from '../rules/board.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { tokens } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { chapters, first, pageWords as p, signs, type Page } from '../words/rules.ts';
import { partsText } from './effects.ts';
import { romans, type Part, type State } from './facts.ts';

const sentences = (game: AtiwaGame, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (Object.hasOwn(game.rulebook, id) ? [game.rulebook[id]!.text] : []));

/** Single rules, then all ids that begin with one of these sections, in the order of the ledger. */
const within = (game: AtiwaGame, { sections, rules }: Page): string[] => [
  ...rules,
  ...Object.keys(game.rulebook).filter((id) => sections.some((section) => id.startsWith(`ATW-${section}-`)))
];

const page = (game: AtiwaGame, one: Page): Topic => {
  const rules = within(game, one);
  // A sign only quotes its rules: a refusal opens the chapter that tells them.
  const owns = one.sections.length > 0 ? rules : one.id.includes('-') ? [] : rules;
  return { id: one.id, title: one.title, text: [...one.intro, ...sentences(game, rules)], rules: owns };
};

function cardPage(game: AtiwaGame, card: Card): Topic {
  const { edition } = game.board;
  const kinds = spaceKinds.flatMap((kind, index) => {
    const n = card.spaces.filter((space) => space === index).length;
    return n > 0 ? [`${n} × ${words.space[kind]}`] : [];
  });
  const location = edition.locationCards.find(({ id }) => id === card.id);
  const head = location ? p.location(card.value, location.houses, location.copies) : p.terrain(card.value, card.nature);
  return { id: `card-${card.id}`, title: card.name, text: [head, p.spaces(words.list(kinds)), p.rebuilt], rules: [] };
}

/** Parts in words without a position: nobody's icons are counted. */
const tell = (game: AtiwaGame, list: readonly Part[]): string =>
  partsText(game.board, { open: [], areas: [], seat: 0 } as unknown as State, list);

function boardPages(game: AtiwaGame): Topic[] {
  const { edition, parts } = game.board;
  const spaces = game.board.spaces.map(({ id, index }) => ({
    id: `space-${id}`,
    title: edition.actionBoard.spaces[index]!.label,
    text: [p.space(tell(game, parts[index]!.alone)), p.rebuilt],
    rules: []
  }));
  const tiles = edition.actionTiles.map(({ id, label }, n) => ({
    id: `tile-${id}`,
    title: label,
    text: [p.tile(tell(game, parts[0]!.tiles[n]!.slice(0, parts[0]!.tiles[n]!.length - parts[0]!.alone.length)))],
    rules: []
  }));
  return [...spaces, ...tiles];
}

function tables(game: AtiwaGame): Topic[] {
  const { breeding, rows } = game.board;
  return [
    {
      id: 'breeding',
      title: p.breeding,
      text: breeding.map((list, n) =>
        p.breedingIn(
          romans[n + 1] ?? '',
          words.list(list.map(({ token, least }) => p.breedingOf(least, words.thing(tokens[token]!, least))))
        )
      ),
      rules: []
    },
    {
      id: 'rows',
      title: p.rowsTitle,
      text: tokens.flatMap((token, t) => {
        const row = rows[t];
        return row ? [p.row(words.thing(token), row.numbers.join(', '))] : [];
      }),
      rules: []
    }
  ];
}

const made = new WeakMap<AtiwaGame, readonly Topic[]>();

export function topics(game: AtiwaGame): readonly Topic[] {
  let all = made.get(game);
  if (!all) {
    all = [
      ...first.map((one) => page(game, one)),
      ...chapters.map((one) => page(game, one)),
      ...tables(game),
      ...signs.map((one) => page(game, one)),
      ...boardPages(game),
      ...game.board.cards.map((card) => cardPage(game, card))
    ];
    made.set(game, all);
  }
  return all;
}
