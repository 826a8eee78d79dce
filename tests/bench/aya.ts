/**
 * Aya's physics in the browser: how long a step takes with a whole box on the table, how long the answer of a touch, what the
 * lazy parts weigh, how much memory the page with its table holds (its own, not the engine's in the worker), and that two hundred falls are the same each time. A page cannot be slowed down together with its
 * workers, so what a worker takes is measured at full speed and multiplied.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { seededRoll } from '#engine/chance.ts';
import { loadPhysics } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import { pushed } from '../support/aya/stage.ts';
import { randomFall } from '../support/aya/random.ts';
import { begin, placeOn, startAya } from '../support/browser/aya.ts';
import { computeIn } from '../support/browser/physics.ts';
import { withApp } from './app.ts';
import { lower, quantile, type Bench, type Measure } from './measure.ts';

const slowdown = 4;
const all = 156;
const falls = 200;

/** Everything in the box on one table: six rows of 26. */
function wholeBox(row: number): ReturnType<typeof pushed>['state'] {
  const letters = 'FMDPL';
  let dealt = 0;
  const seq = (): string =>
    Array.from({ length: 26 }, () => (dealt < 150 ? letters[Math.floor(dealt++ / 30)]! : (dealt++, 'G'))).join(' ');
  const chains = Array.from({ length: 6 }, (_, n) => ({
    id: `r${n}`,
    from: [-40, -25 + 10 * n, 0] as [number, number, number],
    pitch: 2 + row / 20,
    seq: seq()
  }));
  return pushed({ chains }, 'r00').state;
}

async function inBrowser(): Promise<Measure[]> {
  return withApp(async ({ page }) => {
    await page.goto('./');
    const computed = await computeIn(
      page,
      Array.from({ length: 12 }, (_, n) => wholeBox(n))
    );
    // The first fall loads the engine; a second of settling is part of every one.
    const steps = computed.slice(1).map((one) => one.milliseconds / (one.steps + 120));

    await startAya(page, { persons: ['Ada', 'Ben'] });
    await begin(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const touches: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      touches.push(
        await page.evaluate(async () => {
          const from = performance.now();
          document.querySelector<HTMLElement>('[aria-label="A little on"]')!.click();
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          return performance.now() - from;
        })
      );
      if (n % 4 === 3) await placeOn(page, 1);
    }
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6;
    return [
      lower('aya.heap', heap, 'MB', 40),
      lower('aya.step-p95-at-4x', slowdown * quantile(steps, 0.95), 'ms', 8),
      lower('aya.touch-p95-at-4x', quantile(touches, 0.95), 'ms', 50)
    ];
  });
}

/** Bytes of the chunks in which a text stands, as a host would send them. */
function weigh(mark: RegExp): number {
  const files = readdirSync('build/_app/immutable', { recursive: true, encoding: 'utf8' })
    .map((file) => `build/_app/immutable/${file}`)
    .filter((file) => file.endsWith('.js') && statSync(file).isFile());
  const texts = files.map((file) => readFileSync(file)).filter((text) => mark.test(text.toString('latin1')));
  if (texts.length === 0) throw new Error(`nothing in the build says ${mark.source}`);
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

async function twice(): Promise<Measure[]> {
  const fall = await loadPhysics();
  const roll = seededRoll('two hundred falls');
  let different = 0;
  for (let n = 0; n < falls; n += 1) {
    const state = randomFall(roll);
    if (fall(game.box, state).move.hash !== fall(game.box, state).move.hash) different += 1;
  }
  return [lower('aya.falls-that-differ', different, `of ${falls}`, 0)];
}

export const aya: Bench = {
  names: ['aya.step', 'aya.touch', 'aya.heap', 'aya.chunk', 'aya.falls-that-differ'],
  run: async () => {
    if (Object.values(wholeBox(0).dominoes).length !== all) throw new Error('the box is not whole');
    const measured = await inBrowser();
    return [
      ...measured,
      lower('aya.chunk-physics-gzip', weigh(/rawworld|RawPhysics/i), 'kB', 1700),
      lower('aya.chunk-space-gzip', weigh(/WebGLRenderer/), 'kB', 220),
      ...(await twice())
    ];
  }
};
