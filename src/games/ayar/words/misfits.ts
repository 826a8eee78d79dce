/** What is wrong with an edition or with options of a match, as their owner reads it. */
import { catalogue } from '#words/catalogue.ts';
import type { AyarName } from '../editions/schema.ts';

export const misfits = catalogue('ayar.misfits', {
  edition: {
    twice: {
      paths: 'Two paths have the same name.',
      buildingSlots: 'Two building slots have the same name.',
      raymiSlots: 'Two Raymi slots have the same name.',
      raymiTiles: 'Two Raymi tiles have the same name.',
      boxes: 'Two boxes of the terraces have the same name.',
      viracochaSlots: 'Two viracocha slots have the same name.',
      lakeSpaces: 'Two spaces of the lake have the same name.',
      lakeAreas: 'Two areas of the lake have the same name.',
      marketSlots: 'Two market slots have the same name.',
      textileStacks: 'Two stacks of textiles have the same power.',
      pots: 'Two pots have the same name.',
      textiles: 'Two textiles have the same name.',
      tokens: 'Two activity tokens have the same name.',
      soloBoards: 'Two solo boards have the same level.'
    },
    sameOrder: (ayar: AyarName) => `Two slots of the ${ayar} path have the same place.`,
    slotBeyond: (ayar: AyarName) => `The ${ayar} path has a slot beyond its end.`,
    pathEnd: (ayar: AyarName) => `The ${ayar} path does not end on fertile ground.`,
    raymiTiles: (due: number) => `There should be ${due} Raymi tiles.`,
    raymiLinks: (slot: string) => `The Raymi slot ${slot} links two different Ayar.`,
    raymiLetters: 'The letters of the Raymi tiles are not those of their slots.',
    raymiReverse: (tile: string) => `The reverse of ${tile} asks for fewer suns than its face.`,
    quadrants: 'The quadrants do not cover the grid.',
    inti: 'Two Inti bonuses are of the same activity.',
    potterySuns: 'Each pottery slot needs its suns.',
    weavingMoons: 'Each weaving column needs its moons.',
    weavingArea: (most: number) => `The weaving area has more than ${most} slots.`,
    maizeSuns: (box: string) => `${box} does not say what lies under each maize.`,
    maize: (due: number) => `There should be ${due} maize.`,
    islands: (due: number) => `There should be ${due} islands.`,
    lakeStart: 'The lake has one start.',
    lakeSpace: (id: string) => `The lake has no space ${id}.`,
    lakeEdges: 'Two spaces of the lake are joined twice.',
    lakeReach: 'Some spaces of the lake cannot be reached.',
    pots: (due: number) => `There should be ${due} pots.`,
    plainPots: 'Too few pots without a viracocha for the opening market.',
    stack: (power: number, textiles: number) => `Stack ${power} holds ${textiles} textiles.`,
    strayTextile: 'A textile belongs to no stack.',
    tokens: (due: number) => `There should be ${due} activity tokens.`,
    roundTokens: (round: number) => `Round ${round} has too few activity tokens.`,
    solo: {
      order: (level: number) => `Solo board ${level} does not order the four activities.`,
      pottery: (level: number) => `Solo board ${level}: pottery does not have as many moons as suns.`,
      weaving: (level: number) => `Solo board ${level}: weaving does not have as many moons as suns.`,
      terrace: (level: number) => `Solo board ${level}: terraces do not have as many moons as suns.`,
      spaces: (level: number) => `Solo board ${level} does not tell the spaces of its boat in their order.`,
      sections: (level: number) => `Solo board ${level}: the sections of the reed track are not in order.`,
      islands: (level: number) => `Solo board ${level}: each section of the reed track has an island.`
    }
  },
  options: {
    level: 'The solo board is named by its number.',
    alone: 'The Ayllu plays against a single person only.',
    unknownLevel: (level: number) => `There is no solo board ${level}.`
  }
});
