/**
 * What the motion of a table costs: the time of all threads that paint and compose its frames, a frame, as a multiple of
 * the frame of an empty page on which one small square moves. Both are taken in turns, in one browser.
 */
import type { Browser, Page } from '@playwright/test';
import { begin, placeOn, startAya } from '../support/browser/aya.ts';
import { dice } from '../support/browser/dice.ts';
import { play } from '../support/browser/person.ts';
import { startMatch } from '../support/browser/start.ts';
import { idOf, withApp } from './app.ts';
import { lower, type Bench, type Measure } from './measure.ts';

/** Steps of Chromium that make a frame out of a page that is laid out; none of them lies within another. */
const painting = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit', 'RasterTask', 'Display::DrawAndSwap']);
const categories = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'viz',
  'cc',
  'disabled-by-default-devtools.timeline'
];
const rounds = 5;

type TraceEvent = { readonly name: string; readonly ph: string; readonly dur?: number };

/** Frames that were drawn, and the milliseconds of painting and composing them. */
type Drawn = { readonly frames: number; readonly spent: number };

/** What is drawn while `move` makes things move. */
async function drawn(browser: Browser, page: Page, move: () => Promise<unknown>): Promise<Drawn> {
  await browser.startTracing(page, { categories });
  await move();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return {
    frames: traceEvents.filter(({ name }) => name === 'Display::DrawAndSwap').length,
    spent: traceEvents.reduce((sum, { name, dur = 0 }) => sum + (painting.has(name) ? dur : 0), 0) / 1000
  };
}

/** Milliseconds a frame. */
function perFrame(all: readonly Drawn[]): number {
  const frames = all.reduce((sum, one) => sum + one.frames, 0);
  if (frames < 40) throw new Error(`only ${frames} frames were drawn`);
  return all.reduce((sum, one) => sum + one.spent, 0) / frames;
}

/** A page with nothing but a square that is drawn anew in each frame. */
async function nothing(browser: Browser, page: Page): Promise<Drawn> {
  const empty = await page.context().newPage();
  await empty.setContent('<i style="position:fixed;width:8px;height:8px;background:#000"></i>');
  await empty.evaluate(() => {
    const square = document.querySelector('i')!;
    const frame = (now: number): void => {
      square.style.left = `${Math.round(now / 8) % 200}px`;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const found = await drawn(browser, empty, () => empty.waitForTimeout(2000));
  await empty.close();
  return found;
}

/** Two people play, each touch when the step before is seen; in Aya they place dominoes. */
async function table(browser: Browser, page: Page, game: string): Promise<Measure> {
  const aya = game === 'Aya';
  if (aya) {
    await startAya(page, { persons: ['Ada', 'Ben'] });
    await begin(page);
  } else await startMatch(page, { game, persons: ['Ada', 'Ben'] });
  const hand = dice(11);
  const empty: Drawn[] = [];
  const own: Drawn[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await nothing(browser, page));
    await page.bringToFront();
    own.push(
      await drawn(browser, page, () =>
        aya ? placeOn(page, 3) : play(page, hand, { touches: 12, seeing: true, onward: true })
      )
    );
  }
  const name = idOf(game);
  return lower(`web.motion-cost-${name}`, perFrame(own) / perFrame(empty), '× an empty frame');
}

export const motion: Bench = {
  names: ['web.motion-cost'],
  run: async () => {
    const measures: Measure[] = [];
    for (const game of ['Àiyé', 'Atiwa', 'Aya', 'Ayar'])
      measures.push(await withApp(({ browser, page }) => table(browser, page, game)));
    return measures;
  }
};
