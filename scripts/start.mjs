/** `npm start`: installs what is missing, builds the app, serves it on this machine and says where. */
import { spawn } from 'node:child_process';
import { freePort, installPackages, run } from './setup.mjs';

installPackages();
run('npm run --silent build');

const wanted = Number(process.env.PORT ?? 4173);
const port = await freePort(wanted);
const server = spawn(
  process.execPath,
  [
    'node_modules/sirv-cli/bin.js',
    'build',
    '--port',
    String(port),
    '--host',
    'localhost',
    '--quiet',
    '--etag',
    '--gzip',
    '--brotli'
  ],
  { stdio: 'inherit' }
);
console.log(`\nWayside is at http://localhost:${port}/  (Ctrl+C ends it)\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
