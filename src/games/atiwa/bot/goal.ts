/**
 * What a challenge asks for besides points, as the aims of its goal tell it: each unit that is still missing after the
 * maintenance ahead costs points of hope, few in the first round and many in the last, and so do the means of getting
 * it (houses for families, room for bats, trees and gold for locations). ATW-CHAL.
 */
import type { Challenge } from '../editions/schema.ts';
import { pollution } from '../rules/scoring.ts';
import type { Board } from '../rules/board.ts';
import { turnsEach } from '../rules/night.ts';
import * as sp from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { Land } from './land.ts';
import { ahead, weigh, type GoalWeights, type Weight } from './weights.ts';

const { T } = sp;

/** A location that is asked for, and the least it costs. */
type Wanted = { readonly location: number; readonly need: number; readonly trees: number; readonly gold: number };

export class Goal {
  readonly #goal: Challenge['goal'];
  readonly #locations: readonly Wanted[];

  constructor(
    board: Board,
    { goal }: Challenge,
    private readonly w: GoalWeights
  ) {
    this.#goal = goal;
    const sold = board.parts.flatMap(({ alone }) => alone.filter(({ act }) => act === 'buy'));
    this.#locations = Object.entries(goal.locations ?? {}).map(([card, need]) => {
      const location = board.byId.get(card)!.kind - board.terrainCount;
      const offers = sold.filter((part) => part.location === location);
      return {
        location,
        need,
        trees: Math.min(...offers.map(({ trees }) => trees)),
        gold: Math.min(...offers.map(({ price }) => price))
      };
    });
  }

  /**
   * The hope of a lone player: `points` to end with, of which those beyond the goal count less, without what the aims
   * lack. `land` is the tableau after the maintenance ahead.
   */
  hope(land: Land, state: State, points: number): number {
    const { w } = this;
    const r = ahead(state.round);
    const at = (weight: Weight): number => weigh(weight, r);
    land.survey();
    const { free, roosts } = land;
    const goal = this.#goal;
    const { counts } = land;
    const over = Math.max(0, points - (goal.points ?? 0));
    let hope = points - (1 - w.beyond) * over;
    let trees = 0;
    let gold = goal.gold ?? (goal.goldMoreThan === null ? 0 : goal.goldMoreThan + 1);
    for (const wanted of this.#locations) {
      const lack = Math.max(0, wanted.need - land.locations[wanted.location]!);
      hope -= at(w.location) * lack;
      trees += wanted.trees * lack;
      gold += wanted.gold * lack;
    }
    hope -= at(w.gold) * Math.max(0, gold - land.gold) + at(w.trees) * Math.max(0, trees - counts[T.tree]!);
    if (goal.families !== null) {
      const lack = Math.max(0, goal.families - counts[T.family]!);
      hope -= at(w.family) * lack + at(w.house) * Math.max(0, lack - free[sp.HOUSE]!);
    }
    if (goal.fruitBats !== null) {
      const lack = Math.max(0, goal.fruitBats - counts[T.bat]!);
      const room = free[sp.spaceIndex('fruitBat')]! + roosts;
      hope -= at(w.bat) * lack + at(w.batRoom) * Math.max(0, lack - room);
    }
    if (goal.pollutionMarkers !== null) hope -= this.#dirt(state, land, goal.pollutionMarkers, r);
    return hope;
  }

  /** Markers to come can still be kept away by training while turns are left; once they are there, all is lost. */
  #dirt(state: State, land: Land, most: number, r: number): number {
    const { marker, turn, untrained } = this.w;
    const there = pollution(state.areas[state.seat]!);
    if (there > most) return 0;
    const left = state.step === 'worker' ? turnsEach - state.turns : turnsEach - 1 - state.turns;
    const coming = Math.max(0, land.polluted - most);
    return coming * marker * turn ** Math.max(0, left) + (r > 0 ? untrained * land.untrained : 0);
  }
}
