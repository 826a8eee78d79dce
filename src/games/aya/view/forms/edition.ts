/** Editing an edition by hand: its figures with a name and limits each, and the names of the animals. */
import { entered } from '../../../origin.ts';
import { glass, type Edition } from '../../editions/schema.ts';
import { words } from '../../words/en.ts';

export type Field = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The edition with another value here, marked as the owner's. */
  readonly put: (value: number) => Edition;
};

const e = words.edition;
const tables = ['compact', 'default', 'large'] as const;

export function fieldsOf(edition: Edition): Field[] {
  const { hourglass, retriggerTokens, dimensions } = edition;
  const resized = (name: (typeof tables)[number], change: { width?: number; depth?: number }): Edition => {
    const table = entered(dimensions.table, { [name]: { ...dimensions.table[name], ...change } });
    return { ...edition, dimensions: { ...dimensions, table } };
  };
  return [
    {
      label: e.glass,
      value: hourglass.ms / 1000,
      least: glass.least / 1000,
      most: glass.most / 1000,
      put: (s) => ({ ...edition, hourglass: entered(hourglass, { ms: Math.round(s * 1000) }) })
    },
    {
      label: e.tokens,
      value: retriggerTokens.count,
      least: 0,
      most: 99,
      put: (count) => ({ ...edition, retriggerTokens: entered(retriggerTokens, { count: Math.round(count) }) })
    },
    ...tables.flatMap((name): Field[] => {
      const { width, depth } = dimensions.table[name];
      const title = words.options.tables[name];
      const size = { least: 30, most: 500 };
      return [
        { label: e.width(title), value: width, ...size, put: (to) => resized(name, { width: to }) },
        { label: e.depth(title), value: depth, ...size, put: (to) => resized(name, { depth: to }) }
      ];
    })
  ];
}

/** The edition with another name for an animal. */
export const renamed = (edition: Edition, index: number, animal: string): Edition => ({
  ...edition,
  animalTokens: edition.animalTokens.map((one, n) => (n === index ? entered(one, { animal }) : one))
});
