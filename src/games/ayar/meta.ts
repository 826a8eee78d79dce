import type { GameMeta } from '../meta.ts';
import { words } from './words/meta.ts';

export const meta: GameMeta = {
  id: 'ayar',
  name: 'Ayar',
  get line() {
    return words.line;
  },
  get win() {
    return words.win;
  },
  makers: 'Fabio Lopiano and Mandela Fernández-Grandon',
  seats: { least: 1, most: 4 },
  get rival() {
    return words.rival;
  },
  get aids() {
    return [{ id: 'ayllu', ...words.aids.ayllu }];
  }
};
