/** What a browser gives a page, for tests in Node: storage that starts empty, and locks between "tabs". */
import 'fake-indexeddb/auto';
import { destroy, disconnect } from '#store/db.ts';

/** A device on which Wayside was never opened. */
export const freshDevice = (): Promise<void> => destroy();

/** The data as the very next Wayside would leave it: Dexie counts in tens. */
export async function upgraded(): Promise<void> {
  const [{ version }] = (await indexedDB.databases()) as [Required<IDBDatabaseInfo>];
  await disconnect();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('wayside', version + 10);
    request.onsuccess = () => (request.result.close(), resolve());
    request.onerror = () => reject(new Error('could not upgrade'));
  });
}

type Request = { readonly grant: () => void };

/** The Web Locks of one origin, as far as they are used here: exclusive, with `ifAvailable`, `steal` and `signal`. */
class FakeLocks {
  readonly #held = new Map<string, { readonly lose: (reason: Error) => void }>();
  readonly #waiting = new Map<string, Request[]>();

  request(name: string, options: LockOptions, callback: (lock: Lock | null) => unknown): Promise<unknown> {
    if (options.ifAvailable && this.#held.has(name)) return Promise.resolve(callback(null));
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const holder = { lose: reject };
        this.#held.set(name, holder);
        void Promise.resolve(callback({ name, mode: 'exclusive' })).then((value) => {
          resolve(value);
          if (this.#held.get(name) !== holder) return;
          this.#held.delete(name);
          this.#waiting.get(name)?.shift()?.grant();
        });
      };
      const stolen = new DOMException('stolen', 'AbortError');
      if (options.steal) {
        this.#held.get(name)?.lose(stolen);
        grant();
      } else if (!this.#held.has(name)) grant();
      else {
        const request = { grant };
        const line = this.#waiting.get(name) ?? [];
        this.#waiting.set(name, [...line, request]);
        options.signal?.addEventListener('abort', () => {
          this.#waiting.set(
            name,
            (this.#waiting.get(name) ?? []).filter((other) => other !== request)
          );
          reject(new DOMException('aborted', 'AbortError'));
        });
      }
    });
  }
}

/** As the type that the app asks for. */
export const fakeLocks = (): LockManager => new FakeLocks() as unknown as LockManager;
