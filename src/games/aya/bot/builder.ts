/** The builder: plays a seat by the plan, at human pace, and takes help and accidents as they come. */
import type { Builder } from '#bots/mind.ts';
import { startDefault } from '../rules/box.ts';
import type { AyaGame } from '../rules/index.ts';
import { isTimed, type Move } from '../rules/moves.ts';
import { idsOf, seatOf, type State } from '../rules/state.ts';
import { useFor } from './place.ts';
import type { Plan } from './plan.ts';
import { createPlans } from './plans.ts';
import { choosePush } from './push.ts';
import { pace } from './sand.ts';
import { anyhow, spare } from './spare.ts';

export function createPlanner(game: AyaGame): ReturnType<Builder<State, Move>['build']> {
  const { of: planOf } = createPlans(game.box);
  return {
    // eslint-disable-next-line require-yield -- it has chosen before anybody could ask it to stop
    *decide(state) {
      const move = inTime(state, choose(game, state, planOf));
      return { move, considered: [{ move, visits: 1, value: 0 }] };
    }
  };
}

/** The move, or the end of the sand if it comes before (AYA-TIME-07). */
function inTime(state: State, move: Move): Move {
  const rest = state.options.glassMs - state.sandMs;
  if (state.options.glassMs === 0 || !isTimed(move) || move.ms < rest) return move;
  return { type: 'sandOut', ms: rest, away: 0 };
}

function choose(game: AyaGame, state: State, planOf: (state: State) => Plan): Move {
  switch (state.due) {
    case 'start':
      return { type: 'start', ...startDefault(game.box, state.options) };
    case 'glass':
      return { type: 'turnGlass' };
    case 'push':
      return choosePush(game, state);
    default:
      return setRight(game, state) ?? build(game, state, planOf(state));
  }
}

/** Milliseconds it takes to stand one domino up. */
const lifting = 800;

/** What lies is stood up first, all at once; then buffers that others left. */
function setRight(game: AyaGame, state: State): Move | undefined {
  const by = seatOf(state, state.turn);
  const dominoes = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'lying');
  if (dominoes.length > 0) return { type: 'raise', dominoes, by, ms: lifting * dominoes.length, away: 0 };
  const buffer = game.moves(state).find((move) => move.type === 'raiseBuffer');
  return buffer && { ...buffer, ms: lifting };
}

/**
 * Of a seat that draws or places: what serves the plan. A helper that `waits` lets the others catch up by taking what it then
 * puts back; a person who is advised to would go in a circle, and puts back only what does harm wherever it stands.
 */
export function build(game: AyaGame, state: State, plan: Plan, waits = true): Move {
  const reserving: Move = { type: 'toReserve', ms: pace, away: 0 };
  if (state.due === 'place') {
    if (!waits && state.from[state.turn] === 'reserve')
      return useFor(game, state, plan) ?? spare(game, state, plan) ?? anyhow(game, state, plan) ?? reserving;
    return (stalls(state) ? undefined : (useFor(game, state, plan) ?? spare(game, state, plan))) ?? reserving;
  }
  return { type: 'draw', from: source(game, state, plan, waits), ms: 0, away: 0 };
}

/** The last of a stock end it all (AYA-END-02): who is near them waits for the others, as long as there is sand. */
const last = { stock: 3, sandMs: 60_000 };
export function stalls({ turn, stock, from, options, sandMs }: State): boolean {
  if (stock[turn] === 0 && from[turn] === 'stock') return false;
  const others = stock.filter((_, other) => other !== turn);
  const hasTime = options.glassMs === 0 || options.glassMs - sandMs > last.sandMs;
  return hasTime && stock[turn]! <= last.stock && stock[turn]! < Math.max(...others);
}

/** From the RESERVE what can be used, or to let the others catch up; otherwise from the STOCK. */
function source(game: AyaGame, state: State, plan: Plan, waits: boolean): 'stock' | 'reserve' {
  const { turn, stock, reserve } = state;
  if (stock[turn] === 0) return 'reserve';
  if (reserve[turn]!.length === 0) return 'stock';
  if (isUseful(game, state, plan, turn)) return 'reserve';
  const others = stock.filter((_, other) => other !== turn);
  const ahead = waits && stock[turn]! < Math.max(...others);
  const last = stock[turn] === 1 && others.some((_, i) => isUseful(game, state, plan, i < turn ? i : i + 1));
  return ahead || last ? 'reserve' : 'stock';
}

/** True if the top of that RESERVE would find a spot now. */
function isUseful(game: AyaGame, state: State, plan: Plan, stock: number): boolean {
  const top = state.reserve[stock]!.at(-1);
  if (top === undefined) return false;
  const held = game.clone(state);
  held.turn = stock;
  held.due = 'place';
  held.hand[stock] = top;
  held.reserve[stock]!.pop();
  return useFor(game, held, plan) !== undefined;
}
