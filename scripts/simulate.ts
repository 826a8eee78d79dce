/**
 * Many seeded lives of linked matches over a bad network, or of Aya's table among careless hands.
 *
 *   npm run simulate -- --runs 10000 [--from 0] [--json]
 *   npm run simulate -- --hostile 100000 [--json]
 *   npm run simulate -- --aya 5000 [--from 0] [--json]
 *
 * All must converge, forks must be settled, no accepted entry may be lost. With --hostile so many messages of a hostile device
 * are sent instead: no error may escape, nothing the rules refuse be taken. With --aya so many messy matches are played with the
 * real physics: each must come to its score, and no result be refused. Exits with 1 if something went wrong.
 */
import { parseArgs } from 'node:util';
import { loadPhysics } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import { messyMatch, type Messy } from '../tests/support/aya/messy.ts';
import { assault, type Assault } from '../tests/support/sync/hostile.ts';
import { simulate, type Outcome } from '../tests/support/sync/simulate.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    hostile: { type: 'string' },
    aya: { type: 'string' },
    json: { type: 'boolean', default: false }
  }
});

const start = performance.now();
// Until the report is given this is a failure, however it ends: handlers of the simulation catch what would be told otherwise.
process.exitCode = 1;
const seconds = (): number => Number(((performance.now() - start) / 1000).toFixed(1));
const report = (result: { readonly bad: readonly unknown[]; readonly [key: string]: unknown }): void => {
  console.log(values.json ? JSON.stringify(result) : result);
  process.exitCode = result.bad.length > 0 ? 1 : 0;
};

async function lives(runs: number, from: number): Promise<void> {
  const bad: Outcome[] = [];
  const sums = { entries: 0, accords: 0, crashes: 0, cuts: 0, forks: 0 };
  for (let i = 0; i < runs; i++) {
    const outcome = await simulate(from + i);
    if (outcome.wrong !== undefined) bad.push(outcome);
    for (const key of ['entries', 'accords', 'crashes', 'cuts', 'forks'] as const) sums[key] += outcome[key];
  }
  report({ runs, converged: runs - bad.length, ...sums, seconds: seconds(), bad });
}

async function assaults(messages: number, from: number): Promise<void> {
  const bad: (Assault & { readonly seed: number })[] = [];
  const sums = { messages: 0, connections: 0, taken: 0 };
  for (let seed = from; sums.messages < messages; seed++) {
    const result = await assault(seed, 1000);
    if (result.wrong !== undefined) bad.push({ seed, ...result });
    for (const key of ['messages', 'connections', 'taken'] as const) sums[key] += result[key];
  }
  const memory = Math.round(process.memoryUsage().heapUsed / 1e6);
  report({ ...sums, heapInMegabytes: memory, seconds: seconds(), bad });
}

async function messes(matches: number, from: number): Promise<void> {
  const fall = await loadPhysics();
  const bad: Pick<Messy, 'seed' | 'refused' | 'stuck'>[] = [];
  const sums = { entries: 0, falls: 0, accidents: 0, refused: 0, stuck: 0 };
  for (let seed = from; seed < from + matches; seed++) {
    const { moves, falls, accidents, refused, stuck } = messyMatch(game, fall, seed);
    sums.entries += moves.length;
    sums.falls += falls;
    sums.accidents += accidents;
    if (refused) sums.refused += 1;
    if (stuck) sums.stuck += 1;
    if (refused || stuck) bad.push({ seed, refused, stuck });
  }
  report({ matches, ...sums, seconds: seconds(), bad });
}

const from = Number(values.from);
if (values.aya !== undefined) await messes(Number(values.aya), from);
else if (values.hostile !== undefined) await assaults(Number(values.hostile), from);
else await lives(Number(values.runs), from);
