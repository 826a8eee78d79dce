/**
 * The numbers behind the value of a position, in points. Found by playing the medium level against itself with one
 * number changed at a time (`npm run arena`).
 */
export const weights = {
  /** Worth of one more seed: rises with the turns left up to a ceiling, and is little beyond a full purse. */
  seedBase: 0.12,
  seedPerTurn: 0.12,
  seedMost: 0.75,
  purse: 9,
  seedBeyond: 0.12,
  /** Extra for holding both colours. */
  bothColors: 0.3,

  /** Worth of icons on top of the seeds they bring. */
  convert: 0.1,
  promote: 0.6,
  conflict: 0.6,
  moveSeeds: 0.3,
  moveCard: 0.7,
  extraSummon: 0.8,
  extraSowing: 1.0,
  meeting: 0.2,
  councilCard: 0.15,
  /** A card is worth this much more for each other card in its column. */
  combo: 0.12,

  /** What the next landing counts, and the second best one (a conflict may spoil the best). */
  reach: 0.7,
  reachSecond: 0.15,
  /** What later landings count: a share of the best columns and of the average one. */
  engineBest: 0.18,
  engineMean: 0.25,

  /** Hope for the next tier of a mask: the most it may count, and how much harder each missing piece makes it. */
  hopeMost: 0.85,
  hopeStep: 3,
  hopeStepSeeds: 1.2,
  hopeStepColumns: 2,

  /** How much of the gain of the best purchase in sight counts while the turn is still on. */
  purchase: 0.85,
  renewing: 0.3,
  /** Share of the points of a Village mask that could be bought next turn. */
  villageMask: 0.12,

  /** Cards and masks a leading player gains in a turn: decides how many turns are left. */
  cardsPerTurn: 0.9,
  masksPerTurn: 0.42
};

export type Weights = typeof weights;
