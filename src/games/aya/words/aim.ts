/** What the team plays for in Aya, for the bar. */
import { catalogue } from '#words/catalogue.ts';
import { plural } from '#words/grammar.ts';

export const words = catalogue('aya.aim', {
  points: (points: number) => plural(points, 'point'),
  tokens: (tokens: number) => plural(tokens, 'push token'),
  says: (points: number, tokens: number) =>
    `Together you play for points: ${points} so far. ${plural(tokens, 'push token')} ${tokens === 1 ? 'is' : 'are'} left, and each one kept is worth points.`
});
