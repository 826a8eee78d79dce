/** The ways on and back of a lesson, where fingers are quick. */
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';

test.use({ hasTouch: true });

for (const viewport of [phone, { width: 320, height: 568 }, laptop])
  test(`each way of a lesson has a place of its own at ${viewport.width}: a second touch where Next was does nothing`, async ({
    page
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('learn/?g=atiwa');
    const strip = page.getByRole('region', { name: 'Lesson' });
    const told = strip.locator('p');
    const boxOf = async (name: string) =>
      (await strip.getByRole('button', { name, exact: true }).boundingBox({ timeout: 60_000 }))!;
    const next = await boxOf('Next');
    const [x, y] = [next.x + next.width / 2, next.y + next.height / 2];
    await page.touchscreen.tap(x, y);
    await expect(told).toContainText('Touch space II');
    await page.touchscreen.tap(x, y);

    const [show, back] = [await boxOf('Show me'), await boxOf('Back')];
    for (const one of [show, back]) {
      const beside = one.x >= next.x + next.width || one.x + one.width <= next.x;
      expect(beside || one.y >= next.y + next.height).toBe(true);
      expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
    }
    expect(show.x + show.width).toBeLessThanOrEqual(back.x);
    await expect(told).toContainText('Touch space II');
    await expect(strip.getByRole('button', { name: 'Show me' })).toBeEnabled();
    expect(await faults(page)).toEqual([]);
  });
