/**
 * On a small phone, early to late: whatever of a table can be touched is met by a finger over 44 by 44 pixels, or is shown larger
 * first. That it is shown larger is told where each table is: `aiye-table.spec.ts`, `atiwa-table.spec.ts`, `ayar.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { dice } from '../support/browser/dice.ts';
import { ayaMoments, moments, openMoment } from '../support/browser/moments.ts';
import { moment, play, ready } from '../support/browser/person.ts';
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
    // Buttons over the picture make room for each other once it rests.
    await expect.poll(() => tooSmall(page)).toEqual([]);
  });

/** What may be touched, by kind. */
const kinds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select)')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ classList }) => [...classList].filter((name) => !name.startsWith('svelte-')).join('.'))
  );

for (const [game, list] of Object.entries(moments))
  test(`${game}, whatever a match comes to offer`, async ({ page }) => {
    await openMoment(page, game as keyof typeof moments, list[0]);
    const random = dice(7);
    const met = new Set<string>();
    const found: string[] = [];
    while ((await moment(page)).waitsFor !== 'nobody') {
      const asked = (await ready(page)).waitsFor === 'person';
      const offered = asked ? (await kinds(page)).filter((kind) => !met.has(kind)) : [];
      for (const kind of offered) met.add(kind);
      // What was refused is said over the seats, and closed by whoever has read it.
      const note = page.locator('.notice').getByRole('button', { name: 'Close' });
      if (offered.length > 0 && (await note.count()) > 0) await note.first().click();
      if (offered.length > 0) found.push(...(await tooSmall(page)));
      await play(page, random, { touches: 2, onward: true });
    }
    expect([...new Set(found)]).toEqual([]);
  });
