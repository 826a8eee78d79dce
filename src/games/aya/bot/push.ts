/** Where to push again, and when it is enough: what a clean fall from there would add to the count. */
import { total } from '#engine/game.ts';
import type { Box } from '../rules/box.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { leaning, logged, usualLean } from '../rules/pose.ts';
import { count, photosIn, scoreLines, type Count } from '../rules/count/count.ts';
import { reachable, riverOf } from '../rules/count/river.ts';
import { asFallen, layoutOf, makeScene } from '../rules/count/scene.ts';
import { idsOf, type Domino, type State } from '../rules/state.ts';
import { priceOfPush } from '../rules/turn.ts';
import { whole } from './tree.ts';

/** A push, or enough, the photos that a clean fall from there would win, and the dominoes that were weighed. */
export type PushPlan = { readonly move: Move; readonly photos: number; readonly weighed: readonly string[] };

/** What the photos of a table as it lies are worth. */
export const pointsOf = (box: Box, state: State): number => total(scoreLines(box, count(box, state)));

/** The last position thought about: the table asks for it in several places, and the words of a hint once more. */
let known: { readonly box: Box; readonly of: string; readonly plan: PushPlan } | undefined;

/** The best push, or enough if none is worth its price. The first one is free and always worth it. */
export const planPush = (game: AyaGame, state: State): PushPlan => whole(planningPush(game, state));

/** The same in small pieces, a push each; afterwards it is known. */
export function* planningPush(game: AyaGame, state: State): Generator<undefined, PushPlan> {
  const { box } = game;
  // Positions are compared by what they hold, since some change in place.
  const of = JSON.stringify(state);
  if (known?.of === of && known.box === box) return known.plan;
  const pushes = game.moves(state).filter((move) => move.type === 'push');
  const scene = makeScene(box.size, layoutOf(box, state));
  const standing = scene.bodies.filter((body) => body.state === 'upright').map((body) => asFallen(box.size, body));
  const river = riverOf(standing);
  const among = new Set(standing.map(({ id }) => id));
  const fallen = (domino: string): Count => {
    const falls = reachable([domino], (id) => river.into.get(id)!, among);
    const dominoes: Record<string, Domino> = { ...state.dominoes };
    for (const id of falls) {
      const { p, q } = leaning(box.size, dominoes[id]!, usualLean);
      dominoes[id] = { ...dominoes[id]!, is: 'fallen', end: logged(p, q) };
    }
    return count(box, { ...state, dominoes });
  };
  const now = count(box, state);
  const points = (one: Count): number => total(scoreLines(box, one));
  const opening = state.pushes.length === 0;
  // Only heads of what still stands: a push further down leaves the part above it dry.
  const heads = idsOf(state.dominoes).filter((id) => among.has(id) && river.from.get(id)!.length === 0);
  const first = opening && pushes.length === 1 && pushes[0]!.type === 'push' ? [pushes[0]!.domino] : undefined;
  const able = pushes.length === 0 ? [] : (first ?? (heads.length > 0 ? heads : [...among]));
  let best: PushPlan = { move: { type: 'enough' }, photos: 0, weighed: able };
  let most = opening ? -Infinity : points(now) + priceOfPush(state);
  for (const domino of able) {
    yield;
    const after = fallen(domino);
    if (points(after) > most)
      [best, most] = [
        { move: { type: 'push', domino }, photos: photosIn(after) - photosIn(now), weighed: able },
        points(after)
      ];
  }
  known = { box, of, plan: best };
  return best;
}

export const choosePush = (game: AyaGame, state: State): Move => planPush(game, state).move;
