/** The engines that are on this machine. */
import { existsSync } from 'node:fs';
import { chromium, firefox as theirFirefox, webkit as theirWebKit } from '@playwright/test';
import { chromiumLaunch } from '../../../chromium.ts';
import { firefox, startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import type { Engine } from './tab.ts';
import { startWebKit, webKitDriver } from './webkit.ts';

export const names = ['chromium', 'firefox', 'webkit'] as const;
export type Name = (typeof names)[number];

const debian = { firefox: { file: firefox, start: startFirefox }, webkit: { file: webKitDriver, start: startWebKit } };
const others = { firefox: theirFirefox, webkit: theirWebKit };

/** Playwright's own may lie here without the libraries that it needs. */
export async function isHere(name: Name): Promise<boolean> {
  if (name === 'chromium' || existsSync(debian[name].file)) return true;
  if (!existsSync(others[name].executablePath())) return false;
  return others[name].launch().then(
    (browser) => browser.close().then(() => true),
    () => false
  );
}

export function startEngine(name: Name): Promise<Engine> {
  if (name === 'chromium') return startPlaywright(chromium, chromiumLaunch);
  return existsSync(debian[name].file) ? debian[name].start() : startPlaywright(others[name]);
}
