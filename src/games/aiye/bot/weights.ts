import type { Temper } from '#bots/temper.ts';

/**
 * The numbers behind the value of a position, in points. Found by playing the medium level against itself with one
 * number changed at a time (`npm run arena`).
 */
const weights = {
  /** Worth of one more seed: rises with the turns left up to a ceiling, and is little beyond a full purse. */
  seedBase: 0.3,
  seedPerTurn: 0.16,
  seedMost: 1.05,
  purse: 9,
  seedBeyond: 0.12,
  /** Worth of a seed while the Village of the last turn is still ahead. */
  seedLast: 0.35,
  /** Extra for holding both colours. */
  bothColors: 0.45,

  /** Worth of icons on top of the seeds they bring. */
  convert: 0.1,
  promote: 1,
  conflict: 2.5,
  moveSeeds: 0.13,
  moveCard: 0.7,
  extraSummon: 0.8,
  extraSowing: 1.15,
  meeting: 0.2,
  /** A card is worth this much more for each other card in its column. */
  combo: 0.4,

  /** What the next landing counts, and the second best one (a conflict may spoil the best). */
  reach: 0.9,
  reachSecond: 0.15,
  /** What the best column counts while it is open what can be reached. */
  guess: 0.7,
  looseUse: 0.5,
  looseVillage: 0.23,
  /** What later landings count: a share of the best columns and of the average one. */
  engineBest: 0.2,
  engineMean: 0.42,

  /** Hope for the next tier of a mask: the most it may count, and how much harder each missing piece makes it. */
  hopeMost: 0.62,
  hopeStep: 3,
  hopeStepSeeds: 2.8,
  hopeStepColumns: 2.6,
  /** How many seeds usually lie there at the end, for masks that count them down. */
  usualSeeds: 3,

  /** How much of the gain of the best purchase in sight counts while the turn is still on. */
  purchase: 0.85,
  /** What four new cards may offer. */
  fresh: 0.3,

  /** Credit for each card while the match lasts: whoever only tends the engine never ends a match that is won. */
  haste: 1.5,

  /** Cards and masks a leading player gains in a turn: decides how many turns are left. */
  cardsPerTurn: 0.9,
  masksPerTurn: 0.58
};

export type Weights = typeof weights;

/**
 * What each temper weighs otherwise: characters and what landings bring before masks; seeds in the purse; an early end, for
 * which all is spent, and conflicts. Found by `npm run arena -- --game aiye --seats medium:builder,medium`, so that it shows and
 * may still win.
 */
const tempers: Readonly<Record<Temper, Partial<Weights>>> = {
  builder: { engineBest: 0.35, engineMean: 0.9, hopeMost: 0.4, extraSummon: 1.6 },
  miser: { seedBase: 0.6, seedPerTurn: 0.19, seedMost: 1.45, purse: 14, seedBeyond: 0.6, seedLast: 0.6 },
  gambler: { haste: 2.6, conflict: 3, hopeMost: 0.75 }
};

export const weightsOf = (temper?: Temper): Weights =>
  temper === undefined ? weights : { ...weights, ...tempers[temper] };
