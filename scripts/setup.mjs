/** Installs what a fresh machine lacks: packages, and for tests a Chromium. Plain Node, since nothing is there yet. */
import { exec, execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export const run = (command, env = {}) =>
  execSync(command, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });

/** Runs a command beside others: whether it went well, and all that it said. */
export const hear = (command) =>
  new Promise((resolve) => {
    exec(command, { maxBuffer: 2 ** 26 }, (error, out, wrong) => resolve({ ok: !error, said: out + wrong }));
  });

const newer = (a, b) => statSync(a).mtimeMs > statSync(b).mtimeMs;

/** Packages by the lock file, unless they are there and no older than it. */
export function installPackages() {
  const stamp = 'node_modules/.package-lock.json';
  if (existsSync(stamp) && !newer('package-lock.json', stamp)) return;
  console.log('Installing packages…');
  run('npm ci --no-audit --no-fund');
}

/** Debian's Chromium where apt and root are there, Playwright's own elsewhere. */
export function installBrowser() {
  const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(system)) return;
  const has = (command) => {
    try {
      execSync(`command -v ${command}`, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  console.log('Installing Chromium…');
  if (process.getuid?.() === 0 && has('apt-get'))
    run('apt-get update -qq && apt-get install -y -qq chromium >/dev/null');
  else run('npx playwright install chromium');
}
