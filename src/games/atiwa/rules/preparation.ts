/** Maintenance, steps 6 and 7: workers, terrain, the tile that moves, and the next round. ATW-WORKER, ATW-PREP, ATW-SOLO. */
import { supply } from './area.ts';
import { changeOf, isSolo, type Board } from './board.ts';
import type { Tell } from './events.ts';
import * as sp from './spaces.ts';
import type { State } from './state.ts';

/** A lone player's workers stay for this many rounds after their own (ATW-SOLO-03). */
export const stay = 2;

/** The round that a lone player may use a space again, used last in `since`. */
export const freeAgain = (since: number): number => since + stay + 1;

/** Leaving families a preparation (ATW-CHAL-MIGRATION). */
const leaving = 2;

export function prepare(board: Board, state: State, tell?: Tell): void {
  const solo = isSolo(state.areas);
  const back: string[] = [];
  for (const { index, id } of board.spaces) {
    if (state.workers[index]! < 0 || (solo && state.since[index]! > state.round - stay)) continue;
    state.workers[index] = -1;
    back.push(id);
  }
  tell?.({ type: 'workersBack', spaces: back });
  if (!solo) discardOpen(board, state, tell);
  state.step = 'refill';
}

/** ATW-PREP-01; a lone player keeps what lies open (ATW-SOLO-05). */
function discardOpen(board: Board, state: State, tell?: Tell): void {
  const cards = state.open.filter((kind) => kind >= 0);
  state.discard = [...state.discard, ...cards].sort((a, b) => a - b);
  state.open = state.open.map(() => -1);
  tell?.({ type: 'discarded', cards: cards.map((kind) => board.cards[kind]!.id) });
}

/** Terrain is laid out: the tile of the next round space moves to the left (ATW-PREP-03), and the round begins. */
export function round(board: Board, state: State, tell?: Tell): void {
  if (state.round > 0) {
    const tile = state.tiles[state.round]!;
    state.tiles[state.round - 1] = tile;
    state.tiles[state.round] = -1;
    tell?.({ type: 'tileMoved', tile: board.tiles[tile]!, round: state.round });
    if (changeOf(board, state.options.challenge) === 'removeTwoFamiliesEachPreparation')
      familiesLeave(board, state, tell);
  }
  state.round += 1;
  state.turns = 0;
  state.seat = state.first;
  state.step = 'worker';
  tell?.({ type: 'round', round: state.round, first: state.first });
}

/** ATW-CHAL-R3: with fewer than two left, what is there. */
function familiesLeave(board: Board, state: State, tell?: Tell): void {
  for (const [seat, area] of state.areas.entries()) {
    const count = Math.min(leaving, supply(board, area, sp.T.family));
    area.removed += count;
    tell?.({ type: 'familiesLeft', seat, count });
  }
}
