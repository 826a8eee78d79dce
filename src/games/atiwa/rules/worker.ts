/** The first half of a turn: a worker on an action space, and what the space lets one do. ATW-WRK, ATW-ACT, ATW-TILE. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, misfit, room, supply } from './area.ts';
import { isSolo, type ActionSpace, type Board, type Part } from './board.ts';
import type { Tell } from './events.ts';
import { closed, freeFamily, freeTraining, is, open, openParts, partFor, parts, remaining, use } from './parts.ts';
import { listPlaces, payFor, playPlace, putDown, refusePlace } from './placing.ts';
import { freeAgain } from './preparation.ts';
import * as sp from './spaces.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { spendable, spendForced } from './spending.ts';
import { anyCard } from './terrain.ts';
import type { State } from './state.ts';

/** ATW-WRK-07: the player holds the other one of the linked spaces. */
function linked(board: Board, state: State, space: ActionSpace): boolean {
  if (!space.linked || !board.edition.actionBoard.linkRule.players.includes(state.areas.length)) return false;
  return board.spaces.some((other) => other.linked && state.workers[other.index] === state.seat);
}

export const worker: StepRules<'worker'> = {
  accepts: ['worker'],
  list: (board, state) =>
    board.inPlay[state.areas.length]!.filter(
      (space) => state.workers[space.index]! < 0 && !linked(board, state, space)
    ).map(({ id }) => ({ type: 'worker', space: id })),
  refuse: (board, state, { space: id }) => {
    const space = board.spaceById.get(id);
    // ATW-SET-01: the extension decides which spaces there are.
    if (!space?.players.includes(state.areas.length)) return refusal('ATW-SET-01', { space: id });
    if (state.workers[space.index]! >= 0) {
      const free = freeAgain(state.since[space.index]!);
      return isSolo(state.areas)
        ? refusal('ATW-SOLO-04', { space: id, free })
        : refusal('ATW-WRK-01', { space: id, seat: state.workers[space.index]! });
    }
    return linked(board, state, space) ? refusal('ATW-WRK-07', { space: id }) : undefined;
  },
  play: (board, state, { space: id }, tell) => {
    const { index } = board.spaceById.get(id)!;
    state.workers[index] = state.seat;
    state.since[index] = state.round;
    state.space = index;
    state.step = 'work';
    tell?.({ type: 'worker', seat: state.seat, space: id, round: state.round });
    open(board, state);
    settle(board, state, tell);
  }
};

type Work = 'draw' | 'take' | 'buy' | 'place' | 'treeWithFruit' | 'settle' | 'train' | 'done';
type Act = Exclude<Work, 'done'>;

/** The families that may be trained (ATW-ACT-08). */
const untrainedSpots = (state: State): number[] =>
  areaOf(state).spots.flatMap((what, spot) => (what === sp.FAMILY ? [spot] : []));

/** Everything the open parts allow, save leaving them; `any`: nothing more is looked for once there is something. */
function acts(board: Board, state: State, any = false): Of<Act>[] {
  const ready = openParts(board, state);
  const moves: Of<Act>[] = [];
  if (ready.length === 0) return moves;
  const area = areaOf(state);
  const able = (wanted: (part: Part) => boolean): boolean => ready.some(wanted);
  if (able(is('draw')) && anyCard(state)) moves.push({ type: 'draw' });
  const take = ready.find(is('take'));
  if (take && state.open[take.slot]! >= 0) moves.push({ type: 'take' });
  const buy = ready.find(is('buy'));
  if (buy && state.stacks[buy.location]! > 0 && spendable(state, area, 'tree').length >= buy.trees)
    moves.push({ type: 'buy' });
  if (any && moves.length > 0) return moves;
  moves.push(...listPlaces(board, state, ready));
  if (any && moves.length > 0) return moves;
  if (able(is('plant')) && supply(board, area, sp.T.tree) > 0 && supply(board, area, sp.T.fruit) > 0)
    for (const spot of room(board, area, sp.T.tree)) moves.push({ type: 'treeWithFruit', spot });
  if (able(freeFamily) && able(freeTraining) && supply(board, area, sp.T.family) > 0)
    for (const spot of room(board, area, sp.T.family)) moves.push({ type: 'settle', spot });
  if (able(is('train'))) for (const spot of untrainedSpots(state)) moves.push({ type: 'train', spot });
  return moves;
}

/** Why the part that this move needs cannot be done. */
const shut = (board: Board, state: State, wanted: (part: Part) => boolean): Illegal | undefined => {
  const from = partFor(board, state, parts(board, state), wanted);
  return typeof from === 'number' ? undefined : from;
};

function refuseAct(board: Board, state: State, move: Of<Act>): Illegal | undefined {
  const area = areaOf(state);
  switch (move.type) {
    case 'draw':
      return shut(board, state, is('draw')) ?? (anyCard(state) ? undefined : refusal('ATW-PREP-02'));
    case 'take': {
      const why = shut(board, state, is('take'));
      if (why) return why;
      const { slot } = parts(board, state).find(is('take'))!;
      return state.open[slot]! >= 0 ? undefined : refusal('ATW-ACT-03', { slot });
    }
    case 'buy': {
      const list = parts(board, state);
      const why = shut(board, state, is('buy'));
      if (why) return why;
      const { location, trees } = list.find(is('buy'))!;
      if (state.stacks[location] === 0) return refusal('ATW-ACT-16', { location });
      return spendable(state, area, 'tree').length < trees ? refusal('ATW-SPEND-07', { trees }) : undefined;
    }
    case 'place':
      return refusePlace(board, state, move);
    case 'treeWithFruit': {
      const why = shut(board, state, is('plant'));
      if (why) return why;
      if (supply(board, area, sp.T.tree) === 0) return refusal('ATW-QTY-01', { token: 'tree' });
      if (supply(board, area, sp.T.fruit) === 0) return refusal('ATW-ACT-06', { token: 'fruit' });
      return misfit(board, area, 'tree', move.spot);
    }
    case 'settle': {
      const why = shut(board, state, freeFamily) ?? shut(board, state, freeTraining);
      if (why) return refusal(why.rule === 'ATW-CHAL-R5' ? why.rule : 'ATW-FAM-05', { spot: move.spot });
      if (supply(board, area, sp.T.family) === 0) return refusal('ATW-QTY-01', { token: 'family' });
      return misfit(board, area, 'family', move.spot);
    }
    case 'train': {
      const why = shut(board, state, is('train'));
      if (why) return why;
      return area.spots[move.spot] === sp.FAMILY ? undefined : refusal('ATW-ACT-08', { spot: move.spot });
    }
  }
}

function act(board: Board, state: State, move: Of<Act>, tell?: Tell): void {
  const list = parts(board, state);
  const area = areaOf(state);
  const { seat } = state;
  const from = (wanted: (part: Part) => boolean): number => partFor(board, state, list, wanted) as number;
  switch (move.type) {
    case 'draw':
      use(list, state, from(is('draw')));
      state.step = 'draw';
      return;
    case 'take': {
      const i = from(is('take'));
      use(list, state, i);
      state.card = state.open[list[i]!.slot]!;
      state.open[list[i]!.slot] = -1;
      tell?.({ type: 'taken', seat, card: board.cards[state.card]!.id, slot: list[i]!.slot });
      state.step = 'lay';
      return;
    }
    case 'buy': {
      const i = from(is('buy'));
      const { location, trees } = list[i]!;
      payFor(state, list[i]!, i, tell);
      use(list, state, i);
      state.stacks[location]! -= 1;
      state.card = board.terrainCount + location;
      tell?.({ type: 'bought', seat, card: board.cards[state.card]!.id });
      state.owed = [{ token: 'tree', count: trees }];
      state.step = 'pay';
      spendForced(board, state, tell);
      return;
    }
    case 'place':
      return playPlace(board, state, move, tell);
    case 'treeWithFruit':
      use(list, state, from(is('plant')));
      putDown(board, state, { token: 'tree', spot: move.spot }, tell);
      return putDown(board, state, { token: 'fruit', spot: move.spot }, tell);
    case 'settle':
      use(list, state, from(freeFamily));
      use(list, state, from(freeTraining));
      area.spots[move.spot] = sp.settled(area.spots[move.spot]!);
      tell?.({ type: 'placed', seat, token: 'family', spot: move.spot, step: 'work' });
      tell?.({ type: 'trained', seat, spot: move.spot });
      return;
    case 'train': {
      const i = from(is('train'));
      payFor(state, list[i]!, i, tell);
      use(list, state, i);
      area.spots[move.spot] = sp.TRAINED;
      tell?.({ type: 'trained', seat, spot: move.spot });
    }
  }
}

export const work: StepRules<Work> = {
  accepts: ['draw', 'take', 'buy', 'place', 'treeWithFruit', 'settle', 'train', 'done'],
  list: (board, state) => [...acts(board, state), { type: 'done' }],
  refuse: (board, state, move) => (move.type === 'done' ? undefined : refuseAct(board, state, move)),
  play: (board, state, move, tell) => {
    if (move.type === 'done') return finish(board, state, tell);
    act(board, state, move, tell);
    if (state.step === 'work') settle(board, state, tell);
  }
};

/** Takes the gold that is due, and ends the action when nothing else can be done. */
function settle(board: Board, state: State, tell?: Tell): void {
  takeGold(board, state, tell);
  if (acts(board, state, true).length === 0) finish(board, state, tell);
}

/** A card has been laid: the action goes on. */
export function carryOn(board: Board, state: State, tell?: Tell): void {
  state.step = 'work';
  settle(board, state, tell);
}

/**
 * Gold is taken in full without asking (ATW-ACT-19): a bonus once the action above it is over, gold per nature icon once
 * no card can be added any more.
 */
function takeGold(board: Board, state: State, tell?: Tell): void {
  const list = parts(board, state);
  const growing = list.some((part, i) => (part.act === 'draw' || part.act === 'take') && state.left[i]! > 0);
  for (const [i, part] of list.entries()) {
    if (part.act !== 'gold' || closed(board, state, list, i)) continue;
    if (part.bonus > 0 && remaining(board, state, list, i - 1) > 0) continue;
    if (part.nature && growing) continue;
    const gold = remaining(board, state, list, i);
    areaOf(state).gold += gold;
    state.used[i]! += gold;
    state.left[i] = 0;
    tell?.({ type: 'gold', seat: state.seat, gold, why: part.bonus > 0 ? 'bonus' : part.nature ? 'nature' : 'action' });
  }
}

/** What is left of the action is given up (ATW-WRK-04). */
function finish(board: Board, state: State, tell?: Tell): void {
  const list = parts(board, state);
  for (const [i, part] of list.entries()) if (part.act !== 'gold') state.left[i] = 0;
  takeGold(board, state, tell);
  state.space = -1;
  state.left = [];
  state.used = [];
  state.step = 'dusk';
}
