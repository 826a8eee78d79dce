/**
 * A page that is left may be frozen as it is, to be shown again if somebody comes back. In WebKit a transaction that is open
 * then stays open, and every page that writes waits for it. So whatever is open is aborted when the page is left, and done
 * again when it comes back (`db.ts`): in the meantime another page may have written, which every write looks at first.
 */
const open = new Set<IDBTransaction>();
/** Set while this page is away: resolves when it is back. */
let gone: { readonly back: Promise<void>; readonly wake: () => void } | undefined;

/** Resolves when the page is back; undefined while it is here. */
export const away = (): Promise<void> | undefined => gone?.back;

/** What Dexie is to use instead of the browser's own: the same, but every transaction ends when the page is left. */
export const leavable = {
  open(name: string, version?: number): IDBOpenDBRequest {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => follow(request.transaction!));
    request.addEventListener('success', () => {
      const db = request.result;
      db.transaction = (...how) => follow(IDBDatabase.prototype.transaction.apply(db, how));
    });
    return request;
  },
  deleteDatabase: (name: string): IDBOpenDBRequest => indexedDB.deleteDatabase(name),
  databases: (): Promise<IDBDatabaseInfo[]> => indexedDB.databases(),
  cmp: (a: unknown, b: unknown): number => indexedDB.cmp(a, b)
};

function follow(transaction: IDBTransaction): IDBTransaction {
  if (gone) {
    abort(transaction);
    return transaction;
  }
  open.add(transaction);
  const ended = (): boolean => open.delete(transaction);
  transaction.addEventListener('complete', ended);
  transaction.addEventListener('abort', ended);
  return transaction;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return; // it has been told to end already
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || gone) return; // a page that is not kept takes its transactions with it
    let wake = (): void => undefined;
    const back = new Promise<void>((resolve) => (wake = resolve));
    gone = { back, wake };
    open.forEach(abort);
  });
  addEventListener('pageshow', () => {
    gone?.wake();
    gone = undefined;
  });
}
