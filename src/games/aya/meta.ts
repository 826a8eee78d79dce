import type { GameMeta } from '../meta.ts';

export const meta: GameMeta = {
  id: 'aya',
  name: 'Aya',
  line: 'Build a river, push once',
  makers: 'Olivier Grégoire and Thibaut Quintens',
  seats: { least: 1, most: 5 },
  together: true
};
