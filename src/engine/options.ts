/** What the options of all games have in common: who begins. A seat, or nobody named, which means by lot. */
import type { Seat } from './game.ts';
import type { JsonObject } from './json.ts';

export const firstOf = ({ first }: JsonObject): Seat | undefined => (typeof first === 'number' ? first : undefined);

export function withFirst({ first: _, ...rest }: JsonObject, first: Seat | undefined): JsonObject {
  return first === undefined ? rest : { ...rest, first };
}

/** Options that are known to fit: those of a game in which nothing is chosen. */
export function readable<O extends object>(options: O | string): O {
  if (typeof options === 'string') throw new Error(options);
  return options;
}
