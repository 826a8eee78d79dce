/** What moves would bring, found by playing them on a copy and listening to what the rules tell. */
import type { GameEvent } from '#engine/game.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import {
  ayarNames,
  bit,
  devotion,
  faceOf,
  lastAyar,
  lineNames,
  living,
  none,
  powerAt,
  powerBonus,
  sidesOf,
  tambosIn,
  type Slot,
  type State
} from './facts.ts';

export type Preview = {
  readonly moves: readonly Move[];
  readonly before: State;
  /** The position afterwards. */
  readonly after: State;
  readonly events: readonly GameEvent[];
};

export function previewOf(game: AyarGame, before: State, moves: readonly Move[]): Preview {
  const after = game.clone(before);
  const events: GameEvent[] = [];
  for (const move of moves) game.play(after, move, (event) => events.push(event));
  return { moves, before, after, events };
}

/** A festival that an Ayar on its way would wake. */
export type Festival = {
  readonly slot: number;
  readonly craft: number;
  /** Suns that a llama asks for. */
  readonly needs: number;
  /** What each side would gain as things stand: its own work of this turn comes on top. */
  readonly gains: readonly { readonly seat: number; readonly suns: number; readonly llama: boolean }[];
};

/** What a step would mean, before anything is committed. */
export type StepFacts = {
  readonly marker: number;
  readonly line: number;
  /** Undefined while gold has not named anybody. */
  readonly walk: { readonly ayar: number; readonly from: number; readonly to: number } | undefined;
  readonly power: number;
  /** Power by craft, with its bonus. */
  readonly powers: readonly number[];
  /** Free places that come within reach, and all on which a craft could be performed. */
  readonly opens: readonly Slot[];
  readonly builds: readonly string[];
  readonly festivals: readonly Festival[];
  readonly fertile: boolean;
  /** The line would lose its last tambo. */
  readonly emptied: boolean;
  readonly last: number;
};

/** Festivals that `ayar` would wake between two spaces. */
export function festivals(game: AyarGame, state: State, ayar: number, from: number, to: number): Festival[] {
  const { board } = game;
  return board.paths[ayar]!.raymi.filter(({ space }) => from < space && space <= to).map((slot) => {
    const { craft, needs } = board.tiles[state.tiles[slot.index]!]!;
    const llamaAt = needs[faceOf(board, state, slot)] ?? 0;
    const gains = Array.from({ length: sidesOf(state) }, (_, seat) => {
      const gained = devotion(board, state, seat, craft);
      return { seat, suns: gained, llama: gained >= llamaAt };
    });
    return { slot: slot.index, craft, needs: llamaAt, gains };
  });
}

/** Reads a previewed step, or a step with gold and the Ayar it named. */
export function stepFacts(game: AyarGame, { before, after, events }: Preview): StepFacts | undefined {
  const laid = events.find(({ type }) => type === 'laid');
  const moved = events.find(({ type }) => type === 'moved');
  if (!laid && !moved) return undefined;
  const { board } = game;
  const player = before.players[before.seat]!;
  const { marker, line } = after;
  const power = powerAt(player, line);
  const ayar = moved ? ayarNames.indexOf(moved.ayar as (typeof ayarNames)[number]) : none;
  const from = moved ? before.spaces[ayar]! : 0;
  const to = moved ? after.spaces[ayar]! : 0;
  const opens = moved
    ? board.paths[ayar]!.slots.filter(({ gap, index }) => from < gap && gap <= to && after.built[index] === none)
    : [];
  return {
    marker,
    line,
    walk: moved && { ayar, from, to },
    power,
    powers: [0, 1, 2, 3].map((craft) => power + powerBonus(board, player, craft)),
    opens,
    builds: game.moves(after).flatMap((move) => (move.type === 'build' ? [move.slot] : [])),
    festivals: moved ? festivals(game, before, ayar, from, to) : [],
    fertile: moved !== undefined && from < board.fertile.space && to >= board.fertile.space,
    emptied: tambosIn(player.tambos, line) === 1,
    last: living(after).length > 0 ? lastAyar(after) : none
  };
}

/** Lines and quarters that a cell would finish. */
export function finishes(game: AyarGame, state: State, cell: number): { lines: string[]; quarter: boolean } {
  const { board } = game;
  const rest = state.players[state.seat]!.tambos & ~(1 << cell);
  return {
    lines: lineNames.filter((_, line) => bit(board.lineCells[line]!, cell) && (rest & board.lineCells[line]!) === 0),
    quarter: board.quadrants.some((cells) => bit(cells, cell) && (rest & cells) === 0)
  };
}

export type Route = { readonly moves: readonly Move[]; readonly cost: number };

/**
 * Every space the boat can reach, with the cheapest way there, shortest among equals (Dijkstra over whole positions). A
 * way ends where an island brings a viracocha, since that is decided before the boat goes on.
 */
export function routes(game: AyarGame, start: State): ReadonlyMap<string, Route> {
  const found = new Map<string, Route>();
  const here = game.board.nodes[start.players[start.seat]!.boat]!.id;
  const open: { state: State; route: Route }[] = [{ state: start, route: { moves: [], cost: 0 } }];
  while (open.length > 0) {
    open.sort((a, b) => a.route.cost - b.route.cost || a.route.moves.length - b.route.moves.length);
    const { state, route } = open.shift()!;
    const last = route.moves.at(-1);
    if (last?.type === 'sail') {
      if (found.has(last.to)) continue;
      found.set(last.to, route);
    }
    if (state.step !== 'reed' || state.seat !== start.seat) continue;
    for (const move of game.moves(state)) {
      if (move.type !== 'sail' || found.has(move.to) || move.to === here) continue;
      const next = game.clone(state);
      let cost = route.cost;
      game.play(next, move, (event) => {
        if (event.type === 'sailed') cost += Number(event.cost);
      });
      open.push({ state: next, route: { moves: [...route.moves, move], cost } });
    }
  }
  return found;
}
