/**
 * On a small phone, early to late: whatever of a table can be touched is met by a finger over 44 by 44 pixels, or is shown larger
 * first. That it is shown larger is told where each table is: `aiye-table.spec.ts`, `atiwa-table.spec.ts`, `ayar.spec.ts`.
 */
import { expect, phone, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { ayaMoments, moments, openMoment } from '../support/browser/moments.ts';
import { tooSmall } from '../support/browser/reach.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

for (const [game, list] of Object.entries(moments))
  for (const moment of list)
    test(`${game}, ${moment.name}`, async ({ page }) => {
      await openMoment(page, game as keyof typeof moments, moment);
      expect(await tooSmall(page)).toEqual([]);
    });
for (const { name, ...built } of ayaMoments)
  test(`aya, ${name}`, async ({ page }) => {
    await openBuilt(page, built);
    expect(await tooSmall(page)).toEqual([]);
  });
