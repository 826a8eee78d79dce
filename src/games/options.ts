/** Reading the options of a match from untrusted JSON: what those of all games have in common. */
import type { Seat } from '#engine/game.ts';
import { isCount, isObject } from '#engine/json.ts';
import { words as misfits } from '#words/misfits.ts';

const words = misfits.options;

/** Reads what all options have in common, where a game has no others than the `known`; a string says in words what is wrong. */
export function readOptions(
  value: unknown,
  seats: number,
  known: readonly string[]
): { readonly given: Readonly<Record<string, unknown>>; readonly first: Seat | null } | string {
  const given = value ?? {};
  if (!isObject(given)) return words.none;
  const stranger = Object.keys(given).find((key) => key !== 'first' && !known.includes(key));
  if (stranger !== undefined) return words.stranger(stranger);
  const first = given.first ?? null;
  if (first !== null && !(isCount(first) && first < seats)) return words.first;
  return { given, first };
}
