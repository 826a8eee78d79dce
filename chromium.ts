import { existsSync } from 'node:fs';

const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How tests start Chromium: the system's where there is one, Playwright's own elsewhere; no traffic of its own. */
export const chromiumLaunch = {
  ...(existsSync(system) ? { executablePath: system } : {}),
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
