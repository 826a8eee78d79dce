/** Over which dominoes the river comes while they fall. */
import type { Film } from '../physics/simulate.ts';
import { fate } from '../rules/pose.ts';
import type { State } from '../rules/state.ts';
import { filmed } from './flat/draw.ts';

/**
 * Those that carry it, by the frame in which they go down: not what an accident knocks over, nor what comes to lie
 * backwards or on its edge (AYA-ACC-05, AYA-TOPPLE-09).
 */
export function watered({ due }: State, film: Film): Film['down'] {
  if (due !== 'fall') return [];
  const ends = filmed({ film, frame: film.frames.length });
  return film.down.filter(({ id }) => fate(ends.get(id) ?? null) === 'fallen');
}
