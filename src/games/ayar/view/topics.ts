/** The rules of Ayar as pages: a short first-game help, every section, every sign and every bonus. */
import type { Topic } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import { craftNames, effectWords } from '../words/names.ts';
import { chapters, first, signPages, type Page } from '../words/rules.ts';

const sentences = (game: AyarGame, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (Object.hasOwn(game.rulebook, id) ? [game.rulebook[id]!.text] : []));

/** Ids told singly, and all ids that begin with one of these sections, in the order of the ledger. */
const within = (game: AyarGame, { sections, rules }: Page): string[] => [
  ...Object.keys(game.rulebook).filter((id) => sections.some((section) => id.startsWith(`AYR-${section}-`))),
  ...rules
];

const page = (game: AyarGame, one: Page): Topic => {
  const rules = within(game, one);
  return { id: one.id, title: one.title, text: [...one.intro, ...sentences(game, rules)], rules };
};

const effectRules: Readonly<Record<string, string>> = {
  power: 'AYR-VIR-03',
  llama: 'AYR-VIR-04',
  templeMoons: 'AYR-VIR-05',
  extraSun: 'AYR-VIR-06',
  moveRetiredStepMarker: 'AYR-VIR-07',
  dialPerIntiBonus: 'AYR-VIR-08'
};

const bonusPages = (game: AyarGame): Topic[] =>
  game.board.viracocha.map(({ id, needs, effect }) => {
    const { name, text } = effectWords[effect.type]!;
    const craft = effect.type === 'power' ? `: ${craftNames[effect.activity]}` : '';
    return {
      id: `bonus-${id}`,
      title: `Bonus: ${name}${craft}`,
      text: [`Needs ${needs} viracocha. It gives ${text}.`, ...sentences(game, [effectRules[effect.type]!])],
      rules: []
    };
  });

const made = new WeakMap<AyarGame, readonly Topic[]>();

export function topics(game: AyarGame): readonly Topic[] {
  let all = made.get(game);
  if (!all) {
    all = [...first, ...chapters, ...signPages].map((one) => page(game, one)).concat(bonusPages(game));
    made.set(game, all);
  }
  return all;
}
