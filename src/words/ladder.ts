/** Every string of the ladder: goals for one player, and the game of the day. */
import { catalogue } from './catalogue.ts';
import { dayOfWorld, plural } from './grammar.ts';

/** With a real minus. */
const points = (n: number): string => plural(n, 'point', 'points').replace('-', '−');

export const words = catalogue('ladder', {
  title: 'Ladder',
  of: (game: string) => `Ladder of ${game}`,
  line: 'Goals for one player, and a game of the day',
  none: 'There is no ladder for that game here.',
  opening: 'Opening the ladder',
  games: 'Games',
  name: 'Your name',
  nameless: 'Player',

  day: 'Game of the day',
  dayOf: dayOfWorld,
  dayNote:
    'Everybody who plays on this date gets the same draws, whatever they do, so you can compare points. Only the first try counts.',
  dayHonest:
    'The draws follow from the date and could be worked out beforehand. That makes the match the same for everybody; unlike others, it proves nothing about luck.',
  before: 'Earlier days',

  rungs: 'Goals',
  met: 'Reached',
  play: 'Play',
  again: 'Play again',
  goOn: 'Continue',
  playLabel: (goal: string) => `Play for ${goal}`,
  againLabel: (goal: string) => `Play again for ${goal}`,
  goOnLabel: (goal: string) => `Continue: ${goal}`,
  watch: (goal: string) => `Watch the best match again: ${goal}`,
  watchFirst: (goal: string) => `Watch the first try again: ${goal}`,
  best: (most: number, when: string, tries: number) =>
    `Best: ${points(most)}, ${when} · ${plural(tries, 'try', 'tries')}`,
  first: (first: number, best: number, tries: number) =>
    tries === 1 ? points(first) : `${points(first)} on the first try · best of ${tries}: ${points(best)}`,
  fresh: 'Not tried yet'
} as const);
