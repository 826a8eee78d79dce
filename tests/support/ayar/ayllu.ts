/** Turns of the Ayllu: the person has had the first turn of the round, and a token is about to be flipped. */
import type { GameEvent } from '#engine/game.ts';
import type { Ayllu, State } from '#games/ayar/rules/state.ts';
import { follow, game, of, turnOf, type Given } from './scene.ts';

const { board } = game;
export const tokens = (...ids: string[]): number =>
  ids.reduce((set, id) => set | (1 << board.tokens.findIndex((one) => one.id === id)), 0);

/** The Ayllu is about to flip a token. */
export function theirTurn(given: Given = {}, change: Partial<Ayllu> = {}): State {
  const state = turnOf({ seats: 1, ...given });
  Object.assign(state, { seat: 1, asked: 0, taken: 1, step: 'token' });
  Object.assign(state.ayllu!, change);
  if (change.islands) for (const at of change.islands) state.islands = state.islands.with(at, state.islands[at]! | 2);
  return state;
}
/** Its whole turn with this token and marker; what is drawn afterwards is left open. */
export const turn = (state: State, token: string, ayar = 'teal') => follow(state, [`token ${token}`, `marker ${ayar}`]);
/** Only these slots are free on the paths. */
export const only = (free: string): Given => ({ free });
export const chosen = (state: State, token = 'AT2', ayar = 'teal') =>
  of(turn(state, token, ayar).events, 'aylluSlot')[0];
/** An activity of power n: its slot is the only one free behind teal. Round and token make the power. */
const slots = { pottery: 'teal-03', weaving: 'teal-01', terrace: 'teal-02', reed: 'teal-04' };
export function working(name: keyof typeof slots, n: number, given: Given = {}, change: Partial<Ayllu> = {}) {
  const round = Math.min(4, Math.max(1, n - 1));
  const token = { 0: 'AT5', 1: 'AT4', 2: 'AT1' }[n - round]!;
  return turn(theirTurn({ round, spaces: { teal: 14 }, ...only(slots[name]), ...given }, change), token);
}

/** What the events of one kind say under a key, one after another. */
export const said = (events: readonly GameEvent[], type: string, key: string): string =>
  of(events, type)
    .map((event) => JSON.stringify(event[key]).replaceAll('"', ''))
    .join(' ');
