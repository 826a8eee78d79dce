/** The rules of Aya as pages, made of the rulebook's sentences. */
import { tellOrigins } from '../../origin.ts';
import type { Topic } from '../../view.ts';
import type { Edition } from '../editions/schema.ts';
import type { AyaGame } from '../rules/index.ts';
import { pages, valuesPage } from '../words/rules.ts';

function values(game: AyaGame): Topic {
  const edition = game.edition as unknown as Edition;
  const { dominoTypes, dimensions, shapes, tiles, animalTokens, hourglass, deal, score, ladder } = edition;
  const sources = {
    deal: [deal],
    sand: [hourglass],
    score: [score, ladder],
    cameras: dominoTypes,
    sizes: [dimensions.domino, dimensions.landscapeTile, dimensions.animalToken],
    rivers: [...Object.values(shapes), ...tiles],
    animals: animalTokens
  };
  return { id: 'values', title: valuesPage.title, text: tellOrigins(sources, valuesPage), rules: [] };
}

const made = new WeakMap<AyaGame, readonly Topic[]>();

export function topics(game: AyaGame): readonly Topic[] {
  let all = made.get(game);
  if (!all) {
    all = pages.map(({ id, title, intro, sections }): Topic => {
      const rules = Object.keys(game.rulebook).filter((rule) =>
        sections.includes(/^AYA-([A-Z]+)-/.exec(rule)?.[1] ?? '')
      );
      return { id, title, text: [...intro, ...rules.map((rule) => game.rulebook[rule]!.text)], rules };
    });
    all = [...all, values(game)];
    made.set(game, all);
  }
  return all;
}
