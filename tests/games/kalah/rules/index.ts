/** The rules of Kalah as a Game. */
import type { Game, Illegal, Tell } from '#engine/game.ts';
import { hasExactly, isCount, type Json } from '#engine/json.ts';
import { count, readerOf } from '#engine/reading.ts';
import { readOptions } from '#games/options.ts';
import rulebook from '../rulebook.json' with { type: 'json' };
import { misfits } from '../words/misfits.ts';
import {
  opposite,
  pitsOf,
  seats,
  storeOf,
  way,
  type Edition,
  type Event,
  type Move,
  type Options,
  type State
} from './state.ts';

const fewest = 2;
const most = 8;
const manySeeds = 12;

function parseOptions(value: unknown): Options | string {
  const read = readOptions(value, seats.length, ['seeds']);
  if (typeof read === 'string') return read;
  const { seeds = 3 } = read.given;
  if (!isCount(seeds, 1) || seeds > manySeeds) return misfits.seeds(1, manySeeds);
  return { first: read.first, seeds };
}

const setup = ({ pits }: Edition, { first, seeds }: Options): State => {
  const side = [...Array<number>(pits).fill(seeds), 0];
  return { phase: first === null ? 'first' : 'sow', seat: first ?? 0, turns: 0, ring: [...side, ...side] };
};

function illegal(state: State, move: Move): Illegal | undefined {
  if (state.phase === 'over') return { rule: 'KAL-END-03' };
  if (move.type !== state.phase) return { rule: 'KAL-TURN-01' };
  if (move.type === 'first') return seats.includes(move.seat) ? undefined : { rule: 'KAL-FIRST-01' };
  if (!pitsOf(state, state.seat).includes(move.pit)) return { rule: 'KAL-SOW-01' };
  return state.ring[move.pit] === 0 ? { rule: 'KAL-SOW-02' } : undefined;
}

function sow(state: State, pit: number, tell?: Tell<Event>): void {
  const { ring, seat } = state;
  const falls = way(state, seat, pit);
  const store = storeOf(state, seat);
  ring[pit] = 0;
  tell?.({ type: 'taken', pit, seeds: falls.length });
  for (const at of falls) {
    ring[at]! += 1;
    tell?.({ type: 'dropped', pit: at });
  }
  const last = falls.at(-1)!;
  const across = opposite(state, last);
  if (ring[last] === 1 && pitsOf(state, seat).includes(last) && ring[across]! > 0) {
    const seeds = 1 + ring[across]!;
    ring[last] = 0;
    ring[across] = 0;
    ring[store]! += seeds;
    tell?.({ type: 'captured', seat, pit: last, seeds });
  }
  if (seats.some((one) => pitsOf(state, one).every((at) => ring[at] === 0))) return end(state, tell);
  if (last === store) return tell?.({ type: 'again', seat });
  state.seat = 1 - seat;
  state.turns += 1;
}

/** KAL-END-01 */
function end(state: State, tell?: Tell<Event>): void {
  const { ring } = state;
  for (const seat of seats) {
    const seeds = pitsOf(state, seat).reduce((sum, pit) => sum + ring[pit]!, 0);
    if (seeds === 0) continue;
    for (const pit of pitsOf(state, seat)) ring[pit] = 0;
    ring[storeOf(state, seat)]! += seeds;
    tell?.({ type: 'swept', seat, seeds });
  }
  state.phase = 'over';
}

export type KalahGame = Game<State, Move, Options, Event>;

const create = (edition: Edition): KalahGame => ({
  id: 'kalah',
  rulesVersion: 1,
  edition,
  seats: { least: 2, most: 2 },
  rulebook: Object.fromEntries(Object.entries(rulebook).map(([id, text]) => [id, { id, text }])),
  horizon: 2000,
  parseOptions: (_seats, value) => parseOptions(value),
  setup: (_seats, options) => setup(edition, options ?? { first: null, seeds: 3 }),
  clone: (state) => ({ ...state, ring: [...state.ring] }),
  turn: ({ phase, seat }) => (phase === 'sow' ? seat : phase === 'first' ? 'chance' : 'over'),
  moves: (state) =>
    state.phase === 'sow'
      ? pitsOf(state, state.seat).flatMap((pit): Move[] => (state.ring[pit]! > 0 ? [{ type: 'sow', pit }] : []))
      : [],
  chances: ({ phase }) =>
    phase === 'first' ? seats.map((seat) => ({ move: { type: 'first', seat }, weight: 1 })) : [],
  illegal,
  play: (state, move, tell) => {
    if (move.type === 'sow') return sow(state, move.pit, tell);
    state.phase = 'sow';
    state.seat = move.seat;
    tell?.({ type: 'first', seat: move.seat });
  },
  score: (state) =>
    seats.map((seat) => [{ rule: 'KAL-END-02', points: state.ring[storeOf(state, seat)]!, item: 'store' }]),
  places: (state) => {
    const stores = seats.map((seat) => state.ring[storeOf(state, seat)]!);
    return stores.map((own) => 1 + stores.filter((other) => other > own).length);
  },
  parse: readerOf<Move>({ first: { seat: count }, sow: { pit: count } })
});

/** The same rules on another board, read from untrusted JSON; otherwise what is wrong, in words. */
export function withEdition(data: Json): KalahGame | readonly string[] {
  if (!hasExactly(data, ['game', 'pits']) || data.game !== 'kalah') return [misfits.board];
  const { pits } = data;
  if (!isCount(pits, fewest) || pits > most) return [misfits.pits(fewest, most)];
  return create({ game: 'kalah', pits });
}

/** Kalah on a board that suits a phone. */
export const game: KalahGame = create({ game: 'kalah', pits: 4 });
