/** Sentences of the log. */
import { catalogue } from '#words/catalogue.ts';
import { article as a, plural } from '#words/grammar.ts';

export const log = catalogue('aya.log', {
  /** Headings. */
  firstGlass: 'First glass',
  secondGlass: 'Second glass',
  practice: 'Practice',
  push: (n: number) => `Push ${n}`,

  begins: (name: string) => `${name} begins.`,
  start: (name: string) => `${name} lays the Start tile.`,
  glass: (name: string, run: number) => `${name} turns the glass, run ${run} of 2.`,
  practise: (name: string) => `${name} starts to practise.`,
  places: (name: string, domino: string) => `${name} places ${a(domino)}`,
  withTile: (tile: string) => ` and brings the ${tile}`,
  withAnimal: (animal: string) => ` and brings the ${animal}`,
  laid: (animal: string) => ` and lays it flat with the ${animal}`,
  reserves: (name: string, domino: string) => `${name} puts ${a(domino)} on the reserve.`,
  turns: (name: string, domino: string) => `${name} turns ${domino}.`,
  bumps: (name: string, domino: string) => `${name} sweeps against ${domino}.`,
  raises: (name: string, n: number) => `${name} stands ${plural(n, 'domino', 'dominoes')} up.`,
  raisesPair: (name: string, animal: string) => `${name} raises the ${animal}.`,
  down: (n: number, off: number) =>
    `Accident: ${plural(n, 'domino', 'dominoes')} down${off > 0 ? `, ${plural(off, 'animal')} thrown off` : ''}.`,
  sand: (run: number) => (run === 1 ? 'The first glass has run out.' : 'The second glass has run out.'),
  built: 'Building is over.',
  pushes: (name: string, domino: string, price: number) =>
    `${name} pushes ${domino}${price > 0 ? ' for one push token' : ''}.`,
  fell: (n: number) => `${plural(n, 'domino', 'dominoes')} fell.`,
  undone: 'No device could work out what falls, so it was taken back.',
  takes: (name: string, domino: string) => `${name} takes ${a(domino)}.`,
  tries: (name: string) => `${name} tries it out.`,
  standsUp: (name: string) => `${name} stands everything up again.`,
  enough: (name: string) => `${name} says: enough.`,
  over: 'The count.'
});
