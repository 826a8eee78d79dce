/** The number of matches, noted outside the database, so that their loss does not go unnoticed. */
import * as v from 'valibot';
import { keep, kept } from './kept.ts';

const key = 'wayside.matches';

const count = v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(0));

/** The number noted last; 0 if none. */
export const notedMatches = (): number => kept(key, count) ?? 0;

/** Where nothing can be kept, a loss goes unnoticed. */
export const noteMatches = (count: number): void => keep(key, String(count));
