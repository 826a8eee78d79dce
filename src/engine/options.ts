/** What the options of all games have in common: who begins. A seat, or nobody named, which means by lot. */
import { isCount, isObject } from './json.ts';
import type { Seat } from './game.ts';
import type { JsonObject } from './json.ts';

export const firstOf = ({ first }: JsonObject): Seat | undefined => (typeof first === 'number' ? first : undefined);

export function withFirst({ first: _, ...rest }: JsonObject, first: Seat | undefined): JsonObject {
  return first === undefined ? rest : { ...rest, first };
}

/** Reads what all options have in common, where a game has no others than the `known`; a string says in words what is wrong. */
export function readOptions(
  value: unknown,
  seats: number,
  known: readonly string[]
): { readonly given: Readonly<Record<string, unknown>>; readonly first: Seat | null } | string {
  const given = value ?? {};
  if (!isObject(given)) return 'Options must be an object.';
  const stranger = Object.keys(given).find((key) => key !== 'first' && !known.includes(key));
  if (stranger !== undefined) return `There is no option “${stranger}”.`;
  const first = given.first ?? null;
  if (first !== null && !(isCount(first) && first < seats)) return 'The starting player is a seat or chosen by lot.';
  return { given, first };
}

/** Options that are known to fit: those of a game in which nothing is chosen. */
export function readable<O extends object>(options: O | string): O {
  if (typeof options === 'string') throw new Error(options);
  return options;
}
