/** How the catalogues form numbers, lists, names and dates in English. */

/** A format is made when it is first needed: those of a page cost a phone some eighty milliseconds at its start. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const day = lazily(() => new Intl.DateTimeFormat('en', { weekday: 'short' }));
const date = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const dated = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));
const dayAnywhere = lazily(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
);

/** “1 match”, “3 matches” */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** “Ada, Ben and Chi” */
export const list = (parts: readonly string[]): string => joined(parts, 'and');
/** “Ada, Ben or Chi” */
export const either = (parts: readonly string[]): string => joined(parts, 'or');

/** “about 3 points”: figures of rehearsals are no truer than this. */
export const roughly = (points: number): string =>
  `about ${plural(Math.max(1, Math.round(Math.abs(points))), 'point')}`;

/** “Ada’s”, “Agnes’” */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** “an animal”, “a tree” */
export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “+3”, “−3”, with a real minus; nothing is “0”. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

const isMoment = (time: Date): boolean => !Number.isNaN(time.getTime());

/** “today”, “Sun” within the week, “12 Nov” within the year; nothing where it is not known, as of a match that is damaged. */
export function when(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (!isMoment(then)) return '';
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return day().format(then);
  return (days < 300 ? date : dated)().format(then);
}

/** “20 Nov 2026”; nothing where it is not known. */
export function dateOf(iso: string): string {
  const then = new Date(iso);
  return isMoment(then) ? dated().format(then) : '';
}

/** “Sat 21 Nov”, of a day that is the same all over the world, as YYYY-MM-DD. */
export const dayOfWorld = (iso: string): string => dayAnywhere().format(new Date(iso));
