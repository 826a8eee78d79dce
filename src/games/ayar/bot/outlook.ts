/** The race as it stands: how long each Ayar will still walk, and what a sun of each activity will bring on its way. */
import type { Board } from '../rules/board.ts';
import { sidesOf } from '../rules/sides.ts';
import { none, type State } from '../rules/state.ts';
import { dawnsLeft } from './clock.ts';
import type { Weights } from './weights.ts';

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

/** Whether what the turn triggers is still to be collected: before its work is done, a viracocha gained in the middle of it included. */
export const isEarly = ({ step, back }: State): boolean =>
  early.includes(step) || ((step === 'viracocha' || step === 'moveMarker') && back === 'activity');

export type Outlook = {
  /** For each activity, the sun points that one sun of it will bring by Raymi tiles to come. */
  readonly worth: readonly number[];
  /** The sun points that one sun of each of the two best activities will bring by fertile ground. */
  readonly fertile: number;
  /** Rounds that each Ayar will still walk. */
  readonly stay: readonly number[];
};

const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** The part of the present day that is still to be played. */
function ofToday(board: Board, state: State): number {
  if (state.phase === 'night' || state.phase === 'end') return 0;
  const turns = sidesOf(state) * board.edition.turns.perRound[Math.max(1, state.round) - 1]!;
  return state.phase === 'day' ? 1 - state.taken / turns : 1;
}

/** AYR-RET-01, AYR-RET-02: who is last now goes first. */
function stays(state: State, today: number): number[] {
  const stay = [0, 0, 0, 0];
  const lead = (ayar: number): number => state.spaces[ayar]! * 4 - state.rows.indexOf(ayar);
  const living = [0, 1, 2, 3].filter((ayar) => state.retired[ayar] === 0).sort((a, b) => lead(a) - lead(b));
  const night = state.phase === 'night' ? 1 : 0;
  living.forEach((ayar, rank) => (stay[ayar] = rank + night + today));
  return stay;
}

export function outlook(board: Board, w: Weights, state: State): Outlook {
  const dawns = dawnsLeft(state);
  const today = ofToday(board, state);
  const stay = stays(state, today);
  const worth = [0, 0, 0, 0];
  let fertile = 0;
  const turning = state.phase === 'day' && state.ayar !== none;
  const pending = (trigger: string): boolean => isEarly(state) || state.triggers.includes(trigger);
  /** What one more point on the dial brings if it is gained `ahead` spaces from here by an Ayar, and how sure that is. */
  const later = (ayar: number, ahead: number): number => {
    const rounds = ahead / w.pace;
    return clamp(w.sure + w.surer * (stay[ayar]! - rounds)) * Math.max(0, dawns - Math.max(0, rounds - today));
  };
  for (let ayar = 0; ayar < 4; ayar++) {
    if (state.retired[ayar]! > 0) continue;
    const space = state.spaces[ayar]!;
    const moved = turning && ayar === state.ayar;
    for (const slot of board.paths[ayar]!.raymi) {
      const tile = state.tiles[slot.index]!;
      if (tile === none) continue;
      const { craft } = board.tiles[tile]!;
      if (slot.space > space) worth[craft]! += later(ayar, slot.space - space);
      else if (moved && slot.space > state.from && pending(`raymi-${slot.id}`)) worth[craft]! += dawns;
    }
    const ground = board.fertile.space;
    if (ground > space) fertile += later(ayar, ground - space);
    else if (moved && ground > state.from && pending('fertile')) fertile += dawns;
  }
  return { worth, fertile, stay };
}
