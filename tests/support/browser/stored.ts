/** What is on the disk, read past the app: only this can say whether something survived. */
import type { Page } from '@playwright/test';

/** The stored log of a match, in order, as text for comparing. `page` may be any page of the app's origin. */
export const storedEntries = (page: Page, match: string): Promise<string[]> => rows(page, 'entries', match);

/** The stored settings, as text. */
export const storedSettings = async (page: Page): Promise<string> => (await rows(page, 'settings')).join();

/** What is stored of each match beside its log, as text. */
export const storedRecords = (page: Page): Promise<string[]> => rows(page, 'records');

/** The rows of a table, or those of a match in it. */
function rows(page: Page, table: string, match?: string): Promise<string[]> {
  return page.evaluate(
    async ([name, id]) => {
      // Opened before the app has made it, it would be an empty one.
      if ((await indexedDB.databases()).every(({ name: made }) => made !== 'wayside')) return [];
      const open = indexedDB.open('wayside');
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error ?? new Error('no database'));
      });
      try {
        const range = id === undefined ? undefined : IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
        const all = db.transaction(name).objectStore(name).getAll(range);
        const found = await new Promise<unknown[]>((resolve, reject) => {
          all.onsuccess = () => resolve(all.result as unknown[]);
          all.onerror = () => reject(all.error ?? new Error('nothing read'));
        });
        return found.map((row) => JSON.stringify(row));
      } finally {
        db.close();
      }
    },
    [table, match] as const
  );
}

/** Damages one entry of a stored log, as a bad disk would. */
export const spoil = (page: Page, match: string, n: number): Promise<void> =>
  page.evaluate(
    async ([id, at]) => {
      const open = indexedDB.open('wayside');
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error ?? new Error('no database'));
      });
      const writing = db.transaction('entries', 'readwrite');
      writing.objectStore('entries').put({ match: id, n: at, hash: '', entry: {} });
      await new Promise((resolve) => (writing.oncomplete = resolve));
      db.close();
    },
    [match, n] as const
  );

/** Stores these settings beside whatever else is stored: for the page that is opened next. `page` is at home. */
export async function storeSettings(page: Page, change: object): Promise<void> {
  // Home makes no database as long as nothing is kept; whoever begins a match needs one.
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.evaluate(async (part) => {
    const made = async (): Promise<boolean> =>
      (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'wayside' && version > 1);
    while (!(await made())) await new Promise((later) => setTimeout(later, 20));
    const open = indexedDB.open('wayside');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error ?? new Error('no database'));
    });
    try {
      const table = db.transaction('settings', 'readwrite').objectStore('settings');
      const found = table.get('settings');
      await new Promise<void>((resolve, reject) => {
        found.onsuccess = () => {
          const { value } = (found.result ?? {}) as { value?: object };
          table.put({ key: 'settings', value: { ...value, ...part } });
        };
        table.transaction.oncomplete = () => resolve();
        table.transaction.onerror = () => reject(table.transaction.error ?? new Error('not stored'));
      });
    } finally {
      db.close();
    }
  }, change);
}

/** Whatever else is to be written among the settings waits so long, as on a device that is busy. */
export async function holdSettings(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    (time) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('wayside');
        open.onerror = () => reject(open.error ?? new Error('no database'));
        open.onsuccess = () => {
          const table = open.result.transaction('settings', 'readwrite').objectStore('settings');
          table.transaction.oncomplete = () => open.result.close();
          const until = performance.now() + time;
          const read = (): void => {
            resolve();
            if (performance.now() < until) table.get('none').onsuccess = read;
          };
          table.get('none').onsuccess = read;
        };
      }),
    ms
  );
}
