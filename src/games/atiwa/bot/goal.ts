/**
 * What a challenge asks for besides points, as the aims of its goal tell it: each unit that is still missing after the
 * maintenance ahead costs points of hope, few in the first round and many in the last, and so do the means of getting
 * it (houses for families, room for bats, trees and gold for locations). ATW-CHAL.
 */
import type { Challenge } from '../editions/schema.ts';
import { challengeResult } from '../rules/challenges.ts';
import { pollution } from '../rules/scoring.ts';
import { rounds, type ActionSpace, type Board, type Part } from '../rules/board.ts';
import { turnsEach } from '../rules/night.ts';
import { stay } from '../rules/preparation.ts';
import * as sp from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { Land } from './land.ts';
import type { GoalWeights, Lack } from './weights.ts';

const { T } = sp;

/** A location that is asked for, and the least it costs. */
type Wanted = { readonly location: number; readonly need: number; readonly trees: number; readonly gold: number };

/** An action space that trains. */
type School = Pick<Part, 'times' | 'nature' | 'price'> & { readonly index: number };

export class Goal {
  readonly #goal: Challenge['goal'];
  readonly #locations: readonly Wanted[];
  readonly #schools: readonly School[];
  /** Round spaces, and which tiles put bats into empty houses. */
  readonly #rounds: readonly ActionSpace[];
  readonly #housing: readonly boolean[];

  readonly #board: Board;
  private readonly w: GoalWeights;

  constructor(board: Board, { goal }: Challenge, w: GoalWeights) {
    this.#board = board;
    this.w = w;
    this.#goal = goal;
    // Alone at the table.
    this.#schools = board.inPlay[1]!.flatMap(({ index }) =>
      board.parts[index]!.alone.flatMap(({ act, bonus, ...part }) =>
        act === 'train' && bonus === 0 ? [{ index, ...part }] : []
      )
    );
    this.#rounds = board.inPlay[1]!.filter(({ round }) => round > 0);
    const tiles = board.parts[this.#rounds[0]!.index]!.tiles;
    this.#housing = tiles.map((list) => list.some(({ act }) => act === 'houses'));
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
    const left = rounds - Math.max(1, state.round);
    const cost = ({ price, pace }: Lack, lack: number): number => price * Math.max(0, lack - pace * left);
    land.survey();
    const { free, roosts } = land;
    const goal = this.#goal;
    const { counts } = land;
    const over = Math.max(0, points - (goal.points ?? 0));
    let hope = points - (1 - w.beyond) * over;
    let gold = goal.gold ?? (goal.goldMoreThan === null ? 0 : goal.goldMoreThan + 1);
    for (const wanted of this.#locations) {
      const lack = Math.max(0, wanted.need - land.locations[wanted.location]!);
      const late = Math.max(0, lack - w.location.pace * left);
      // What has been gathered for the next one counts as a part of it.
      const gathered = Math.min(1, counts[T.tree]! / wanted.trees) + Math.min(1, land.gold / wanted.gold);
      hope -= w.location.price * (late - (w.gathered / 2) * gathered * Math.min(1, late));
      gold += wanted.gold * lack;
    }
    hope -= cost(w.gold, gold - land.gold);
    if (goal.families !== null) {
      const lack = goal.families - counts[T.family]!;
      hope -= cost(w.family, lack) + cost(w.house, lack - free[sp.HOUSE]!);
    }
    if (goal.fruitBats !== null) {
      const housed = this.#housingAhead(state) ? w.housed * (free[sp.HOUSE]! + free[sp.RUIN]!) : 0;
      const lack = goal.fruitBats - counts[T.bat]! - housed;
      hope -= cost(w.bat, lack) + cost(w.batRoom, lack - free[sp.spaceIndex('fruitBat')]! - roosts);
    }
    if (goal.pollutionMarkers !== null) hope -= this.#dirt(state, land, goal.pollutionMarkers);
    // In the end nearly is not enough, which rehearsals are to learn.
    return state.step === 'over' && challengeResult(this.#board, state)?.met ? hope + w.met : hope;
  }

  /** Whether bats can still be put into empty houses in the last round, tiles and workers having moved (ATW-ACT-17). */
  #housingAhead({ round, turns, step, tiles, workers, since }: State): boolean {
    if (round === rounds && turns + (step === 'worker' ? 0 : 1) >= turnsEach) return false;
    return this.#rounds.some((space) => {
      const tile = tiles[space.round < round ? space.round - 1 : space.round] ?? -1;
      const free = workers[space.index]! < 0 || since[space.index]! + stay < rounds;
      return tile >= 0 && this.#housing[tile]! && free;
    });
  }

  /** Markers to come can still be kept away by training; once they are there, all is lost. */
  #dirt(state: State, land: Land, most: number): number {
    const { marker, risk } = this.w;
    if (pollution(state.areas[state.seat]!) > most) return 0;
    const turns = turnsEach - state.turns - (state.step === 'worker' ? 0 : 1);
    const coming = Math.max(0, land.polluted - most);
    return coming === 0 ? 0 : risk * coming + marker * Math.max(0, coming - this.#trainable(state, land, turns));
  }

  /** How many families can be trained in so many turns on the spaces that are free. */
  #trainable(state: State, land: Land, turns: number): number {
    const each = this.#schools.flatMap(({ index, times, nature, price }) =>
      state.workers[index]! >= 0 || price > land.gold ? [] : [nature ? land.nature * times : times]
    );
    each.sort((a, b) => b - a);
    return each.slice(0, Math.max(0, turns)).reduce((sum, n) => sum + n, 0);
  }
}
