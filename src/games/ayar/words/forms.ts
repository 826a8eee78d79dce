import { catalogue } from '#words/catalogue.ts';
import { plural } from '#words/grammar.ts';

/** Texts of the options of a match and of the form for one's own copy. */
export const optionWords = catalogue('ayar.options', {
  level: 'The Ayllu plays on',
  levels: (level: number) => `Board ${level}`,
  stars: (stars: number) => `${'★'.repeat(stars)}`,
  levelNote: 'More stars mean a harder opponent.',
  none: 'With two to four players there is nothing to choose.'
});

export const editionWords = catalogue('ayar.edition', {
  intro:
    'What is printed on the boards of your copy may differ from the values Wayside plays with. The tables used most often can be entered here; everything else can be changed as text below.',
  groups: {
    arrows: 'Arrows of the lines',
    bonuses: 'Moons of the temple columns',
    llamas: 'Points for llamas',
    pottery: 'Suns above the pots',
    columns: 'Moons under the columns of cloth',
    tokenSteps: 'Steps of the Ayllu’s tokens',
    tokenPowers: 'Power the Ayllu’s tokens add'
  },
  origins: {
    rulebook: 'from the rulebook',
    public: 'from a public page',
    reconstructed: 'made up by Wayside',
    owner: 'from your copy'
  },
  players: (n: number) => `${n} players`,
  column: (n: number) => `Column ${n}`,
  place: (n: number) => `Place ${n}`,
  token: (n: number) => `Token ${n}`,
  llamas: (n: number) => plural(n, 'llama')
});
