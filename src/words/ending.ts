/** Every string of the end of a match: the count, who won, and what is worth remembering. */
import { catalogue } from './catalogue.ts';
import { list, plural, possessive } from './grammar.ts';

const points = (n: number): string => plural(n, 'point', 'points');

export const words = catalogue('ending', {
  opening: 'The match is over',
  openingNote: 'Now every point is counted, one kind after another.',
  uncounted: 'not counted yet',
  begin: 'Count the points',
  next: (kinds: readonly string[]) => (kinds.length === 1 ? `Next: ${kinds[0]}` : 'Next'),
  last: 'And so …',
  skip: 'Straight to the result',
  again: 'Count again',
  step: (n: number, all: number) => `${n} of ${all}`,
  /** Two kinds of points that only one seat each has, counted side by side. */
  beside: (kinds: readonly string[]) => kinds.join(' · '),
  counted: (name: string, kind: string, n: number, so: number) => `${name}: ${kind} ${n}, so far ${so}`,
  place: (n: number) => `Place ${n}`,
  first: 'Winner',
  shared: 'Shared win',
  all: 'What all made together',

  moments: 'Worth remembering',
  best: {
    title: 'Best single turn',
    turn: (name: string, rise: number) => `${name}, ${points(rise)} in one turn`,
    round: (name: string, rise: number, round: string) => `${name}, ${points(rise)} in ${round}`,
    look: 'Look at it'
  },
  closest: {
    title: 'How close it was',
    level: (names: readonly string[], when: string) => `${list(names)} were level after ${when}.`,
    gap: (names: readonly string[], gap: number, when: string) =>
      `After ${when}, ${gap === 1 ? 'just one point' : `only ${points(gap)}`} lay between ${list(names)}.`,
    end: (gap: number) =>
      gap === 0
        ? 'It was never closer than at the end: level on points.'
        : `In the second half it was never closer than at the end: ${points(gap)}.`,
    changes: (n: number) => `The lead changed hands ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}.`,
    led: (name: string, when: string) => `${name} led from ${when} on.`
  },
  decisive: {
    title: 'What made the difference',
    row: (name: string, kind: string, mine: number, theirs: number) =>
      `${possessive(name)} ${kind}: ${mine} to ${theirs}`
  },

  sheetPicture: 'Share the figures'
} as const);
