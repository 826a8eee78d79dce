/** The number of matches, noted outside the database, so that their loss does not go unnoticed. */
import { keep, keptText } from './kept.ts';

const key = 'wayside.matches';

/** The number noted last; 0 if none. */
export function notedMatches(): number {
  const noted = Number(keptText(key));
  return Number.isSafeInteger(noted) && noted > 0 ? noted : 0;
}

/** Where nothing can be kept, a loss goes unnoticed. */
export const noteMatches = (count: number): void => keep(key, String(count));
