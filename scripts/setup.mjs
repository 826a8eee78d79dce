/** Installs what a fresh machine lacks: packages, and for tests the browsers. Plain Node, since nothing is there yet. */
import { exec, execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';

export const run = (command, env = {}) =>
  execSync(command, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });

/** Runs a command beside others: whether it went well, and all that it said. */
export const hear = (command) =>
  new Promise((resolve) => {
    exec(command, { maxBuffer: 2 ** 26 }, (error, out, wrong) => resolve({ ok: !error, said: out + wrong }));
  });

/** The wanted port, or any free one if it is taken. */
export function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(0)));
    probe.listen(port, 'localhost', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}

const newer = (a, b) => statSync(a).mtimeMs > statSync(b).mtimeMs;

/** Packages by the lock file, unless they are there and no older than it. */
export function installPackages() {
  const stamp = 'node_modules/.package-lock.json';
  if (existsSync(stamp) && !newer('package-lock.json', stamp)) return;
  console.log('Installing packages…');
  // What builds and tests is needed whatever the machine is set to.
  run('npm ci --include=dev --no-audit --no-fund');
}

const has = (command) => {
  try {
    execSync(`command -v ${command}`, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const apt = () => process.getuid?.() === 0 && has('apt-get');
const aptInstall = (packages) =>
  run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages} >/dev/null`, {
    DEBIAN_FRONTEND: 'noninteractive'
  });

/** Debian's Chromium where apt and root are there, Playwright's own elsewhere. Its headless shell is enough (chromium.ts). */
export function installBrowser() {
  if ([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].some((path) => path && existsSync(path))) return;
  const whole = existsSync('/usr/bin/chromium');
  const root = apt();
  // A mirror may be out of reach, an older Debian has no shell, and Ubuntu’s Chromium is none of apt’s.
  const ways = [
    root && (() => aptInstall('chromium-headless-shell')),
    root && !whole && (() => aptInstall('chromium')),
    !whole && (() => run(`npx playwright install ${root ? '--with-deps ' : ''}chromium`))
  ].filter(Boolean);
  if (ways.length === 0) return;
  console.log('Installing Chromium’s headless shell…');
  if (!ways.some(went) && !whole) console.log('It could not be installed: tests in the browser will fail.');
}

function went(way) {
  try {
    way();
    return true;
  } catch {
    return false;
  }
}

/** Firefox and WebKit, with a screen that nobody sees and what draws on it. */
const debian = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb xauth libegl1 libgl1-mesa-dri libgl1 libgles2 libpci3'
};

/**
 * The other engines of `tests/engines`, from Debian or from Playwright. Where neither can be had the tests go on without
 * (tests/engines/playwright.config.ts says which are left out).
 */
export function installEngines() {
  const missing = Object.keys(debian).filter((command) => !has(command));
  if (missing.length === 0) return;
  console.log('Installing Firefox and WebKit…');
  try {
    if (apt()) aptInstall(missing.map((command) => debian[command]).join(' '));
    else run('npx playwright install firefox webkit');
  } catch {
    console.log('They could not be installed.');
  }
}
