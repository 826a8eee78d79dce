/** Rules: random playouts on our engine, and the same rules under boardgame.io, in one run and in turns. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { games, loadGame } from '../../src/games/index.ts';
import { boardgameIo, wayside } from './boardgame.io/drive.ts';
import { higher, type Bench, type Measure } from './measure.ts';

const rounds = 3;
const seconds = 1.5;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Playouts are of rules alone: games with physics have a bench of their own. */
const played = Object.keys(games).filter((id) => !games[id]!.world);

export const engine: Bench = {
  names: played.flatMap((id) => [`${id}.decisions-per-second`, `${id}.ratio-to-boardgame.io`]),
  run: async () => {
    const folder = 'tests/bench/boardgame.io';
    if (!existsSync(`${folder}/node_modules`))
      execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const measures: Measure[] = [];
    for (const id of played) {
      const game = await loadGame(id);
      const ours: number[] = [];
      const ratios: number[] = [];
      wayside(game, 2, seconds / 3);
      for (let i = 0; i < rounds; i++) {
        const theirs = boardgameIo(game, 2, seconds);
        const mine = wayside(game, 2, seconds);
        ours.push(mine);
        ratios.push(mine / theirs);
      }
      measures.push(higher(`${id}.decisions-per-second`, median(ours), 'decisions/s'));
      measures.push(higher(`${id}.ratio-to-boardgame.io`, median(ratios), '×', 20));
    }
    return measures;
  }
};
