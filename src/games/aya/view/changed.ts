/** What a moment that is looked back at has changed on the table, as signs that point at it. */
import type { Domino, State } from '../rules/state.ts';
import type { Focus } from './stage.ts';

/** What has fallen is river, and seen as that. */
const moved = (was: Domino | undefined, is: Domino): boolean =>
  is.is !== 'fallen' && (was?.is !== is.is || was.x !== is.x || was.z !== is.z || was.a !== is.a);

export function changed(was: State, is: State): Focus[] {
  const tiles = Object.keys(is.tiles).filter((id) => was.tiles[id] === undefined);
  const dominoes = Object.entries(is.dominoes).flatMap(([id, one]) => (moved(was.dominoes[id], one) ? id : []));
  const pushed = is.pushes.slice(was.pushes.length).map(({ domino }) => domino);
  const fresh = dominoes.filter((id) => !pushed.includes(id));
  return [
    ...tiles.map((id): Focus => ({ pieces: [id], sign: 'told' })),
    ...fresh.map((id): Focus => ({ pieces: [id], sign: is.dominoes[id]!.is === 'lying' ? 'lying' : 'told' })),
    ...pushed.map((id): Focus => ({ pieces: [id], sign: 'push' }))
  ];
}
