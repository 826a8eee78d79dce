/** Signs and pieces, which lie on the table in dozens; cards of land are drawn as they come to be. */
import type { Small } from '#ui/brand/bitmaps.ts';
import { pieces, seatWorkers, soloWorkers, workerGrid } from './draw/pieces.ts';

export const pictures: readonly Small[] = [
  ...Object.values(pieces).map((cuts): Small => ({ cuts, grid: [24, 24], pixels: 120 })),
  ...[...seatWorkers, ...soloWorkers].map((cuts): Small => ({ cuts, grid: workerGrid, pixels: 96 }))
];
