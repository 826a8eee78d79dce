/** The tables of an edition that owners will most often want to change, as lists of numbers with a name each. */
import { originOf, type Origin } from '../../../origin.ts';
import type { Edition } from '../../editions/schema.ts';
import { lineNames } from '../../editions/schema.ts';
import { editionWords as w } from '../../words/forms.ts';
import { capital, lineNamed } from '../../words/names.ts';

export type Field = { readonly label: string; readonly value: number; readonly set: (n: number) => void };
export type Group = { readonly title: string; readonly origin: Origin; readonly fields: readonly Field[] };

const numbered = (title: string, list: number[], source: { source: string }): Group => ({
  title,
  origin: originOf(source.source),
  fields: list.map((value, at) => ({
    label: w.value(title, at + 1),
    value,
    set: (n) => {
      list[at] = n;
      source.source = 'owner';
    }
  }))
});

/** Groups that change `edition` in place; what is changed counts as the owner's. */
export function groupsOf(edition: Edition): Group[] {
  const { steps, pottery, weaving } = edition.playerBoard;
  const { templeArea, llamaTable } = edition.mainBoard;
  const arrows = (['2', '3', '4'] as const).map((players): Group => {
    const title = `${w.groups.arrows}, ${w.players(Number(players))}`;
    return {
      title,
      origin: originOf(steps.source),
      fields: lineNames.map((line) => ({
        label: capital(lineNamed(line)),
        value: steps.arrows[players][line],
        set: (n) => {
          steps.arrows[players][line] = n;
          steps.source = 'owner';
        }
      }))
    };
  });
  const bonuses: Group = {
    title: w.groups.bonuses,
    origin: originOf(templeArea.source),
    fields: templeArea.columns.map((column, at) => ({
      label: w.value(w.groups.bonuses, at + 1),
      value: column.moonBonus,
      set: (n) => {
        column.moonBonus = n;
        templeArea.source = 'owner';
      }
    }))
  };
  return [
    ...arrows,
    bonuses,
    numbered(w.groups.llamas, llamaTable.pointsByCount, llamaTable),
    numbered(w.groups.pottery, pottery.sunsBySlot, pottery),
    numbered(w.groups.columns, weaving.columnMoons, weaving)
  ];
}
