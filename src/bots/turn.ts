/** Levels that look one whole turn ahead: hurried and often mistaken, fairly careful, or as well as a turn can be seen. */
import { draw, seededRoll } from '#engine/chance.ts';
import type { Move, Roll, Rules, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { gumbel } from './askew.ts';
import { Memory } from './memory.ts';
import { lead, type Mind } from './mind.ts';
import { plan, type Plan, type Width } from './plan.ts';
import type { Considered, Bot } from './bot.ts';

export type TurnBudget = {
  /** For the chain at hand. What is narrow overlooks what looks bad at its first step. */
  readonly width: Width;
  /** For going on after a draw of chance, and how many draws are tried for each chain. */
  readonly after: Width;
  readonly draws: number;
  /**
   * Spread of the misjudgement of a whole chain, as a part of the mind's margin: of chains nearly as good any may be taken,
   * and only among those that were found worth keeping.
   */
  readonly askew: number;
};

/** The first thing that comes to mind, carried on to the end of the turn. */
export const casualBudget: Omit<TurnBudget, 'askew'> = {
  width: { beam: 2, each: 1, keep: 12 },
  after: { beam: 1, each: 0, keep: 1 },
  draws: 1
};

/** Most of what a turn can be, weighed a little wrongly. */
export const keenBudget: Omit<TurnBudget, 'askew'> = {
  width: { beam: 8, each: 1, keep: 8 },
  after: { beam: 1, each: 0, keep: 1 },
  draws: 1
};

export const mediumBudget: TurnBudget = {
  width: { beam: 32, each: 2, keep: 8 },
  after: { beam: 3, each: 1, keep: 1 },
  draws: 4,
  askew: 0
};

/**
 * Plans chains of decisions to the hand-over. Where a draw comes in between, the same few draws are tried for every
 * chain and the turn is carried on after each of them; the chain with the best mean margin, as it seems, is played.
 */
export function turnBot<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  budget: TurnBudget
): Bot<S, M> {
  const memory = new Memory(game);
  return {
    *decide(state, seed) {
      const recalled = memory.recall(state);
      if (recalled) return recalled;
      const seat = game.turn(state) as Seat;
      const chains = plan(game, mind, state, budget.width);
      const turn = mind.clock(state);
      const astray = seededRoll(`${seed}/askew`);
      const looked: { chain: Plan<S, M>; value: number; visits: number; seems: number }[] = [];
      const add = (chain: Plan<S, M>, value: number, visits: number): void => {
        looked.push({ chain, value, visits, seems: value + budget.askew * mind.margin * gumbel(astray) });
      };
      for (const chain of chains) {
        yield;
        if (chains.length === 1 || game.turn(chain.end) !== 'chance' || mind.clock(chain.end) !== turn) {
          add(chain, chain.value, 1);
          continue;
        }
        let sum = 0;
        for (let k = 0; k < budget.draws; k++) {
          const end = game.clone(chain.end);
          goOn(game, mind, end, budget.after, seededRoll(`${seed}/${k}`), turn);
          sum += lead(mind.values(end), seat);
        }
        add(chain, sum / budget.draws, budget.draws);
      }
      looked.sort((a, b) => b.seems - a.seems);
      return memory.follow(state, looked[0]!.chain.moves, byFirstMove(looked));
    }
  };
}

/** Carries a turn on in place until it is handed over, with narrow plans and sampled draws. */
export function goOn<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  state: S,
  width: Width,
  roll: Roll,
  until: number
): void {
  for (let step = 0; step < game.horizon && mind.clock(state) <= until; step++) {
    const turn = game.turn(state);
    if (turn === 'over') return;
    if (typeof turn !== 'number') game.play(state, draw(game, state, roll));
    else {
      const moves = game.moves(state);
      const chain = moves.length === 1 ? moves : plan(game, mind, state, width)[0]!.moves;
      for (const move of chain) game.play(state, move);
    }
  }
}

/** What was found about chains, told of their first moves: the best value, all visits. */
export function byFirstMove<M extends Move>(
  looked: readonly {
    readonly chain: { readonly moves: readonly M[] };
    readonly value: number;
    readonly visits: number;
  }[]
): Considered<M>[] {
  const found = new Map<string, Considered<M>>();
  for (const { chain, value, visits } of looked) {
    const move = chain.moves[0]!;
    const key = JSON.stringify(move);
    const known = found.get(key);
    found.set(key, known ? { ...known, visits: known.visits + visits } : { move, visits, value });
  }
  return [...found.values()];
}
