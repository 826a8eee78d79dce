/** Every string of the ladder: goals for one player, and the game of the day. */
import { dayOfWorld, plural } from './grammar.ts';

/** With a real minus. */
const points = (n: number): string => plural(n, 'point', 'points').replace('-', '−');

export const words = {
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
    'Whoever plays it on this date is dealt the same, whatever they do: compare your points. Only the first try counts.',
  dayHonest:
    'What is dealt follows from the date and could be worked out beforehand. Such a match is equal for all; unlike the others it proves nothing about luck.',
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
    tries === 1 ? points(first) : `${points(first)} at the first try · best of ${tries}: ${points(best)}`,
  fresh: 'Not tried yet'
} as const;
