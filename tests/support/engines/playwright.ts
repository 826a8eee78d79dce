/** Chromium, and where Debian's browsers are not to be had those of Playwright. */
import type { BrowserType, LaunchOptions } from '@playwright/test';
import { phone, type Engine } from './tab.ts';

export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  return {
    tab: {
      goto: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (run, given) => page.evaluate(run as never, given) as never,
      touch: (x, y) => page.touchscreen.tap(x, y),
      resize: (size) => page.setViewportSize(size)
    },
    close: () => browser.close()
  };
}
