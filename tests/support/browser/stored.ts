/** What is on the disk, read past the app: only this can say whether something survived. */
import type { Page } from '@playwright/test';

/** The stored log of a match, in order, as text for comparing. `page` may be any page of the app's origin. */
export function storedEntries(page: Page, match: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const open = indexedDB.open('wayside');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error ?? new Error('no database'));
    });
    try {
      const all = db
        .transaction('entries')
        .objectStore('entries')
        .getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        all.onsuccess = () => resolve(all.result as unknown[]);
        all.onerror = () => reject(all.error ?? new Error('no entries'));
      });
      return rows.map((row) => JSON.stringify(row));
    } finally {
      db.close();
    }
  }, match);
}
