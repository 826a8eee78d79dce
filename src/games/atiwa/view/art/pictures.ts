/** Signs and pieces, which lie on the table in dozens; cards of land are drawn as they come to be. */
import { small, type Small } from '#ui/brand/bitmaps.ts';
import { NIGHT_ICONS } from './icons.ts';
import { pieces, seatWorkers, soloWorkers, workerGrid } from './draw/pieces.ts';

export const pictures: readonly Small[] = [
  ...small([...Object.values(pieces), ...Object.values(NIGHT_ICONS)], [24, 24], 120),
  ...small([...seatWorkers, ...soloWorkers], workerGrid, 96)
];
