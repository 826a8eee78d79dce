/** The tables of an edition that owners will most often want to change, as lists of numbers with a name each. */
import type { JsonObject } from '#engine/json.ts';
import { originOf, type Origin } from '../../../origin.ts';
import type { Edition } from '../../editions/schema.ts';
import { lineNames } from '../../editions/schema.ts';
import { editionWords as w } from '../../words/forms.ts';
import { capital, lineNamed } from '../../words/names.ts';

export type Field = { readonly label: string; readonly value: number; readonly set: (n: number) => void };
export type Group = { readonly title: string; readonly origin: Origin; readonly fields: readonly Field[] };

/** What is changed counts as the owner's; `onchange` gets a copy with it. */
export function groupsOf(given: Edition, onchange: (data: JsonObject) => void): Group[] {
  const edition = structuredClone(given);
  const { steps, pottery, weaving } = edition.playerBoard;
  const { templeArea, llamaTable } = edition.mainBoard;
  /** A setter that marks what holds the value, and hands the copy on. */
  const setting =
    (part: { source: string }, write: (n: number) => void) =>
    (n: number): void => {
      write(n);
      part.source = 'owner';
      onchange(edition);
    };
  const numbered = (title: string, list: number[], part: { source: string }): Group => ({
    title,
    origin: originOf(part.source),
    fields: list.map((value, at) => ({
      label: w.value(title, at + 1),
      value,
      set: setting(part, (n) => (list[at] = n))
    }))
  });
  const arrows = (['2', '3', '4'] as const).map((players): Group => {
    const title = `${w.groups.arrows}, ${w.players(Number(players))}`;
    return {
      title,
      origin: originOf(steps.source),
      fields: lineNames.map((line) => ({
        label: capital(lineNamed(line)),
        value: steps.arrows[players][line],
        set: setting(steps, (n) => (steps.arrows[players][line] = n))
      }))
    };
  });
  const bonuses: Group = {
    title: w.groups.bonuses,
    origin: originOf(templeArea.source),
    fields: templeArea.columns.map((column, at) => ({
      label: w.value(w.groups.bonuses, at + 1),
      value: column.moonBonus,
      set: setting(templeArea, (n) => (column.moonBonus = n))
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
