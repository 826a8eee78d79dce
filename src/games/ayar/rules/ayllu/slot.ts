/** Where the Ayllu builds, and why. AYR-SOLO-14 to 21. */
import { isBehind } from '../access.ts';
import { bit, type Board, type Slot } from '../board.ts';
import { levelOf } from '../sides.ts';
import { activityNames, none, type Craft, type State } from '../state.ts';
import { aylluRoom } from '../worth.ts';

/**
 * A slot, the rule that chose it, and what there was to choose from: candidates by activity, Raymi tiles looked at in
 * vain on the way, and the tile that decided, if one did.
 */
export type Choice = {
  readonly slot: Slot;
  readonly rule: string;
  readonly candidates: Readonly<Record<string, number>>;
  readonly skipped: readonly string[];
  readonly tile: string | null;
};

const tally = (slots: readonly Slot[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { craft } of slots) counts[activityNames[craft]!] = (counts[activityNames[craft]!] ?? 0) + 1;
  return counts;
};
const furthest = (slots: readonly Slot[]): Slot => slots.reduce((a, b) => (b.order > a.order ? b : a));

/** AYR-SOLO-14, AYR-RES-60: a first slot whose activity lies on a tile nearest to Tiwanaku, topmost row first. */
export function startingSlot(board: Board, state: State): Choice | undefined {
  const free = board.paths.map(({ slots }) => slots[0]!).filter(({ index }) => state.built[index] === none);
  const nearest = Math.min(...board.raymi.map(({ space }) => space));
  const shown = board.raymi
    .filter(({ space }) => space === nearest)
    .map(({ index }) => board.tiles[state.tiles[index]!]!);
  const matching = free.filter(({ craft }) => shown.some((tile) => tile.craft === craft));
  const from = matching.length > 0 ? matching : free;
  if (from.length === 0) return undefined;
  const slot = from.reduce((a, b) => (state.rows.indexOf(b.ayar) < state.rows.indexOf(a.ayar) ? b : a));
  return {
    slot,
    rule: matching.length > 0 ? 'AYR-SOLO-14' : 'AYR-RES-60',
    candidates: tally(from),
    skipped: [],
    tile: shown.find(({ craft }) => craft === slot.craft)?.id ?? null
  };
}

/** The slot for a tambo behind the Ayar just moved; undefined if there is none (AYR-RES-62). */
export function chooseSlot(board: Board, state: State): Choice | undefined {
  const ayllu = state.ayllu!;
  const path = board.paths[state.ayar]!;
  const open = path.slots.filter(
    ({ index, gap, craft }) =>
      isBehind(gap, state.spaces[state.ayar]!) && state.built[index] === none && aylluRoom(board, state, craft) > 0
  );
  if (open.length === 0) return undefined;
  const has = (craft: Craft): boolean => open.some((slot) => slot.craft === craft);
  const choice = (craft: Craft, rule: string, skipped: readonly string[], tile: string | null): Choice => ({
    slot: furthest(open.filter((slot) => slot.craft === craft)),
    rule,
    candidates: tally(open),
    skipped,
    tile
  });

  // AYR-SOLO-16, AYR-SOLO-17, AYR-RES-63: a tile passed in this very move still counts.
  const skipped: string[] = [];
  for (const { space, index } of path.raymi) {
    if (space <= state.from) continue;
    const { craft, id } = board.tiles[state.tiles[index]!]!;
    if (has(craft)) return choice(craft, skipped.length > 0 ? 'AYR-SOLO-17' : 'AYR-SOLO-16', skipped, id);
    skipped.push(id);
  }
  const { order } = levelOf(board, state);
  const unscored = order.find((craft) => has(craft) && !bit(ayllu.inti, craft));
  if (unscored !== undefined) return choice(unscored, 'AYR-SOLO-18', skipped, null);
  const unmarked = order.find((craft) => has(craft) && ayllu.moonSlots[craft] === none);
  if (unmarked !== undefined) return choice(unmarked, 'AYR-SOLO-19', skipped, null);
  return choice(furthest(open).craft, 'AYR-SOLO-20', skipped, null);
}
