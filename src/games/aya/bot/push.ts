/** Where to push again, and when it is enough: what a clean fall from there would add to the count. */
import { total } from '#engine/game.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { leaning, logged, usualLean } from '../rules/pose.ts';
import { count, scoreLines } from '../rules/count/count.ts';
import { reachable, riverOf } from '../rules/count/river.ts';
import { asFallen, layoutOf, makeScene } from '../rules/count/scene.ts';
import { idsOf, type Domino, type State } from '../rules/state.ts';
import { priceOfPush } from '../rules/turn.ts';

/** The best push, or enough if none is worth its price. */
export function choosePush(game: AyaGame, state: State): Move {
  const { box } = game;
  const pushes = game.moves(state).filter((move) => move.type === 'push');
  if (state.pushes.length === 0 && pushes.length === 1) return pushes[0]!;
  const scene = makeScene(box.size, layoutOf(box, state));
  const standing = scene.bodies.filter((body) => body.state === 'upright').map((body) => asFallen(box.size, body));
  const river = riverOf(standing);
  const among = new Set(standing.map(({ id }) => id));
  const worth = (domino: string): number => {
    const falls = reachable([domino], (id) => river.into.get(id)!, among);
    const dominoes: Record<string, Domino> = { ...state.dominoes };
    for (const id of falls) {
      const { p, q } = leaning(box.size, dominoes[id]!, usualLean);
      dominoes[id] = { ...dominoes[id]!, is: 'fallen', end: logged(p, q) };
    }
    return total(scoreLines(box, count(box, { ...state, dominoes })));
  };
  const now = total(scoreLines(box, count(box, state)));
  // Only heads of what still stands: a push further down leaves the part above it dry.
  const heads = idsOf(state.dominoes).filter((id) => among.has(id) && river.from.get(id)!.length === 0);
  let best: Move = { type: 'enough' };
  let most = now + priceOfPush(state);
  for (const domino of heads.length > 0 ? heads : [...among]) {
    const points = worth(domino);
    if (points > most) [best, most] = [{ type: 'push', domino }, points];
  }
  return best;
}
