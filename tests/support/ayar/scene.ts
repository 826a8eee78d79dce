/**
 * Positions of Ayar put together from names, played on in words, and asked what they offer. A move in words is its type
 * and its values in order: "step teal R2", "ayar grey", "build teal-07", "tambo 4", "takePot M1", "takeTextile 2",
 * "lay 3 1", "plant box2", "sail W4", "lakeArea L4", "endActivity", "placeViracocha llama", "resolve raymi-A1".
 */
import type { GameEvent, Seat } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import { game as standard, type AyarGame } from '#games/ayar/rules/index.ts';
import { playTold } from '../told.ts';
import { layCloth } from '#games/ayar/rules/weaving.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import {
  activityNames,
  ayarNames,
  lineNames,
  markerNames,
  none,
  type PlayerSide,
  type State
} from '#games/ayar/rules/state.ts';
import { devotion, moons, suns } from '#games/ayar/rules/worth.ts';

export { standard as game };
const { board } = standard;

type Names = Readonly<Record<string, number>>;
export type PlayerGiven = {
  /** Cells whose tambo has gone. */
  readonly gone?: readonly number[];
  /** Cells that still have one; all others have none. */
  readonly left?: readonly number[];
  /** Markers at their lines; those named in `laid` were laid this round. */
  readonly at?: Readonly<Record<string, string>>;
  readonly laid?: readonly string[];
  readonly pots?: string;
  /** Textile, upper or left cell, facing. */
  readonly cloths?: readonly (readonly [string, number, number])[];
  /** Cells covered by nothing in particular. */
  readonly covered?: readonly number[];
  readonly maize?: Names;
  readonly islands?: string;
  readonly boat?: string;
  readonly viracocha?: Names;
  readonly inti?: string;
  readonly moonSlots?: Readonly<Record<string, string>>;
  readonly temples?: string;
  readonly dial?: number;
  readonly llamas?: number;
  readonly sun?: number;
  readonly moon?: number;
};
export type Given = {
  readonly seats?: number;
  readonly level?: number;
  readonly first?: Seat;
  readonly seat?: Seat;
  readonly round?: number;
  readonly rows?: string;
  readonly tiles?: Readonly<Record<string, string>>;
  readonly market?: string;
  readonly tops?: string;
  readonly spaces?: Names;
  readonly retired?: string;
  /** Slots already built on; or those still free on each path named, all others being built on. */
  readonly built?: string;
  readonly free?: string;
  readonly placed?: Readonly<Record<string, readonly (readonly [Seat, string])[]>>;
  readonly terrace?: readonly Seat[];
  readonly lake?: Names;
  readonly players?: readonly PlayerGiven[];
};

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const indexIn = (list: readonly string[], name: string): number => {
  const index = list.indexOf(name);
  if (index < 0) throw new Error(`there is no ${name} in ${list.join(' ')}`);
  return index;
};
export const craft = (name: string): number => indexIn(activityNames, name);
const ayar = (name: string): number => indexIn(ayarNames, name);
const indexOf = (list: readonly { readonly id: string }[], id: string): number =>
  indexIn(
    list.map((one) => one.id),
    id
  );
export const node = (id: string): number => indexOf(board.nodes, id);
export const slot = (id: string): number => indexOf(board.slots, id);
const area = (id: string): number => indexOf(board.areas, id);
const potKind = (name: string): number => (name === 'wild' || name === '-' ? none : indexOf(board.pots, name));
const bitsOf = (list: readonly number[]): number => list.reduce((set, at) => set | (1 << at), 0);

/** The start of the first starting activity, everything laid out as given, otherwise as listed first. */
export function laidOut(given: Given = {}, game: AyarGame = standard): State {
  const { seats = 4, first = 0, level } = given;
  const options = game.parseOptions(seats, seats === 1 ? { level: level ?? 2 } : { first });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(seats, options);
  const rows = words(given.rows ?? 'teal grey brown purple');
  const market = words(given.market ?? 'green pink blue yellow');
  const tops = words(given.tops ?? 'T1a1 T2a1 T3a1 T4a1');
  while (game.turn(state) === 'chance') {
    const listed = game.chances(state).map(({ move }) => move);
    const wanted = listed.find((move) => {
      if (move.type === 'row') return move.ayar === rows[state.rows.indexOf(none)];
      if (move.type === 'tile') return move.tile === given.tiles?.[board.raymi[state.tiles.indexOf(none)]!.id];
      if (move.type === 'textile') return tops.includes(move.textile);
      return move.type === 'pot' && move.pot === market[state.market.indexOf(none)];
    });
    game.play(state, wanted ?? listed[0]!);
  }
  // Markets that the rules would not open with.
  if (given.market) setMarket(state, market);
  return state;
}

function setMarket(state: State, names: readonly string[]): void {
  const wanted = names.map(potKind);
  state.market.forEach((pot) =>
    pot === none ? 0 : (state.unknown = state.unknown.with(pot, state.unknown[pot]! + 1))
  );
  state.market = wanted;
  wanted.forEach((pot) => (pot === none ? 0 : (state.unknown = state.unknown.with(pot, state.unknown[pot]! - 1))));
}

/** The start of a day turn of `seat` (0). No Ayar has moved and nothing is built unless said so. */
export function turnOf(given: Given = {}, game: AyarGame = standard): State {
  const state = laidOut(given, game);
  const { seat = 0, round = 1, first = 0 } = given;
  const sides = state.players.length + (state.ayllu ? 1 : 0);
  Object.assign(state, {
    phase: 'day',
    round,
    seat,
    asked: seat,
    first,
    taken: (seat - first + sides) % sides,
    step: 'step'
  });
  apply(state, given);
  return state;
}

function apply(state: State, given: Given): void {
  for (const [name, space] of Object.entries(given.spaces ?? {})) state.spaces = state.spaces.with(ayar(name), space);
  words(given.retired ?? '').forEach((name, i) => (state.retired = state.retired.with(ayar(name), i + 1)));
  if (given.free !== undefined)
    state.built = state.built.map((_, at) => (words(given.free!).includes(board.slots[at]!.id) ? none : 0));
  for (const id of words(given.built ?? '')) state.built = state.built.with(slot(id), 0);
  for (const [name, list] of Object.entries(given.placed ?? {}))
    list.forEach(([seat, activity]) => {
      const row = [...state.placed[ayar(name)]!, seat * 4 + craft(activity)];
      state.placed = state.placed.with(ayar(name), row);
      const side = state.players[seat] ?? state.ayllu!;
      side.temples &= ~(1 << craft(activity));
    });
  if (given.terrace) state.terrace = [...given.terrace];
  for (const [id, many] of Object.entries(given.lake ?? {})) state.lake = state.lake.with(area(id), many);
  given.players?.forEach((player, seat) => applyPlayer(state, state.players[seat]!, seat, player));
}

function applyPlayer(state: State, player: PlayerSide, seat: Seat, given: PlayerGiven): void {
  if (given.left) player.tambos = bitsOf(given.left);
  player.tambos &= ~bitsOf(given.gone ?? []);
  for (const [marker, line] of Object.entries(given.at ?? {}))
    player.at = player.at.with(indexIn(markerNames, marker), indexIn(lineNames, line));
  player.laid = bitsOf((given.laid ?? []).map((name) => indexIn(markerNames, name)));
  for (const name of words(given.pots ?? '')) {
    player.pots = [...player.pots, potKind(name)];
    if (name === 'wild') state.stack -= 1;
    else state.unknown = state.unknown.with(potKind(name), state.unknown[potKind(name)]! - 1);
  }
  for (const [id, cell, facing] of given.cloths ?? [])
    layCloth(board, player, {
      textile: indexOf(board.textiles, id),
      cell,
      facing
    });
  player.weave = player.weave.with(0, player.weave[0]! | bitsOf(given.covered ?? []));
  for (const [box, many] of Object.entries(given.maize ?? {}))
    player.maize = player.maize.with(indexOf(board.boxes, box), many);
  for (const id of words(given.islands ?? '')) {
    player.islands = [...player.islands, node(id)];
    state.islands = state.islands.with(node(id), state.islands[node(id)]! | (1 << seat));
  }
  if (given.boat) player.boat = node(given.boat);
  for (const [id, many] of Object.entries(given.viracocha ?? {}))
    player.viracocha = player.viracocha.with(indexOf(board.viracocha, id), many);
  for (const name of words(given.inti ?? '')) player.inti |= 1 << craft(name);
  for (const [name, marker] of Object.entries(given.moonSlots ?? {}))
    player.moonSlots = player.moonSlots.with(craft(name), ayar(marker));
  if (given.temples !== undefined) player.temples = bitsOf(words(given.temples).map(craft));
  player.dial = given.dial ?? player.dial;
  player.llamas = given.llamas ?? player.llamas;
  player.sun = player.sun.with(0, given.sun ?? player.sun[0]!);
  player.moon = player.moon.with(0, given.moon ?? player.moon[0]!);
}

/**
 * The activity of `name` under way with this much power for seat 0, on a turn that will trigger nothing: its marker lies
 * at R1, from where cell 0 was taken.
 */
export function working(name: string, power: number, given: Given = {}, game: AyarGame = standard): State {
  const state = turnOf(given, game);
  const own = state.players[state.seat]!;
  own.tambos &= ~1;
  if (own.at[0] === none) own.at = own.at.with(0, 0);
  Object.assign(state, {
    marker: 0,
    line: 0,
    ayar: 0,
    from: state.spaces[0],
    slot: 0,
    cell: 0,
    craft: craft(name),
    power
  });
  state.step = activityNames[craft(name)]!;
  return state;
}

/** The last turn of the round ends: night falls, and whoever is asked first is asked. */
export function nightfall(given: Given = {}, game: AyarGame = standard): { state: State; events: GameEvent[] } {
  const state = working('terrace', 1, given, game);
  const sides = state.players.length + (state.ayllu ? 1 : 0);
  Object.assign(state, { units: 1, taken: sides * board.edition.turns.perRound[state.round - 1]! - 1 });
  return follow(state, ['endActivity'], game);
}

const keys: { readonly [T in Move['type']]: readonly string[] } = {
  first: ['seat'],
  row: ['ayar'],
  tile: ['tile'],
  pot: ['pot'],
  textile: ['textile'],
  token: ['token'],
  marker: ['ayar'],
  step: ['marker', 'line'],
  ayar: ['ayar'],
  build: ['slot'],
  tambo: ['cell'],
  takePot: ['from'],
  takeTextile: ['stack'],
  lay: ['cell', 'facing'],
  plant: ['box'],
  sail: ['to'],
  lakeArea: ['area'],
  endActivity: [],
  placeViracocha: ['slot'],
  moveMarker: ['from', 'to'],
  keepMarkers: [],
  resolve: ['trigger'],
  temple: ['activity'],
  fertile: ['one', 'other'],
  moonSlot: ['activity'],
  llamas: ['sun', 'moon']
};

export function move(text: string): Move {
  const [type, ...values] = words(text);
  const entries = keys[type as Move['type']].map((key, i) => [
    key,
    /^\d+$/.test(values[i]!) ? Number(values[i]) : values[i]!
  ]);
  const read = standard.parse({ type, ...Object.fromEntries(entries) });
  if (!read) throw new Error(`not a move: ${text}`);
  return read;
}

const say = (played: Move): string =>
  [played.type, ...keys[played.type].map((key) => String((played as Record<string, unknown>)[key]))].join(' ');

/** Lets chance speak, the first outcome each time. */
export function settle(state: State, game: AyarGame = standard): State {
  const copy = game.clone(state);
  while (game.turn(copy) === 'chance') game.play(copy, game.chances(copy)[0]!.move);
  return copy;
}

/** Plays moves in words, each checked by the rules; chance speaks before a move that is not its own. */
export const run = (state: State, ...moves: readonly string[]): State => follow(state, moves).state;

/** The same, with everything that was told. */
export function follow(
  state: State,
  moves: readonly string[],
  game: AyarGame = standard
): { state: State; events: GameEvent[] } {
  let copy = game.clone(state);
  const events: GameEvent[] = [];
  for (const text of moves) {
    const next = move(text);
    if (!['pot', 'textile', 'token', 'marker', 'first', 'row', 'tile'].includes(next.type)) copy = settle(copy, game);
    playTold(game, copy, next, events);
  }
  return { state: copy, events };
}

/** The rule that refuses a move, or 'legal'. Fails when the list of moves says otherwise, or a detail says nothing. */
export function answer(state: State, text: string, game: AyarGame = standard): string {
  const wanted = move(text);
  const illegal = game.illegal(state, wanted);
  const listed = game.moves(state).some((other) => canonical(other) === canonical(wanted));
  if (listed === (illegal !== undefined)) throw new Error(`${text}: listed ${listed}, but ${JSON.stringify(illegal)}`);
  if (illegal?.detail && Object.keys(illegal.detail).length === 0) throw new Error(`${illegal.rule} says nothing`);
  return illegal?.rule ?? 'legal';
}

/** Everything offered, in words; only what begins with `verb` if one is given. */
export const offered = (state: State, verb = '', game: AyarGame = standard): string[] =>
  [...game.moves(state), ...game.chances(state).map((chance) => chance.move)]
    .map(say)
    .filter((text) => text.startsWith(verb));

export const sunsOf = (state: State, name: string, seat = 0): number => suns(board, state, seat, craft(name));
export const moonsOf = (state: State, name: string, seat = 0): number => moons(board, state, seat, craft(name));
export const devotionOf = (state: State, name: string, seat = 0): number => devotion(board, state, seat, craft(name));
export const builtBy = (state: State, id: string): Seat => state.built[slot(id)]!;
export const spaceOf = (state: State, name: string): number => state.spaces[ayar(name)]!;
export const lakeOf = (state: State, id: string): number => state.lake[area(id)]!;
export const marketOf = (state: State): string =>
  state.market.map((pot) => (pot === none ? '-' : board.pots[pot]!.id)).join(' ');
export const of = (events: readonly GameEvent[], type: string): GameEvent[] =>
  events.filter((event) => event.type === type);
