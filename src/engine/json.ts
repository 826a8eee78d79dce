/** JSON values, their one canonical text, and reading them from untrusted text. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/**
 * The canonical text of a JSON value: keys sorted by code unit, no spaces. Equal values have equal texts, so texts can
 * be hashed and compared between devices (the idea of RFC 8785, for whole numbers and finite decimals).
 * Throws on what JSON cannot hold (undefined, NaN, functions).
 */
export function canonical(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`);
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`not JSON: ${typeof value}`);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** An object read from outside, neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if `value` is an object with exactly these keys, in any order. */
export const hasExactly = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

/** A whole number that survives JSON unchanged, at least `least`; minus zero is none. */
export const isCount = (value: unknown, least = 0): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && !Object.is(value, -0);

/** Parses text from outside; undefined if it is no JSON, nests deeper than `depth`, or names `__proto__`. */
export function parseJson(text: string, depth = 32): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isTame(value, depth) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTame(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (isList(value)) return value.every((item) => isTame(item, depth - 1));
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isTame(item, depth - 1));
}
