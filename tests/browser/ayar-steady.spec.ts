/** Whatever a first touch chooses on Ayar's table, steps aside, all stands where it was for the second. */
import type { Page } from '@playwright/test';
import { expect, faults, test } from '../support/browser/app.ts';
import { moments, openMoment } from '../support/browser/moments.ts';

test.use({ reducedMotion: 'reduce' });

const main = (page: Page) => page.getByRole('main');
const sizes = [
  [360, 640],
  [360, 560],
  [320, 568],
  [640, 360],
  [1280, 800]
] as const;

/** How far the dock has moved (pixels) after each choice that brought its large button, of the first eight. */
const moved = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const frames = async (): Promise<void> => {
      for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
    };
    const top = (): number => Math.round(document.querySelector('.ayar-table .dock')!.getBoundingClientRect().top);
    await frames();
    const asked = top();
    const all = [...document.querySelectorAll<HTMLElement>('.ayar-table .stage button')].filter((one) =>
      one.checkVisibility()
    );
    const far: number[] = [];
    for (const one of all) {
      if (far.length === 8) break;
      if (!one.isConnected) continue;
      one.click();
      await frames();
      if (document.querySelector('.dock .go:not(.quiet)')) far.push(top() - asked);
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
    return far;
  });

for (const step of ['ayar', 'build', 'tambo', 'pottery', 'weaving', 'lay', 'terrace', 'reed', 'viracocha'])
  test(`the dock stays where it is: ${step}`, async ({ page }) => {
    await openMoment(page, 'ayar', {
      ...moments.ayar[0],
      until: (state) => state['step'] === step && Number(state['round']) >= 2
    });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const far = await moved(page);
      expect(far.length, `choices at ${width}×${height}`).toBeGreaterThan(0);
      expect([...new Set(far)], `${width}×${height}`).toEqual([0]);
      await main(page).locator('.dock .undo').click();
    }
    expect(await faults(page)).toEqual([]);
  });
