/** What is wrong with a board of Kalah, or with the options of a match. */
export const misfits = {
  seeds: (least: number, most: number) => `A pit begins with ${least} to ${most} seeds.`,
  board: 'This is no board of Kalah.',
  pits: (least: number, most: number) => `A side of the board has ${least} to ${most} pits.`
};
