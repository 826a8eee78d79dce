/** The rules of Ayar as pages: a short first-game help, every section, every sign and every bonus. */
import { tellOrigins } from '../../origin.ts';
import type { Topic } from '../../view.ts';
import type { Edition } from '../editions/schema.ts';
import type { AyarGame } from '../rules/index.ts';
import { craftNames, effectWords } from '../words/names.ts';
import { chapters, first, signPages, valuesPage, type Page } from '../words/rules.ts';

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

function values(game: AyarGame): Topic {
  const { mainBoard, raymiTiles, playerBoard, lakeBoard, pots, textiles, solo } = game.edition as unknown as Edition;
  const { steps, bonuses, pottery, weaving, terrace, reed, viracocha } = playerBoard;
  const sources = {
    paths: mainBoard.paths,
    raymi: [raymiTiles, mainBoard.raymiSlots],
    temples: [mainBoard.templeArea],
    llamas: [mainBoard.llamaTable],
    arrows: [steps],
    bonuses: [bonuses],
    pottery: [pottery],
    weaving: [weaving],
    terrace: [terrace],
    reed: [reed],
    viracocha: [viracocha],
    lake: [lakeBoard.nodes, lakeBoard.edges, lakeBoard.areas],
    pots: [pots],
    textiles: [textiles],
    solo: [solo.tokens, solo.boards]
  };
  return { id: 'values', title: valuesPage.title, text: tellOrigins(sources, valuesPage), rules: [] };
}

const made = new WeakMap<AyarGame, readonly Topic[]>();

export function topics(game: AyarGame): readonly Topic[] {
  let all = made.get(game);
  if (!all) {
    all = [...first, ...chapters, ...signPages].map((one) => page(game, one)).concat(bonusPages(game), values(game));
    made.set(game, all);
  }
  return all;
}
