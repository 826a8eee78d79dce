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

/** From the simulation the edition was balanced with. */
const weights: Weights = {
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

/**
 * What each temper weighs otherwise: terrain and houses before families; gold; bats before families. Found by
 * `npm run arena -- --game atiwa --seats medium:builder,medium`, so that it shows and may still win.
 */
const tempers: Readonly<Record<Temper, Partial<Weights>>> = {
  builder: { houses: w(0, 0.8), terrain: w(0.4, 0.6) },
  miser: { gold: w(-1.7, 0.95) },
  gambler: { batsToTen: w(0.5, 0.3), batsBeyond: w(0.2, 0.3), batRoom: w(-0.2, 0.3), animals: w(0.5, 0.4) }
};

/** Found by trial over the challenges of the edition. */
export const goalWeights: GoalWeights = {
  beyond: 0.3,
  bat: { price: 1.5, pace: 2 },
  batRoom: { price: 0.5, pace: 3 },
  housed: 0.9,
  family: { price: 6, pace: 2.25 },
  house: { price: 1, pace: 1 },
  location: { price: 28, pace: 0.5 },
  gold: { price: 1.5, pace: 11 },
  gathered: 0.8,
  marker: 30,
  risk: 0.7
};

export const weightsOf = (temper?: Temper): Weights =>
  temper === undefined ? weights : { ...weights, ...tempers[temper] };
