/**
 * Where nobody answers, or nobody but a rival that the rules play, chains are rehearsed to the end of the match by quick
 * play of all sides, the better half of them twice as often again, until one is left (sequential halving: Karnin,
 * Koren and Somekh 2013). The n-th rehearsal of every chain has the same luck, so that what differs is due to the chains.
 * Such a roll-out improves on the play it is made of (Tesauro and Galperin 1996) as far as others do play like that.
 */
import { seededRoll } from '#engine/chance.ts';
import { standing, total, type Move, type Rules, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { byFirstMove, goOn } from './turn.ts';
import { Memory } from './memory.ts';
import { lead, type Mind } from './mind.ts';
import { plan, type Plan, type Width } from './plan.ts';
import type { Bot } from './bot.ts';

export type RehearsalBudget = {
  /** For the chain at hand, and for every turn of a rehearsal. */
  readonly width: Width;
  readonly quick: Width;
  /** Rehearsals of all chains together, about. */
  readonly rehearsals: number;
  /** How many rehearsals the planner's value counts for. */
  readonly trust: number;
};

/** Against a rival that the rules play: what it does hangs on what is drawn, so that rehearsals are many and quick. */
export const rivalBudget: RehearsalBudget = {
  width: { beam: 40, each: 2, keep: 16 },
  quick: { beam: 1, each: 0, keep: 1 },
  rehearsals: 120,
  trust: 2
};

/** Alone nobody answers and little is drawn: a few quick rehearsals of a few chains tell them apart. */
export const aloneBudget: RehearsalBudget = {
  width: { beam: 40, each: 2, keep: 8 },
  quick: { beam: 1, each: 0, keep: 1 },
  rehearsals: 24,
  trust: 2
};

type Tried<S extends JsonObject, M extends Move> = { readonly chain: Plan<S, M>; visits: number; sum: number };

export function rehearsingBot<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  { width, quick, rehearsals, trust }: RehearsalBudget
): Bot<S, M> {
  const memory = new Memory(game);
  const racing: Mind<S, M> = mind.quick ? { ...mind, values: (state) => mind.quick!(state) } : mind;

  /** The margin in the end; a win is worth a clear one. Alone, the mind knows what was to be reached besides points. */
  const rehearse = (from: S, seat: Seat, seed: string): number => {
    const state = game.clone(from);
    goOn(game, racing, state, quick, seededRoll(seed), Infinity);
    const { lines, places } = standing(game, state);
    if (places.length === 1) return mind.values(state)[seat]!;
    return lead(lines.map(total), seat) + (places[seat] === 1 ? mind.margin : 0);
  };

  return {
    *decide(state, seed, spent) {
      const recalled = memory.recall(state);
      if (recalled) return recalled;
      const seat = game.turn(state) as Seat;
      const tried: Tried<S, M>[] = plan(game, mind, state, width).map((chain) => ({ chain, visits: 0, sum: 0 }));
      // Where time ran out in the middle of a round, some have been rehearsed once more than others.
      const merit = ({ chain, sum, visits }: Tried<S, M>): number => (sum + trust * chain.value) / (visits + trust);
      const share = rehearsals / Math.ceil(Math.log2(tried.length));
      for (let left = tried.length; left > 1; left = Math.ceil(left / 2)) {
        const each = Math.max(1, Math.round(share / left));
        const still = tried.slice(0, left);
        for (const one of still)
          for (let n = 0; n < each; n++) {
            if (spent?.()) break;
            one.sum += rehearse(one.chain.end, seat, `${seed}/${one.visits++}`);
            yield;
          }
        tried.splice(0, left, ...still.sort((a, b) => merit(b) - merit(a)));
      }
      const looked = tried.map((one) => ({ ...one, value: one.visits > 0 ? one.sum / one.visits : one.chain.value }));
      return memory.follow(state, looked[0]!.chain.moves, byFirstMove(looked));
    }
  };
}
