import { rounds } from '../rules/board.ts';

/** What counts in a tableau besides points: `early` in the first round, fading towards `late` in the last. */
export type Weight = { readonly early: number; readonly late: number };

/** How much of the match lies ahead in a round: 1 in the first, 0 in the last. */
export const ahead = (round: number): number => (rounds - Math.max(1, round)) / (rounds - 1);

export const weigh = ({ early, late }: Weight, r: number): number => late + (early - late) * r;

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

/** What the aims of a challenge cost as long as they are not met, each unit missing. */
export type GoalWeights = {
  /** What a point beyond those asked for counts. */
  readonly beyond: number;
  readonly bat: Weight;
  readonly batRoom: Weight;
  readonly family: Weight;
  readonly house: Weight;
  readonly location: Weight;
  readonly gold: Weight;
  readonly trees: Weight;
  /** A marker that would come and may not, less by `turn` for each turn left to avoid it; a family that may bring one. */
  readonly marker: number;
  readonly turn: number;
  readonly untrained: number;
};

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

export const goalWeights: GoalWeights = {
  beyond: 0.3,
  bat: { early: 0.5, late: 4 },
  batRoom: { early: 0.6, late: 0.3 },
  family: { early: 1.5, late: 8 },
  house: { early: 1.5, late: 3 },
  location: { early: 6, late: 15 },
  gold: { early: 0.2, late: 4 },
  trees: { early: 0.3, late: 0.5 },
  marker: 30,
  turn: 0.5,
  untrained: 3
};
