/**
 * The result a side may hope for: what its markers show, what its dial pays at the dawns to come, what its activities are
 * worth at the scorings to come, llamas, and begun things. The lower of sun and moon counts fully, the higher one the
 * less the nearer the end is, since until then either may become the lower. In the solo game the Ayllu's hopes follow.
 */
import type { Seat } from '#engine/game.ts';
import type { Effect } from '../editions/schema.ts';
import { atMost, bit, size, type Board } from '../rules/board.ts';
import { bestSplit, moonOf, sunOf } from '../rules/scoring.ts';
import { isAyllu, levelOf, sideOf, sidesOf } from '../rules/sides.ts';
import { activityNames, lineNames, none, type Player, type Side, type State } from '../rules/state.ts';
import { devotion, moons as moonsNow } from '../rules/worth.ts';
import { begunMoons } from './begun.ts';
import { dawnsLeft } from './clock.ts';
import { early, outlook, type Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export type Valuer = (state: State) => Float64Array;

export function createValuer(board: Board, w: Weights): Valuer {
  const results = Array.from({ length: 5 }, (_, sides) => new Float64Array(sides));

  /** What the lines and quadrants that a turn has just emptied will bring, and those begun. */
  const lines = (state: State, player: Player, seat: Seat, dawns: number): number => {
    let value = 0;
    const now = seat === state.seat && state.cell !== none && state.phase === 'day';
    const pending = (trigger: string): boolean => early.includes(state.step) || state.triggers.includes(trigger);
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
      else if (now && bit(cells, state.cell) && pending(lineNames[line]!)) value += full;
    }
    for (const cells of board.quadrants) {
      const left = size(player.tambos & cells);
      if (left > 0) value += w.temple * w.quadrantBegun[4 - left]!;
      else if (now && bit(cells, state.cell) && pending('temple')) value += w.temple;
    }
    return value;
  };

  /** What a bonus slot is worth once it is complete; nothing is left of those that work at once. */
  const slotWorth = (player: Player, effect: Effect, done: boolean, rounds: number): number => {
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
  };

  const slots = (player: Player, rounds: number): number => {
    let value = 0;
    board.viracocha.forEach(({ needs, effect }, slot) => {
      const share = player.viracocha[slot]! / needs;
      if (share > 0) value += slotWorth(player, effect, share === 1, rounds) * share * share;
    });
    return value;
  };

  /** Being ahead in the terrace area promises tonight's viracocha. */
  const harvest = (state: State, seat: Seat): number => {
    if (state.terrace.length === 0) return 0;
    let own = 0;
    let best = 0;
    for (let side = 0; side < sidesOf(state); side++) {
      let count = 0;
      for (const planter of state.terrace) if (planter === side) count++;
      if (side === seat) own = count;
      else best = Math.max(best, count);
    }
    return w.viracocha / (1 + Math.exp(-w.harvest * (own - best)));
  };

  /** What the turn under way may still bring. */
  const hope = (state: State, player: Player, seat: Seat): number => {
    if (seat !== state.seat || state.phase === 'night') return 0;
    if (state.step === 'viracocha') return w.viracocha + w.power * state.power;
    if (state.cell !== none && state.craft !== none) return w.power * state.power;
    if (state.line === none || state.cell !== none) return 0;
    return w.power * (5 - size(player.tambos & board.lineCells[state.line]!));
  };

  /** The lower of two forecasts that may each be wrong by `doubt`. */
  const lower = (sun: number, moon: number, doubt: number): number =>
    (sun + moon) / 2 - Math.sqrt(((sun - moon) / 2) ** 2 + doubt ** 2);

  const llamaPoints = (table: readonly number[], llamas: number): number => {
    const half = llamas / 2;
    const low = atMost(table, Math.floor(half));
    return low + (atMost(table, Math.floor(half) + 1) - low) * (half - Math.floor(half));
  };

  /** What the activities of a side will bring as suns and as moons. */
  const crafts = (state: State, side: Side, player: Player | undefined, seat: Seat, ahead: Outlook, dawns: number) => {
    let sun = 0;
    let moon = 0;
    let first = 0;
    let second = 0;
    const inti = w.intiOpen * Math.max(0, dawns - 1.5);
    for (let craft = 0; craft < 4; craft++) {
      const suns = devotion(board, state, seat, craft);
      if (suns > first) [first, second] = [suns, first];
      else if (suns > second) second = suns;
      sun += suns * (ahead.worth[craft]! + (bit(side.inti, craft) ? 0 : inti));
      const moons = moonsNow(board, state, seat, craft) + (player ? begunMoons(board, w, player, craft) : 0);
      const free = side.moonSlots[craft] === none ? w.slotFree : 0;
      const open = bit(side.temples, craft) ? w.templeOpen * Math.min(1, dawns / 2) : 0;
      moon += moons * (free + open);
      for (let ayar = 0; ayar < 4; ayar++) {
        const row = state.placed[ayar]!;
        for (let place = 0; place < row.length; place++)
          if (row[place] === seat * 4 + craft)
            moon += moons + w.growth * ahead.stay[ayar]! + atMost(board.columnBonus, place);
      }
    }
    return { sun: sun + ahead.fertile * w.fertile * (first + second), moon };
  };

  const valueOf = (state: State, seat: Seat, ahead: Outlook): number => {
    const side = sideOf(state, seat);
    const table = isAyllu(state, seat) ? levelOf(board, state).llamas : board.llamas;
    let sun = sunOf(side);
    let moon = moonOf(side);
    if (state.step === 'over') return Math.min(sun, moon);
    if (state.phase === 'end') {
      const turn = (seat - state.first + sidesOf(state)) % sidesOf(state);
      if (state.answered <= turn) {
        const split = bestSplit(board, state, seat);
        sun += atMost(table, split.sun);
        moon += atMost(table, split.moon);
      }
      return Math.min(sun, moon) + 0.01 * Math.max(sun, moon);
    }
    const dawns = dawnsLeft(state);
    const rounds = Math.max(0, dawns - 0.5);
    const player = isAyllu(state, seat) ? undefined : state.players[seat]!;
    const coming = crafts(state, side, player, seat, ahead, dawns);
    const points = llamaPoints(table, side.llamas + w.llamasToCome * dawns);
    sun += side.dial * dawns + coming.sun + points;
    moon += w.moonToCome * dawns + coming.moon + points;
    const both = player
      ? lines(state, player, seat, dawns) + slots(player, rounds) + hope(state, player, seat) + harvest(state, seat)
      : 0;
    return lower(sun, moon, w.doubt * dawns) + w.begun * both;
  };

  return (state) => {
    const values = results[sidesOf(state)]!;
    const ahead = outlook(board, w, state);
    for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(state, seat, ahead);
    return values;
  };
}
