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

export const isHere = (name: Name): boolean =>
  name === 'chromium' || existsSync(debian[name].file) || existsSync(others[name].executablePath());

export function startEngine(name: Name): Promise<Engine> {
  if (name === 'chromium') return startPlaywright(chromium, chromiumLaunch);
  return existsSync(debian[name].file) ? debian[name].start() : startPlaywright(others[name]);
}
