/** How safe the data on this device is, and getting rid of it. */
import { destroy, read, tableNames, write } from './db.ts';
import { noteMatches, notedMatches } from './marker.ts';
import { announce } from './news.ts';

export type Safety = {
  /** The browser promised not to remove the data by itself. */
  readonly persisted: boolean;
  /** Bytes in use and bytes allowed, where the browser tells. */
  readonly used: number | undefined;
  readonly allowed: number | undefined;
};

const manager = (): Partial<StorageManager> | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { storage?: Partial<StorageManager> }).storage;

/** What the browser says about the data now. Never fails. */
export async function storageSafety(): Promise<Safety> {
  const persisted = await quietly(() => manager()?.persisted?.());
  const estimate = await quietly(() => manager()?.estimate?.());
  return { persisted: persisted ?? false, used: estimate?.usage, allowed: estimate?.quota };
}

/** Asks the browser to keep the data; true if it promises to. Some browsers ask the person: call it after a gesture. */
export const askToPersist = async (): Promise<boolean> => (await quietly(() => manager()?.persist?.())) ?? false;

/**
 * Whether the browser throws away what is kept after seven days without a visit, as Safari and every browser on an iPhone
 * do, unless the page is on the home screen or they have promised to keep it.
 */
export async function forgetsUnvisited(): Promise<boolean> {
  const { vendor, standalone } = navigator as { vendor?: string; standalone?: boolean };
  if (!vendor?.startsWith('Apple') || standalone === true) return false;
  return !(await storageSafety()).persisted;
}

async function quietly<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** Deletes every match, setting and edition on this device, readable or not. Throws StoreProblem. */
export async function deleteEverything(): Promise<void> {
  try {
    await write(tableNames, async (tables) => {
      for (const name of tableNames) await tables[name].clear();
    });
  } catch {
    await destroy();
  }
  noteMatches(0);
  announce({ about: 'everything' });
}

/**
 * Notices when the browser has thrown the data away: compares the number of matches with the one noted last time, outside
 * the database. Returns how many are gone if none is left, else 0, and notes the number now. Never fails.
 */
export async function noticeLoss(): Promise<number> {
  const count = await quietly(() => read(['records'], (tables) => tables.records.count(), { found: 0 }));
  if (count === undefined) return 0;
  const before = notedMatches();
  noteMatches(count);
  return count === 0 ? before : 0;
}
