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
import { disturbance, quietest, type Quiet } from './quiet.ts';

const slowdown = 4;
const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Keeps the times from each click until the frame is done that shows the move, once the page says that it is stored. */
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
      // A message posted from a frame is heard right after that frame's style, layout and paint.
      const shown = new MessageChannel();
      shown.port1.onmessage = () => times.push(performance.now() - from);
      requestAnimationFrame(() => shown.port2.postMessage(undefined));
    }).observe(root, { attributeFilter: ['data-entries', 'data-drafts'] });
    Object.assign(window, { times });
  });

/** Three matches of two persons, so that one bad moment of the machine does not decide. */
async function tapToStored(page: Page, session: CDPSession): Promise<Measure[]> {
  const matches: Quiet<number[]>[] = [];
  for (const seed of [7, 8, 9]) {
    const begin = async (): Promise<void> => {
      await startMatch(page, { persons: ['Ada', 'Ben'] });
      await watchMoves(page);
      await slow(session, slowdown);
    };
    const match = async (): Promise<number[]> => {
      await play(page, dice(seed), { touches: 160, seeing: true });
      await slow(session, 1);
      return page.evaluate(() => (window as unknown as { times: number[] }).times);
    };
    matches.push(await quietest(1, 3, begin, match));
  }
  const times = matches.flatMap(({ values }) => values).flat();
  return [
    lower('web.tap-to-stored-p95', quantile(times, 0.95), 'ms', 100),
    ...disturbance('web.tap-to-stored-stolen', matches)
  ];
}

/** Keeps the gaps between frames, and the long tasks, of the times in which the page waits for a bot. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const gaps: number[] = [];
    const tasks: number[] = [];
    const root = document.querySelector<HTMLElement>('[data-testid="play"]')!;
    const waiting = (): boolean => root.dataset.waitsFor === 'other';
    let last: number | undefined;
    const frame = (now: number): void => {
      if (waiting() && last !== undefined) gaps.push(now - last);
      last = waiting() ? now : undefined;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      if (waiting()) for (const task of list.getEntries()) tasks.push(task.duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { gaps, tasks });
  });

/** A match against the strongest bot. */
async function whileThinking(page: Page, session: CDPSession): Promise<Measure[]> {
  const begin = async (): Promise<void> => {
    await startMatch(page, { persons: ['Ada'], bots: ['hard'] });
    await slow(session, slowdown);
    await watchFrames(page);
  };
  const match = async (): Promise<{ gaps: number[]; tasks: number[] }> => {
    await play(page, dice(3), { touches: 150, seeing: true });
    await slow(session, 1);
    return page.evaluate(() => {
      const { gaps, tasks } = window as unknown as { gaps: number[]; tasks: number[] };
      return { gaps, tasks };
    });
  };
  const found = await quietest(1, 3, begin, match);
  const { gaps, tasks } = found.values[0]!;
  if (gaps.length < 100) throw new Error(`only ${gaps.length} frames were seen while a bot was thinking`);
  return [
    lower('web.frame-p95-while-bot-thinks', quantile(gaps, 0.95), 'ms', 50),
    lower('web.longest-task-while-bot-thinks', Math.max(0, ...tasks), 'ms', 100),
    ...disturbance('web.while-bot-thinks-stolen', [found])
  ];
}

/** Notes when the frame is done that first shows something to touch on the table. */
const watchTable = (): void => {
  const shown = new MessageChannel();
  shown.port1.onmessage = () => Object.assign(window, { usable: performance.now() });
  const look = (): void => {
    if (document.querySelector('[data-testid="play"] main button')) shown.port2.postMessage(undefined);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Opens the running match anew while the host is gone and no other tab has it; until something can be touched on the
 * table. The page itself takes the time: a test hand's own scripts would weigh as much as a fifth of it.
 */
async function coldOffline(page: Page): Promise<Measure[]> {
  const table = page.url();
  await page.goto('about:blank');
  await page.context().addInitScript(watchTable);
  const begin = async (): Promise<Page> => {
    const tab = await page.context().newPage();
    await slow(await tab.context().newCDPSession(tab), slowdown);
    return tab;
  };
  const open = async (tab: Page): Promise<number> => {
    await tab.goto(table, { waitUntil: 'commit' });
    await tab.waitForTimeout(2000);
    await tab.waitForFunction('window.usable');
    const usable = await tab.evaluate(() => (window as unknown as { usable: number }).usable);
    await tab.close();
    return usable;
  };
  const found = await quietest(7, 21, begin, open);
  return [
    lower('web.cold-offline-start', quantile(found.values, 0.5), 'ms', 1500),
    ...disturbance('web.cold-offline-start-stolen', [found])
  ];
}

export const web: Bench = {
  names: [
    'web.tap-to-stored-p95',
    'web.tap-to-stored-stolen',
    'web.cold-offline-start',
    'web.cold-offline-start-stolen',
    'web.frame-p95-while-bot-thinks',
    'web.longest-task-while-bot-thinks',
    'web.while-bot-thinks-stolen'
  ],
  run: () =>
    withApp(
      async ({ url, page, context, stopServer }) => {
        await page.goto(url);
        await page.getByText('Ready offline').waitFor();
        const session = await context.newCDPSession(page);
        const moves = await tapToStored(page, session);
        stopServer();
        // From here on offline.
        const start = await coldOffline(page);
        return [...moves, ...start, ...(await whileThinking(page, session))];
      },
      { reducedMotion: 'reduce' }
    )
};
