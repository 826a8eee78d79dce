/** What one plays for in Àiyé: the score, what an area is close to, and the end. */
import { catalogue } from '#words/catalogue.ts';
import { plural } from '#words/grammar.ts';

export const words = catalogue('aiye.goals', {
  tier: (mask: string, have: number, needed: number, what: string, points: number) =>
    `${mask}: ${have} of ${needed} ${what} for ${plural(points, 'point')}.`,
  lastCard: 'One more card, and the next round is the last.',
  aim: {
    most: (score: number) => (score === 1 ? 'point' : 'points'),
    mask: '1 mask to go',
    card: '1 card to go',
    near: 'end is near',
    last: 'last round',
    says: (score: number, end: string) =>
      `${plural(score, 'point')} so far. Whoever has most at the end wins. ${end}`.trim(),
    nearSays: 'The next round is the last.',
    lastSays: 'This is the last round.'
  },
  lastMask: 'One more mask, and the next round is the last.'
});
