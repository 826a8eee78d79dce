/**
 * The database, and the only place that knows Dexie. Browsers lose database connections (iOS after a pause, any browser when
 * another tab upgrades), so nobody holds one: work is handed in, done in a transaction, and done again on a fresh
 * connection if the old one was lost. Work must therefore be safe to repeat.
 */
import type { Dexie, Table, Transaction } from 'dexie';
import { away, leavable } from './leaving.ts';
import { StoreProblem, type StoreProblemKind } from './problem.ts';

/** Rows are read as `unknown`: whatever is on the disk is checked by a schema before it is believed. */
export type Tables = {
  /** Header and what else never changes of a match, by `match`. */
  readonly records: Table<unknown, string>;
  /** The log, by `[match+n]`. */
  readonly entries: Table<unknown, [string, number]>;
  /** Summary and draft of a match, by `id`; can be made again from the two above, but for the draft. */
  readonly matches: Table<unknown, string>;
  /** By `key`. */
  readonly settings: Table<unknown, string>;
  /** By `hash`. */
  readonly editions: Table<unknown, string>;
  /** Secrets of link play, by `room`. */
  readonly links: Table<unknown, string>;
  /** What was found about matches that are over, by `match`; can be found again. */
  readonly reviews: Table<unknown, string>;
};
export type TableName = keyof Tables;
export const tableNames: readonly TableName[] = [
  'records',
  'entries',
  'matches',
  'settings',
  'editions',
  'links',
  'reviews'
];

/** Every schema there ever was, oldest first, with its upgrade: a device may come from any of them. Never edit, only add. */
const schemas: readonly { readonly stores: Record<string, string> }[] = [
  { stores: { records: '&match', entries: '&[match+n]', matches: '&id', settings: '&key', editions: '&hash, game' } },
  { stores: { links: '&room, match' } },
  { stores: { reviews: '&match' } }
];

const databaseName = 'wayside';
/** Pauses before trying again with a new connection, in ms: after a pause iOS refuses the first attempts. */
const pauses = [0, 60, 250, 1000];
/** How long another tab may block an upgrade before we say so, in ms. */
const patience = 4000;

let current: Promise<Dexie> | undefined;
/** The connection of `current` once it is open, for those who cannot wait for a promise. */
let opened: Dexie | undefined;

/**
 * Reads from some tables, consistently. Throws StoreProblem. `none`: what is found where nothing was ever kept; a first visit
 * then needs no database, and not even the library for it.
 */
export const read = async <T>(
  names: readonly TableName[],
  work: (tables: Tables) => Promise<T>,
  none?: { readonly found: T }
): Promise<T> => (none && (await isUntouched()) ? none.found : run('r', names, work));

/** Nothing was ever kept here; false where the browser does not tell. */
async function isUntouched(): Promise<boolean> {
  if (current) return false;
  try {
    return (await indexedDB.databases()).every(({ name }) => name !== databaseName);
  } catch {
    return false; // Firefox before 126 has no such question
  }
}

/**
 * Reads and writes some tables in one transaction: all of it is stored durably, or nothing. `work` awaits nothing but the
 * tables, and no empty bulk operation: either would let the transaction end early. Throws StoreProblem.
 */
export const write = <T>(names: readonly TableName[], work: (tables: Tables) => Promise<T>): Promise<T> =>
  run('rw', names, work);

/**
 * The quick way for what a person waits for: asks everything at once on the database beneath Dexie, whose own bookkeeping
 * takes longer than such a write. `ask` makes its requests, the first of them the question whose answer `fits` judges;
 * where it does not fit, nothing is stored. True once all of it is durable. False for anything else, lost connections and
 * full disks among it: `write` is then the way to do it, or to learn why not.
 */
export async function writtenAtOnce<T>(
  names: readonly TableName[],
  ask: (store: (name: TableName) => IDBObjectStore) => IDBRequest<T>,
  fits: (answer: T) => boolean
): Promise<boolean> {
  if (away()) return false;
  try {
    const db = (opened?.isOpen() ? opened : await connect()).backendDB();
    const transaction = db.transaction([...names], 'readwrite', { durability: 'strict' });
    return await new Promise((resolve) => {
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
      try {
        const question = ask((name) => transaction.objectStore(name));
        question.onsuccess = () => {
          if (fits(question.result)) transaction.commit();
          else transaction.abort();
        };
      } catch {
        transaction.abort(); // what was asked before it failed would be stored
      }
    });
  } catch {
    return false;
  }
}

async function run<T>(mode: 'r' | 'rw', names: readonly TableName[], work: (tables: Tables) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const back = away();
    if (back) {
      await back;
      attempt = 0;
    }
    try {
      const db = await connect();
      return await db.transaction(mode, [...names], async (transaction) => await work(tablesOf(transaction)));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.kind !== 'lost' || attempt >= pauses.length) throw problem;
      await disconnect();
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt]));
    }
  }
}

/** The tables as seen by one transaction: whatever is done with them belongs to it, or fails. */
const tablesOf = (transaction: Transaction): Tables => ({
  records: transaction.table<unknown, string>('records'),
  entries: transaction.table<unknown, [string, number]>('entries'),
  matches: transaction.table<unknown, string>('matches'),
  settings: transaction.table<unknown, string>('settings'),
  editions: transaction.table<unknown, string>('editions'),
  links: transaction.table<unknown, string>('links'),
  reviews: transaction.table<unknown, string>('reviews')
});

/** The open connection, or a new one. Whether a new one lasts is for `run` to find out, which does not try for ever. */
async function connect(): Promise<Dexie> {
  const before = current;
  const existing = await before?.catch(() => undefined);
  if (existing?.isOpen()) return existing;
  if (current === before) current = undefined;
  const opening = (current ??= open());
  try {
    return await opening;
  } catch (error) {
    if (current === opening) current = undefined;
    throw error;
  }
}

/** Fetched when it is first needed: a page can be seen before. */
const library = async () => {
  const { Dexie } = await import('./dexie.ts');
  return Dexie;
};

async function open(): Promise<Dexie> {
  const Dexie = await library();
  const db = new Dexie(databaseName, {
    autoOpen: false,
    chromeTransactionDurability: 'strict',
    indexedDB: leavable
  });
  for (const [index, { stores }] of schemas.entries()) db.version(index + 1).stores(stores);
  // Let a newer version in another tab go ahead; our next attempt then finds out that it is there.
  db.on('versionchange', () => db.close());
  await new Promise((resolve, reject) => {
    db.on('blocked', () => {
      setTimeout(() => reject(new StoreProblem('blocked', 'Another tab holds an older Wayside open.')), patience);
    });
    db.open().then(resolve, reject);
  });
  if (!db.isOpen()) throw new StoreProblem('lost', 'The database was closed while it was being opened.');
  // Dexie opens what a newer Wayside has written (its native versions count in tens); we do not know what it means.
  if (Math.floor(db.backendDB().version / 10) > schemas.length) {
    db.close();
    throw new StoreProblem('newer', 'The data was written by a newer Wayside.');
  }
  return (opened = db);
}

/** Closes the connection; the next piece of work opens a new one. */
export async function disconnect(): Promise<void> {
  const closing = current;
  current = opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}

/** Removes the whole database, for when not even its tables can be cleared. Throws StoreProblem. */
export async function destroy(): Promise<void> {
  await disconnect();
  try {
    await (await library()).delete(databaseName);
  } catch (error) {
    throw asProblem(error);
  }
}

const kinds: readonly (readonly [RegExp, StoreProblemKind, string])[] = [
  [/Quota/i, 'full', 'There is no room left on this device.'],
  [/VersionError/, 'newer', 'The data was written by a newer Wayside.'],
  [/SecurityError|MissingAPI|NotSupported/, 'unavailable', 'This browser stores nothing for this page.'],
  [
    /DatabaseClosed|InvalidState|UnknownError|TransactionInactive|AbortError|connection/i,
    'lost',
    'The database connection was lost.'
  ]
];

/** Any failure inside the database as a StoreProblem, by the innermost name that is known. */
function asProblem(error: unknown): StoreProblem {
  const inner = causes(error);
  const ours = inner.find((cause) => cause instanceof StoreProblem);
  if (ours) return ours;
  for (const [pattern, kind, message] of kinds) {
    if (inner.some(({ name, message: text }) => pattern.test(name) || (kind === 'lost' && /connection/i.test(text))))
      return new StoreProblem(kind, message, error);
  }
  return new StoreProblem('unknown', inner[0]?.message ?? 'Storing failed.', error);
}

/** The error and those it wraps: Dexie keeps the browser's own in `inner`, or in `failures` of a bulk operation. */
function causes(error: unknown): Error[] {
  const found: Error[] = [];
  let next: unknown = error;
  while (next instanceof Error && !found.includes(next)) {
    found.push(next);
    const { inner, failures } = next as { inner?: unknown; failures?: unknown };
    next = inner ?? (Array.isArray(failures) ? failures[0] : undefined) ?? next.cause;
  }
  return found;
}
