/** Signs and pieces, which lie on the table in dozens. Pots and cloths are those of an edition, and cut when they come. */
import type { Small } from '#ui/brand/bitmaps.ts';
import type { Cut } from '#ui/brand/paper.ts';
import { figures, lyingPegs, pegs } from './draw/ayar.ts';
import {
  craftSign,
  craftSigns,
  goldSun,
  house,
  maizeCob,
  paleSun,
  piece,
  seatFills,
  viracochaPawn
} from './draw/signs.ts';

const all = (cuts: readonly (readonly Cut[])[], grid: Small['grid'], pixels: number): Small[] =>
  cuts.map((one) => ({ cuts: one, grid, pixels }));
const seats = seatFills.map((_, seat) => seat);

export const pictures: readonly Small[] = [
  ...all([viracochaPawn, goldSun, paleSun, maizeCob, ...craftSigns.map((_, craft) => craftSign(craft))], [24, 24], 120),
  ...all(
    seats.flatMap((seat) => [house(seat), ...(['island', 'boat', 'temple'] as const).map((name) => piece(name, seat))]),
    [24, 24],
    120
  ),
  ...all(figures, [24, 34], 96),
  ...all(pegs, [24, 30], 96),
  ...all(lyingPegs, [30, 24], 120)
];
