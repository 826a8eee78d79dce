/** Reading moves from outside (a link, a file, a peer): exactly the keys and kinds of values of their type, or not at all. */
import type { Move } from './game.ts';
import { hasExactly, isCount, isObject } from './json.ts';

export type Fits = (value: unknown) => boolean;
/** What a move has beside its type, by key. */
type Shape = Readonly<Record<string, Fits>>;
export type Shapes<T extends string> = { readonly [Type in T]: Shape };

export const count: Fits = (value) => isCount(value);
export const textOf =
  (most: number): Fits =>
  (value) =>
    typeof value === 'string' && value.length <= most;
export const oneOf =
  (list: readonly string[]): Fits =>
  (value) =>
    list.some((one) => one === value);

/** Reads moves of these shapes; they are told apart by `key`. */
export function readerOf<M extends Move>(
  shapes: Readonly<Record<string, Shape>>,
  key = 'type'
): (value: unknown) => M | undefined {
  return (value) => {
    const name = isObject(value) ? value[key] : undefined;
    if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return undefined;
    const shape = shapes[name]!;
    if (!hasExactly(value, ['type', ...Object.keys(shape)])) return undefined;
    return Object.entries(shape).every(([part, fits]) => fits(value[part])) ? (value as M) : undefined;
  };
}
