/** Editing an edition by hand: values by their path, the kinds of actions there are, and the mark of one's own copy. */
import type { Json, JsonObject } from '#engine/json.ts';
import type { Effect } from '../../editions/schema.ts';

export const ownCopy = 'own copy';

export type Sourced = { readonly source?: string | Readonly<Record<string, string>> };
const sources = ({ source }: Sourced): string[] =>
  source === undefined ? [] : typeof source === 'string' ? [source] : Object.values(source);
export const isOwn = (one: Sourced): boolean => sources(one).includes(ownCopy);
export const isRebuilt = (one: Sourced): boolean => sources(one).includes('reconstructed');

/** The same thing with other values, marked as coming from the owner's copy. */
export const changed = <T extends Sourced>(one: T, change: Partial<T>): T => ({ ...one, ...change, source: ownCopy });

/** What may be written on an action space: one of each kind, to begin with. */
export const effectChoices: readonly {
  readonly value: Effect['do'];
  readonly label: string;
  readonly effect: Effect;
}[] = [
  { value: 'collect', label: 'Collect', effect: { do: 'collect', token: 'tree', count: 1 } },
  { value: 'collectTreeWithFruit', label: 'Tree with fruit', effect: { do: 'collectTreeWithFruit', count: 1 } },
  {
    value: 'chooseOne',
    label: 'One or the other',
    effect: {
      do: 'chooseOne',
      options: [
        { do: 'collect', token: 'fruitBat', count: 2 },
        { do: 'collect', token: 'wildAnimal', count: 1 }
      ]
    }
  },
  { value: 'train', label: 'Train', effect: { do: 'train', count: 1 } },
  { value: 'payThen', label: 'Pay, then train', effect: { do: 'payThen', gold: 1, then: { do: 'train', count: 3 } } },
  {
    value: 'exchange',
    label: 'Exchange gold',
    effect: { do: 'exchange', gold: 1, for: { do: 'collect', token: 'goat', count: 2 } }
  },
  {
    value: 'perNature',
    label: 'For each nature icon',
    effect: { do: 'perNature', each: { do: 'collect', token: 'gold', count: 1 } }
  },
  {
    value: 'bonusIfTerrain',
    label: 'Bonus for terrain cards',
    effect: { do: 'bonusIfTerrain', min: 4, then: { do: 'train', count: 1 } }
  },
  { value: 'drawTerrain', label: 'Draw terrain', effect: { do: 'drawTerrain' } },
  { value: 'takeTerrain', label: 'Take open terrain', effect: { do: 'takeTerrain', slot: 1 } },
  {
    value: 'acquireLocation',
    label: 'Buy a location',
    effect: { do: 'acquireLocation', location: 'L1', cost: { trees: 2, gold: 1 } }
  },
  { value: 'batsIntoEmptyHouses', label: 'Bats in empty houses', effect: { do: 'batsIntoEmptyHouses' } }
];

export type Field = { readonly path: readonly (string | number)[]; readonly value: string | number };

/** Every figure and word of an effect but its kind, each with the way to it. */
export function fieldsOf(value: Json, path: readonly (string | number)[] = []): Field[] {
  if (typeof value === 'number' || typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((one: Json, n) => fieldsOf(one, [...path, n]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, one]) =>
    key === 'do' && path.length === 0 ? [] : fieldsOf(one, [...path, key])
  );
}

/** The value with another one at the end of a way. */
export function withField(value: Json, [key, ...rest]: readonly (string | number)[], to: Json): Json {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((one: Json, n) => (n === key ? withField(one, rest, to) : one));
  const object = value as JsonObject;
  return { ...object, [key]: withField(object[key] ?? null, rest, to) };
}

/** Numbers written with spaces between them. */
export const numbersOf = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => Math.trunc(Number(word.replace('−', '-'))) || 0);
