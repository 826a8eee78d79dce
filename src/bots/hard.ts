/**
 * The hard level: a tree search that sees the others' answers and its own next turn; alone at the table, where nobody answers,
 * or nobody but a rival that the rules play, rehearsals of each turn to the end of the match.
 */
import { seededRoll } from '#engine/chance.ts';
import { standing, type Move, type Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { byFirstMove } from './turn.ts';
import { Memory } from './memory.ts';
import type { Mind } from './mind.ts';
import type { Bot } from './bot.ts';
import { aloneBudget, rehearsingBot, rivalBudget, type RehearsalBudget } from './rehearsal.ts';
import { unsquash } from './reward.ts';
import { grow, type TreeBudget } from './tree.ts';

const treeBudget: TreeBudget = {
  perChain: 8,
  iterations: 100,
  root: { beam: 40, each: 2, keep: 16 },
  inner: { beam: 4, each: 2, keep: 5 },
  playout: { beam: 1, each: 1, keep: 1 },
  rounds: 1,
  turns: 1,
  explore: 0.6,
  temperature: 3,
  trust: 2
};

/** How each kind of table is thought about: a tree with others, rehearsals against a rival of the rules, and alone. */
export type HardBudget = { readonly tree: TreeBudget } & Readonly<Record<'rival' | 'alone', RehearsalBudget>>;

export const hardBudget: HardBudget = {
  tree: treeBudget,
  rival: rivalBudget,
  alone: aloneBudget
};

/** That, as far as the mind has use for it. */
function budgetFor({ hard }: Pick<Mind, 'hard'>): HardBudget {
  if (!hard) return hardBudget;
  const { keep, ...less } = hard;
  return { ...hardBudget, tree: { ...treeBudget, ...less, root: { ...treeBudget.root, keep } } };
}

const thrice = (budget: RehearsalBudget): RehearsalBudget => ({ ...budget, rehearsals: 3 * budget.rehearsals });
/** Of a tree less than nine times as much is not to be felt (docs/minds.md). */
const expertBudget: HardBudget = {
  tree: { ...treeBudget, perChain: 75, iterations: 900 },
  rival: thrice(rivalBudget),
  alone: thrice(aloneBudget)
};

/** Iterations between two rests. */
const stretch = 4;

export function hardBot<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  budget: HardBudget = budgetFor(mind)
): Bot<S, M> {
  const alone = rehearsingBot(game, mind, budget.alone);
  const rival = rehearsingBot(game, mind, budget.rival);
  const together = growingPlayer(game, mind, budget.tree);
  const fit = (state: S): Bot<S, M> => {
    if (game.rival?.(state)) return rival;
    return standing(game, state).places.length === 1 ? alone : together;
  };
  return { decide: (state, seed, spent) => fit(state).decide(state, seed, spent) };
}

/** As above, with three times the rehearsals, or nine times the whole tree. */
export const expertBot = <S extends JsonObject, M extends Move>(game: Rules<S, M>, mind: Mind<S, M>): Bot<S, M> =>
  hardBot(game, mind, expertBudget);

function growingPlayer<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  budget: TreeBudget
): Bot<S, M> {
  const memory = new Memory(game);
  return {
    *decide(state, seed, spent) {
      const recalled = memory.recall(state);
      if (recalled) return recalled;
      const tree = grow(game, mind, state, game.score(state).length, budget);
      // The same draws for the n-th visit of every chain: what differs is then due to the chains.
      const luck = (visit: number) => seededRoll(`${seed}/${visit}`);
      if (tree.root.edges.size > 1)
        for (let n = 0; n < tree.worth && !spent?.(); n++) {
          tree.iterate(luck);
          if (n % stretch === 0) yield;
        }
      const looked = [...tree.root.edges.values()].map((chain) => {
        const mean = chain.visits === 0 ? chain.promise : chain.reward / chain.visits;
        return { chain, visits: chain.visits, value: tree.even + unsquash(mean, mind.margin) };
      });
      looked.sort((a, b) => b.visits - a.visits || b.value - a.value);
      return memory.follow(state, looked[0]!.chain.moves, byFirstMove(looked));
    }
  };
}
