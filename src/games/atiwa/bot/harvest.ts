/** The maintenance ahead, played on a copy by rule of thumb: income, growth, the bats' return, food and young. */
import type { Seat } from '#engine/game.ts';
import { rounds } from '../rules/board.ts';
import * as sp from '../rules/spaces.ts';
import type { State, Step } from '../rules/state.ts';
import type { Land } from './land.ts';

const { T } = sp;

/** How far the maintenance of a round has come for a seat. */
const stages = ['income', 'trees', 'fruits', 'bats', 'night', 'food', 'young', 'done'] as const;
type Stage = number;
const stage = (name: (typeof stages)[number]): Stage => stages.indexOf(name);

/** Where the seat at work is, by what is asked of it; steps before the maintenance are not listed. */
const atStep: Partial<Record<Step, Stage>> = {
  trees: stage('trees'),
  fruits: stage('fruits'),
  bats: stage('bats'),
  home: stage('night'),
  feed: stage('food'),
  eat: stage('food'),
  breed: stage('young'),
  over: stage('done')
};

/** Where `seat` stands in the maintenance of the present round (ATW-RND-05: all collect before the rest goes round). */
export function stageOf(state: State, seat: Seat): Stage {
  if (state.step === 'reveal') return state.round === 0 ? 0 : stage('done');
  if (state.step === 'over') return stage('done');
  const seats = state.areas.length;
  const place = (seat - state.first + seats) % seats;
  const now = (state.seat - state.first + seats) % seats;
  if (state.step === 'marker') return place < now ? stage('trees') : 0;
  const at = atStep[state.step];
  if (at === undefined) return 0;
  return place === now ? at : place < now ? stage('done') : stage('trees');
}

/** What a food is worth that is kept: goats give milk, animals trees for the rest of the match (points each). */
const kept = (round: number) => {
  const r = (rounds - round) / (rounds - 1);
  return { goat: 1 + 4 * r, animal: 0.5 + 2.2 * r, fruit: 0.5 + 0.8 * r, bat: 0.9, gold: 1 };
};

/** Carries `land` to the end of the present maintenance. */
export function harvest(land: Land, state: State, seat: Seat): void {
  const own = state.seat === seat;
  const from = stageOf(state, seat);
  const round = Math.max(1, state.round);
  /** What the row gives, or what is left of it where the sub-step has begun. */
  const grow = (step: Step, row: sp.TokenIndex, gives: sp.TokenIndex): void => {
    if (from > atStep[step]!) return;
    land.put(gives, own && state.step === step ? state.left[0]! : land.rowNumber(row));
  };
  if (from <= stage('income')) income(land, state, own && state.step === 'marker');
  grow('trees', T.animal, T.tree);
  grow('fruits', T.tree, T.fruit);
  grow('bats', T.fruit, T.bat);
  if (from <= stage('night')) {
    land.put(T.bat, land.night);
    land.night = 0;
  }
  if (from <= stage('food')) {
    if (own && state.step === 'eat') for (const { token, count } of state.owed) land.take(sp.tokenIndex(token), count);
    else eat(land, round);
  }
  if (from <= stage('young')) {
    const list = land.board.breeding[round - 1]!;
    for (let i = 0; i < list.length; i++) {
      const { token, least } = list[i]!;
      if (own && state.step === 'breed' && state.left[i] === 0) continue;
      if (land.counts[token]! >= least) land.put(token, 1);
    }
  }
}

/** Gold for the trained, the mean of the bag for the others (ATW-INC); `begun` where markers are being drawn. */
function income(land: Land, state: State, begun: boolean): void {
  const [none, one, two] = state.bag;
  const bag = none + one + two;
  if (!begun) land.gold += land.trained;
  const draws = Math.min(bag, begun ? state.draws : land.untrained);
  if (draws > 0) land.gold += (draws * (one + 2 * two)) / bag;
  land.pollute(draws + (begun ? state.drawn : 0));
}

/** Pays what is eaten, the cheapest food first (ATW-FEED). */
function eat(land: Land, round: number): void {
  let demand = land.rowNumber(T.family) - land.rowNumber(T.goat);
  if (demand <= 0) return;
  const { goat, wildAnimal } = land.board.edition.food;
  const price = kept(round);
  const goatPrice = price.goat / goat;
  const animalPrice = price.animal / wildAnimal;
  const animals = (): void => {
    const n = Math.min(land.counts[T.animal]!, Math.floor(demand / wildAnimal));
    land.take(T.animal, n);
    demand -= n * wildAnimal;
  };
  const goats = (): void => {
    const n = Math.min(land.counts[T.goat]!, Math.floor(demand / goat));
    land.take(T.goat, n);
    demand -= n * goat;
  };
  const bats = (): void => {
    const n = Math.min(land.counts[T.bat]!, land.untrained, demand);
    land.take(T.bat, n);
    demand -= n;
  };
  const fruit = (): void => {
    const n = Math.min(land.counts[T.fruit]!, demand);
    land.take(T.fruit, n);
    demand -= n;
  };
  if (animalPrice < price.fruit) animals();
  if (goatPrice < price.fruit) goats();
  // Bats beyond ten are points; fewer are only fruit and trees to come.
  if (price.bat < price.fruit) bats();
  if (price.fruit < price.gold) fruit();
  bats();
  if (animalPrice < price.gold) animals();
  const gold = Math.min(Math.floor(land.gold), demand);
  land.gold -= gold;
  demand -= gold;
  fruit();
  animals();
  goats();
  if (demand > 0 && land.counts[T.animal]! > 0) {
    land.take(T.animal, 1);
    demand -= wildAnimal;
  }
  if (demand > 0 && land.counts[T.goat]! > 0) {
    land.take(T.goat, 1);
    demand -= goat;
  }
  if (demand > 0) land.missing += demand;
}
