/** Every string of the ladder: goals for one player, and the game of the day. */
import { catalogue } from './catalogue.ts';
import { dayOfWorld, plural } from './grammar.ts';

/** With a real minus. */
const points = (n: number): string => plural(n, 'point', 'points').replace('-', '−');

export const words = catalogue('ladder', {
  title: 'Ladder',
  of: (game: string) => `Ladder of ${game}`,
  line: 'Goals for one player, and a game of the day',
  none: 'There is no game of that name here.',
  opening: 'Opening the ladder',
  games: 'Games',
  name: 'Your name',
  nameless: 'Player',

  day: 'Game of the day',
  dayOf: dayOfWorld,
  dayNote:
    'Everybody who plays on this date gets the same draws, whatever they do, so you can compare points. Only the first try counts.',
  dayOfGame: (game: string) => `Game of the day: ${game}`,
  dayName: (others: number) => (others === 0 ? 'On your own' : `Against ${plural(others, 'steady bot')}`),
  won: (won: boolean, told: string) => `${won ? 'Won' : 'Lost'}: ${told}`,
  share: 'Share the result as text',
  shareTitle: (game: string) => `${game} on Wayside`,
  shareText: (game: string, day: string, told: string) =>
    `${game}, game of the day of ${day}: ${told}\nPlayed on Wayside, an unofficial table for board games.`,
  copied: 'The result is copied.',
  shared: 'The result is on its way.',
  cancelled: 'The result was not shared.',
  unshared: 'Sharing did not work here.',
  dayHonest:
    'The draws follow from the date and could be worked out beforehand. That makes the match the same for everybody; unlike others, it proves nothing about luck.',
  before: 'Earlier days',

  record: {
    title: 'Your record',
    none: 'Matches you finish alone or against bots are counted here.',
    matches: 'Matches',
    best: 'Most points',
    points,
    against: (level: string) => `Against “${level}”`,
    won: (won: number, matches: number) => `${won} of ${matches} won`,
    streak: 'Won in a row',
    inRow: (now: number, longest: number) => (longest > now ? `${now}, at best ${longest}` : `${now}`)
  },

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
