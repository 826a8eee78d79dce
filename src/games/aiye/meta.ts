import type { GameMeta } from '../meta.ts';

export const meta: GameMeta = {
  id: 'aiye',
  name: 'Àiyé',
  line: 'Sow suns and moons',
  makers: 'André Teruya and Igor Knop',
  seats: { least: 2, most: 4 }
};
