/** What is kept as JSON (kept.ts); apart from it, since the first page needs no schemas. */
import * as v from 'valibot';
import { keptText } from './kept.ts';

/** What is kept under `key`, or undefined if that is nothing of this kind. */
export function keptJson<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), keptText(key) ?? null);
  return read.success ? read.output : undefined;
}
