/** Chromium, and where Debian's browsers are not to be had those of Playwright. */
import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import { phone, type Engine } from './tab.ts';

export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  return {
    tab: {
      goto: (url) => leaveFor(page, url),
      reload: async () => void (await page.reload()),
      evaluate: (run, given) => page.evaluate(run as never, given) as never,
      touch: (x, y) => page.touchscreen.tap(x, y),
      resize: (size) => page.setViewportSize(size)
    },
    close: () => browser.close()
  };
}

/**
 * Chromium gives up an address that was typed when, in the same instant, the page turns to another of its views by what
 * was just touched: the person is in that view, and types the address once more.
 */
async function leaveFor(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    await page.goto(url);
  }
}
