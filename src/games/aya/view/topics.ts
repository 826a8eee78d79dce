/** The rules of Aya as pages, made of the rulebook's sentences. */
import type { Topic } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import { pages } from '../words/rules.ts';

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
    made.set(game, all);
  }
  return all;
}
