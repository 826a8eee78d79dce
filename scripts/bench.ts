/**
 * `npm run bench`: everything about speed and size, measured, never guessed. `--only aiye` runs the measures whose names
 * begin so; `--json` prints one JSON list. Says which bounds are missed, and then exits 1.
 */
import { parseArgs } from 'node:util';
import { aya } from '../tests/bench/aya.ts';
import { engine } from '../tests/bench/engine.ts';
import { evenings } from '../tests/bench/evening.ts';
import { heap } from '../tests/bench/heap.ts';
import { textures } from '../tests/bench/textures.ts';
import { lighthouse } from '../tests/bench/lighthouse/audit.ts';
import { link } from '../tests/bench/link.ts';
import { missed, type Measure } from '../tests/bench/measure.ts';
import { motion } from '../tests/bench/motion.ts';
import { rest } from '../tests/bench/rest.ts';
import { search } from '../tests/bench/search.ts';
import { sizes } from '../tests/bench/sizes.ts';
import { web } from '../tests/bench/web.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, json: { type: 'boolean' } } });
const prefix = values.only;

const measures: Measure[] = [];
for (const bench of [engine, search, sizes, web, rest, motion, evenings, heap, textures, aya, link, lighthouse]) {
  const wanted = bench.names.some((name) => name.startsWith(prefix) || prefix.startsWith(name));
  if (wanted) measures.push(...(await bench.run()).filter(({ name }) => name.startsWith(prefix)));
}

const bad = measures.filter(missed);
if (values.json) process.stdout.write(`${JSON.stringify(measures)}\n`);
else {
  for (const { name, value, unit, better, bound } of measures) {
    const limit = bound === null ? '' : `   (${better === 'higher' ? 'at least' : 'at most'} ${bound})`;
    console.log(`${name.padEnd(36)} ${String(value).padStart(10)} ${unit}${limit}`);
  }
  if (measures.length === 0) console.log(`Nothing is called ${prefix}…`);
}
for (const { name, value, bound } of bad) console.error(`MISSED ${name}: ${value}, bound ${bound}`);
// The library of the broker has timers that nobody can stop.
process.exit(bad.length > 0 ? 1 : 0);
