/** Node has no page: what the browser tells one is told to the global object, where the store listens. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

type Hear = (event: { readonly persisted: boolean }) => void;
const hearers = vi.hoisted(() => {
  const found = new Map<string, Hear[]>();
  Object.assign(globalThis, {
    addEventListener: (name: string, hear: Hear) => found.set(name, [...(found.get(name) ?? []), hear])
  });
  return found;
});
const tell = (name: 'pagehide' | 'pageshow', persisted = true): void =>
  hearers.get(name)?.forEach((hear) => hear({ persisted }));

import { freshDevice } from '../support/browser.ts';
import { openMatch, person } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { read, write } from '#store/db.ts';
import { loadMatch } from '#store/matches.ts';

beforeAll(registerToy);
beforeEach(freshDevice);
afterEach(() => {
  tell('pageshow');
  vi.restoreAllMocks();
});

/** Every transaction begun from now on, and how it ended. */
function transactions(): { readonly ends: string[]; readonly mode: IDBTransactionMode }[] {
  const seen: { ends: string[]; mode: IDBTransactionMode }[] = [];
  const begin = IDBDatabase.prototype.transaction; // eslint-disable-line @typescript-eslint/unbound-method
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    const made = begin.apply(this, how);
    const ends: string[] = [];
    seen.push({ ends, mode: made.mode });
    for (const end of ['complete', 'abort']) made.addEventListener(end, () => ends.push(end));
    return made;
  });
  return seen;
}
const soon = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const begun = (): Promise<string> =>
  createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } });

describe('a page that is left and kept', () => {
  test('leaves no transaction open, begins none while it is away, and writes again when it is back', async () => {
    await begun();
    const seen = transactions();
    const written = write(['settings'], async ({ settings }) => {
      await settings.put({ key: 'one', value: 1 });
      // Another page would wait as long as this goes on.
      for (let n = 0; n < 1000; n++) await settings.get('one');
    });
    while (seen.length === 0) await soon(1);
    await soon(2);
    expect(seen.map(({ ends }) => ends)).toEqual([[]]);

    tell('pagehide');
    await soon(1500);
    expect(seen.map(({ ends }) => ends)).toEqual([['abort']]);

    tell('pageshow');
    await written;
    expect(seen.at(-1)!.ends).toEqual(['complete']);
    expect(await read(['settings'], ({ settings }) => settings.get('one'))).toEqual({ key: 'one', value: 1 });
  });

  test('stores a move only when it is back, and shows it only then', async () => {
    const id = await begun();
    const match = await openMatch(id);
    tell('pagehide');
    let shown = false;
    const played = match.play([{ type: 'pass' }]).then(() => (shown = true));
    await soon(400);
    expect([shown, match.view.entries.length]).toEqual([false, 0]);
    tell('pageshow');
    await played;
    expect((await loadMatch(id)).entries).toHaveLength(1);
    expect(match.problem).toBeUndefined();
  });

  test('does not write over what another page has written meanwhile, and says so', async () => {
    const id = await begun();
    const match = await openMatch(id);
    tell('pagehide');
    const played = match.play([{ type: 'pass' }]).catch((error: unknown) => error);
    await soon(50);
    // Another page, which is not away.
    const other = await otherPage();
    await other(id);
    tell('pageshow');
    expect(await played).toMatchObject({ kind: 'conflict' });
    expect(match.problem).toBe('conflict');
    expect((await loadMatch(id)).entries[0]).toMatchObject({ move: { type: 'pick' } });
  });

  test('makes no database while it is away', async () => {
    const seen: string[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...how) => {
      const request = open(...how);
      request.addEventListener('upgradeneeded', () => {
        request.transaction!.addEventListener('abort', () => seen.push('abort'));
        request.transaction!.addEventListener('complete', () => seen.push('complete'));
        tell('pagehide');
      });
      return request;
    });
    const first = read(['settings'], ({ settings }) => settings.count());
    await soon(300);
    expect(seen).toEqual(['abort']);
    vi.restoreAllMocks();
    tell('pageshow');
    expect(await first).toBe(0);
  });
});

test('a page that is left for good keeps what it has begun', async () => {
  const seen = transactions();
  const written = write(['settings'], ({ settings }) => settings.put({ key: 'one', value: 1 }));
  while (!seen.some(({ mode }) => mode === 'readwrite')) await soon(1);
  tell('pagehide', false);
  await written;
  expect(seen.at(-1)!.ends).toEqual(['complete']);
});

/** Plays one move of the toy as a page of its own would: with modules of its own, which have heard of no leaving. */
async function otherPage(): Promise<(id: string) => Promise<void>> {
  vi.resetModules();
  const { registerToy: registerAgain } = await import('../support/toy.ts');
  registerAgain();
  const { openMatch: openThere } = await import('../support/players.ts');
  return async (id) => {
    const there = await openThere(id);
    await there.play([
      { type: 'pick', times: 1 },
      { type: 'mark', color: 'red' }
    ]);
  };
}
