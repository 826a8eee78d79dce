/** The number of matches, noted outside the database, so that their loss does not go unnoticed. */
const key = 'wayside.matches';

/** The number noted last; 0 if none. */
export function notedMatches(): number {
  try {
    const count = Number(localStorage.getItem(key));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

/** Notes the number of matches. Without localStorage a loss goes unnoticed; nothing else depends on it. */
export function noteMatches(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    return;
  }
}
