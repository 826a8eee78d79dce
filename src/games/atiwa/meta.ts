import type { GameMeta } from '../meta.ts';

export const meta: GameMeta = {
  id: 'atiwa',
  name: 'Atiwa',
  line: 'Bats, trees, families',
  makers: 'Uwe Rosenberg',
  seats: { least: 1, most: 4 },
  aids: [
    { id: 'score', title: 'Score pad', line: 'Counts the points of up to four players' },
    { id: 'harvest', title: 'Harvest helper', line: 'Leads through the maintenance step by step' }
  ]
};
