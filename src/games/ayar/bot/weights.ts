import type { Temper } from '#bots/temper.ts';

/**
 * The numbers behind the value of a position against the Ayllu, in points of the final result, and of what a turn may still bring
 * anywhere (for the rest see `taught.ts`). Tuned by an evolution strategy (separable CMA-ES, Ros and Hansen 2008) over solo matches
 * of the medium level.
 */
const weights = {
  /** How far off a forecast of sun or moon may be for each dawn to come. */
  doubt: 31,
  /** Spaces an Ayar goes in a round, about. */
  pace: 16,
  /** How sure an Ayar is to get as far as it can before it retires, and how much surer with each round to spare. */
  sure: 0.3,
  surer: 0.22,
  /** How sure an own Inti bonus and fertile ground are to be scored. */
  intiOpen: 1.9,
  fertile: 2,
  /** How much of an activity's moons counts for a moon slot still free, and for temples not yet placed. */
  slotFree: 0.6,
  templeOpen: 0.3,
  /** Moons by which an activity grows in a round before its temple is scored. */
  growth: 2.2,
  /** Moons that each night brings beyond what can be seen, more than suns. */
  moonToCome: 17,
  llamasToCome: 6.9,
  /** How much pieces count that complete nothing yet. */
  boxBegun: 0.094,
  columnBegun: 0.8,
  coveredBeyond: 0.23,
  boatAhead: 0.31,
  /** Worth of a unit of power not yet used, and of what a turn may trigger. */
  power: 2.9,
  llama: 0.28,
  viracocha: 1.6,
  temple: 8.2,
  /** How steeply a lead in maize tells for tonight's harvest. */
  harvest: 0.57,
  /** Worth of a line's bonus while 0 to 3 of its tambos have gone. */
  lineBegun: [0, 0.042, 0.16, 0.46],
  quadrantBegun: [0, 0.0095, 0.17, 0.47],
  /** Worth of complete viracocha slots for each round left. */
  powerSlot: 1.2,
  extraSun: 1.3,
  templeMoons: 3.3,
  six: 4.8,
  intiToCome: 2.4,
  /** How much of what is begun counts. */
  begun: 0.65
};

export type Weights = typeof weights;

/**
 * What quick play against the Ayllu does best by, since rehearsals are made of it: suns first, as if moons came
 * by themselves. Found by an evolution strategy against its fourth board, beginning with the weights above:
 * `npm run evolve -- --game ayar --generations 134`.
 */
export const quickWeights: Weights = {
  doubt: 32.49,
  pace: 28.39,
  sure: 0.4097,
  surer: 0.1516,
  intiOpen: 4.933,
  fertile: 3.056,
  slotFree: 0.3957,
  templeOpen: 0.454,
  growth: 4.533,
  moonToCome: 69.38,
  llamasToCome: 9.15,
  boxBegun: 0.03705,
  columnBegun: 0.6783,
  coveredBeyond: -0.07656,
  boatAhead: 0.6611,
  power: 3.16,
  llama: 0.8156,
  viracocha: 0.8284,
  temple: 4.727,
  harvest: 0.838,
  lineBegun: [0, 0.03492, 0.09887, 0.6188],
  quadrantBegun: [0, 0.01497, -0.2657, -0.8467],
  powerSlot: 1.44,
  extraSun: 1.556,
  templeMoons: 4.13,
  six: 6.088,
  intiToCome: 4.712,
  begun: 0.3269
};

/**
 * What each temper weighs otherwise: temples and what they will have grown to; the suns of every dawn, as if moons came by themselves;
 * temples and what is to come, as if suns did. Found by `npm run arena -- --game ayar --seats medium:builder,medium`, so that it
 * shows and may still win.
 */
const tempers: Readonly<Record<Temper, Partial<Weights>>> = {
  builder: { templeMoons: 6, templeOpen: 0.6, growth: 4.5 },
  miser: { moonToCome: 35, llama: 1.5 },
  gambler: { moonToCome: 4 }
};

export const weightsOf = (temper?: Temper): Weights =>
  temper === undefined ? weights : { ...weights, ...tempers[temper] };
