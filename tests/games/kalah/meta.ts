import type { GameMeta } from '#games/meta.ts';

export const meta: GameMeta = {
  id: 'kalah',
  name: 'Kalah',
  line: 'Seeds around a board',
  win: 'Have more seeds in your store than the other player when one side is empty.',
  makers: 'William Julius Champion Jr.',
  seats: { least: 2, most: 2 }
};
