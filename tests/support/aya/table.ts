/** Positions of Aya in play, and short ways to write its moves. Lengths in centimetres, angles in degrees. */
import type { Illegal } from '#engine/game.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move, Of } from '#games/aya/rules/moves.ts';
import { outcomeOf } from '#games/aya/rules/outcome.ts';
import { leaning, logged } from '#games/aya/rules/pose.ts';
import { firstUnseen } from '#games/aya/rules/draw.ts';
import type { Kind, Pose, Pose3, State } from '#games/aya/rules/state.ts';
import { playTold } from '../told.ts';
import { poseOf } from './layout.ts';

export const { box } = game;
export const free = { ms: 0, away: 0 } as const;

/** Why a move is refused. Fails when a detail says nothing. */
export function refusalOf(state: State, move: Move): Illegal | undefined {
  const illegal = game.illegal(state, move);
  if (illegal?.detail && Object.keys(illegal.detail).length === 0) throw new Error(`${illegal.rule} says nothing`);
  return illegal;
}
export const why = (state: State, move: Move): string | undefined => refusalOf(state, move)?.rule;

/** Plays moves on a copy; throws at the first that the rules refuse. */
export function after(state: State, ...moves: readonly Move[]): State {
  const copy = game.clone(state);
  for (const move of moves) playTold(game, copy, move, []);
  return copy;
}

export function laidOut(seats = 2, options: Readonly<Record<string, unknown>> = {}): State {
  const read = game.parseOptions(seats, { first: 0, ...options });
  if (typeof read === 'string') throw new Error(read);
  return game.setup(seats, read);
}

export const startTile: Move = { type: 'start', x: -4500, z: 0, a: 0 };
export const turnGlass: Move = { type: 'turnGlass' };
export const draws = (kind: Kind): Move => ({ type: 'drawn', kind });
export const fromStock: Move = { type: 'draw', from: 'stock', ...free };
export const fromReserve: Move = { type: 'draw', from: 'reserve', ...free };
export const later: Move = { type: 'draw', from: 'later', ...free };
export const toReserve: Move = { type: 'toReserve', ...free };
export const askTile: Move = { type: 'askTile', ...free };

/** The first glass is turned and everybody has drawn: the first seat is to place. */
export function begun(kinds: readonly Kind[], options: Readonly<Record<string, unknown>> = {}, people = 0): State {
  return after(laidOut(people || kinds.length, options), startTile, turnGlass, ...kinds.map(draws));
}

type At = readonly [x: number, z: number, a?: number];
export const pose = ([x, z, a = 0]: At): Pose => poseOf({ x, z, a });
export const plain = (at: At, lean = 0): Of<'place'> => ({ type: 'place', use: 'plain', ...pose(at), lean, ...free });
export const animal = (at: At, partner: string, use: 'animal' | 'buffer' = 'animal'): Of<'place'> => ({
  type: 'place',
  use,
  ...pose(at),
  partner,
  lean: 0,
  ...free
});
export function tile(at: At, tileAt: At): Of<'place'> {
  const { x, z, a } = pose(tileAt);
  return { type: 'place', use: 'tile', ...pose(at), tx: x, tz: z, ta: a, lean: 0, ...free };
}

/** Puts a domino of a kind on the table as if it had been placed; returns its id. */
export function stand(state: State, kind: Kind, at: At, seat = 0): string {
  const id = firstUnseen(box, state, kind);
  state.unseen[kind] -= 1;
  const stock = state.stock.indexOf(Math.max(...state.stock));
  state.stock[stock]! -= 1;
  state.dominoes[id] = { ...pose(at), is: 'upright', seat, end: null };
  return id;
}

/**
 * A result in which these dominoes end leaning so far (degrees; forwards, or backwards if negative). `off` says which tokens it
 * claims are thrown down; without it, those that are.
 */
export function result(
  state: State,
  leans: Readonly<Record<string, number>>,
  off?: readonly string[]
): Of<'accident'> | Of<'fall'> {
  const after = new Map<string, Pose3>();
  for (const [id, lean] of Object.entries(leans)) {
    const { p, q } = leaning(box.size, state.dominoes[id]!, Math.round(lean * 10));
    after.set(id, logged(p, q));
  }
  const claimed = off ? { off: off.join(' ') } : {};
  return { type: state.due as 'accident', hz: 120, steps: 60, ...outcomeOf(box, state, after), ...claimed };
}

/** Building is over and the opening push is due. */
export function standing(state: State): State {
  const copy = game.clone(state);
  Object.assign(copy, { phase: 'push', due: 'push', resume: null });
  copy.hand.fill(null);
  copy.from.fill(null);
  return copy;
}
