/**
 * The result a side may hope for: what its markers show, what its dial pays at the dawns to come, what its activities are
 * worth at the scorings to come, llamas, and begun things. The lower of sun and moon counts fully, the higher one the
 * less the nearer the end is, since until then either may become the lower. In the solo game the Ayllu's hopes follow.
 */
import type { Seat } from '#engine/game.ts';
import { atMost, bit, type Board } from '../rules/board.ts';
import { bestSplit, moonOf, sunOf } from '../rules/scoring.ts';
import { isAyllu, levelOf, sideOf, sidesOf } from '../rules/sides.ts';
import { none, type PlayerSide, type Side, type State } from '../rules/state.ts';
import { templeOf } from '../rules/temple.ts';
import { devotion, moons as moonsNow } from '../rules/worth.ts';
import { begunMoons } from './begun.ts';
import { dawnsLeft } from './clock.ts';
import { hopes } from './hopes.ts';
import { outlook, type Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export type Valuer = (state: State) => Float64Array;

/** The lower of two forecasts that may each be wrong by `doubt`. */
export const lower = (sun: number, moon: number, doubt: number): number =>
  (sun + moon) / 2 - Math.sqrt(((sun - moon) / 2) ** 2 + doubt ** 2);

/** AYR-END-02, AYR-END-03: the lower one, and of equal ones that with the higher one nearer. */
const result = (sun: number, moon: number): number => Math.min(sun, moon) - 0.001 * Math.abs(sun - moon);

const llamaPoints = (table: readonly number[], llamas: number): number => {
  const half = llamas / 2;
  const low = atMost(table, Math.floor(half));
  return low + (atMost(table, Math.floor(half) + 1) - low) * (half - Math.floor(half));
};

/** What the activities of a side will bring as suns and as moons. */
function crafts(
  board: Board,
  w: Weights,
  state: State,
  side: Side,
  player: PlayerSide | undefined,
  seat: Seat,
  ahead: Outlook,
  dawns: number
): { sun: number; moon: number } {
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
        if (row[place] === templeOf(seat, craft))
          moon += moons + w.growth * ahead.stay[ayar]! + atMost(board.columnBonus, place);
    }
  }
  return { sun: sun + ahead.fertile * w.fertile * (first + second), moon };
}

export function createValuer(board: Board, w: Weights): Valuer {
  const results = Array.from({ length: 5 }, (_, sides) => new Float64Array(sides));

  const valueOf = (state: State, seat: Seat, ahead: Outlook): number => {
    const side = sideOf(state, seat);
    const table = isAyllu(state, seat) ? levelOf(board, state).llamas : board.llamas;
    let sun = sunOf(side);
    let moon = moonOf(side);
    if (state.step === 'over') return result(sun, moon);
    if (state.phase === 'end') {
      const turn = (seat - state.first + sidesOf(state)) % sidesOf(state);
      if (state.answered <= turn) {
        const split = bestSplit(board, state, seat);
        sun += atMost(table, split.sun);
        moon += atMost(table, split.moon);
      }
      return result(sun, moon);
    }
    const dawns = dawnsLeft(state);
    const rounds = Math.max(0, dawns - 0.5);
    const player = isAyllu(state, seat) ? undefined : state.players[seat]!;
    const coming = crafts(board, w, state, side, player, seat, ahead, dawns);
    const points = llamaPoints(table, side.llamas + w.llamasToCome * dawns);
    sun += side.dial * dawns + coming.sun + points;
    moon += w.moonToCome * dawns + coming.moon + points;
    const both = player ? hopes(board, w, state, player, seat, dawns, rounds) : 0;
    return lower(sun, moon, w.doubt * dawns) + w.begun * both;
  };

  return (state) => {
    const values = results[sidesOf(state)]!;
    const ahead = outlook(board, w, state);
    for (let seat = 0; seat < values.length; seat++) values[seat] = valueOf(state, seat, ahead);
    return values;
  };
}
