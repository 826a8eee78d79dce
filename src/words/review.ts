/** Every string of the review of a finished match. */
import { catalogue } from './catalogue.ts';
import { capital, roughly, signed } from './grammar.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

export const words = catalogue('review', {
  title: 'Review',
  backToReview: 'Back to the review',
  unfinished: 'A match is reviewed when it is over.',
  none: 'There is no review of matches of this game.',
  reading: (done: number, all: number) => `Reading the match again: ${done} of ${all}`,
  read: 'The review is complete.',
  resumes: 'It goes on from here when you come back.',

  curve: 'Where the match was heading',
  curveNote:
    'The points everybody could expect to end with, turn by turn. Wayside plays the rest of the match many times and takes the average.',
  unit: (label: string) => (label === '' ? 'the end' : `turn ${label}`),

  decisions: 'The decisions that mattered most',
  whose: 'Whose decisions',
  turn: (n: number) => `Turn ${n}`,
  gain: (points: number) => `${roughly(points)} better`,
  played: 'Played',
  better: 'Better',
  why: 'Because',
  /** A reason, in a sentence: what a way brings, or what it leaves to another side. */
  own: (what: string) => `It brings ${what}.`,
  other: (name: string, what: string) => capital(`${name} gets ${what}.`),
  /** What everything that is not told makes of it, for and against. */
  rest: (points: number) => `All else together ${points > 0 ? 'brings' : 'costs'} ${roughly(points)}.`,
  points: (points: number) => `${roughly(points)} ${points > 0 ? 'more' : 'fewer'}`,
  from: (label: string, points: string) => `${points} from ${label}`,
  wins: (played: number, better: number) =>
    `Chance of winning: ${percent(better)} instead of ${percent(played)}, from playing the rest many times.`,
  show: 'Show on the table',
  fine: (name: string) => `Nothing that ${name} did stands out as a mistake.`,
  soon: 'Still being weighed …',

  luck: 'Luck and choice',
  luckNote: 'In points, by rule of thumb: what the draws gave, and what better choices would have brought.',
  who: 'Side',
  draws: 'Draws',
  choices: 'Missed',
  signed: (points: number) => signed(Math.round(points)),

  table: {
    way: 'What is shown',
    step: (name: string, turn: number) => `${name}, turn ${turn}`,
    again: 'Show it again',
    playOn: 'Play on from here',
    playOnNote: 'A trial match begins here; the match stays as it is.'
  }
} as const);
