/** Maintenance, step 4: everyone eats. ATW-FEED. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, count, rowNumber, untrained } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import * as sp from './spaces.ts';
import { spendForced } from './spending.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import type { Area, State } from './state.ts';

export type Payment = Omit<Of<'feed'>, 'type'>;

/** ATW-FEED-01: what the family row asks for, less what the goats give. */
export const demandOf = (board: Board, area: Area): number =>
  Math.max(0, rowNumber(board, area, sp.T.family) - rowNumber(board, area, sp.T.goat));

/** All that could be eaten; bats by the untrained only (ATW-FEED-02, ATW-FEED-03). */
export const edible = (area: Area): Payment => ({
  goats: count(area, sp.T.goat),
  animals: count(area, sp.T.animal),
  fruit: count(area, sp.T.fruit),
  bats: Math.min(count(area, sp.T.bat), untrained(area)),
  gold: area.gold
});

export const worth = (board: Board, { goats, animals, fruit, bats, gold }: Payment): number =>
  board.edition.food.goat * goats + board.edition.food.wildAnimal * animals + fruit + bats + gold;

/** The worth of the cheapest token used; Infinity for none. */
function cheapest(board: Board, { goats, animals, fruit, bats, gold }: Payment): number {
  if (fruit + bats + gold > 0) return 1;
  const { goat, wildAnimal } = board.edition.food;
  return Math.min(animals > 0 ? wildAnimal : Infinity, goats > 0 ? goat : Infinity);
}

/** Begins to feed a seat. Where there is no choice, it is done at once (ATW-FEED-05). */
export function hunger(board: Board, state: State, tell?: Tell): void {
  const area = areaOf(state);
  const { seat } = state;
  const demand = demandOf(board, area);
  const families = rowNumber(board, area, sp.T.family);
  tell?.({ type: 'demand', seat, families, goats: rowNumber(board, area, sp.T.goat), demand });
  state.step = 'offspring';
  if (demand === 0) return;
  const all = edible(area);
  const most = worth(board, all);
  if (most <= demand) {
    area.missing += demand - most;
    if (most < demand) tell?.({ type: 'missing', seat, food: demand - most });
    return eatAll(board, state, all, tell);
  }
  state.step = 'feed';
  const [only, ...others] = feed.list(board, state);
  if (others.length === 0) eatAll(board, state, only!, tell);
}

/** The counts are fixed; which tokens they are is asked where it makes a difference (ATW-FEED-10). */
function eatAll(board: Board, state: State, payment: Payment, tell?: Tell): void {
  const { goats, animals, fruit, bats, gold } = payment;
  areaOf(state).gold -= gold;
  tell?.({ type: 'fed', seat: state.seat, goats, animals, fruit, bats, gold });
  state.owed = [
    { token: 'goat' as const, count: goats },
    { token: 'wildAnimal' as const, count: animals },
    { token: 'fruit' as const, count: fruit },
    { token: 'fruitBat' as const, count: bats }
  ].filter((owed) => owed.count > 0);
  state.step = 'eat';
  spendForced(board, state, tell);
}

/** Every right payment of `demand`, out of no more than `most`. */
export function payments(board: Board, demand: number, most: Payment): Payment[] {
  const { goat, wildAnimal } = board.edition.food;
  const list: Payment[] = [];
  for (let goats = 0; goats <= most.goats; goats++)
    for (let animals = 0; animals <= most.animals; animals++) {
      const rest = demand - goat * goats - wildAnimal * animals;
      if (rest <= 0) {
        const least = animals > 0 ? wildAnimal : goat;
        if (-rest < (goats > 0 ? Math.min(least, goat) : least))
          list.push({ goats, animals, fruit: 0, bats: 0, gold: 0 });
        break;
      }
      for (let fruit = 0; fruit <= Math.min(rest, most.fruit); fruit++)
        for (let bats = 0; bats <= Math.min(rest - fruit, most.bats); bats++) {
          const gold = rest - fruit - bats;
          if (gold <= most.gold) list.push({ goats, animals, fruit, bats, gold });
        }
    }
  return list;
}

export const feed: StepRules<'feed'> = {
  accepts: ['feed'],
  list: (board, state) => {
    const area = areaOf(state);
    return payments(board, demandOf(board, area), edible(area)).map((payment) => ({ type: 'feed', ...payment }));
  },
  refuse: (board, state, move): Illegal | undefined => {
    const area = areaOf(state);
    const most = edible(area);
    if (move.bats > most.bats) return refusal('ATW-FEED-03', { bats: most.bats });
    for (const type of ['goats', 'animals', 'fruit', 'gold'] as const)
      if (move[type] > most[type]) return refusal('ATW-FEED-02', { [type]: most[type] });
    const surplus = worth(board, move) - demandOf(board, area);
    if (surplus < 0) return refusal('ATW-FEED-05', { food: -surplus });
    // ATW-FEED-07 makes exact what ATW-FEED-06 says.
    return surplus < cheapest(board, move) ? undefined : refusal('ATW-FEED-06', { food: surplus });
  },
  play: (board, state, move, tell) => eatAll(board, state, move, tell)
};
