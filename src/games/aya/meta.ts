import type { GameMeta } from '../meta.ts';
import { words } from './words/meta.ts';

export const meta: GameMeta = {
  id: 'aya',
  name: 'Aya',
  get line() {
    return words.line;
  },
  get win() {
    return words.win;
  },
  makers: 'Olivier Grégoire and Thibaut Quintens',
  seats: { least: 1, most: 5 },
  together: true,
  // Two glasses of three minutes: a river that somebody new still oversees, and falls within ten minutes.
  first: { glassMs: 180_000 }
};
