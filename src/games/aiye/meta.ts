import type { GameMeta } from '../meta.ts';
import { words } from './words/meta.ts';

export const meta: GameMeta = {
  id: 'aiye',
  name: 'Àiyé',
  get line() {
    return words.line;
  },
  get win() {
    return words.win;
  },
  makers: 'André Teruya and Igor Knop',
  seats: { least: 2, most: 4 }
};
