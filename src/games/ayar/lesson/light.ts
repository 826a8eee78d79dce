/** Where things lie on the table, as the lesson lights them. */
import type { Activity, LineName } from '../editions/schema.ts';
import { activityNames, lineNames, markerNames } from '../rules/state.ts';

const nth = (n: number): string => `> :nth-child(${n + 1})`;

export const scores = '.chips .chip';
/** Of whoever learns. */
export const own = '.chips .chip:first-child';
export const flag = 'section.journey li:first-of-type :nth-child(1 of .flag)';
/** The same festival on Grey’s path. */
export const twin = 'section.journey li:nth-of-type(2) :nth-child(1 of .flag)';
export const last = 'section.journey .last';
/** An Ayar that gold may move. */
export const pick = 'section.journey .pick';
export const marker = (name: (typeof markerNames)[number]): string => `.rack ${nth(markerNames.indexOf(name))}`;
export const markers = '.brings .rack';
/** In the grid come its corner, eight lines, sixteen cells, four quarters and eight bonuses. */
export const line = (name: LineName): string => `.grid ${nth(1 + lineNames.indexOf(name))}`;
export const cell = (at: number): string => `.grid ${nth(9 + at)}`;
export const quarter = (n: number): string => `.grid ${nth(25 + n)}`;
export const bonus = (name: LineName): string => `.grid ${nth(29 + lineNames.indexOf(name))}`;
export const grid = '.grid';
export const places = '.places';
export const place = (craft: Activity): string => `.places .place[data-topic="${craft}"]`;
export const go = '.foot .go';
export const head = (craft: Activity): string =>
  `section.crafts article:nth-of-type(${activityNames.indexOf(craft) + 1}) header`;
export const market = '.market.large';
export const pot = (n: number): string => `.market.large .five ${nth(n)}`;
export const stack = (n: number): string => `.market.large .row ${nth(n)}`;
export const cloths = '.loom.laying';
/** Its free places, in order. */
export const loom = (n: number): string => `.loom.laying ${nth(n)}`;
export const terraces = '.boxes.planting';
export const box = (n: number): string => `.boxes.planting ${nth(n)}`;
export const islands = 'section.lake .island.lit';
/** The rows of the night, and a temple that stands in one. */
export const rows = '.night .rows';
export const temple = '.night .temple';
/** What may be chosen now, where that lies on cards. */
export const options = '.cards';
export const option = (craft: Activity): string => `.cards [data-topic="${craft}"]`;
export const bonuses = '.bonuses.placing';
export const viracocha = (id: string): string => `.bonuses.placing [data-topic="bonus-${id}"]`;
export const counts = '.llamas .row';
