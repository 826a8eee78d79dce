/** Tokens that leave the tableau one by one: trees of a location, the fruit of the bats, food. ATW-SPEND. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, hasRoom, makesTreeRoom, removeToken } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import * as sp from './spaces.ts';
import { refusal, type StepRules } from './step.ts';
import type { Area, Spot, State, Step, Token } from './state.ts';

/** What follows when nothing is owed any more. */
const next: Partial<Record<Step, Step>> = { pay: 'lay', fruit: 'beginPlanting', eat: 'offspring' };

/** Tokens of a type that may be spent. A held rider keeps its tree (ATW-SPG-04). */
export function spendable(state: State, area: Area, token: Token): Spot[] {
  const has = sp.has[sp.tokenIndex(token)]!;
  const hold = token === 'tree' && state.options.groupRiders === 'hold';
  const list: Spot[] = [];
  for (let spot = 0; spot < area.spots.length; spot++) {
    const what = area.spots[spot]!;
    if (has[what] === 1 && !(hold && (what === sp.TREE_BAT || what === sp.TREE_ANIMAL))) list.push(spot);
  }
  return list;
}

/** The fruit of the bat action must leave room for its tree; with the tests before the flight it always does (ATW-NIGHT-06). */
const leavesRoom = (board: Board, area: Area, spot: Spot): boolean =>
  hasRoom(board, area, sp.T.tree) || makesTreeRoom(board, area, spot);

export const spending: StepRules<'spend'> = {
  accepts: ['spend'],
  list: (board, state) => {
    const area = areaOf(state);
    const { token } = state.owed[0]!;
    return spendable(state, area, token)
      .filter((spot) => state.step !== 'fruit' || leavesRoom(board, area, spot))
      .map((spot) => ({ type: 'spend', spot }));
  },
  refuse: (board, state, { spot }): Illegal | undefined => {
    const area = areaOf(state);
    const { token } = state.owed[0]!;
    const what = area.spots[spot];
    // ATW-SPEND-03: only what lies on cards.
    if (what === undefined || !sp.tokensOn(what).includes(token)) return refusal('ATW-SPEND-03', { token, spot });
    const riding = what === sp.TREE_BAT || what === sp.TREE_ANIMAL;
    if (token === 'tree' && riding && state.options.groupRiders === 'hold') return refusal('ATW-SPG-04', { spot });
    if (state.step === 'fruit' && !leavesRoom(board, area, spot)) return refusal('ATW-NIGHT-06', { spot });
    return undefined;
  },
  play: (board, state, { spot }, tell) => {
    spendOne(state, spot, tell);
    spendForced(board, state, tell);
  }
};

function spendOne(state: State, spot: Spot, tell?: Tell): void {
  const owed = state.owed[0]!;
  const { token } = owed;
  const lost = removeToken(areaOf(state), spot, sp.tokenIndex(token));
  tell?.({ type: 'spent', seat: state.seat, token, spot, step: state.step });
  if (lost !== undefined) tell?.({ type: 'riderLost', seat: state.seat, token: lost, spot });
  owed.count -= 1;
  if (owed.count === 0) state.owed.shift();
}

/** Spends what leaves no choice, and goes on when nothing is owed. */
export function spendForced(board: Board, state: State, tell?: Tell): void {
  while (state.owed.length > 0) {
    const { count } = state.owed[0]!;
    const list = spending.list(board, state);
    if (count > 0 && list.length > count) return;
    if (count === 0) state.owed.shift();
    else for (const { spot } of list.slice(0, count)) spendOne(state, spot, tell);
  }
  state.step = next[state.step]!;
}
