/** What one plays for in Ayar, for the bar. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('ayar.aim', {
  lower: { sun: 'lower: sun', moon: 'lower: moon', both: 'both equal' },
  says: (sun: number, moon: number, low: 'sun' | 'moon' | 'both') =>
    low === 'both'
      ? `Sun and moon are both at ${sun}. The lower of the two is the score.`
      : `The ${low} counts, since it is the lower: sun ${sun}, moon ${moon}.`
});
