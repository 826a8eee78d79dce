/** The rules of Ayar as pages: a short first-game help, every section, every sign and every bonus. */
import { tellOrigins } from '../../origin.ts';
import { once, sentences, topicOf } from '../../pages.ts';
import type { GameView, Topic } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import { craftNames, effectWords } from '../words/names.ts';
import { chapters, families, first, pageWords as p, signPages, valuesPage } from '../words/rules.ts';

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
    const craft = effect.type === 'power' ? craftNames[effect.activity] : undefined;
    return {
      id: `bonus-${id}`,
      title: p.bonus(name, craft),
      text: [p.gives(needs, text), ...sentences(game, [effectRules[effect.type]!])],
      rules: []
    };
  });

function values(game: AyarGame): Topic {
  const { mainBoard, raymiTiles, playerBoard, lakeBoard, pots, textiles, solo } = game.board.edition;
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

export const topics = once<AyarGame>((game) => [
  ...[...first, ...chapters, ...signPages].map((one) => topicOf(game, one)),
  ...bonusPages(game),
  values(game)
]);

/** What the key of symbols shows. */
export const key: GameView['key'] = [
  [families.signs, /^sign-/],
  [families.crafts, /^(pottery|weaving|terrace|reed)$/],
  [families.bonuses, /^bonus-/]
];
