/**
 * Small things that a device keeps beside its database: what is read before that is open, or written while a page dies.
 * Where a browser allows no storage they are forgotten; nothing else may depend on them.
 */

/** For how long: until somebody clears it, or as long as this tab is open. */
type Keeps = 'always' | 'tab';
const place = (keeps: Keeps): Storage => (keeps === 'tab' ? sessionStorage : localStorage);

/** The text that is kept under `key`, whatever it says. */
export function keptText(key: string, keeps: Keeps = 'always'): string | undefined {
  try {
    return place(keeps).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or nothing any more. */
export function keep(key: string, text: string | undefined, keeps: Keeps = 'always'): void {
  try {
    if (text === undefined) place(keeps).removeItem(key);
    else place(keeps).setItem(key, text);
  } catch {
    return;
  }
}
