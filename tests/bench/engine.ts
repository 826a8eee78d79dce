/** Rules: random playouts on our engine, and the same rules under boardgame.io, in one run and in turns. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { games } from '../../src/games/index.ts';
import type { Side } from './boardgame.io/side.ts';
import { higher, type Bench, type Measure } from './measure.ts';

const rounds = 3;
const seconds = 1.5;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Playouts are of rules alone: games with physics have a bench of their own. */
const played = Object.keys(games).filter((id) => !games[id]!.world);

/** Asks a side for its decisions per second, one side at a time. */
function sideOf(workerData: Side): { measure: (seconds: number) => Promise<number>; end: () => Promise<unknown> } {
  const worker = new Worker(new URL('boardgame.io/side.ts', import.meta.url), { workerData });
  return {
    measure: async (seconds) => {
      worker.postMessage(seconds);
      const [decisions] = (await once(worker, 'message')) as [number];
      return decisions;
    },
    end: () => worker.terminate()
  };
}

export const engine: Bench = {
  names: played.flatMap((id) => [`${id}.decisions-per-second`, `${id}.ratio-to-boardgame.io`]),
  run: async () => {
    const folder = 'tests/bench/boardgame.io';
    if (!existsSync(`${folder}/node_modules`))
      execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const measures: Measure[] = [];
    for (const game of played) {
      const theirs = sideOf({ game, plays: 'boardgameIo' });
      const ours = sideOf({ game, plays: 'wayside' });
      const found: number[] = [];
      const ratios: number[] = [];
      for (const side of [theirs, ours]) await side.measure(seconds / 3);
      for (let i = 0; i < rounds; i++) {
        const other = await theirs.measure(seconds);
        const own = await ours.measure(seconds);
        found.push(own);
        ratios.push(own / other);
      }
      await Promise.all([theirs.end(), ours.end()]);
      measures.push(higher(`${game}.decisions-per-second`, median(found), 'decisions/s'));
      measures.push(higher(`${game}.ratio-to-boardgame.io`, median(ratios), '×', 60));
    }
    return measures;
  }
};
