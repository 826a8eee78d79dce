/** What one plays for is in view on a phone, beside whose turn it is, and leads to the score. */
import { expect, laptop, phone, test } from '../support/browser/app.ts';
import { misfits } from '../support/browser/fit.ts';
import { moments, openMoment } from '../support/browser/moments.ts';

test.use({ reducedMotion: 'reduce' });

for (const game of ['aiye', 'atiwa', 'ayar'] as const)
  for (const size of [phone, laptop])
    test(`${game} at ${size.width}: it stands in the bar, nothing is cut for it, and it opens the score`, async ({
      page
    }) => {
      await page.setViewportSize(size);
      await openMoment(page, game, moments[game][2]);
      const aim = page.getByRole('button', { name: /^What you play for: / });
      await expect(aim).toBeVisible();
      expect(await misfits(page, '.name, .others h3, .who, .land > .line, .doing')).toEqual([]);
      const steps = page.getByRole('list', { name: 'Steps of this turn' }).getByRole('listitem');
      const words = await steps.evaluateAll((all) =>
        all.map((one) => [one.scrollWidth - one.clientWidth, one.innerText])
      );
      expect(words.filter(([over]) => Number(over) > 0)).toEqual([]);
      await aim.click();
      await expect(page.getByRole('dialog', { name: 'Score so far' })).toBeVisible();
    });
