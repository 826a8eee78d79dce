/** Every string around a lesson; what a lesson says is its game's. */
import { catalogue } from './catalogue.ts';

export const words = catalogue('lesson', {
  title: (game: string) => (game ? `Learn ${game}` : 'Learn'),
  none: 'There is no lesson for that game.',
  opening: 'Laying out the table …',
  region: 'Lesson',
  place: (chapter: number, of: number) => `${chapter} of ${of}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  again: 'Try the other',
  shown: 'This is how it is done.',
  anew: 'New position.',
  failed: 'What falls cannot be worked out on this device. Go on: everything else can be learnt here.',
  chapters: 'Chapters',
  learnt: 'learnt',
  home: 'Leave the lesson; it goes on where you left it',
  learner: 'Player 1',
  learners: ['Player 1', 'Player 2'],
  hand: (name: string) => `${name}:`,
  pair: {
    title: 'Who learns?',
    text: 'You play one seat together, and take turns with what is to be done.',
    optional: 'Name, if you like',
    go: 'Begin'
  },
  rules: 'Rules and explanations',
  end: {
    title: (game: string) => `That is ${game}.`,
    text: 'You know all you need for a first match. In every match its rules and the meaning of each sign are one touch away.',
    match: 'Play a first match',
    home: 'Start page',
    once: 'Learn it once more'
  },
  first: (short: boolean, coach: boolean) =>
    `${short ? 'Short first match' : 'First match'}${coach ? ', with a coach' : ''}`,
  learn: 'Learn it by playing · 8 to 12 minutes',
  together: 'Learn with a friend',
  goOn: 'Go on with the lesson',
  relearn: 'The lesson once more'
});
