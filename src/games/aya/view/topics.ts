/** The rules of Aya as pages, made of the rulebook's sentences. */
import { tellOrigins } from '../../origin.ts';
import { once, topicOf as pageOf } from '../../pages.ts';
import type { GameView, Topic } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import { families, pages, signs, valuesPage } from '../words/rules.ts';

function values(game: AyaGame): Topic {
  const { edition } = game.box;
  const { dominoTypes, dimensions, shapes, tiles, animalTokens, retriggerTokens, hourglass, deal, score, ladder } =
    edition;
  const sources = {
    deal: [deal],
    sand: [hourglass],
    score: [score, ladder],
    cameras: dominoTypes,
    sizes: [dimensions.domino, dimensions.landscapeTile, dimensions.animalToken],
    tables: [dimensions.table],
    tokens: [retriggerTokens],
    rivers: [...Object.values(shapes), ...tiles],
    animals: animalTokens
  };
  return { id: 'values', title: valuesPage.title, text: tellOrigins(sources, valuesPage), rules: [] };
}

export const topics = once<AyaGame>((game) => [...[...pages, ...signs].map((one) => pageOf(game, one)), values(game)]);

/** The page that tells of a rule; the first one where none does. */
export const topicOf = (game: AyaGame, rule: string): string =>
  (topics(game).find(({ rules }) => rules.includes(rule)) ?? topics(game)[0]!).id;

/** What the key of symbols shows. */
export const key: GameView['key'] = [
  [families.dominoes, /^sign-(?!token|gap|risky|hole|ready|doubt)/],
  [families.tokens, /^sign-token$/],
  [families.table, /^sign-(gap|risky|hole|ready|doubt)$/]
];
