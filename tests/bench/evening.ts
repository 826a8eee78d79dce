/**
 * Some minutes at a table, waiting included: what each game takes of the process that puts its frames on the screen.
 * All games are played at the same time, since this is time of processors and not of clocks.
 */
import { dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { startMatch } from '../support/browser/start.ts';
import { computed, idOf, withApp } from './app.ts';
import { lower, type Bench, type Measure } from './measure.ts';

const minutes = 10;
/** How long somebody looks before the next touch, in milliseconds. */
const thought = 5000;

const evening = (game: string): Promise<number> =>
  withApp(
    async ({ browser, page }) => {
      const hand = dice(7);
      const end = Date.now() + minutes * 60_000;
      await startMatch(page, { game, persons: ['Ada', 'Ben'] });
      const before = await computed(browser, 'GPU');
      while (Date.now() < end) {
        if ((await moment(page)).waitsFor === 'nobody') await startMatch(page, { game, persons: ['Ada', 'Ben'] });
        await play(page, hand, { touches: 1, seeing: true, onward: true });
        await page.waitForTimeout(thought);
      }
      return ((await computed(browser, 'GPU')) - before) / minutes;
    },
    { hasTouch: true, locale: 'en-GB', serviceWorkers: 'block' }
  );

export const evenings: Bench = {
  names: ['web.evening'],
  run: async () => {
    const games = ['Àiyé', 'Atiwa', 'Ayar'];
    const spent = await Promise.all(games.map(evening));
    const [aiye = 0, ...others] = spent;
    return [
      ...games.map((game, n): Measure => lower(`web.evening-${idOf(game)}`, spent[n]!, 's of drawing a minute')),
      lower('web.evening-ratio', (aiye * others.length) / others.reduce((sum, one) => sum + one, 0), '×', 3)
    ];
  }
};
