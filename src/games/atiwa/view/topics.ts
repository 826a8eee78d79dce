/** The rules of Atiwa as pages: a short first-game help, every section, every sign, every card and action space. */
import { originsOf, type Sourced } from '../../origin.ts';
import { once, topicOf } from '../../pages.ts';
import type { GameView, Topic } from '../../view.ts';
import { spaceKinds } from '../editions/schema.ts';
import type { Card } from '../rules/board.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { tokens } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { chapters, families, first, pageWords as p, signs } from '../words/rules.ts';
import { cardText, partsText } from './effects.ts';
import { romans, type Part } from './facts.ts';

/** What of these things was made up, and what their owner has entered. */
function origins(...things: readonly Sourced[]): string[] {
  const found = things.flatMap(originsOf);
  return [...(found.includes('reconstructed') ? [p.rebuilt] : []), ...(found.includes('owner') ? [p.own] : [])];
}

function cardPage(game: AtiwaGame, card: Card): Topic {
  const { edition } = game.board;
  const kinds = spaceKinds.flatMap((kind, index) => {
    const n = card.spaces.filter((space) => space === index).length;
    return n > 0 ? [p.times(n, words.space[kind])] : [];
  });
  const location = edition.locationCards.find(({ id }) => id === card.id);
  const printed = location ?? edition.terrainCards[card.kind]!;
  return {
    id: `card-${card.id}`,
    title: card.name,
    text: [cardText(game.board, card), p.spaces(words.list(kinds)), ...origins(printed)],
    rules: []
  };
}

/** Parts as they are printed: nobody's icons are counted, and no card lies anywhere. */
const tell = (game: AtiwaGame, list: readonly Part[]): string => partsText(game.board, undefined, list);

function boardPages(game: AtiwaGame): Topic[] {
  const { edition, parts } = game.board;
  const spaces = game.board.spaces.map(({ id, index }) => ({
    id: `space-${id}`,
    title: edition.actionBoard.spaces[index]!.label,
    text: [p.space(tell(game, parts[index]!.alone)), ...origins(edition.actionBoard.spaces[index]!)],
    rules: []
  }));
  const tiles = edition.actionTiles.map((tile, n) => ({
    id: `tile-${tile.id}`,
    title: tile.label,
    text: [
      p.tile(tell(game, parts[0]!.tiles[n]!.slice(0, parts[0]!.tiles[n]!.length - parts[0]!.alone.length))),
      ...origins(tile)
    ],
    rules: []
  }));
  return [...spaces, ...tiles];
}

function tables(game: AtiwaGame): Topic[] {
  const { breeding, rows, edition } = game.board;
  return [
    {
      id: 'breeding',
      title: p.breeding,
      text: [
        ...breeding.map((list, n) =>
          p.breedingIn(
            romans[n + 1] ?? '',
            words.list(list.map(({ token, least }) => p.breedingOf(least, words.thing(tokens[token]!, least))))
          )
        ),
        ...origins(...edition.breeding)
      ],
      rules: []
    },
    {
      id: 'rows',
      title: p.rowsTitle,
      text: [
        ...tokens.flatMap((token, t) => {
          const row = rows[t];
          return row ? [p.row(words.thing(token), row.numbers.join(', '))] : [];
        }),
        ...origins(...edition.supplyBoard.rows)
      ],
      rules: []
    }
  ];
}

export const topics = once<AtiwaGame>((game) => [
  ...[...first, ...chapters].map((one) => topicOf(game, one)),
  ...tables(game),
  ...signs.map((one) => topicOf(game, one)),
  ...boardPages(game),
  ...game.board.cards.map((card) => cardPage(game, card))
]);

/** What the key of symbols shows. */
export const key: GameView['key'] = [
  [families.pieces, /^piece-/],
  [families.signs, /^sign-/],
  [families.spaces, /^space-/],
  [families.tiles, /^tile-/]
];
