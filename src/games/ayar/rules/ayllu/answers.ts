/** What the Ayllu answers where a player would decide: temple, fertile ground, moon slot, dawn. AYR-SOLO-11, 30 to 32. */
import { bit, type Board } from '../board.ts';
import type { Tell } from '../events.ts';
import { levelOf, living } from '../sides.ts';
import { none, type Craft, type State } from '../state.ts';
import { moons, suns } from '../worth.ts';

/** The activity with the highest value among those allowed, the topmost on the board in a tie; −1 if none is allowed. */
function best(
  board: Board,
  state: State,
  allowed: (craft: Craft) => boolean,
  value: typeof suns | typeof moons
): Craft {
  let found = none;
  let most = -1;
  for (const craft of levelOf(board, state).order) {
    const worth = value(board, state, state.players.length, craft);
    if (!allowed(craft) || worth <= most) continue;
    found = craft;
    most = worth;
  }
  return found;
}

/** AYR-SOLO-11, AYR-RES-72. */
export const bestTemple = (board: Board, state: State): Craft =>
  best(board, state, (craft) => bit(state.ayllu!.temples, craft), moons);

/** AYR-RES-71: the two activities with most suns. */
export function bestPair(board: Board, state: State): readonly Craft[] {
  const one = best(board, state, () => true, suns);
  return [one, best(board, state, (craft) => craft !== one, suns)];
}

/** AYR-SOLO-30, AYR-RES-74. */
export const bestMoonSlot = (board: Board, state: State): Craft =>
  best(board, state, (craft) => state.ayllu!.moonSlots[craft] === none, moons);

/** AYR-SOLO-31. */
export const bestDawn = (board: Board, state: State): Craft =>
  best(board, state, (craft) => !bit(state.ayllu!.inti, craft), suns);

/** AYR-SOLO-32: markers back into the bag, the token of this round out of the game, the others shuffled. */
export function prepareAyllu(board: Board, state: State, tell?: Tell): void {
  const ayllu = state.ayllu!;
  board.tokens.forEach(({ id, until }, token) => {
    if (until !== state.round || until === 4) return;
    ayllu.removed |= 1 << token;
    tell?.({ type: 'tokenRemoved', token: id });
  });
  ayllu.tokens = ((1 << board.tokens.length) - 1) & ~ayllu.removed;
  fillBag(state);
  ayllu.token = none;
}

/** All markers that have not retired go into the bag. */
export function fillBag(state: State): void {
  state.ayllu!.bag = living(state).reduce((bag, ayar) => bag | (1 << ayar), 0);
}
