/** What counts in a tableau besides points: `early` in the first round, fading to `late` in the last but one. */
export type Weight = { readonly early: number; readonly late: number };

export type Weights = Readonly<
  Record<
    | 'trees'
    | 'fruit'
    | 'animals'
    | 'goats'
    | 'batsToTen'
    | 'batsBeyond'
    | 'gold'
    | 'untrained'
    | 'trained'
    | 'houses'
    | 'nature'
    | 'terrain'
    | 'treeRoom'
    | 'batRoom'
    | 'animalRoom'
    | 'goatRoom'
    | 'blankRoom'
    | 'need',
    Weight
  >
>;

const w = (slope: number, base: number): Weight => ({ early: slope + base, late: base });

/** From the simulation the edition was balanced with. */
export const weights: Weights = {
  trees: w(-0.03, 0.39),
  fruit: w(0.34, 0.02),
  animals: w(0.61, 0.58),
  goats: w(-0.95, 0.41),
  batsToTen: w(0.22, -0.02),
  batsBeyond: w(-0.05, -0.01),
  gold: w(-1.97, 0.65),
  untrained: w(1.8, -0.08),
  trained: w(1.55, 0.22),
  houses: w(-0.28, 0.5),
  nature: w(3.92, -0.18),
  terrain: w(0.06, 0.13),
  treeRoom: w(0.33, -0.04),
  batRoom: w(-0.57, 0.07),
  animalRoom: w(-0.09, 0.35),
  goatRoom: w(0.35, -0.03),
  blankRoom: w(-0.12, 0.04),
  need: w(-0.65, 0)
};
