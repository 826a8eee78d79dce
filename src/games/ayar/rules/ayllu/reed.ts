/** The Ayllu's boat on its own track, and its islands on the lake. AYR-SOLO-25 to 27, AYR-RES-68, 69, 79, 80, 81. */
import { bit, type Board } from '../board.ts';
import type { Tell } from '../events.ts';
import { giveLlamas, levelOf } from '../sides.ts';
import type { State } from '../state.ts';

/** AYR-SOLO-25: advances `n` spaces; every section newly entered sends an island to the lake. */
export function sail(board: Board, state: State, n: number, tell?: Tell): void {
  const ayllu = state.ayllu!;
  const { track } = levelOf(board, state).reed;
  const from = ayllu.boat;
  const to = Math.min(track.length, from + n);
  ayllu.boat = to;
  tell?.({ type: 'aylluSailed', from, to });
  const crossed = track.slice(from, to);
  // Sections are numbered from 1, and their islands leave in order: those already gone name the sections entered before.
  for (const section of new Set(crossed.map((space) => space.section))) {
    if (section <= ayllu.gone) continue;
    const value = Math.max(...crossed.filter((space) => space.section === section).map(({ moons }) => moons));
    ayllu.gone += 1;
    place(board, state, value, tell);
  }
}

function place(board: Board, state: State, value: number, tell?: Tell): void {
  const ayllu = state.ayllu!;
  const seat = state.players.length;
  const number = ayllu.gone;
  const node = lakeSlot(board, state, value);
  if (node === undefined) {
    tell?.({ type: 'aylluIsland', number, value, node: null });
    return;
  }
  state.islands = state.islands.with(node, state.islands[node]! | (1 << seat));
  ayllu.islands = [...ayllu.islands, node];
  tell?.({ type: 'aylluIsland', number, value, node: board.nodes[node]!.id });
  if (!levelOf(board, state).reed.icons.includes(number)) return;
  const area = poorestArea(board, state, node);
  if (area === undefined) return;
  state.lake = state.lake.with(area, state.lake[area]! - 1);
  tell?.({ type: 'lakeTaken', seat, area: board.areas[area]!.id });
  giveLlamas(state, seat, 1, 'lake', tell);
}

/** The first slot of this value that is allowed, else the next higher exclusive one that is empty, else the next lower. */
export function lakeSlot(board: Board, state: State, value: number): number | undefined {
  const seat = state.players.length;
  const slots = board.nodes.filter(({ island }) => island);
  const exact = slots.find(
    ({ index, moons, exclusive }) =>
      moons === value && !bit(state.islands[index]!, seat) && (!exclusive || state.islands[index] === 0)
  );
  if (exact) return exact.index;
  const empty = slots.filter(({ index, exclusive }) => exclusive && state.islands[index] === 0);
  const higher = empty.filter(({ moons }) => moons > value).sort((a, b) => a.moons - b.moons);
  const lower = empty.filter(({ moons }) => moons < value).sort((a, b) => b.moons - a.moons);
  return [...higher, ...lower][0]?.index;
}

/** AYR-SOLO-27, AYR-RES-69: of the areas that hold a viracocha, the one whose best other neighbour is lowest. */
function poorestArea(board: Board, state: State, node: number): number | undefined {
  const best = (area: number): number =>
    Math.max(0, ...board.areas[area]!.near.filter((other) => other !== node).map((other) => board.nodes[other]!.moons));
  return board.nodes[node]!.areas.filter((area) => state.lake[area]! > 0).sort((a, b) => best(a) - best(b))[0];
}
