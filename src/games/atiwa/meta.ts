import type { GameMeta } from '../meta.ts';

export const meta: GameMeta = {
  id: 'atiwa',
  name: 'Atiwa',
  line: 'Bats, trees, families',
  makers: 'Uwe Rosenberg',
  seats: { least: 1, most: 4 },
  stage: 'ready'
};
