/** What a player has begun and may yet finish: lines and quadrants, bonus slots, the harvest, the turn under way. */
import type { Seat } from '#engine/game.ts';
import type { Effect } from '../editions/schema.ts';
import { basePower } from '../rules/access.ts';
import { bit, size, type Board } from '../rules/board.ts';
import { sidesOf } from '../rules/sides.ts';
import { activityNames, lineNames, none, type PlayerSide, type State } from '../rules/state.ts';
import { devotion } from '../rules/worth.ts';
import { isEarly } from './outlook.ts';
import type { Weights } from './weights.ts';

/** All that a player may hope for before the dawns and rounds to come are over. */
export const hopes = (
  board: Board,
  w: Weights,
  state: State,
  player: PlayerSide,
  seat: Seat,
  dawns: number,
  rounds: number
): number =>
  lines(board, w, state, player, seat, dawns) +
  slots(board, w, player, rounds) +
  turnAhead(w, state, player, seat) +
  w.viracocha * ahead(w, state, seat);

/** Whether this turn took the tambo of one of these cells, and what it triggers there is still to come. */
export const isDue = (state: State, seat: Seat, cells: number, trigger: string): boolean =>
  seat === state.seat &&
  state.cell !== none &&
  state.phase === 'day' &&
  bit(cells, state.cell) &&
  (isEarly(state) || state.triggers.includes(trigger));

/** What the lines and quadrants that a turn has just emptied will bring, and those begun. */
function lines(board: Board, w: Weights, state: State, player: PlayerSide, seat: Seat, dawns: number): number {
  let value = 0;
  for (let line = 0; line < 8; line++) {
    const cells = board.lineCells[line]!;
    const left = size(player.tambos & cells);
    const bonus = board.bonuses[line]!;
    const full =
      bonus.type === 'inti'
        ? 2 + devotion(board, state, seat, activityNames.indexOf(bonus.activity)) * dawns
        : bonus.type === 'llama'
          ? w.llama
          : w.viracocha;
    if (left > 0) value += full * w.lineBegun[4 - left]!;
    else if (isDue(state, seat, cells, lineNames[line]!)) value += full;
  }
  for (const cells of board.quadrants) {
    const left = size(player.tambos & cells);
    if (left > 0) value += w.temple * w.quadrantBegun[4 - left]!;
    else if (isDue(state, seat, cells, 'temple')) value += w.temple;
  }
  return value;
}

/** What a bonus slot is worth once it is complete; nothing is left of those that work at once. */
function slotWorth(w: Weights, player: PlayerSide, effect: Effect, done: boolean, rounds: number): number {
  switch (effect.type) {
    case 'power':
      return w.powerSlot * rounds;
    case 'extraSun':
      return w.extraSun * rounds;
    case 'templeMoons':
      return w.templeMoons * rounds;
    case 'dialPerIntiBonus':
      return done ? 0 : w.six * (size(player.inti) + w.intiToCome) * rounds;
    default:
      return done ? 0 : w.viracocha;
  }
}

function slots(board: Board, w: Weights, player: PlayerSide, rounds: number): number {
  let value = 0;
  board.viracocha.forEach(({ needs, effect }, slot) => {
    const share = player.viracocha[slot]! / needs;
    if (share > 0) value += slotWorth(w, player, effect, share === 1, rounds) * share * share;
  });
  return value;
}

/** How sure it is to be ahead in the terrace area, which promises tonight's viracocha. */
export function ahead(w: Weights, state: State, seat: Seat): number {
  if (state.terrace.length === 0) return 0;
  let own = 0;
  let best = 0;
  for (let side = 0; side < sidesOf(state); side++) {
    let count = 0;
    for (const planter of state.terrace) if (planter === side) count++;
    if (side === seat) own = count;
    else best = Math.max(best, count);
  }
  return 1 / (1 + Math.exp(-w.harvest * (own - best)));
}

/** What the turn under way may still bring. */
export function turnAhead(w: Weights, state: State, player: PlayerSide, seat: Seat): number {
  if (seat !== state.seat || state.phase === 'night') return 0;
  if (state.step === 'viracocha') return w.viracocha + w.power * state.power;
  if (state.cell !== none && state.craft !== none) return w.power * state.power;
  if (state.line === none || state.cell !== none) return 0;
  return w.power * basePower(player, state.line);
}
