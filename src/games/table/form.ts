/** The form of the room a table has: the one list of breakpoints. Of the table, not of the screen. */

/** The first that fits; least width and least height. */
const forms = [
  /** All parts beside one another. */
  ['wide', 900, 600],
  /** The same with less height: a small laptop’s window. */
  ['broad', 900, 540],
  /** A tablet held upright, with room for all parts below one another. */
  ['tall', 720, 860],
  /** The same, too narrow for two of them side by side. */
  ['slim', 600, 860],
  ['tablet', 600, 700],
  /** A small tablet on its side. */
  ['low', 600, 481],
  ['phone', 0, 481],
  /** A phone on its side. */
  ['side', 560, 0],
  ['phone', 0, 0]
] as const;

export type Form = (typeof forms)[number][0];

export const formOf = (width: number, height: number): Form =>
  forms.find(([, least, low]) => width >= least && height >= low)![0];
