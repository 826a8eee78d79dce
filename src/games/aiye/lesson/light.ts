/** Where things lie on the table, as the lesson lights them. */
import type { Ability } from '../editions/schema.ts';
import type { Card, ColumnId } from '../rules/state.ts';

export const pit = (column: ColumnId): string => `.mine .pits [data-column="${column}"]`;
export const pits = '.mine .pits';
export const card = (one: Card): string => `[data-card="${one}"]`;
/** The column it lies in, where columns are folded. */
export const column = (one: Card): string => `.fold[data-cards~="${one}"]`;
/** An open card of the Village of this kind, if there is one. */
export const offered = (kind: string): string => `.villager [data-topic="card-${kind}"]`;
export const village = '.villager .village';
export const council = '.mine .council';
/** What marks the columns of a second sowing. */
export const tokens = '.mine .token';
export const purse = '.mine .purse';
export const scores = '.chips .chip';
/** The button of an icon that may be used now. */
export const icon = (type: Ability['type']): string => `.foot [data-topic="icon-${type}"]`;
/** The button of what may be done with a column. */
export const mode = (name: 'extraSowing' | 'meeting'): string => `.foot [data-mode="${name}"]`;
/** What is taken, without the way past it. */
export const choices = '.foot .go, .foot .choices button';
export const dock = `${choices}, .foot .aside`;
