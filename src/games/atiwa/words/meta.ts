/** What the shelf says of Atiwa. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('atiwa.meta', {
  line: 'Bats, trees, families',
  win: 'Have the most points after seven rounds: from cards, all that lives on your land, gold, trained families and bats beyond ten.',
  aids: {
    score: { title: 'Score pad', line: 'Counts the points of up to four players' },
    harvest: { title: 'Harvest helper', line: 'Leads you through the harvest step by step' }
  }
});
