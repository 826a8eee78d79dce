/**
 * Many seeded lives of linked matches over a bad network.
 *
 *   npm run simulate -- --runs 10000 [--from 0] [--json]
 *   npm run simulate -- --hostile 100000 [--json]
 *
 * All must converge, forks must be settled, no accepted entry may be lost. With --hostile so many messages of a hostile device
 * are sent instead: no error may escape, nothing the rules refuse be taken. Exits with 1 if something went wrong.
 */
import { parseArgs } from 'node:util';
import { assault, type Assault } from '../tests/support/sync/hostile.ts';
import { simulate, type Outcome } from '../tests/support/sync/simulate.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    hostile: { type: 'string' },
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

await (values.hostile === undefined
  ? lives(Number(values.runs), Number(values.from))
  : assaults(Number(values.hostile), Number(values.from)));
