/** Reed bundling: the boat sails, islands are built on the way. AYR-REED. */
import type { Seat } from '#engine/game.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import { builds, costOf, stillNeeded } from './lake.ts';
import { active } from './sides.ts';
import { refusal, type StepRules } from './step.ts';
import { none, type State } from './state.ts';
import { gain } from './viracocha.ts';

/** AYR-RES-46: enough power for the space, and to end somewhere from there. */
const mayEnter = (board: Board, state: State, node: number): boolean =>
  !board.nodes[node]!.start && costOf(board, state, node) + stillNeeded(board, state, state.seat, node) <= state.power;

/** AYR-RES-45: with no island left the activity is over. */
export const mayGoOn = (board: Board, state: State): boolean =>
  active(state).islands.length < board.reed.suns.length - 1 &&
  board.nodes[active(state).boat]!.near.some((node) => mayEnter(board, state, node));

/** Areas that touch a space and still hold a viracocha (AYR-REED-05, AYR-RES-44). */
const areasAt = (board: Board, state: State, node: number): number[] =>
  board.nodes[node]!.areas.filter((area) => state.lake[area]! > 0);

function takeFrom(board: Board, state: State, area: number, tell?: Tell): void {
  state.lake = state.lake.with(area, state.lake[area]! - 1);
  state.island = none;
  tell?.({ type: 'lakeTaken', seat: state.seat, area: board.areas[area]!.id });
  gain(board, state, state.seat, 'lake', 'activity', tell);
}

function buildIsland(board: Board, state: State, seat: Seat, node: number, tell?: Tell): void {
  const player = active(state);
  player.islands = [...player.islands, node];
  const { length: number } = player.islands;
  state.islands = state.islands.with(node, state.islands[node]! | (1 << seat));
  tell?.({ type: 'island', seat, node: board.nodes[node]!.id, number });
  if (!board.reed.icons.includes(number)) return;
  const areas = areasAt(board, state, node);
  if (areas.length === 1) takeFrom(board, state, areas[0]!, tell);
  else if (areas.length > 1) {
    state.island = node;
    state.step = 'lakeArea';
  } else tell?.({ type: 'lakeEmpty', seat, node: board.nodes[node]!.id });
}

export const reed: StepRules<'sail'> = {
  accepts: ['sail'],
  list: (board, state) =>
    board.nodes[active(state).boat]!.near.filter((node) => mayEnter(board, state, node)).map((node) => ({
      type: 'sail',
      to: board.nodes[node]!.id
    })),
  refuse: (board, state, { to }) => {
    const node = board.nodes.findIndex(({ id }) => id === to);
    if (node < 0 || !board.nodes[active(state).boat]!.near.includes(node)) return refusal('AYR-REED-01', { to });
    if (board.nodes[node]!.start) return refusal('AYR-RES-42', { to });
    const cost = costOf(board, state, node);
    if (cost > state.power) return refusal('AYR-REED-01', { to, cost, power: state.power });
    const more = stillNeeded(board, state, state.seat, node);
    return cost + more > state.power ? refusal('AYR-RES-46', { to }) : undefined;
  },
  play: (board, state, { to }, tell) => {
    const node = board.nodes.findIndex(({ id }) => id === to);
    const player = active(state);
    const cost = costOf(board, state, node);
    const from = board.nodes[player.boat]!.id;
    state.power -= cost;
    state.units += 1;
    player.boat = node;
    tell?.({ type: 'sailed', seat: state.seat, from, to, cost });
    state.step = 'activity';
    if (builds(board, state, state.seat, node)) buildIsland(board, state, state.seat, node, tell);
  }
};

export const lakeArea: StepRules<'lakeArea'> = {
  accepts: ['lakeArea'],
  list: (board, state) =>
    areasAt(board, state, state.island).map((area) => ({ type: 'lakeArea', area: board.areas[area]!.id })),
  refuse: (board, state, move) => {
    const area = board.areas.findIndex(({ id }) => id === move.area);
    if (area < 0 || !board.areas[area]!.near.includes(state.island)) return refusal('AYR-REED-05', { area: move.area });
    return state.lake[area] === 0 ? refusal('AYR-RES-44', { area: move.area }) : undefined;
  },
  play: (board, state, move, tell) =>
    takeFrom(
      board,
      state,
      board.areas.findIndex(({ id }) => id === move.area),
      tell
    )
};
