// After the build: writes the list of files to be stored into the service worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const build = process.argv[2] ?? (process.env.GAMES ? 'build-tests' : 'build');
// Screenshots are for the shop window of the install dialog, which is only there with a signal.
const skip = /^(service-worker\.js|robots\.txt)$|^screenshots\/|\.(map|br|gz)$/;

const files = readdirSync(build, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(build.length + 1)
      .replaceAll('\\', '/')
  )
  .filter((file) => !skip.test(file))
  .sort();

let total = 0;
const entries = files.map((url) => {
  const bytes = readFileSync(join(build, url));
  total += bytes.length;
  // Names of immutable files carry a hash of their own.
  const revision = url.startsWith('_app/immutable/')
    ? null
    : createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { url, revision };
});

const worker = join(build, 'service-worker.js');
const source = readFileSync(worker, 'utf8');
if (source.split('__PRECACHE__').length !== 2) throw new Error('expected one __PRECACHE__ in the service worker');
const filled = source.replace('__PRECACHE__', () => JSON.stringify(entries));
writeFileSync(worker, filled);
// The copies pressed with the build (svelte.config.js) know nothing of the list yet.
writeFileSync(`${worker}.gz`, gzipSync(filled));
writeFileSync(`${worker}.br`, brotliCompressSync(filled));
process.stdout.write(`${entries.length} files to store, ${Math.round(total / 1000)} kB\n`);
