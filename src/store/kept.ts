/**
 * Small things that a device keeps beside its database: what is read before that is open, or written while a page dies.
 * Where a browser allows no storage they are forgotten; nothing else may depend on them.
 */
import * as v from 'valibot';

/** What is kept under `key`, or undefined if that is nothing of this kind. */
export function kept<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const read = v.safeParse(schema, localStorage.getItem(key));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or nothing any more. */
export function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** Of a text that is JSON. */
export const inJson = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.pipe(v.string(), v.parseJson(), schema);
