/**
 * Positions for lessons: a real set-up and two seats, some turns later. As many tambos have left a grid, and stand on the
 * paths, as turns were taken; every piece that a side has comes out of its supply.
 */
import type { Activity, AyarName, LineName } from '../editions/schema.ts';
import { isBehind } from '../rules/access.ts';
import { size, type Board } from '../rules/board.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { living } from '../rules/sides.ts';
import { activityNames, ayarNames, lineNames, markerNames, none, type PlayerSide, type State } from '../rules/state.ts';
import { templeOf } from '../rules/temple.ts';
import { layCloth } from '../rules/weaving.ts';

type Marker = AyarName | 'gold';
const craftOf = (name: Activity): number => activityNames.indexOf(name);

/** What a side has beside what everybody begins with. */
export type Part = {
  /** Cells whose tambo has left; without it, some. */
  readonly gone?: readonly number[];
  /** Where its markers are; in this order those of today were laid. */
  readonly at?: Readonly<Partial<Record<Marker, LineName>>>;
  /** Kinds of pots. */
  readonly pots?: readonly string[];
  readonly cloths?: readonly (readonly [id: string, cell: number, facing: number])[];
  /** Maize gone from each box, and how many of them were planted today. */
  readonly maize?: readonly number[];
  readonly planted?: number;
  /** Lake spaces; the boat lies at the last. */
  readonly islands?: readonly string[];
  readonly viracocha?: Readonly<Record<string, number>>;
  readonly llamas?: number;
  /** The dial at each dawn, and now. */
  readonly dawns?: readonly number[];
  readonly dial?: number;
  /** Moon points of temples and of markers. */
  readonly moon?: readonly [temples: number, markers: number];
  readonly temples?: readonly (readonly [ayar: AyarName, craft: Activity])[];
  /** Temples that were paid. */
  readonly paid?: readonly Activity[];
  readonly inti?: readonly Activity[];
  readonly moonSlots?: Readonly<Partial<Record<Activity, AyarName>>>;
};

export type Plan = {
  readonly round: number;
  /** Turns taken today, by both together. */
  readonly taken: number;
  /** Who began the match. */
  readonly first?: number;
  /** Where the Ayar stand, and the rounds in which they retired. */
  readonly spaces: readonly number[];
  readonly retired?: readonly number[];
  /** Places that are free; the others fill from the lake on. */
  readonly free?: readonly string[];
  readonly market?: readonly string[];
  readonly mine?: Part;
  readonly theirs?: Part;
};

const opening = (market: readonly string[]): Move[] => [
  ...(['purple', 'grey', 'brown'] as const).map((ayar): Move => ({ type: 'row', ayar })),
  ...['RT-A-terrace', 'RT-B-reed', 'RT-C-weaving', 'RT-D-terrace'].map((tile): Move => ({ type: 'tile', tile })),
  ...market.map((pot): Move => ({ type: 'pot', pot })),
  ...['T1a1', 'T2a1', 'T3a1', 'T4a1'].map((textile): Move => ({ type: 'textile', textile }))
];
const wares = ['blue', 'green', 'yellow', 'pink'];
/** Cells that a side empties where nothing is said, none of them a line or a quarter before the twelfth. */
const habit = [0, 5, 10, 15, 3, 6, 9, 12, 1, 14, 7, 2, 11, 4, 8, 13];
const lines: readonly LineName[] = ['C1', 'R3', 'C4', 'C2', 'R1'];

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

export function arrange(game: AyarGame, plan: Plan): State {
  const { board } = game;
  const { round, taken, first = 0 } = plan;
  const state = game.setup(2, { first, level: 0 });
  for (const move of opening(wares)) game.play(state, move);
  state.first = (first + round - 1) % 2;
  state.seat = state.asked = (state.first + taken) % 2;
  Object.assign(state, { phase: 'day', step: 'step', round, taken });
  state.spaces = plan.spaces;
  state.retired = plan.retired ?? state.retired;
  for (const seat of [0, 1]) {
    const today = Math.ceil((taken - (seat === state.first ? 0 : 1)) / 2);
    const turns = 1 + sum(board.edition.turns.perRound.slice(0, round - 1)) + today;
    furnish(board, state, seat, (seat === 0 ? plan.mine : plan.theirs) ?? {}, turns, today);
  }
  settle(board, state, plan.free ?? []);
  if (plan.market) trade(board, state, plan.market);
  return state;
}

function furnish(board: Board, state: State, seat: number, part: Part, turns: number, today: number): void {
  const player = state.players[seat]!;
  const gone = part.gone ?? habit.slice(0, turns);
  if (gone.length !== turns) throw new Error(`${turns} tambos have left the grid of seat ${seat}`);
  for (const cell of gone) player.tambos &= ~(1 << cell);
  place(state, player, part, today);

  for (const id of part.pots ?? []) player.pots = [...player.pots, draw(board, state, id)];
  for (const [id, cell, facing] of part.cloths ?? []) {
    const { index, stack, place: at } = board.textiles.find((one) => one.id === id)!;
    state.under = state.under.with(stack, state.under[stack]! & ~(1 << at));
    layCloth(board, player, { textile: index, cell, facing });
  }
  player.maize = part.maize ?? player.maize;
  state.terrace = [...state.terrace, ...Array.from({ length: part.planted ?? 0 }, () => seat)];
  for (const [n, id] of (part.islands ?? []).entries()) {
    const at = board.nodes.findIndex((node) => node.id === id);
    player.islands = [...player.islands, at];
    player.boat = at;
    state.islands = state.islands.with(at, state.islands[at]! | (1 << seat));
    const area = board.nodes[at]!.areas.find((one) => state.lake[one]! > 0);
    if (board.reed.icons.includes(n + 1) && area !== undefined)
      state.lake = state.lake.with(area, state.lake[area]! - 1);
  }
  player.viracocha = board.viracocha.map(({ id }) => part.viracocha?.[id] ?? 0);
  player.llamas = part.llamas ?? 0;
  player.sun = player.sun.map((_, dawn) => part.dawns?.[dawn] ?? 0);
  player.dial = part.dial ?? part.dawns?.at(-1) ?? 0;
  player.moon = [0, ...(part.moon ?? [0, 0]), 0];
  for (const [ayar, craft] of part.temples ?? []) {
    const row = ayarNames.indexOf(ayar);
    state.placed = state.placed.with(row, [...state.placed[row]!, templeOf(seat, craftOf(craft))]);
    player.temples &= ~(1 << craftOf(craft));
  }
  for (const craft of part.paid ?? []) player.temples &= ~(1 << craftOf(craft));
  for (const craft of part.inti ?? []) player.inti |= 1 << craftOf(craft);
  player.moonSlots = activityNames.map((name) => {
    const marker = part.moonSlots?.[name];
    return marker ? ayarNames.indexOf(marker) : none;
  });
}

/** On the first day only markers of today lie at lines; later all stand there that have not retired. */
function place(state: State, player: PlayerSide, { at }: Part, today: number): void {
  const left = [...living(state), markerNames.indexOf('gold')];
  const used = at ? Object.keys(at).map((name) => (markerNames as readonly string[]).indexOf(name)) : left;
  const where = at ? Object.values(at) : lines;
  for (const [n, marker] of used.slice(0, state.round === 1 ? today : undefined).entries()) {
    player.at = player.at.with(marker, lineNames.indexOf(where[n]!));
    if (n < today) player.laid |= 1 << marker;
  }
}

function draw(board: Board, state: State, id: string): number {
  const kind = board.pots.findIndex((pot) => pot.id === id);
  state.unknown = state.unknown.with(kind, state.unknown[kind]! - 1);
  state.stack -= 1;
  return kind;
}

/** Other pots lie in the market; those that lay there are in the stack again. */
function trade(board: Board, state: State, market: readonly string[]): void {
  for (const kind of state.market) state.unknown = state.unknown.with(kind, state.unknown[kind]! + 1);
  state.stack += state.market.length;
  state.market = market.map((id) => draw(board, state, id));
}

/** Tambos that left a grid stand on the paths, behind the Ayar. */
function settle(board: Board, state: State, free: readonly string[]): void {
  const open = board.slots
    .filter(({ id, ayar, gap }) => isBehind(gap, state.spaces[ayar]!) && !free.includes(id))
    .sort((a, b) => a.order - b.order);
  const sent = state.players.map(({ tambos }) => 16 - size(tambos));
  const owners = habit.flatMap((_, n) => [0, 1].filter((seat) => n < sent[seat]!));
  if (owners.length > open.length) throw new Error(`${owners.length} tambos, ${open.length} places behind the Ayar`);
  for (const [n, seat] of owners.entries()) state.built = state.built.with(open[n]!.index, seat);
}

/** Plays moves on a position and returns it. */
export function playing(game: AyarGame, state: State, ...moves: Move[]): State {
  for (const move of moves) game.play(state, move);
  return state;
}
