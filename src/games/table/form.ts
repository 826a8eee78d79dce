/**
 * How much room a table has: the one list of breakpoints. Of the table, not of the screen. The frame asks it once and writes the
 * answer on the table (`data-form`, `data-room`), which is all that styles ask for.
 */

/** Pixels of width. A table with fewer is … */
const widths = {
  /** … a phone held upright. */
  narrow: 560,
  /** … too narrow for two rooms side by side, or for paths at their whole length. */
  slender: 720,
  /** … too narrow for all parts beside one another. */
  single: 900,
  /** … no wider than a laptop leaves it. */
  laptop: 1300
};

/** Pixels of height. A table with fewer is … */
const heights = {
  /** … a low phone under a lesson or a hint; where it is not narrow, a phone on its side. */
  flat: 481,
  /** … a low phone, or any under what a lesson says. */
  low: 546,
  scant: 600,
  /** … without room for names and pictures of everything. */
  short: 690,
  /** … not an upright tablet. */
  level: 860,
  /** … an upright tablet without room for all names. */
  modest: 1000
};

/** Widths in the reader's own letters, in rem. A table with fewer has letters that are … for it. */
const letters = {
  /** The largest on a phone: signs and sentences alone. */
  huge: 14,
  /** Large on a small phone: figures and signs that can be found elsewhere go. */
  larger: 16.25,
  /** Large on a phone: the small words go. */
  large: 17,
  /** As they are on the smallest phone: no words beside signs. */
  big: 21.5,
  /** As they are on any phone, or large on a tablet: four seats share a line only just. */
  plain: 26.25,
  /** As they are on a small tablet: words go beside few figures. */
  brief: 40
};

/** The first that fits; least width and least height. */
const forms = [
  /** All parts beside one another. */
  ['wide', widths.single, heights.scant],
  /** The same with less height: a small laptop’s window. */
  ['broad', widths.single, heights.low],
  /** A tablet held upright, with room for all parts below one another. */
  ['tall', widths.slender, heights.level],
  /** The same, too narrow for two of them side by side. */
  ['slim', widths.narrow, heights.level],
  ['tablet', widths.narrow, heights.short],
  /** A small tablet on its side. */
  ['low', widths.narrow, heights.flat],
  ['phone', 0, heights.flat],
  /** A phone on its side. */
  ['side', widths.narrow, 0],
  ['phone', 0, 0]
] as const;

export type Form = (typeof forms)[number][0];

export const formOf = (width: number, height: number): Form =>
  forms.find(([, least, low]) => width >= least && height >= low)![0];

const below = (steps: Readonly<Record<string, number>>, size: number): readonly string[] =>
  Object.keys(steps).filter((name) => size < steps[name]!);

/** Everything the table is by these lists: words for `[data-room~='…']`. */
export const roomOf = (width: number, height: number, rem: number): string =>
  [...below(widths, width), ...below(heights, height), ...below(letters, width / rem)].join(' ');

/** Too narrow for whole paths. */
export const isSlender = (width: number): boolean => width < widths.slender;
