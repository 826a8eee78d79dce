/**
 * Link play over loopback: two profiles of one Chromium and a broker on this machine, so that what is measured is ours and
 * not a network's. Catching up is measured in Node, between two sessions, with every check and without a disk.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '#engine/log.ts';
import { pageClock } from '#sync/clock.ts';
import { startBroker, useBroker } from '../support/browser/broker.ts';
import { allHere, openTable, reunited, sitDown, type Device as Phone } from '../support/browser/devices.ts';
import { dice, type Dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { Device, headerFor } from '../support/sync/device.ts';
import { pair } from '../support/sync/world.ts';
import { withApp } from './app.ts';
import { lower, quantile, type Bench, type Measure } from './measure.ts';

type Watched = {
  /** Milliseconds from an answer taken to the open channel. */
  opened: number[];
  /** Milliseconds from the start of the page until the others were there. */
  reunited: number[];
  /** Each new length of the log, when it was shown, and when its table was last touched before. Since 1970, in milliseconds. */
  shown: { readonly entries: number; readonly at: number; readonly touched: number }[];
};
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Runs in every page from its beginning. */
function watch(allHere: string): void {
  const kept: Watched = { opened: [], reunited: [], shown: [] };
  Object.assign(globalThis, { watched: kept });
  const now = (): number => performance.timeOrigin + performance.now();
  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    #answered = 0;
    override setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
      if (description.type === 'answer') this.#answered = performance.now();
      return super.setRemoteDescription(description);
    }
    override createDataChannel(label: string, options?: RTCDataChannelInit): RTCDataChannel {
      const channel = super.createDataChannel(label, options);
      channel.addEventListener('open', () => kept.opened.push(performance.now() - this.#answered));
      return channel;
    }
  };
  let touched = 0;
  let last = 0;
  const table = (): HTMLElement | null => document.querySelector('[data-testid="play"]');
  addEventListener('click', () => (touched = table() ? now() : 0), { capture: true });
  new MutationObserver(() => {
    const line = document.querySelector('[aria-label^="The others:"]')?.getAttribute('aria-label') ?? '';
    if (kept.reunited.length === 0 && new RegExp(allHere).test(line)) kept.reunited.push(performance.now());
    const entries = Number(table()?.dataset['entries'] ?? 0);
    if (entries === last) return;
    last = entries;
    const touch = touched;
    touched = 0;
    requestAnimationFrame(() => kept.shown.push({ entries, at: now(), touched: touch }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-entries', 'aria-label'] });
}

/** From the touch on one page to the frame that shows it on the other. */
function delays(from: Watched, to: Watched): number[] {
  return from.shown.flatMap(({ entries, touched }) => {
    const there = to.shown.find((other) => other.entries >= entries && other.at >= touched);
    return touched > 0 && there ? [there.at - touched] : [];
  });
}

async function phone(context: BrowserContext, port: number): Promise<Phone> {
  await context.addInitScript('globalThis.__name = (one) => one');
  await context.addInitScript(watch, allHere.source);
  const page = await context.newPage();
  await useBroker(page, port);
  return { context, page };
}

/** People look before they touch again: each touch finds both devices at rest, the step before drawn on both. */
async function playAtEase(devices: readonly Phone[], luck: Dice, entries: number): Promise<void> {
  const resting = (): Promise<unknown> =>
    Promise.all(devices.map(({ page }) => page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))));
  for (;;) {
    const moments = await Promise.all(devices.map(({ page }) => moment(page)));
    if (moments.some((one) => one.waitsFor === 'nobody' || one.entries >= entries)) return;
    const at = moments.findIndex(({ waitsFor }) => waitsFor === 'person' || waitsFor === 'hand-over');
    if (at >= 0) await play(devices[at]!.page, luck, { whileMine: true, touches: 1, seeing: true });
    await resting();
  }
}

async function inBrowsers(): Promise<Measure[]> {
  const broker = await startBroker();
  try {
    return await withApp(
      async ({ url, browser }) => {
        const profile = (): Promise<BrowserContext> =>
          browser.newContext({ baseURL: url, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
        const ada = await phone(await profile(), broker.port);
        const ben = await phone(await profile(), broker.port);
        await sitDown(ben, await openTable(ada, { here: ['Ada'], away: ['Ben'] }), { 1: 'Ben' });
        await reunited([ada, ben]);
        await playAtEase([ada, ben], dice(9), 200);
        const [here, there] = await Promise.all([watched(ada.page), watched(ben.page)]);
        const moves = [...delays(here, there), ...delays(there, here)];
        if (moves.length < 30) throw new Error(`only ${moves.length} moves were seen on both pages`);
        const opened = [...here.opened, ...there.opened];
        const resumed: number[] = [];
        for (let i = 0; i < 10; i += 1) {
          await ben.page.reload({ waitUntil: 'commit' });
          await reunited([ben]);
          await reunited([ada]);
          const again = await watched(ben.page);
          resumed.push(...again.reunited);
          opened.push(...again.opened);
        }
        return [
          lower('link.open-ms', quantile(opened, 0.5), 'ms'),
          lower('link.move-p50', quantile(moves, 0.5), 'ms'),
          lower('link.move-p95', quantile(moves, 0.95), 'ms', 50),
          lower('link.resume-p95', quantile(resumed, 0.95), 'ms', 1500)
        ];
      },
      { reducedMotion: 'reduce' }
    );
  } finally {
    await broker.stop();
  }
}

const long = 2000;

/** A log of that many entries which everybody agreed to: a move, and taking it back, over and over. */
function history(): Entry[] {
  return Array.from({ length: long }, (_, n): Entry =>
    n % 2 === 0
      ? { n, type: 'move', seat: 0, move: { type: 'pick', times: 1 } }
      : { n, type: 'accord', by: 0, with: [0, 1], what: { type: 'back', to: 0 } }
  );
}

/** From the channel to the last of the entries, on a device that was wiped. */
async function catchUp(): Promise<Measure[]> {
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const full = new Device(0, header, pageClock, () => 0, undefined, 0);
    full.durable = history();
    full.start();
    const wiped = new Device(1, header, pageClock, () => 0, undefined, 0).start(true);
    const [one, two] = pair(
      pageClock,
      () => 0,
      () => ({ drop: 0, twice: 0, least: 0, most: 0 })
    );
    const from = performance.now();
    full.session?.connect(one);
    wiped.session?.connect(two);
    while (wiped.ledger.tip.n < long) {
      if (performance.now() - from > 30_000) throw new Error(`${wiped.ledger.tip.n} entries of ${long} came`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    times.push(performance.now() - from);
    full.crash();
    wiped.crash();
  }
  return [lower('link.catch-up-2000', quantile(times, 0.5), 'ms', 300)];
}

export const link: Bench = {
  names: ['link.open-ms', 'link.move-p50', 'link.move-p95', 'link.resume-p95', 'link.catch-up-2000'],
  run: async () => [...(await catchUp()), ...(await inBrowsers())]
};
