/** What would fall, in words. */
import { plural } from '#words/grammar.ts';

export const forecast = {
  ask: 'What would fall',
  title: 'What would fall',
  loading: 'Trying it out …',
  failed: 'It could not be tried out on this device.',
  running: 'Here it comes …',
  again: 'Run it again',
  skip: 'Skip',
  close: 'Close',
  won: 'won',
  panorama: (type: string) => `The ${type} panorama`,
  line: (title: string, text: string) => `${title}: ${text}`,
  summary: (fallen: number, standing: number, won: number, photos: number) =>
    `${plural(fallen, 'domino falls', 'dominoes fall')}${standing > 0 ? `, ${standing} ${standing === 1 ? 'stays' : 'stay'} standing` : ''}. ${
      photos === 0 ? 'No photo lies on the table yet' : `${won} of ${plural(photos, 'photo')} won`
    }.`,
  more: (free: boolean) =>
    `What stays standing can be pushed again: ${free ? 'once for free, then for a push token each time' : 'for a push token each time'}.`,
  unreached: 'not all three of its landscapes are won',
  notReached: 'the fall does not get there',
  stops: (domino: string) => `The fall stops before ${domino}`,
  reasons: {
    hole: (gap: string) => `a gap of ${gap} is too wide`,
    buffer: () => 'an animal is still laid flat there',
    bend: () => 'the turn is too sharp',
    opposed: () => 'it faces the other way',
    aside: () => 'it stands too far to the side'
  } as Readonly<Record<'hole' | 'buffer' | 'bend' | 'opposed' | 'aside', (gap: string) => string>>
} as const;
