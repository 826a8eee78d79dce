/** The numbers behind the value of a position, in points of the final result. Guesses of a player, not yet tuned. */
export const weights = {
  /** How far off a forecast of sun or moon may be for each dawn to come. */
  doubt: 6,
  /** Spaces an Ayar goes in a round, about. */
  pace: 7.5,
  /** How sure an Ayar is to get as far as it can before it retires, and how much surer with each round to spare. */
  sure: 0.5,
  surer: 0.4,
  /** How sure an own Inti bonus and fertile ground are to be scored. */
  intiOpen: 0.6,
  fertile: 0.8,
  /** How much of an activity's moons counts for a moon slot still free, and for temples not yet placed. */
  slotFree: 0.85,
  templeOpen: 0.35,
  /** Moons by which an activity grows in a round before its temple is scored. */
  growth: 2,
  /** Moons that each night brings beyond what can be seen, more than suns. */
  moonToCome: 4,
  llamasToCome: 1,
  /** How much pieces count that complete nothing yet. */
  boxBegun: 0.55,
  columnBegun: 0.6,
  coveredBeyond: 0.8,
  boatAhead: 0.5,
  /** Worth of a unit of power not yet used, and of what a turn may trigger. */
  power: 1.6,
  llama: 2,
  viracocha: 3,
  temple: 7,
  /** How steeply a lead in maize tells for tonight's harvest. */
  harvest: 1,
  /** Worth of a line's bonus while 0 to 3 of its tambos have gone. */
  lineBegun: [0, 0.04, 0.12, 0.3],
  quadrantBegun: [0, 0.04, 0.12, 0.3],
  /** Worth of complete viracocha slots for each round left. */
  powerSlot: 2.2,
  extraSun: 3,
  templeMoons: 2.5,
  six: 4,
  intiToCome: 1,
  /** How much of what is begun counts. */
  begun: 0.6
};

export type Weights = typeof weights;
