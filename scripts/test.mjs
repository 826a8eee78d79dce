/**
 * `npm test`: everything that must hold, from a fresh clone: types, lint, format, dependency rules, dead code, unit and
 * property tests, the build, browser tests, and the same scenarios in Chromium, Firefox and WebKit. Ends with the line
 * `N passed, N failed`.
 * `npm test -- --only unit` runs one part.
 */
import { execSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { freePort, hear, installBrowser, installEngines, installPackages } from './setup.mjs';

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
let passed = 0;
let failed = 0;
const failures = [];

function note(name, ok) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

/** Parts without tests of their own, one after the other, each of which counts as one. What one has to say is said when it is done. */
async function checks(parts) {
  for (const [name, command] of parts.filter(([name]) => !only || only === name)) {
    const { ok, said } = await hear(command);
    console.log(`\n— ${name}: ${command}\n${said}`.trimEnd());
    note(name, ok);
  }
}

/** A part whose runner writes a report: its tests are counted one by one. */
async function count(name, command, report, read) {
  if (only && only !== name) return;
  console.log(`\n— ${name}: ${command}`);
  rmSync(report, { force: true });
  const ok = await new Promise((resolve) => {
    spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) => resolve(code === 0));
  });
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0 || !ok) failures.push(name);
    // A runner that fails with no failing test (a file that does not load, say) is a failure all the same.
    if (!ok && result.failed === 0) failed += 1;
    // A run without tests must not look like a good one.
    if (result.passed + result.failed === 0) throw new Error('no test ran');
  } catch (error) {
    failed += 1;
    failures.push(`${name} (${error.message})`);
  }
}

const browserResult = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped
});

// What is served elsewhere, by `npm start` perhaps, is not what is tested here.
process.env.PORT ??= String(await freePort(4173));
installPackages();
installBrowser();
mkdirSync('test-results', { recursive: true });
execSync('npx svelte-kit sync', { stdio: 'ignore' });

// What only reads is done beside what only computes. Browsers are left alone: pages wait for what moves on them.
const reading = checks([
  ['lint', 'npx eslint . --max-warnings 0'],
  ['types', 'npx svelte-check --threshold error --output human'],
  ['format', 'npx prettier --check --log-level warn .'],
  ['dependencies', 'npx depcruise src --config .dependency-cruiser.cjs'],
  ['unused', 'npx knip --no-progress']
]);
await checks([
  // With the game that is no part of the app as well (docs/add-a-game.md); one after the other, since both pass through .svelte-kit.
  ['build', 'npm run --silent build && GAMES=tests/games/list.ts npm run --silent build']
]);
await count(
  'unit',
  'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
  'test-results/unit.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests
  })
);
await reading;
await count(
  'browser',
  'PLAYWRIGHT_JSON_OUTPUT_NAME=test-results/browser.json npx playwright test --reporter=list,json',
  'test-results/browser.json',
  browserResult
);
// The same scenarios in every engine that can be had here; in CI one that cannot be had is a failure. By its whole path, since
// Playwright looks for a report beside the configuration.
if (!only || only === 'engines') installEngines();
await count(
  'engines',
  'PLAYWRIGHT_JSON_OUTPUT_FILE="$PWD/test-results/engines.json" npx playwright test --config tests/engines/playwright.config.ts --reporter=list,json',
  'test-results/engines.json',
  browserResult
);
await count(
  'added',
  'GAMES=tests/games/list.ts PLAYWRIGHT_JSON_OUTPUT_NAME=test-results/added.json npx playwright test --reporter=list,json',
  'test-results/added.json',
  browserResult
);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
