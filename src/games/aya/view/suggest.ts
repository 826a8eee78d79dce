/** Where the app hangs a new domino before a hand moves it: where the river would go on, and can. */
import { layOn, type Lay } from '../aid/lay.ts';
import { bendOf, pitch } from '../aid/onward.ts';
import { bufferPitch, freeEnds, freeSlots, onBy, slotAhead, type End } from '../aid/snap.ts';
import type { Box } from '../rules/box.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { putOf, type UseName, type Wish } from './put.ts';

/** A domino as it hangs, and the end that it goes on from, if it is one. */
export type Hung = { readonly wish: Wish; readonly end: End | null };
/** The tile in question, and the number of the port it is entered by. */
type Entry = { readonly id: string; readonly entry: number };

/** Tenths of a degree that a tile is turned against the line that leads to it. */
const turns = [0, 250, -250];

export const wishOf = ({ tile, domino, end }: Lay): Hung => ({ wish: { pose: domino, use: 'tile', tile }, end });

/** On from the domino placed last; from another one where that would be a pity; where no line goes on, from a tile. */
export function suggest(game: AyaGame, state: State, domino: string, use: UseName, tile: Entry): Hung {
  const { box } = game;
  const ends = freeEnds(box, state);
  const last = Object.keys(state.dominoes).at(-1);
  const lines = ends.filter(({ of }) => of === 'domino').sort((a, b) => Number(b.id === last) - Number(a.id === last));
  if (lines.length === 0) return begin(box, state, use, ends[0]);
  let pity: Hung | undefined;
  for (const end of lines)
    for (const way of onward(box, state, use, end, tile)) {
      const { illegal, warnings, held } = putOf(game, state, domino, way.wish);
      if (illegal || held.verdict !== 'safe') continue;
      if (warnings.length === 0) return way;
      pity ??= way;
    }
  if (pity) return pity;
  for (const end of ends.filter(({ of }) => of === 'port'))
    for (const way of onward(box, state, use, end, tile)) if (!putOf(game, state, domino, way.wish).illegal) return way;
  return onward(box, state, use, lines[0]!, tile)[0]!;
}

function onward(box: Box, state: State, use: UseName, end: End, { id, entry }: Entry): readonly Hung[] {
  if (use === 'tile') return turns.map((turn) => wishOf(layOn(box, id, entry, end, turn)));
  const slot = use === 'plain' && slotAhead(box, state, end.pose);
  if (slot) return [{ wish: { pose: slot, use, tile: null }, end: null }];
  const pose = onBy(end.pose, bendOf(box, state, end.pose), use === 'plain' ? pitch : bufferPitch);
  return [{ wish: { pose, use, tile: null }, end }];
}

/** The first domino stands before the spring. */
function begin(box: Box, state: State, use: UseName, end: End | undefined): Hung {
  const [slot] = state.tiles[box.startTile] ? freeSlots(box, state, box.startTile) : [];
  const pose = slot ?? (end ? onBy(end.pose, 0, pitch) : { x: 0, z: 0, a: 0 });
  return { wish: { pose, use, tile: null }, end: slot ? null : (end ?? null) };
}
