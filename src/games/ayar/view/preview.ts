/** What moves would bring, found by playing them on a copy and listening to what the rules tell. */
import type { LineName } from '../editions/schema.ts';
import { build, tambo } from '../rules/build.ts';
import { triggers } from '../rules/checks.ts';
import type { Event } from '../rules/events.ts';
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
  type PlayerSide,
  type Slot,
  type State
} from './facts.ts';

export type Preview = {
  readonly moves: readonly Move[];
  readonly before: State;
  /** The position afterwards. */
  readonly after: State;
  readonly events: readonly Event[];
};

export function previewOf(game: AyarGame, before: State, moves: readonly Move[]): Preview {
  const after = game.clone(before);
  const events: Event[] = [];
  for (const move of moves) game.play(after, move, (event) => events.push(event));
  return { moves, before, after, events };
}

/** A festival that an Ayar on its way would wake. */
export type Festival = {
  readonly slot: number;
  readonly space: number;
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
  /** The line would lose its last tambo; and a quarter its last one with it. */
  readonly emptied: boolean;
  readonly quarter: boolean;
  readonly last: number;
};

/** Festivals that `ayar` would wake between two spaces. */
function festivals(game: AyarGame, state: State, ayar: number, from: number, to: number): Festival[] {
  const { board } = game;
  return board.paths[ayar]!.raymi.filter(({ space }) => from < space && space <= to).map((slot) => {
    const { craft, needs } = board.tiles[state.tiles[slot.index]!]!;
    const llamaAt = needs[faceOf(board, state, slot)] ?? 0;
    const gains = Array.from({ length: sidesOf(state) }, (_, seat) => {
      const gained = devotion(board, state, seat, craft);
      return { seat, suns: gained, llama: gained >= llamaAt };
    });
    return { slot: slot.index, space: slot.space, craft, needs: llamaAt, gains };
  });
}

/** Reads a previewed step, or a step with gold and the Ayar it named. */
export function stepFacts(game: AyarGame, { before, after, events }: Preview): StepFacts | undefined {
  const laid = events.find((event) => event.type === 'laid');
  const moved = events.find((event) => event.type === 'moved');
  if (!laid && !moved) return undefined;
  const { board } = game;
  const player = before.players[before.seat]!;
  const { marker, line } = after;
  const power = powerAt(player, line);
  const ayar = moved ? ayarNames.indexOf(moved.ayar) : none;
  const from = moved ? before.spaces[ayar]! : 0;
  const to = moved ? after.spaces[ayar]! : 0;
  const inLine = Array.from({ length: 16 }, (_, cell) => cell).filter((cell) =>
    bit(player.tambos & board.lineCells[line]!, cell)
  );
  /** The one tambo that could leave the line. */
  const leaving = inLine.length === 1 ? inLine[0]! : none;
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
    quarter: leaving !== none && player.temples > 0 && finishes(game, player, leaving).quarter,
    last: living(after).length > 0 ? lastAyar(after) : none
  };
}

/**
 * What the turn has brought about once a tambo is gone: bonuses of lines, festivals, fertile ground, a temple. It is
 * settled after the work, so the position is the one after the tambo, with these still to come: also where there is nothing to
 * perform, and the rules settle them with the same move (AYR-RES-03).
 */
export function toSettle(game: AyarGame, { before, moves }: Preview): State | undefined {
  if (before.phase !== 'day' || !moves.some(({ type }) => type === 'tambo')) return undefined;
  const end = game.clone(before);
  for (const move of moves) {
    if (move.type === 'build') build.play(game.board, end, move);
    if (move.type === 'tambo') tambo.play(game.board, end, move);
  }
  triggers(game.board, end);
  if (end.players[end.seat]!.temples === 0) end.triggers = end.triggers.filter((trigger) => trigger !== 'temple');
  return end;
}

/** What confirming would end: the turn is over then, and somebody else is next. */
export const endsTurn = ({ before, after }: Pick<Preview, 'before' | 'after'>): boolean =>
  before.phase !== 'night' && before.phase !== 'end' && before.asked === before.seat && after.taken !== before.taken;

/** The same where something is drawn first, a pot for the market or a textile: whatever comes, it ends the turn or does not. */
export function leadsOut(game: AyarGame, { before, after }: Pick<Preview, 'before' | 'after'>): boolean {
  const next = game.clone(after);
  while (game.turn(next) === 'chance' && !endsTurn({ before, after: next }))
    game.play(next, game.chances(next)[0]!.move);
  return endsTurn({ before, after: next });
}

/** Lines and quarters of a player’s grid that a cell would finish. */
export function finishes(
  { board }: AyarGame,
  player: PlayerSide,
  cell: number
): { lines: LineName[]; quarter: boolean } {
  const rest = player.tambos & ~(1 << cell);
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
        if (event.type === 'sailed') cost += event.cost;
      });
      open.push({ state: next, route: { moves: [...route.moves, move], cost } });
    }
  }
  return found;
}
