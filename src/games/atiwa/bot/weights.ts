import type { Temper } from '#bots/temper.ts';
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

/** What a unit that an aim lacks costs, and how many units a round are still likely to come by themselves. */
export type Lack = { readonly price: number; readonly pace: number };

/** What the aims of a challenge cost as long as they are not met. */
export type GoalWeights = {
  /** What a point beyond those asked for counts. */
  readonly beyond: number;
  /** What it counts in the end that all aims are met. */
  readonly met: number;
  readonly bat: Lack;
  readonly batRoom: Lack;
  /** How much of a bat an empty house is, as long as bats can be put there. */
  readonly housed: number;
  readonly family: Lack;
  readonly house: Lack;
  readonly location: Lack;
  /** How much of a location is done when its price has been gathered. */
  readonly gathered: number;
  readonly gold: Lack;
  /** A marker that may not come and will, and one that can still be kept away by training. */
  readonly marker: number;
  readonly risk: number;
};

const w = (slope: number, base: number): Weight => ({ early: slope + base, late: base });

/**
 * Fitted by ridge regression (as `npm run fit` does): what lone matches still brought beyond the points of the day, over what the
 * tableau held after each round; played by these weights with noise and fitted again five times over, the last three averaged.
 */
const together: Weights = {
  trees: w(0.56, 0.17),
  fruit: w(1.02, -0.47),
  animals: w(2.68, -0.16),
  goats: w(2.23, -0.91),
  batsToTen: w(0.39, 1.39),
  batsBeyond: w(-0.25, 0.12),
  gold: w(0.03, -0.02),
  untrained: w(3.19, 2.91),
  trained: w(3.48, 2.65),
  houses: w(2.1, -0.09),
  nature: w(0.81, 0.71),
  terrain: w(1.28, 1.78),
  treeRoom: w(0.28, 0.01),
  batRoom: w(0.54, 0.07),
  animalRoom: w(0.53, -0.06),
  goatRoom: w(0.48, -0.17),
  blankRoom: w(0.01, 0.17),
  need: w(-0.76, -0.75)
};

/**
 * Where nobody answers: found by an evolution strategy over lone matches of the quick play that rehearsals are made of
 * (`npm run evolve -- --game atiwa`), beginning with the weights above. Beside others they lose, and of challenges they meet fewer.
 */
const lone: Weights = {
  trees: w(1.7, 0.01),
  fruit: w(0.62, -0.34),
  animals: w(3.06, -0.46),
  goats: w(1.84, -1.1),
  batsToTen: w(0.88, 0.84),
  batsBeyond: w(-0.16, 0.16),
  gold: w(0.19, -0.3),
  untrained: w(3.57, 2.63),
  trained: w(4.39, 2.21),
  houses: w(2.2, -0.18),
  nature: w(0.69, 1.56),
  terrain: w(2.78, 0.87),
  treeRoom: w(0.05, 0.05),
  batRoom: w(-0.24, 0.23),
  animalRoom: w(-0.11, 0),
  goatRoom: w(0.81, -0.25),
  blankRoom: w(0.14, 0.59),
  need: w(-0.7, -0.39)
};

/**
 * What each temper weighs more: nature and houses before families; gold; bats before families. Found by
 * `npm run arena -- --game atiwa --seats medium:builder,medium`, so that it shows and may still win.
 */
const tempers: Readonly<Record<Temper, Partial<Weights>>> = {
  builder: { houses: w(0, 0.89), nature: w(0.39, 0.49) },
  miser: { gold: w(-0.03, 0.24) },
  gambler: { batsToTen: w(0.21, 0.36), batsBeyond: w(0.25, 0.28), batRoom: w(0.16, 0.23), animals: w(0.02, 0.26) }
};

/** Found by trial over the challenges of the edition. */
export const goalWeights: GoalWeights = {
  beyond: 0.3,
  met: 15,
  bat: { price: 1.3, pace: 0 },
  batRoom: { price: 0.3, pace: 0 },
  housed: 0.9,
  family: { price: 6, pace: 2.25 },
  house: { price: 1, pace: 1 },
  location: { price: 28, pace: 0.5 },
  gold: { price: 1.5, pace: 11 },
  gathered: 0.8,
  marker: 30,
  risk: 0.7
};

/** With others or for a challenge, and alone for points. */
export type Sets = { readonly together: Weights; readonly lone: Weights };

export function weightsOf(temper?: Temper): Sets {
  if (temper === undefined) return { together, lone };
  const more = Object.entries(tempers[temper]) as [keyof Weights, Weight][];
  const tempered = (base: Weights): Weights => ({
    ...base,
    ...Object.fromEntries(
      more.map(([name, { early, late }]) => [name, { early: base[name].early + early, late: base[name].late + late }])
    )
  });
  return { together: tempered(together), lone: tempered(lone) };
}
