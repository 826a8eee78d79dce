/** The tables of an edition that owners will most often want to change, as lists of numbers with a name each. */
import type { JsonObject } from '#engine/json.ts';
import { entered, originOf, type Origin, type Source } from '../../../origin.ts';
import type { Edition } from '../../editions/schema.ts';
import { lineNames } from '../../editions/schema.ts';
import { editionWords as w } from '../../words/forms.ts';
import { capital } from '#words/grammar.ts';
import { lineWord } from '../../words/names.ts';

type Field = { readonly label: string; readonly value: number; readonly set: (n: number) => void };
export type Group = { readonly title: string; readonly origin: Origin; readonly fields: readonly Field[] };

const fromOne =
  (label: (n: number) => string) =>
  (at: number): string =>
    label(at + 1);

/** What is changed counts as the owner's; `onchange` gets a copy with it. */
export function groupsOf(given: Edition, onchange: (data: JsonObject) => void): Group[] {
  const edition = structuredClone(given);
  const { steps, pottery, weaving } = edition.playerBoard;
  const { templeArea, llamaTable } = edition.mainBoard;
  const { tokens } = edition.solo;
  /** A setter that marks what holds the value, and hands the copy on. */
  const setting =
    (part: { source: Source }, write: (n: number) => void) =>
    (n: number): void => {
      write(n);
      Object.assign(part, entered(part, {}));
      onchange(edition);
    };
  const numbered = (title: string, list: number[], part: { source: Source }, label: (n: number) => string): Group => ({
    title,
    origin: originOf(part.source),
    fields: list.map((value, at) => ({ label: label(at), value, set: setting(part, (n) => (list[at] = n)) }))
  });
  /** One value of each thing in a list. */
  const each = <Key extends string>(
    title: string,
    part: { source: Source },
    list: Record<Key, number>[],
    key: Key,
    label: (n: number) => string
  ): Group => ({
    title,
    origin: originOf(part.source),
    fields: list.map((one, at) => ({
      label: label(at + 1),
      value: one[key],
      set: setting(part, (n) => (one[key] = n))
    }))
  });
  const arrows = (['2', '3', '4'] as const).map((players): Group => {
    const title = `${w.groups.arrows}, ${w.players(Number(players))}`;
    return {
      title,
      origin: originOf(steps.source),
      fields: lineNames.map((line) => ({
        label: capital(lineWord(line)),
        value: steps.arrows[players][line],
        set: setting(steps, (n) => (steps.arrows[players][line] = n))
      }))
    };
  });
  return [
    ...arrows,
    each(w.groups.bonuses, templeArea, templeArea.columns, 'moonBonus', w.column),
    numbered(w.groups.llamas, llamaTable.pointsByCount, llamaTable, w.llamas),
    numbered(w.groups.pottery, pottery.sunsBySlot, pottery, fromOne(w.place)),
    numbered(w.groups.columns, weaving.columnMoons, weaving, fromOne(w.column)),
    each(w.groups.tokenSteps, tokens, tokens.list, 'arrows', w.token),
    each(w.groups.tokenPowers, tokens, tokens.list, 'powerModifier', w.token)
  ];
}
