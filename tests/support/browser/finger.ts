/** A finger of the browser’s own making on the page, long presses and all. */
import type { Page } from '@playwright/test';

/** In CSS pixels of the page. */
export type Point = { readonly x: number; readonly y: number };

/** What one finger does, each answered once the page has heard of it. */
export async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: string, at?: Point): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at ? [{ x: at.x, y: at.y }] : []
    });
  return {
    down: (at: Point) => send('touchStart', at),
    move: (at: Point) => send('touchMove', at),
    up: () => send('touchEnd'),
    cancel: () => send('touchCancel')
  };
}

export const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
