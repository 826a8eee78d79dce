/** Reading what an aid kept, which may come from anywhere: counts by name, small and whole. */
import { hasExactly, isCount, isObject } from '#engine/json.ts';

export type Counts<K extends string> = Readonly<Record<K, number>>;

/** More than any table holds. */
export const most = 200;

export const isCounts = <K extends string>(value: unknown, keys: readonly K[]): value is Counts<K> =>
  hasExactly(value, keys) && keys.every((key) => isCount(value[key]) && value[key] <= most);

export const noCounts = <K extends string>(keys: readonly K[]): Counts<K> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Counts<K>;

export const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 20;

/** One to four people, each read by `read`. */
export function people<P>(value: unknown, read: (one: Record<string, unknown>) => P | undefined): P[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return undefined;
  const all = value.map((one: unknown) => (isObject(one) ? read(one) : undefined));
  return all.some((one) => one === undefined) ? undefined : (all as P[]);
}
