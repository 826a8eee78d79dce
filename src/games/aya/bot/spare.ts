/** What is done with a domino that the plan has no place for, where it would hardly come back from the RESERVE. */
import type { Placing } from '../aid/judge.ts';
import { neighbours } from '../aid/gap.ts';
import { warningsOf } from '../aid/warnings.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { types, type Ground, type State } from '../rules/state.ts';
import { canFill } from './place.ts';
import type { Plan } from './plan.ts';
import { moveOf, propose } from './propose.ts';
import { pace, turnsLeft } from './sand.ts';
import { survey } from './survey.ts';

/** So many turns of each hand before the sand ends, nothing that is kept comes back. */
const soon = 3;

/** It goes on from what stands, with an animal if its camera can bring one; undefined where it may be of use later, or would do harm. */
export function spare(game: AyaGame, state: State, plan: Plan): Move | undefined {
  const domino = state.hand[state.turn]!;
  const { type, camera } = game.box.dominoes.get(domino)!;
  if (returns(game, state, plan, type)) return undefined;
  for (const use of camera ? (['animal', 'plain'] as const) : (['plain'] as const)) {
    const placing = propose(game, state, plan, domino, use);
    const move = placing && isJoined(game, state, domino, placing) ? moveOf(placing) : undefined;
    if (move && game.illegal(state, move) === undefined) return { ...move, ms: pace } as Move;
  }
  return undefined;
}

/** Where it does no harm, joined or not. */
export function anyhow(game: AyaGame, state: State, plan: Plan): Move | undefined {
  const placing = propose(game, state, plan, state.hand[state.turn]!, 'plain');
  const move = placing && moveOf(placing);
  return move && game.illegal(state, move) === undefined ? ({ ...move, ms: pace } as Move) : undefined;
}

function isJoined({ box }: AyaGame, state: State, domino: string, placing: Placing): boolean {
  const [worst] = neighbours(box, state, placing.pose);
  const { verdict } = worst ?? {};
  return (verdict === 'safe' || verdict === 'risky') && warningsOf(box, state, domino, placing).length === 0;
}

/** Kept, it may still find a place: one that is open on a landscape, or on one that can come; while there are turns for it. */
function returns(game: AyaGame, state: State, plan: Plan, ground: Ground): boolean {
  const { turn, stock, from } = state;
  if ((stock[turn] === 0 && from[turn] === 'stock') || turnsLeft(state) <= soon * stock.length) return false;
  const seen = survey(game.box, state, plan);
  return (ground === 'garden' ? types : [ground]).some((type) => {
    const isOpen = plan.spots.some(
      (spot, i) =>
        spot.type === type &&
        seen.taken[i] === null &&
        spot.brings === null &&
        (spot.needs === null || Object.hasOwn(state.tiles, spot.needs))
    );
    return isOpen || (seen.cameras[type] > 0 && canFill(game, state, type, plan, seen));
  });
}
