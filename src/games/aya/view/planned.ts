/** The plan of the whole river, for everything at the table that asks for it. */
import { placed } from '../aid/judge.ts';
import { roomKept, type Room } from '../bot/kept.ts';
import { placingOf } from '../bot/place.ts';
import type { Plan } from '../bot/plan.ts';
import { createPlans, type Plans } from '../bot/plans.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Pose, State } from '../rules/state.ts';

const plans = new WeakMap<AyaGame, Plans>();
function plansOf(game: AyaGame): Plans {
  const known = plans.get(game) ?? createPlans(game.box);
  plans.set(game, known);
  return known;
}

/** The plan of the whole river from here. */
export const planOf = (game: AyaGame, state: State): Plan => plansOf(game).of(state);

/** Plans for this position in small pieces, before a place is asked for; with a step that may follow, for the one after it. */
export function* prepare(game: AyaGame, state: State, next: Move | undefined): Generator<undefined, void> {
  const { prepare: plan } = plansOf(game);
  yield* plan(state);
  const placing = next && placingOf(next);
  const domino = state.hand[state.turn];
  if (placing && domino) yield* plan(placed(game.box, state, domino, placing));
}

/** What is kept between a domino here and the next: what looks like a hole, and is to be filled. */
export const roomAt = (game: AyaGame, state: State, pose: Pose): Room | undefined =>
  roomKept(game.box, state, planOf(game, state), pose);
