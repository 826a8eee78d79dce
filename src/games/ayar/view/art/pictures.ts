/** Signs and pieces, which lie on the table in dozens. Pots and cloths are those of an edition, and cut when they come. */
import { small, type Small } from '#ui/brand/bitmaps.ts';
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

const seats = seatFills.map((_, seat) => seat);

export const pictures: readonly Small[] = [
  ...small(
    [viracochaPawn, goldSun, paleSun, maizeCob, ...craftSigns.map((_, craft) => craftSign(craft))],
    [24, 24],
    120
  ),
  ...small(
    seats.flatMap((seat) => [house(seat), ...(['island', 'boat', 'temple'] as const).map((name) => piece(name, seat))]),
    [24, 24],
    120
  ),
  ...small(figures, [24, 34], 96),
  ...small(pegs, [24, 30], 96),
  ...small(lyingPegs, [30, 24], 120)
];
