/** What happened, in words. */
import type { Sentence } from '#games/view.ts';
import { words } from '../words/en.ts';
import type { KalahGame } from '../rules/index.ts';
import { pitsOf, sideOf, storeOf, way, type Event, type Move, type State } from '../rules/state.ts';

/** The number of a pit on its own side, from 1. */
export const placeOf = (state: State, pit: number): number => (pit % (sideOf(state) + 1)) + 1;

/** Where the last seed out of this pit of the seat to act would fall. */
export function lastOf(state: State, pit: number): { readonly again: boolean; readonly name: string } {
  const last = way(state, state.seat, pit).at(-1)!;
  const again = last === storeOf(state, state.seat);
  const { ownStore, own, other } = words.places;
  if (again) return { again, name: ownStore };
  const side = pitsOf(state, state.seat).includes(last) ? own : other;
  return { again, name: side(placeOf(state, last)) };
}

export function sentences(
  _game: KalahGame,
  before: State,
  move: Move,
  events: readonly Event[],
  names: readonly string[]
): readonly Sentence[] {
  const name = (seat: number): string => names[seat] ?? '';
  const w = words.log;
  if (move.type === 'first') return [{ text: w.begins(name(move.seat)), seat: move.seat }];
  const said = [w.sows(name(before.seat), placeOf(before, move.pit), before.ring[move.pit]!)];
  for (const event of events) {
    if (event.type === 'captured') said.push(w.captures(event.seeds));
    if (event.type === 'again') said.push(w.again);
    if (event.type === 'swept') said.push(w.swept(name(event.seat), event.seeds));
  }
  return [{ text: `${said.join('; ')}.`, seat: before.seat }];
}

export const undoes = (_game: KalahGame, state: State, move: Move): string =>
  move.type === 'sow' ? words.log.undoes(placeOf(state, move.pit)) : '';

/** Sowing again is what one would miss. */
export const goals = (_game: KalahGame, state: State, seat: number): string[] =>
  state.phase === 'sow' && state.seat === seat
    ? pitsOf(state, seat)
        .filter((pit) => state.ring[pit]! > 0 && lastOf(state, pit).again)
        .map((pit) => words.goals.again(placeOf(state, pit)))
    : [];
