// After the build: writes the lists of files to be stored into the service worker, those that only one game needs apart.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const build = process.argv[2] ?? (process.env.GAMES ? 'build-tests' : 'build');
// Screenshots and icons of the manifest are for the dialog that installs the app, which is only there with a signal.
// Hosts do not serve what begins with a dot.
const skip = /^(service-worker\.js|robots\.txt|\..*)$|^screenshots\/|^icons\/icon-|\.(map|br|gz)$/;

const files = readdirSync(build, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(build.length + 1)
      .replaceAll('\\', '/')
  )
  .filter((file) => !skip.test(file))
  .sort();

/** File → the only game that needs it (scripts/parts.ts). */
const owners = JSON.parse(readFileSync('.svelte-kit/parts.json', 'utf8'));
const parts = {};
for (const [url, game] of Object.entries(owners)) (parts[game] ??= []).push(url);

let total = 0;
const bytesOf = (url) => readFileSync(join(build, url));
const entries = files
  .filter((url) => !(url in owners))
  .map((url) => {
    const bytes = bytesOf(url);
    total += bytes.length;
    // Names of immutable files carry a hash of their own.
    const revision = url.startsWith('_app/immutable/')
      ? null
      : createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return { url, revision };
  });

const worker = join(build, 'service-worker.js');
const source = readFileSync(worker, 'utf8');
let filled = source;
for (const [name, list] of Object.entries({ __PRECACHE__: entries, __PARTS__: parts })) {
  if (source.split(name).length !== 2) throw new Error(`expected one ${name} in the service worker`);
  filled = filled.replace(name, () => JSON.stringify(list));
}
writeFileSync(worker, filled);
// The copies pressed with the build (svelte.config.js) know nothing of the list yet.
writeFileSync(`${worker}.gz`, gzipSync(filled));
writeFileSync(`${worker}.br`, brotliCompressSync(filled));
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
const sizes = Object.entries(parts).map(
  ([game, urls]) => `${game} ${urls.length}, ${kB(urls.reduce((sum, url) => sum + bytesOf(url).length, 0))}`
);
process.stdout.write(`${entries.length} files to store, ${kB(total)}; of one game alone: ${sizes.join('; ')}\n`);
