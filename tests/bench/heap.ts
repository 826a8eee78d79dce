/**
 * What tables keep in memory: the heap of the page after long matches, and by how much it grows from match to match when
 * many are played in one page that is never loaded anew. Garbage is collected before each look. A few hundred kilobytes a
 * match are code that the engine compiles as it becomes worth while; what is kept by mistake is counted in megabytes.
 */
import type { CDPSession, Page } from '@playwright/test';
import { bringBuilt, stands } from '../support/browser/aya-built.ts';
import { showAs } from '../support/browser/aya.ts';
import { dice } from '../support/browser/dice.ts';
import { play } from '../support/browser/person.ts';
import { startFromHome, tableIsThere } from '../support/browser/start.ts';
import { idOf, withApp } from './app.ts';
import { lower, type Bench, type Measure } from './measure.ts';

/** Matches in one page; the first ones fill what is kept on purpose. */
const matches = 10;
const first = 5;

type Kept = { readonly megabytes: number; readonly nodes: number; readonly listeners: number };

async function kept(session: CDPSession): Promise<Kept> {
  // What was let go in the first sweep may hold on to what only the second finds.
  for (let sweep = 0; sweep < 3; sweep += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { megabytes: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Goes somewhere as a link of the app does: the page stays. */
async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, url);
}

const home = (page: Page) => page.getByRole('button', { name: 'New match', exact: true });

async function measured(name: string, session: CDPSession, page: Page, one: (n: number) => Promise<unknown>) {
  const after: Kept[] = [];
  let long = 0;
  for (let n = 1; n <= matches; n += 1) {
    await one(n);
    if (n === matches) long = (await kept(session)).megabytes;
    await follow(page, '/');
    await home(page).waitFor();
    await page.waitForTimeout(500);
    after.push(await kept(session));
  }
  const [from, to] = [after[first - 1]!, after.at(-1)!];
  const each = (of: keyof Kept): number => (to[of] - from[of]) / (matches - first);
  return [
    lower(`web.heap-${name}`, long, 'MB at the end of a match'),
    lower(`web.heap-growth-${name}`, 1024 * each('megabytes'), 'kB more after each match', 500),
    lower(`web.heap-nodes-${name}`, each('nodes'), 'nodes more after each match'),
    lower(`web.heap-listeners-${name}`, each('listeners'), 'listeners more after each match')
  ];
}

/** Takes a page's measures, once it has opened what `begin` needs. */
const opened = (name: string, begin: (page: Page) => Promise<(n: number) => Promise<unknown>>): Promise<Measure[]> =>
  withApp(
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      return measured(name, session, page, await begin(page));
    },
    // Motion would only take time.
    { reducedMotion: 'reduce' }
  );

export const heap: Bench = {
  names: ['web.heap'],
  run: async () => {
    const measures: Measure[] = [];
    for (const game of ['Àiyé', 'Atiwa', 'Ayar'])
      measures.push(
        ...(await opened(idOf(game), async (page) => {
          await page.goto('./');
          return async (n) => {
            await startFromHome(page, { game, persons: ['Ada', 'Ben'] });
            await play(page, dice(n));
          };
        }))
      );
    // A river in space is opened and left: its textures and meshes must go with it.
    measures.push(
      ...(await opened('aya', async (page) => {
        await showAs(page, 'space');
        const { id } = await bringBuilt(page, { persons: ['Ada', 'Ben'], until: stands(30) });
        return async () => {
          await follow(page, `/play/?m=${id}`);
          await tableIsThere(page);
          await page.waitForTimeout(1500);
        };
      }))
    );
    return measures;
  }
};
