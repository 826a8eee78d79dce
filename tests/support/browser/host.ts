/** A static host that can be taken away, moved under a folder, or given a newer build. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2'
};

export type Host = {
  /** Where the app is, with a slash at the end. */
  readonly url: string;
  /** Every path asked for that is not there. */
  readonly missing: readonly string[];
  /** Pulls the plug: open connections too. */
  stop(): Promise<void>;
};

/** Serves a folder; everything outside `under` is not there. */
export function serve(folder: string, under = '/'): Promise<Host> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = path.startsWith(under) ? normalize(path.slice(under.length)) : '..';
    let file = join(folder, inside);
    if (existsSync(file) && statSync(file).isDirectory() && path.endsWith('/')) file = join(file, 'index.html');
    if (inside.startsWith('..') || !existsSync(file) || statSync(file).isDirectory()) {
      missing.push(path);
      response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(folder, '404.html')));
      return;
    }
    response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache'
      })
      .end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}${under}`,
        missing,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          })
      });
    });
  });
}

/** A copy of the build that a test may change. */
export function copyOfBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'wayside-'));
  cpSync('build', folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes the copy a newer version: its pages carry `data-build`, and its worker lists them under a new revision. */
export function release(folder: string, name: string): void {
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      /<html lang="en"[^>]*>/,
      `<html lang="en" data-theme="light" data-build="${name}">`
    )
  );
  const worker = join(folder, 'service-worker.js');
  const source = readFileSync(worker, 'utf8');
  const listed = /(url["']?:["']index\.html["'],["']?revision["']?:["'])[^"']+/;
  if (!listed.test(source)) throw new Error('index.html is not in the list of the worker');
  writeFileSync(worker, source.replace(listed, `$1${name}`));
}

/** With `release`: the newer version needs a file of the house that the older one does not know. Its name. */
export function releaseHouse(folder: string): string {
  const worker = join(folder, 'service-worker.js');
  const source = readFileSync(worker, 'utf8');
  const [entry, old] =
    /\{["']?url["']?:["'](_app\/immutable\/chunks\/[^"']+)["'],["']?revision["']?:null\}/.exec(source) ?? [];
  if (entry === undefined || old === undefined) throw new Error('no file with a hash is in the list of the worker');
  const newer = old.replace(/(\.\w+)$/, '-newer$1');
  cpSync(join(folder, old), join(folder, newer));
  writeFileSync(worker, source.replace(entry, `${entry.replace(old, newer)},${entry}`));
  return newer;
}

/** With `release`: a file that only one game needs has another name in the newer version. The old name and the new one. */
export function releasePart(folder: string, game: string): readonly [string, string] {
  const worker = join(folder, 'service-worker.js');
  const source = readFileSync(worker, 'utf8');
  const [, old] = new RegExp(`["']?${game}["']?:\\[["']([^"']+)`).exec(source) ?? [];
  if (old === undefined) throw new Error(`no file of ${game} alone is in the list of the worker`);
  const newer = old.replace(/(\.\w+)$/, '-newer$1');
  cpSync(join(folder, old), join(folder, newer));
  writeFileSync(worker, source.replace(old, newer));
  return [old, newer];
}
