/**
 * The result a seat may hope for: what its markers show, what its dial pays at the dawns to come, what its activities are
 * worth at the scorings to come, llamas, and begun things. The lower of sun and moon counts fully, the higher one in part.
 */
import type { Seat } from '#engine/game.ts';
import type { Effect } from '../editions/schema.ts';
import { atMost, bit, size, type Board } from '../rules/board.ts';
import { bestSplit, moonOf, sunOf } from '../rules/scoring.ts';
import { activityNames, lineNames, none, type Player, type State } from '../rules/state.ts';
import { devotion, playerMoons } from '../rules/worth.ts';
import { dawnsLeft } from './clock.ts';
import { begunMoons } from './begun.ts';
import type { Weights } from './weights.ts';

export type Valuer = (state: State) => Float64Array;

/** Before these the turn's triggers have not been collected. */
const early: readonly string[] = [
  'ayar',
  'build',
  'tambo',
  'pottery',
  'weaving',
  'lay',
  'terrace',
  'reed',
  'lakeArea',
  'pot',
  'textile'
];

export function createValuer(board: Board, w: Weights): Valuer {
  const results = Array.from({ length: 5 }, (_, seats) => new Float64Array(seats));
  const worth = [0, 0, 0, 0];

  /** For each activity, the sun points that one sun of it will bring in the triggers to come. */
  const sunWorth = (state: State, dawns: number): void => {
    worth.fill(0);
    const turning = state.phase === 'day' && state.ayar !== none;
    for (let ayar = 0; ayar < 4; ayar++) {
      if (state.retired[ayar]! > 0) continue;
      const space = state.spaces[ayar]!;
      for (const slot of board.paths[ayar]!.raymi) {
        const tile = state.tiles[slot.index]!;
        if (tile === none) continue;
        const { craft } = board.tiles[tile]!;
        const now = turning && ayar === state.ayar && slot.space <= space && slot.space > state.from;
        if (now && (early.includes(state.step) || state.triggers.includes(`raymi-${slot.id}`))) worth[craft]! += dawns;
        else if (slot.space > space) worth[craft]! += w.tileAhead * Math.max(0, dawns - (slot.space - space) / w.pace);
      }
    }
  };

  /** What the lines and quadrants that a turn has just emptied will bring, and lines begun. */
  const lines = (state: State, player: Player, seat: Seat, dawns: number): number => {
    let value = 0;
    const now = seat === state.seat && state.cell !== none && state.phase === 'day';
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
      else if (
        now &&
        bit(cells, state.cell) &&
        (early.includes(state.step) || state.triggers.includes(lineNames[line]!))
      )
        value += full;
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
        return done ? 0 : w.six * size(player.inti) * rounds;
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

  const valueOf = (state: State, seat: Seat): number => {
    const player = state.players[seat]!;
    let sun = sunOf(player);
    let moon = moonOf(player);
    if (state.step === 'over') return Math.min(sun, moon);
    if (state.phase === 'end') {
      if (state.answered <= (seat - state.first + state.players.length) % state.players.length) {
        const split = bestSplit(board, state, seat);
        sun += atMost(board.llamas, split.sun);
        moon += atMost(board.llamas, split.moon);
      }
      return Math.min(sun, moon) + 0.01 * Math.max(sun, moon);
    }
    const dawns = dawnsLeft(state);
    const rounds = Math.max(0, dawns - 0.5);
    sun += player.dial * dawns;
    moon += w.moonToCome * dawns;
    for (let craft = 0; craft < 4; craft++) {
      const suns = devotion(board, state, seat, craft);
      const inti = bit(player.inti, craft) ? 0 : w.intiOpen * Math.max(0, dawns - 1.5);
      sun += suns * (worth[craft]! + inti);
      const moons = playerMoons(board, player, craft) + begunMoons(board, w, player, craft);
      const free = player.moonSlots[craft] === none ? w.slotFree : 0;
      const open = bit(player.temples, craft) ? w.templeOpen * Math.min(1, rounds / 2) : 0;
      moon += moons * (free + open);
      for (let ayar = 0; ayar < 4; ayar++)
        state.placed[ayar]!.forEach((code, place) => {
          if (code === seat * 4 + craft) moon += moons + atMost(board.columnBonus, place);
        });
    }
    const half = player.llamas / 2;
    const low = atMost(board.llamas, Math.floor(half));
    const points = low + (atMost(board.llamas, Math.floor(half) + 1) - low) * (half - Math.floor(half));
    sun += points;
    moon += points;
    const both = lines(state, player, seat, dawns) + slots(player, rounds) + hope(state, player, seat);
    return Math.min(sun, moon) + w.higher * Math.abs(sun - moon) + w.begun * both;
  };

  /** What the turn under way may still bring. */
  const hope = (state: State, player: Player, seat: Seat): number => {
    if (seat !== state.seat || state.phase === 'night') return 0;
    if (state.step === 'viracocha') return w.viracocha + w.power * state.power;
    if (state.cell !== none && state.craft !== none) return w.power * state.power;
    if (state.line === none || state.cell !== none) return 0;
    return w.power * (5 - size(player.tambos & board.lineCells[state.line]!));
  };

  return (state) => {
    const values = results[state.players.length]!;
    sunWorth(state, dawnsLeft(state));
    for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(state, seat);
    return values;
  };
}
