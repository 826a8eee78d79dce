import { existsSync } from 'node:fs';

/** Debian's, the shell without an interface first: the whole browser draws one that nobody sees, and takes 1.7 times as long. */
const system = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path)
);

/** How tests start Chromium: the system's where there is one, Playwright's own elsewhere; no traffic of its own. */
export const chromiumLaunch = {
  ...(system === undefined ? {} : { executablePath: system }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
  ]
};
