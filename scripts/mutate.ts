/**
 * npm run mutate: changes the rules of a game in one small place after another, and tells which changes none of its tests notices.
 * What changes nothing that a match could show is named, with its reason, in `tests/games/<game>/equivalent.json`.
 */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { games } from '../src/games/index.ts';

const usage = 'npm run mutate -- --game aiye [--file village.ts] [--json]';

function fail(text: string): never {
  console.error(`${text}\n${usage}`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'aiye' },
    file: { type: 'string', default: '**/*.ts' },
    json: { type: 'boolean', default: false }
  }
});
const { game } = values;
if (!(game in games)) fail(`There is no game ${game}.`);

const rules = `src/games/${game}/rules/`;
const tests = `tests/games/${game}`;
const cache = `.cache/mutation/${game}`;

/** A mutant as a person reads it, wherever its line has moved to: `line` is the text of the line it begins on. */
type Change = {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
};
type Equivalent = Change & { readonly reason: string };

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = ({ file, line, mutator, original, replacement }: Change): string =>
  JSON.stringify([file, line, mutator, original, replacement]);

const listed = `${tests}/equivalent.json`;
const equivalents = existsSync(listed) ? (JSON.parse(readFileSync(listed, 'utf8')) as Equivalent[]) : [];

// In a fresh clone there is nothing yet that the configuration of TypeScript goes on from, and no test file would load.
execSync('npx svelte-kit sync', { stdio: 'ignore' });

const results = await new Stryker({
  mutate: [rules + values.file],
  // Strings here are ids of rules, names of moves and of events: tests and types know them, and a wrong one is no slip of thought.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate.vitest.ts', dir: tests, related: false },
  coverageAnalysis: 'perTest',
  // What runs only while a module loads (tables of steps, lists of names) is left out: nothing could be played with it wrong.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: `${cache}.json`,
  ignorePatterns: ['!.svelte-kit', 'build', 'static', 'docs', 'tests/browser', 'tests/bench', 'test-results'],
  tempDirName: '.cache/mutation/tmp',
  htmlReporter: { fileName: `${cache}.html` },
  reporters: values.json ? ['html'] : ['html', 'progress-append-only'],
  logLevel: values.json ? 'off' : 'error',
  allowEmpty: true
} as never).runMutationTest();

const sources = new Map<string, string[]>();
const linesOf = (path: string): string[] => {
  if (!sources.has(path)) sources.set(path, readFileSync(path, 'utf8').split('\n'));
  return sources.get(path)!;
};

type Result = (typeof results)[number];

function changeOf({ fileName, location: { start, end }, mutatorName, replacement }: Result): Change {
  const lines = linesOf(fileName).slice(start.line - 1, end.line);
  const line = flat(lines[0]!);
  lines.push(lines.pop()!.slice(0, end.column - 1));
  const original = flat([lines[0]!.slice(start.column - 1), ...lines.slice(1)].join('\n'));
  return {
    file: fileName.slice(fileName.indexOf(rules) + rules.length),
    line,
    mutator: mutatorName,
    original,
    replacement: flat(replacement)
  };
}

const reasons = new Set(equivalents.map(keyOf));
const needed = new Set<string>();
const alive: (Change & { readonly at: number })[] = [];
let killed = 0;
let equivalent = 0;
for (const result of results) {
  if (result.status === 'Killed' || result.status === 'Timeout') killed += 1;
  if (result.status !== 'Survived' && result.status !== 'NoCoverage') continue;
  const change = changeOf(result);
  const key = keyOf(change);
  if (reasons.has(key)) {
    equivalent += 1;
    needed.add(key);
  } else alive.push({ ...change, at: result.location.start.line });
}
const survived = alive.length;
if (killed + survived === 0) fail(`No test ran, or nothing could be changed in ${rules}${values.file}.`);
const score = Math.round((killed / (killed + survived)) * 1000) / 10;

if (!values.json) {
  for (const { file, at, mutator, original, replacement } of alive)
    console.log(`${file}:${at}  ${mutator}\n    - ${original}\n    + ${replacement}`);
  for (const entry of equivalents)
    if (values.file === '**/*.ts' && !needed.has(keyOf(entry)))
      console.log(`${listed}: no such mutant lives any more: ${entry.file}: ${entry.line}`);
}
console.log(JSON.stringify({ game, killed, survived, equivalent, score }));
process.exit(0);
