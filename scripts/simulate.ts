/**
 * Many seeded lives of linked matches over a bad network.
 *
 *   npm run simulate -- --runs 10000 [--from 0] [--json]
 *
 * All must converge, forks must be settled, no accepted entry may be lost. Exits with 1 if one did not.
 */
import { parseArgs } from 'node:util';
import { simulate, type Outcome } from '../tests/support/sync/simulate.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false }
  }
});

const start = performance.now();
const bad: Outcome[] = [];
const sums = { entries: 0, accords: 0, crashes: 0, cuts: 0, forks: 0 };
const runs = Number(values.runs);
for (let i = 0; i < runs; i++) {
  const outcome = await simulate(Number(values.from) + i);
  if (outcome.wrong !== undefined) bad.push(outcome);
  for (const key of ['entries', 'accords', 'crashes', 'cuts', 'forks'] as const) sums[key] += outcome[key];
  if (!values.json && (i + 1) % 500 === 0) console.error(`${i + 1} runs, ${bad.length} wrong`);
}
const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
const result = { runs, converged: runs - bad.length, ...sums, seconds, bad };
console.log(values.json ? JSON.stringify(result) : result);
process.exitCode = bad.length > 0 ? 1 : 0;
