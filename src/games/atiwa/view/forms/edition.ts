/** Editing an edition by hand: values by their path, and the kinds of actions there are. */
import type { Json, JsonObject } from '#engine/json.ts';
import { entered } from '../../../origin.ts';
import { positions, type Edition, type Effect } from '../../editions/schema.ts';

type Location = Edition['locationCards'][number];

/** The edition with other values of a location; on the starting card the family follows its house (ATW-SET-09). */
export function withLocation(edition: Edition, index: number, change: Partial<Location>): Edition {
  const { locationCards, setup } = edition;
  const card = entered(locationCards[index]!, change);
  const made = { ...edition, locationCards: locationCards.with(index, card) };
  const spaces = card.grid.flat().slice(1);
  const { location, familyAt } = setup.startCard;
  if (location !== card.id || spaces[positions.indexOf(familyAt)] === 'house') return made;
  const house = positions[spaces.lastIndexOf('house')];
  return house ? { ...made, setup: { ...setup, startCard: { ...setup.startCard, familyAt: house } } } : made;
}

/** What may be written on an action space: one of each kind, to begin with. */
export const effectChoices: readonly {
  readonly effect: Effect;
}[] = [
  { effect: { do: 'collect', token: 'tree', count: 1 } },
  { effect: { do: 'collectTreeWithFruit', count: 1 } },
  {
    effect: {
      do: 'chooseOne',
      options: [
        { do: 'collect', token: 'fruitBat', count: 2 },
        { do: 'collect', token: 'wildAnimal', count: 1 }
      ]
    }
  },
  { effect: { do: 'train', count: 1 } },
  { effect: { do: 'payThen', gold: 1, then: { do: 'train', count: 3 } } },
  { effect: { do: 'exchange', gold: 1, for: { do: 'collect', token: 'goat', count: 2 } } },
  { effect: { do: 'perNature', each: { do: 'collect', token: 'gold', count: 1 } } },
  { effect: { do: 'bonusIfTerrain', min: 4, then: { do: 'train', count: 1 } } },
  { effect: { do: 'drawTerrain' } },
  { effect: { do: 'takeTerrain', slot: 1 } },
  { effect: { do: 'acquireLocation', location: 'L1', cost: { trees: 2, gold: 1 } } },
  { effect: { do: 'batsIntoEmptyHouses' } }
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
