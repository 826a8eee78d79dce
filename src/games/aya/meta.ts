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
  // Two glasses of five minutes: a river that somebody new still oversees, with time for a photo or two by slow hands.
  first: { glassMs: 300_000 }
};
