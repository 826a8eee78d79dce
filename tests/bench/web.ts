/**
 * What a person waits for, in Chromium slowed down four times: from a touch to the move stored and shown, from opening
 * without a host to a table one can play at, and how even the frames stay while a bot thinks.
 */
import type { CDPSession, Page } from '@playwright/test';
import { dice } from '../support/browser/dice.ts';
import { play } from '../support/browser/person.ts';
import { startMatch } from '../support/browser/start.ts';
import { withApp } from './app.ts';
import { lower, quantile, type Bench, type Measure } from './measure.ts';

const slowdown = 4;
const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Keeps the times from each click to the next frame after the page says that the move is stored. */
const watchMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    let clicked = 0;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true });
    const root = document.querySelector('[data-testid="play"]')!;
    // The counts of entries and drafted moves change only after the store has them, together with the table.
    new MutationObserver(() => {
      if (clicked === 0) return;
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => requestAnimationFrame((shown) => times.push(shown - from)));
    }).observe(root, { attributeFilter: ['data-entries', 'data-drafts'] });
    Object.assign(window, { times });
  });

async function tapToStored(page: Page, session: CDPSession): Promise<Measure[]> {
  await watchMoves(page);
  await slow(session, slowdown);
  const luck = dice(7);
  await play(page, luck, { touches: 160 });
  await slow(session, 1);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return [lower('web.tap-to-stored-p95', quantile(times, 0.95), 'ms', 100)];
}

/** Frames and long tasks of the main thread while bots play on. */
async function whileThinking(page: Page, session: CDPSession): Promise<Measure[]> {
  await slow(session, slowdown);
  const luck = dice(3);
  const gaps: number[] = [];
  const tasks: number[] = [];
  for (let touch = 0; touch < 60; touch++) {
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-testid="play"]')!.dataset.waitsFor !== 'other'
    );
    await play(page, luck, { touches: 1 });
    const seen = await page.evaluate(
      () =>
        new Promise<{ gaps: number[]; tasks: number[] }>((resolve) => {
          const gaps: number[] = [];
          const tasks: number[] = [];
          const observer = new PerformanceObserver((list) => {
            for (const task of list.getEntries()) tasks.push(task.duration);
          });
          observer.observe({ type: 'longtask' });
          const root = document.querySelector<HTMLElement>('[data-testid="play"]')!;
          let last = performance.now();
          const frame = (now: number): void => {
            gaps.push(now - last);
            last = now;
            if (root.dataset.waitsFor === 'other' && gaps.length < 600) requestAnimationFrame(frame);
            else {
              observer.disconnect();
              resolve({ gaps: gaps.slice(1), tasks });
            }
          };
          requestAnimationFrame(frame);
        })
    );
    gaps.push(...seen.gaps);
    tasks.push(...seen.tasks);
  }
  await slow(session, 1);
  return [
    lower('web.frame-p95-while-bot-thinks', quantile(gaps, 0.95), 'ms', 50),
    lower('web.longest-task-while-bot-thinks', Math.max(0, ...tasks), 'ms', 100)
  ];
}

/** Opens a running match in a new tab while the host is gone; until something can be touched on the table. */
async function coldOffline(page: Page): Promise<Measure[]> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const tab = await page.context().newPage();
    const session = await tab.context().newCDPSession(tab);
    await slow(session, slowdown);
    await tab.goto(page.url(), { waitUntil: 'commit' });
    await tab.waitForSelector('[data-testid="play"] main button', { state: 'visible' });
    times.push(
      await tab.evaluate(
        () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())))
      )
    );
    await tab.close();
  }
  return [lower('web.cold-offline-start', quantile(times, 0.5), 'ms', 1500)];
}

export const web: Bench = {
  names: [
    'web.tap-to-stored-p95',
    'web.cold-offline-start',
    'web.frame-p95-while-bot-thinks',
    'web.longest-task-while-bot-thinks'
  ],
  run: () =>
    withApp(
      async ({ url, page, context, stopServer }) => {
        await page.goto(url);
        await page.getByText('Ready offline').waitFor();
        const session = await context.newCDPSession(page);
        await startMatch(page, { persons: ['Ada', 'Ben'] });
        const moves = await tapToStored(page, session);
        stopServer();
        const start = await coldOffline(page);
        // Offline all along: a match against the strongest bot.
        await startMatch(page, { persons: ['Ada'], bots: ['hard'] });
        return [...moves, ...start, ...(await whileThinking(page, session))];
      },
      { reducedMotion: 'reduce' }
    )
};
