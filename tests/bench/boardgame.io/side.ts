/**
 * One side of the yardstick, in a thread of its own: in a common one our rules would run at half their pace, because the engine
 * of JavaScript keeps what it has learnt of them from the drafts (proxies) of the other side. Told a time in seconds, it
 * answers decisions per second.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../../../src/games/index.ts';
import { boardgameIo, wayside } from './drive.ts';

export type Side = { readonly game: string; readonly plays: 'boardgameIo' | 'wayside' };

const { game: id, plays } = workerData as Side;
const game = await loadGame(id);
const run = { boardgameIo, wayside }[plays];
parentPort!.on('message', (seconds: number) => parentPort!.postMessage(run(game, 2, seconds)));
