/**
 * Whole matches as nobody would play them: every hand, hurried releases, places on top of what stands, sweeps, accidents upon
 * accidents, animals and buffers, pushes at whatever stands. The real physics decides what falls, the rules whether they
 * believe it. Played for what must never happen: a result that is refused, a position in which nobody can act.
 */
import { outcomeAt, seededRoll, totalWeight } from '#engine/chance.ts';
import type { Illegal, Roll } from '#engine/game.ts';
import type { Faller } from '#games/aya/physics/index.ts';
import type { AyaGame } from '#games/aya/rules/index.ts';
import type { Move, PlaceMove } from '#games/aya/rules/moves.ts';
import { cosineOf, sineOf } from '#games/aya/rules/sine.ts';
import { hands, idsOf, tables, type Pose, type State } from '#games/aya/rules/state.ts';

export type Messy = {
  readonly seed: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly Move[];
  readonly falls: number;
  readonly accidents: number;
  /** The result that the rules refused, and why; undefined if all were believed. */
  readonly refused: Illegal | undefined;
  /** Nobody could act, or the match did not come to its score. */
  readonly stuck: boolean;
  readonly end: State;
};

/** A messy match that has not ended after so many entries will never end. */
const longest = 1500;

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)]!;
const upright = (state: State): string[] => idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');
const time = (roll: Roll) => ({ ms: roll(4) === 0 ? roll(6000) : roll(900), away: 0 });

function optionsOf(roll: Roll): Messy['options'] {
  return {
    hand: roll(3) === 0 ? pick(roll, hands) : pick(roll, ['natural', 'bare']),
    table: pick(roll, tables),
    // Short sands, so that a match is a few dozen dominoes; now and then a practice table.
    glassMs: roll(12) === 0 ? 0 : 8000 + roll(50_000),
    firstRetriggerFree: roll(4) > 0,
    first: 0
  };
}

/** A step ahead of a standing domino, often too near, sometimes beside it. */
function ahead({ x, z, a }: Pose, roll: Roll): Pose {
  const far = roll(8) === 0 ? 20 + roll(60) : 90 + roll(200);
  const aside = (a + 3600 + roll(700) - 350) % 3600;
  return {
    x: Math.round(x + far * cosineOf(aside)) + 0,
    z: Math.round(z + far * sineOf(aside)) + 0,
    a: (a + 3600 + roll(roll(5) === 0 ? 1800 : 500) - 250) % 3600
  };
}

function placing({ box }: AyaGame, state: State, roll: Roll): Move {
  const stands = upright(state);
  const near = stands.length > 0 && roll(10) > 0 ? (roll(3) > 0 ? stands.at(-1)! : pick(roll, stands)) : '';
  const edge = box.edition.dimensions.table[state.options.table];
  const any = (size: number): number => Math.round((roll(1001) / 1000 - 0.5) * size * 100) + 0;
  const pose =
    near === '' ? { x: any(edge.width), z: any(edge.depth), a: roll(3600) } : ahead(state.dominoes[near]!, roll);
  const hurried = (state.options.hand === 'natural' || state.options.hand === 'bare') && roll(4) === 0;
  const step: PlaceMove = { type: 'place', ...pose, lean: hurried ? roll(401) - 200 + 0 : 0, ...time(roll) };
  const held = box.dominoes.get(state.hand[state.turn]!)!;
  if (!held.camera || near === '' || roll(5) === 0) return { ...step, use: 'plain' };
  if (held.type !== 'garden' && state.tileTop[held.type] !== null && roll(2) === 0) {
    const far = 560 + roll(300);
    const tx = Math.round(pose.x + far * cosineOf(pose.a)) + 0;
    const tz = Math.round(pose.z + far * sineOf(pose.a)) + 0;
    return { ...step, use: 'tile', tx, tz, ta: (pose.a + 450 * roll(8)) % 3600 };
  }
  const buffer = roll(4) === 0;
  return { ...step, lean: buffer ? 0 : step.lean, use: buffer ? 'buffer' : 'animal', partner: near };
}

/** Something to try, whether the rules take it or not. */
function wish(game: AyaGame, state: State, roll: Roll): Move | undefined {
  const stands = upright(state);
  const by = state.people === 1 ? 0 : roll(state.people);
  const kind = roll(24);
  if (kind === 0 && stands.length > 0) {
    const domino = pick(roll, stands);
    const { x, z, a } = state.dominoes[domino]!;
    return {
      type: 'turn',
      domino,
      x: x + roll(61) - 30,
      z: z + roll(61) - 30,
      a: (a + roll(600)) % 3600,
      ...time(roll)
    };
  }
  if (kind <= 2 && stands.length > 0)
    return { type: 'bump', domino: pick(roll, stands), dir: roll(3600), ...time(roll) };
  if (kind === 3) {
    const lying = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'lying' && roll(2) === 0);
    if (lying.length > 0) return { type: 'raise', dominoes: lying, by, ...time(roll) };
  }
  if (kind === 4) return { type: 'tryOut' };
  return state.due === 'place' && kind > 5 ? placing(game, state, roll) : undefined;
}

function decide(game: AyaGame, state: State, roll: Roll): Move | undefined {
  const listed = game.moves(state);
  const busy = listed.filter(({ type }) => type !== 'sandOut' && (type !== 'enough' || roll(12) === 0));
  for (let n = 0; n < 8; n++) {
    const wished = wish(game, state, roll);
    const legal = wished && game.parse(JSON.parse(JSON.stringify(wished))) && !game.illegal(state, wished);
    if (legal) return wished;
  }
  const move = busy.length > 0 ? pick(roll, busy) : listed[0];
  if (!move || !('ms' in move) || move.type === 'sandOut') return move;
  const timed = { ...move, ...time(roll) } as Move;
  // Too late for anything else: the sand is out.
  return game.illegal(state, timed) ? listed.find(({ type }) => type === 'sandOut') : timed;
}

/** Plays match number `seed` to its score, or to what must not happen. */
export function messyMatch(game: AyaGame, fall: Faller, seed: number): Messy {
  const roll = seededRoll(`messy ${seed}`);
  const seats = 1 + roll(5);
  const options = optionsOf(roll);
  const read = game.parseOptions(seats, options);
  if (typeof read === 'string') throw new Error(read);
  const state = game.setup(seats, read);
  const moves: Move[] = [];
  const counts = { falls: 0, accidents: 0 };
  let refused: Illegal | undefined;
  let stuck = false;
  // A practice table has no end but the stock's: it is left after a while.
  const most = read.glassMs === 0 ? 150 : longest;
  while (game.turn(state) !== 'over' && moves.length < most && !refused && !stuck) {
    const move = next(game, fall, state, roll);
    if (!move) stuck = true;
    else {
      refused = game.illegal(state, move);
      if (refused) break;
      moves.push(move);
      if (move.type === 'fall') counts.falls += 1;
      if (move.type === 'accident') counts.accidents += 1;
      game.play(state, move);
    }
  }
  stuck ||= read.glassMs > 0 && !refused && game.turn(state) !== 'over';
  return { seed, seats, options, moves, ...counts, refused, stuck, end: state };
}

function next(game: AyaGame, fall: Faller, state: State, roll: Roll): Move | undefined {
  const turn = game.turn(state);
  if (turn === 'world') {
    const { move } = fall(game.box, state);
    // As it comes back from the log.
    return game.parse(JSON.parse(JSON.stringify(move)));
  }
  if (turn !== 'chance') return decide(game, state, roll);
  const chances = game.chances(state);
  return outcomeAt(chances, roll(totalWeight(chances)));
}
