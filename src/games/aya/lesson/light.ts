/** Where things lie on the table, as the lesson lights them. */
export const go = '.dock .go';
/** The domino in hand. */
export const piece = '.dock .piece';
/** The domino that is pushed first, and the one placed last. */
export const first = '.stage .mark.first';
export const last = '.stage .mark.last';
/** A hole’s sign, and what is touched once the domino hangs there. */
export const hole = '.stage .note.firebreak, .stage:not(:has(.note.firebreak)) ~ .below .go';
/** A joint of the river that is risky. */
export const risky = '.stage .note.risky';
export const hop = '.tools .hop';
export const turning = '.tools .nudges';
export const uses = '.dock .uses';
export const use = (n: number): string => `.dock .uses button:nth-child(${n + 1})`;
export const reserve = '.dock .choices .plain';
export const raise = '.dock .acts > .raise';
export const glass = '.glass';
export const seats = '.team .seats';
export const then = '.dock .acts .next';
export const tokens = '.team .pushes';
export const enough = '.dock .choices .plain';
export const count = '.dock, .count';
export const photo = '.stage .tag.ready';
export const wave = '.stage .ask';
