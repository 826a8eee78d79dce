/** Where nothing was ever kept there is no database, and none is made by looking. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { disconnect, read } from '#store/db.ts';
import { noticeLoss } from '#store/persistence.ts';
import { changeSettings, defaultSettings, readSettings } from '#store/settings.ts';

beforeEach(freshDevice);

const names = async (): Promise<(string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);
const count = (): Promise<number> => read(['records'], (tables) => tables.records.count(), { found: -1 });

describe('a first visit', () => {
  test('finds the defaults and no matches, without a database', async () => {
    expect(await readSettings()).toEqual(defaultSettings);
    expect(await noticeLoss()).toBe(0);
    expect(await count()).toBe(-1);
    expect(await names()).toEqual([]);
  });

  test('is over with the first thing that is kept, in this page and in the next', async () => {
    await changeSettings({ theme: 'dark' });
    expect(await count()).toBe(0);
    await disconnect();
    expect(await count()).toBe(0);
    expect((await readSettings()).theme).toBe('dark');
  });

  test('is as any other where the browser does not say which databases there are', async () => {
    const asked = vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('not now'));
    expect(await count()).toBe(0);
    asked.mockRestore();
    await freshDevice();
    // Hidden by a property of its own, as where there is none.
    Object.assign(indexedDB, { databases: undefined });
    expect(await count()).toBe(0);
    Reflect.deleteProperty(indexedDB, 'databases');
    expect(await names()).toEqual(['wayside']);
  });
});
