/** Where things lie on the table, as the lesson lights them. */
export const go = '.dock .go';
/** The domino in hand. */
export const piece = '.dock .piece';
export const sign = '.signs .sign';
export const hop = '.tools .hop';
export const turning = '.tools .nudges';
export const uses = '.dock .uses';
export const use = (n: number): string => `.dock .uses button:nth-child(${n + 1})`;
export const reserve = '.dock .choices .plain';
export const raise = '.dock .acts > .plain[title]';
export const glass = '.glass';
export const seats = '.team .seats';
export const then = '.dock .acts .next';
export const tokens = '.team .pushes';
export const enough = '.dock .choices .plain';
export const count = '.dock, .count';
export const photo = '.stage .tag.ready';
export const wave = '.stage .ask';
