import type { GameMeta } from '../meta.ts';
import { words } from './words/meta.ts';

export const meta: GameMeta = {
  id: 'atiwa',
  name: 'Atiwa',
  get line() {
    return words.line;
  },
  get win() {
    return words.win;
  },
  makers: 'Uwe Rosenberg',
  seats: { least: 1, most: 4 },
  get aids() {
    return [
      { id: 'score', ...words.aids.score },
      { id: 'harvest', ...words.aids.harvest }
    ];
  }
};
