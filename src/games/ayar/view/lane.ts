/**
 * How a path of 36 places fits on a phone: built places fold to pleats, what lies far ahead to hairlines; free places
 * behind the traveller and those just before it keep their size. On a wide table nothing folds.
 */
import { box, cut, line, place, type Cut } from '#ui/brand/paper.ts';
import { hem, wallFills } from './art/draw/ayar.ts';
import { craftSign, house, seatFills } from './art/draw/signs.ts';
import { faceOf, none, type Board, type State } from './facts.ts';

type Niche = { readonly id: string; readonly gap: number; readonly x: number; readonly w: number };
export type Lane = {
  readonly niches: readonly Niche[];
  /** Where somebody on a space stands. */
  readonly at: (space: number) => number;
};

const near = 3;
/** Widths of niches; of a built one behind as a house, where there is room, and as a pleat. */
const size = { house: 15, pleat: 5, full: 17, hair: 2.2, least: 12 } as const;
type Kind = 'large' | 'full' | 'pleat' | 'hair';

/** `large`: how wide the niches round the traveller are, if the others leave the room. */
export function layLane(
  board: Board,
  state: State,
  ayar: number,
  { width, large, upTo, folds }: { width: number; large: number; upTo: number; folds: boolean }
): Lane {
  const { slots } = board.paths[ayar]!;
  const here = state.spaces[ayar]!;
  const kind = ({ index, gap }: (typeof slots)[number]): Kind => {
    if (!folds) return 'full';
    if (gap > upTo + near) return 'hair';
    if (gap > here - near) return 'large';
    return state.built[index] === none ? 'full' : 'pleat';
  };
  const kinds = slots.map(kind);
  const many = (of: Kind): number => kinds.filter((one) => one === of).length;
  /** What is left for these niches after hairlines, with all others as wide as they should be. */
  const left = (pleat: number, full: number): number =>
    width - many('pleat') * pleat - many('full') * full - many('hair') * size.hair;
  const pleat = left(size.house, size.full) >= many('large') * Math.min(large, size.full) ? size.house : size.pleat;
  const close = Math.max(size.least, Math.min(large, left(pleat, size.full) / Math.max(1, many('large'))));
  const others = (left(pleat, 0) - many('large') * close) / Math.max(1, many('full'));
  const full = folds ? Math.min(size.full, others) : width / slots.length;
  const fixed = many('pleat') * pleat + many('large') * close;
  const rest = width - fixed - many('full') * full;
  const hair = many('hair') > 0 ? rest / many('hair') : 0;
  const widths = { pleat, large: close, full, hair };
  let x = 0;
  const niches = slots.map(({ id, gap }, i): Niche => {
    const w = widths[kinds[i]!];
    x += w;
    return { id, gap, x: x - w, w };
  });
  return {
    niches,
    at: (space) => {
      const last = niches.findLast(({ gap }) => gap <= space);
      return last ? last.x + last.w : 0;
    }
  };
}

/** Tops of pleats: round, pointed, flat, waved, as the marks of the seats. */
const pleat = (seat: number, x: number, w: number, h: number): Cut => {
  const r = w / 2;
  const top = [`a${r} ${r} 0 0 1 ${w} 0`, `l${r} -4l${r} 4`, `v-3h${w}v3`, `q${r / 2} -4 ${r} -1t${r} 1`][seat]!;
  return cut(`M${x} ${h}V5${top}V${h}z`, seatFills[seat] ?? seatFills[0]);
};

/** The wall of a path with its niches, `width`×`height`. */
export function laneCuts(board: Board, state: State, ayar: number, lane: Lane, width: number, height: number): Cut[] {
  const foot = height - 5;
  const cuts: Cut[] = [cut(box(0, 1, width, foot), wallFills[ayar]!), ...hem(ayar, width, foot)];
  board.paths[ayar]!.slots.forEach(({ index, craft, gap }, i) => {
    const { x, w } = lane.niches[i]!;
    const seat = state.built[index]!;
    const ahead = gap > state.spaces[ayar]!;
    if (seat !== none && w < 14) cuts.push(pleat(seat, x + 0.3, w - 0.6, foot - 1));
    else if (w < 8) cuts.push(line(`M${x + w / 2} 4V${foot - 2}`, '#7d5c2a', 0.9, { opacity: 0.55 }));
    else {
      const side = Math.min(w - 1.6, foot - 2.5);
      const left = x + (w - side) / 2;
      const top = 2 + (foot - 2.5 - side) / 2;
      if (seat === none) {
        cuts.push(
          cut(box(x + 0.8, 2, w - 1.6, foot - 2.5, 1.5), '#fbf3df', ahead ? { opacity: 0.55 } : {}),
          ...place(craftSign(craft), left + 1, top + 1, (side - 2) / 24).map((one) =>
            ahead ? { ...one, opacity: 0.55 } : one
          )
        );
      } else cuts.push(...place(house(seat), left, top, side / 24));
    }
  });
  return cuts;
}

export type Banner = {
  readonly slot: number;
  readonly space: number;
  readonly craft: number;
  readonly needs: string;
  x: number;
};

/**
 * Festivals still ahead of an Ayar, all beyond `from`; banners that would overlap stand side by side, the nearest ones where not all
 * find room.
 */
export function banners(
  board: Board,
  state: State,
  ayar: number,
  lane: Lane,
  { width, wide, from }: { width: number; wide: number; from: number }
): Banner[] {
  const room = Math.max(1, Math.floor((width + wide / 2 - from) / wide));
  const ahead = board.paths[ayar]!.raymi.filter(
    ({ space, index }) => space > state.spaces[ayar]! && state.tiles[index] !== none
  );
  const found = ahead.slice(0, room).map((slot) => {
    const { craft, needs } = board.tiles[state.tiles[slot.index]!]!;
    const face = faceOf(board, state, slot);
    // The other face counts only for somebody who may still pass it: AYR-RAYMI-04, AYR-RAYMI-05.
    const others = slot.links.filter(
      (other) => other !== ayar && state.spaces[other]! < slot.space && state.retired[other] === 0
    );
    const first = Math.min(face, needs.length - 1);
    return {
      slot: slot.index,
      space: slot.space,
      craft,
      needs: needs.slice(first, first + 1 + others.length).join('/'),
      x: lane.at(slot.space)
    };
  });
  // None stands behind the traveller.
  let left = from;
  for (const banner of found) {
    banner.x = Math.max(banner.x, left + wide / 2);
    left = banner.x + wide / 2;
  }
  let right = width + wide / 2;
  for (const banner of found.toReversed()) {
    banner.x = Math.min(banner.x, right - wide);
    right = banner.x;
  }
  return found;
}

/** Festivals that wait on two paths: the lanes whose banners belong together. */
export function pairs(lanes: readonly { readonly ayar: number; readonly flags: readonly Banner[] }[]): {
  readonly slot: number;
  readonly ends: readonly { readonly ayar: number; readonly x: number }[];
}[] {
  const all = lanes.flatMap(({ ayar, flags }) => flags.map(({ slot, x }) => ({ slot, ayar, x })));
  return [...new Set(all.map(({ slot }) => slot))]
    .map((slot) => ({ slot, ends: all.filter((one) => one.slot === slot) }))
    .filter(({ ends }) => ends.length === 2);
}
