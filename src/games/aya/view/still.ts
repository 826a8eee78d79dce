/** Within what the picture keeps still while one builds: seen in space and from above alike. */

/** Pixels from the rim of the picture, and from the buttons down its right side, within which nothing is to be done. */
export const rim = { x: 44, y: 20 };
/** Pixels by which the picture may grow or shrink, as what is said below it does, without being another one. */
export const little = 90;
