/**
 * The parts of what is being carried out: an action space with its tile, a step of growth, bats coming home, breeding.
 * All of them put tokens on cards one at a time, in any order, as many as one likes (ATW-WRK-03 to 05).
 */
import type { Illegal } from '#engine/game.ts';
import { areaOf, count, natureIcons, terrainCards } from './area.ts';
import { changeOf, placing, type Board, type Part } from './board.ts';
import * as sp from './spaces.ts';
import { refusal } from './step.ts';
import { tokens, type State, type Step } from './state.ts';

const growing: Partial<Record<Step, readonly Part[]>> = {
  trees: [placing('tree')],
  fruits: [placing('fruit')],
  bats: [placing('fruitBat')],
  home: [placing('fruitBat')],
  plant: [placing('tree')]
};

/** The parts at the present step. A round space has its tile, or the family of the current round (ATW-TILE-01, 02, 05). */
export function parts(board: Board, state: State): readonly Part[] {
  const grown = growing[state.step];
  if (grown) return grown;
  if (state.step === 'breed') return board.breeding[state.round - 1]!;
  const { alone, family, tiles } = board.parts[state.space]!;
  const { round } = board.spaces[state.space]!;
  if (round === 0) return alone;
  const tile = state.tiles[round - 1]!;
  return tile >= 0 ? tiles[tile]! : round === state.round ? family : alone;
}

/** Opens the parts of the present step. */
export function open(board: Board, state: State): void {
  const list = parts(board, state);
  state.left = list.map(({ nature, times }) => (nature ? 1 : times));
  state.used = list.map(() => 0);
}

/** How often a part may still be done (ATW-ACT-11). */
export function remaining(board: Board, state: State, list: readonly Part[], i: number): number {
  if (state.left[i] === 0) return 0;
  const { nature, times } = list[i]!;
  return nature ? Math.max(0, natureIcons(board, areaOf(state)) * times - state.used[i]!) : state.left[i]!;
}

/** Why a part cannot be done now, whatever token or space is meant. */
export function closed(board: Board, state: State, list: readonly Part[], i: number): Illegal | undefined {
  const part = list[i]!;
  const area = areaOf(state);
  if (remaining(board, state, list, i) === 0) return refusal(part.nature ? 'ATW-ACT-11' : 'ATW-ACT-04');
  const { challenge, emptyBonus } = state.options;
  if (challenge !== null) {
    const change = changeOf(board, challenge);
    if (change === 'noTerrainCards' && (part.act === 'draw' || part.act === 'take')) return refusal('ATW-CHAL-R2');
    if (change === 'trainingHasNoEffect' && part.act === 'train') return refusal('ATW-CHAL-R5');
  }
  if (part.choice > 0)
    for (let j = 0; j < list.length; j++)
      if (j !== i && list[j]!.choice === part.choice && state.used[j]! > 0) return refusal('ATW-ACT-07');
  if (part.bonus > 0) {
    if (terrainCards(board, area) < part.bonus) return refusal('ATW-ACT-12', { terrain: part.bonus });
    if (emptyBonus === 'withheld' && state.used[i - 1] === 0) return refusal('ATW-ACT-13');
  }
  if (part.price > area.gold && state.used[i] === 0) return refusal('ATW-SPEND-07', { gold: part.price });
  // ATW-BREED-01, ATW-BREED-04
  if (part.least > 0 && count(area, part.token) < part.least)
    return refusal('ATW-BREED-01', { token: tokens[part.token]!, least: part.least });
  return undefined;
}

/** What is free goes before what commits, and that before what costs: no choice is lost by this order. */
const rank = (part: Part): number =>
  part.price > 0 ? 4 : part.bonus > 0 ? 3 : part.act === 'plant' ? 2 : part.choice > 0 ? 1 : 0;

/** Only what the space shows can be done (ATW-WRK-02). */
const notGiven: Illegal = refusal('ATW-WRK-02');

/** The part that one more token or training would come from, or why there is none. */
export function partFor(
  board: Board,
  state: State,
  list: readonly Part[],
  wanted: (part: Part) => boolean
): number | Illegal {
  let best = -1;
  let why = notGiven;
  for (let i = 0; i < list.length; i++) {
    const part = list[i]!;
    if (!wanted(part)) continue;
    const refused = closed(board, state, list, i);
    if (refused) why = refused;
    else if (best < 0 || rank(part) < rank(list[best]!)) best = i;
  }
  return best < 0 ? why : best;
}

/** Those parts of the present step that can be done now. */
export function openParts(board: Board, state: State): readonly Part[] {
  const list = parts(board, state);
  return list.filter((_, i) => closed(board, state, list, i) === undefined);
}

const giving = tokens.map(
  (_, token) =>
    (part: Part): boolean =>
      (part.act === 'place' && part.token === token) || (part.act === 'plant' && token === sp.T.tree)
);
export const gives = (token: sp.TokenIndex): ((part: Part) => boolean) => giving[token]!;
export const is =
  (act: Part['act']) =>
  (part: Part): boolean =>
    part.act === act;
/** Family and training of one space, both free, that may be combined (ATW-FAM-05). */
export const freeFamily = (part: Part): boolean => gives(sp.T.family)(part) && part.price === 0 && part.bonus === 0;
export const freeTraining = (part: Part): boolean =>
  part.act === 'train' && part.price === 0 && part.bonus === 0 && !part.nature;

/** Counts one use of a part; a bonus closes the main action above it (ATW-ACT-12). */
export function use(list: readonly Part[], state: State, i: number): void {
  const part = list[i]!;
  state.used[i]! += 1;
  if (!part.nature) state.left[i]! -= 1;
  if (part.bonus > 0) state.left[i - 1] = 0;
}
