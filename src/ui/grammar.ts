/** How the catalogue forms numbers, lists and dates in English. */

/** A format is made when it is first needed: those of a page cost a phone some eighty milliseconds at its start. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const conjunction = lazily(() => new Intl.ListFormat('en', { type: 'conjunction' }));
const day = lazily(() => new Intl.DateTimeFormat('en', { weekday: 'short' }));
const date = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const dated = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));
const dayAnywhere = lazily(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
);

/** “1 match”, “3 matches” */
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** “Ada, Ben, and Chi” */
export const list = (names: readonly string[]): string => conjunction().format(names);

/** “Ada’s”, “Agnes’” */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** “today”, “Sun” within the week, “12 Nov” within the year. */
export function when(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return day().format(then);
  return (days < 300 ? date : dated)().format(then);
}

/** “Sat 21 Nov”, of a day that is the same all over the world, as YYYY-MM-DD. */
export const dayOfWorld = (iso: string): string => dayAnywhere().format(new Date(iso));
