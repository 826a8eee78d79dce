/** What the table reads off boards and sides again and again. Nothing here judges a move. */
import type { Seat } from '#engine/game.ts';
import { basePower } from '../rules/access.ts';
import { atMost, bit, size, tambosIn, type Board, type Slot } from '../rules/board.ts';
import { faceOf } from '../rules/checks.ts';
import type { AyarGame } from '../rules/index.ts';
import { lastAyar } from '../rules/night.ts';
import { moonOf, sunOf } from '../rules/scoring.ts';
import { arrowsAt, isAyllu, living, powerBonus, sideOf, sidesOf } from '../rules/sides.ts';
import { activityNames, ayarNames, lineNames, markerNames, none, type PlayerSide, type State } from '../rules/state.ts';
import { devotion, moons, suns } from '../rules/worth.ts';
import { words } from '../words/en.ts';
import { ayarWords, craftNames, effectWords } from '../words/names.ts';

export {
  activityNames,
  arrowsAt,
  ayarNames,
  bit,
  devotion,
  faceOf,
  isAyllu,
  lastAyar,
  lineNames,
  living,
  markerNames,
  moonOf,
  moons,
  none,
  powerBonus,
  sideOf,
  sidesOf,
  size,
  sunOf,
  suns,
  tambosIn
};
export type { Board, PlayerSide, Slot, State };

const ofSun: readonly string[] = ['dawns', 'sunLlamas'];
const ofMoon: readonly string[] = ['templeBonus', 'temples', 'markers', 'moonLlamas'];

/** The lines of the lower of sun and moon: the higher one is no part of the result. AYR-END-02. */
export function counted(state: State, seat: Seat, item: string): boolean {
  const side = sideOf(state, seat);
  return (sunOf(side) <= moonOf(side) ? ofSun : ofMoon).includes(item);
}

/** A night, the end with it, and the start: what somebody decides there is no turn of a day. */
export const betweenDays = ({ phase }: Pick<State, 'phase'>): boolean => phase !== 'day';

export const crafts = [0, 1, 2, 3] as const;
export const craftName = (craft: number): string => craftNames[activityNames[craft]!];
export const ayarName = (ayar: number): string => ayarWords[markerNames[ayar]!];

/** A Viracocha bonus in words: of how many pawns somebody has how many there; and what it does once it has all. */
export function bonusSays(board: Board, { viracocha }: Pick<PlayerSide, 'viracocha'>, slot: number) {
  const { needs, effect } = board.viracocha[slot]!;
  const { name, text } = effectWords[effect.type]!;
  const craft = effect.type === 'power' ? craftNames[effect.activity] : undefined;
  return { title: words.crafts.bonus(name, craft, viracocha[slot]!, needs), text };
}

/** The name of a side: a seat, or the Ayllu. */
export const sideName = (state: State, names: readonly string[], seat: number): string =>
  isAyllu(state, seat) ? words.ayllu : (names[seat] ?? '');

export type MarkerPlace = 'ready' | 'standing' | 'laid' | 'retired';
/** Where a step marker is: beside the board, standing at a line, lying there, or on a moon place for good. */
export function markerPlace(state: State, player: PlayerSide, marker: number): MarkerPlace {
  if (marker < 4 && state.retired[marker]! > 0) return 'retired';
  if (bit(player.laid, marker)) return 'laid';
  return player.at[marker] === none ? 'ready' : 'standing';
}

/** Turns a side still has today, this one included. */
export function turnsLeft(board: Board, state: State, seat: number): number {
  if (state.phase !== 'day') return 0;
  const sides = sidesOf(state);
  const each = board.edition.turns.perRound[state.round - 1] ?? 0;
  const before = (seat - state.first + sides) % sides;
  return each - Math.ceil((state.taken - before) / sides);
}

/** Points for so many llamas on one side. */
export const llamaWorth = (board: Board, n: number): number => atMost(board.llamas, n);

export type Track = { readonly sun: number; readonly moon: number; readonly low: 'sun' | 'moon' | 'both' };
/** Both score markers, and which is the lower: that one is the score. */
export function trackOf(state: State, seat: number): Track {
  const side = sideOf(state, seat);
  const sun = sunOf(side);
  const moon = moonOf(side);
  return { sun, moon, low: sun === moon ? 'both' : sun < moon ? 'sun' : 'moon' };
}

/** Power of a line if a step were taken there now. */
export const powerAt = (player: PlayerSide, line: number): number =>
  tambosIn(player.tambos, line) === 0 ? 0 : basePower(player, line);

/**
 * Whether all free places of a craft behind an Ayar are alike, so that one stands for all: by day, but not beside the Ayllu, who
 * builds on the nearest that is left (AYR-SOLO-20, AYR-SOLO-21).
 */
export const placesAlike = (game: AyarGame, state: State): boolean => state.phase === 'day' && !game.rival(state);

/**
 * The power of the turn that a seat is taking: that of its line until a tambo leaves it, then what its craft still has.
 * A line that has lost a tambo is worth more on another day, which is no power of this one.
 */
export function powerNow(state: State, seat: number): number | undefined {
  if (state.seat !== seat || state.line === none) return undefined;
  if (state.cell === none) return powerAt(state.players[seat]!, state.line);
  return state.craft === none ? undefined : state.power;
}
