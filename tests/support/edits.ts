/** Changes to an edition as owners make them, by a form or in its text: one value, one of each, two exchanged, lists cut. */
import fc from 'fast-check';
import type { Json, JsonObject } from '#engine/json.ts';

type Path = readonly (string | number)[];
type Tree = Record<string | number, unknown>;

/** What only tells people something. */
const told = new Set([
  'schema',
  'game',
  'notice',
  'provenance',
  'sourceLegend',
  'source',
  'sourceNote',
  'fieldSources'
]);
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isTree(value)) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value).filter((key) => !told.has(key));
  return [...(path.length > 0 ? [path] : []), ...keys.flatMap((key) => pathsOf(value[key], [...path, key]))];
}
/** The same for every card of a kind, so that long lists do not hide what stands once. */
const kindOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isTree(part) ? part[key] : undefined), value);
function set(value: unknown, path: Path, to: unknown): void {
  const part = at(value, path.slice(0, -1));
  if (isTree(part)) part[path.at(-1)!] = structuredClone(to);
}

const numbers = [0, 1, 2, 3, 5, 9, 20, 40, 99, -1, -2, -99, 0.5, 150, 359.99, 500, 999, 1e9];
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
const edit = fc.record({
  kind: fc.nat(),
  one: fc.nat(),
  other: fc.nat(),
  how: fc.constantFrom('value', 'near', 'all', 'exchange', 'alike', 'cut', 'empty', 'double', 'missing'),
  number: fc.constantFrom(...numbers)
});

export const edits = fc.array(edit, { minLength: 1, maxLength: 3 });

/** A copy of an edition with these changes. */
export function edited(edition: JsonObject, list: readonly Edit[]): Json {
  const kinds = new Map<string, Path[]>();
  for (const path of pathsOf(edition)) kinds.set(kindOf(path), [...(kinds.get(kindOf(path)) ?? []), path]);
  const groups = [...kinds.values()];
  const copy = structuredClone(edition);
  for (const { kind, one, other, how, number } of list) {
    const group = groups[kind % groups.length]!;
    const [here, there] = [group[one % group.length]!, group[other % group.length]!];
    const [old, like] = [at(copy, here), at(edition, there)];
    const near = typeof old === 'number' && how === 'near' ? old + (other % 5) - 2 : number;
    const to = typeof old === 'number' ? near : typeof old === 'boolean' ? !old : like;
    if (how === 'exchange') {
      set(copy, here, at(copy, there));
      set(copy, there, old);
    } else if (how === 'all') for (const path of group) set(copy, path, Array.isArray(old) ? [] : to);
    else if (how === 'missing') set(copy, here, null);
    else if (Array.isArray(old)) {
      const items: readonly unknown[] = old;
      const lists = new Map<string, unknown[]>([
        ['cut', items.slice(1)],
        ['empty', []],
        ['double', [...items, ...items.slice(0, 1)]]
      ]);
      set(copy, here, lists.get(how) ?? like);
    } else set(copy, here, how === 'alike' ? like : to);
  }
  return copy;
}
