/**
 * Positions for lessons, built by the rules: the Start tile, and domino after domino as it was drawn and placed. Only the
 * stocks are shortened, so that a building comes to its end.
 */
import { onBy, pitch } from '../aid/onward.ts';
import { at } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move, Of } from '../rules/moves.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { leaning, logged, usualLean } from '../rules/pose.ts';
import type { Kind, Pose, Pose3, State } from '../rules/state.ts';

/** A domino as it stands, with what its camera brought: a tile and how it lies, or an animal and how far back its partner came. */
export type Stood = {
  readonly kind: Kind;
  readonly pose: Pose;
  readonly tile?: { readonly id: string; readonly pose: Pose };
  readonly animal?: { readonly back: number; readonly laid?: true };
};
export type Plan = {
  readonly people?: 1 | 2;
  /** Milliseconds of a glass; 0 for the practice table, where pushes can be tried. Without it, as in a match. */
  readonly sand?: number;
  readonly stood: readonly Stood[];
  /** What is drawn next, and held. */
  readonly hold: Kind;
};

/** Start lies at the far edge, so that its left arm comes to an end there and everything goes on from the right one. */
const start: Pose = { x: -4500, z: -3250, a: 0 };

const timeless = { ms: 0, away: 0 } as const;
export const draw = (from: Of<'draw'>['from']): Move => ({ type: 'draw', from, ...timeless });
export const askTile: Move = { type: 'askTile', ...timeless };

/** The move that stands the domino in hand like this; `partner` shares its animal. */
export function placing({ pose, tile, animal }: Omit<Stood, 'kind'>, partner = ''): Of<'place'> {
  const step = { type: 'place', ...pose, lean: 0, ...timeless } as const;
  if (tile) return { ...step, use: 'tile', tx: tile.pose.x, tz: tile.pose.z, ta: tile.pose.a };
  return animal ? { ...step, use: animal.laid ? 'buffer' : 'animal', partner } : { ...step, use: 'plain' };
}

/** Plays moves on a position, which it returns. Throws where the rules refuse one: a lesson is wrong then. */
export function playing(game: AyaGame, state: State, ...moves: readonly Move[]): State {
  for (const move of moves) {
    const illegal = game.illegal(state, move);
    if (illegal && game.turn(state) !== 'chance') throw new Error(`${move.type}: ${illegal.rule}`);
    game.play(state, move);
  }
  return state;
}

export function arrange(game: AyaGame, { people = 1, sand, stood, hold }: Plan): State {
  const options = game.parseOptions(people, {
    first: 0,
    ...(sand === undefined ? {} : { glassMs: sand })
  });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(people, options);
  playing(game, state, { type: 'start', ...start }, { type: 'turnGlass' });
  const kinds = [...stood.map(({ kind }) => kind), hold];
  const ids: string[] = [];
  for (const [n, one] of stood.entries()) {
    bring(game, state, kinds);
    const id = state.hand[state.turn]!;
    if (one.tile) playing(game, state, askTile, { type: 'tile', tile: one.tile.id });
    playing(game, state, placing(one, one.animal && ids[n - one.animal.back]));
    ids.push(id);
  }
  bring(game, state, kinds);
  return state;
}

/** Draws until a domino can be placed, of each stock in turn. */
export function bring(game: AyaGame, state: State, kinds: Kind[]): void {
  while (state.due !== 'place')
    playing(
      game,
      state,
      state.due === 'drawn'
        ? { type: 'drawn', kind: kinds.shift() ?? 'garden' }
        : draw(state.due === 'ahead' ? 'later' : 'stock')
    );
}

/** The one push that is proposed. */
export const pushFirst = (game: AyaGame, state: State): readonly (readonly Move[])[] =>
  game
    .moves(state)
    .filter(({ type }) => type === 'push')
    .slice(0, 1)
    .map((move) => [move]);

/** So many dominoes are left in each stock. */
export function left(state: State, count: number): State {
  state.stock = state.stock.map(() => count);
  return state;
}

/** Without sand, on the practice table. */
export const practising = (game: AyaGame, plan: Plan): State => arrange(game, { ...plan, sand: 0 });
/** What stands there is pushed only to try it. */
export const trying = (game: AyaGame, plan: Plan): State => playing(game, practising(game, plan), { type: 'tryOut' });
/** There, a domino of this kind comes by itself. */
export const taking =
  (kind: Kind) =>
  ({ due }: State): Move | undefined => {
    if (due === 'ahead') return draw('later');
    return due === 'draw' ? { type: 'take', kind } : undefined;
  };

/** Building is over, and all hands are off. */
export function built(game: AyaGame, stood: readonly Stood[]): State {
  const last = stood.at(-1)!;
  const state = left(arrange(game, { stood: stood.slice(0, -1), hold: last.kind }), 0);
  return playing(game, state, placing(last));
}

/** These dominoes go down, forwards or back, and with them the animals they carry: by a push, or by accident. */
export function fallen(game: AyaGame, state: State, ids: readonly string[], way: 1 | -1 = 1): State {
  const { box } = game;
  const after = new Map<string, Pose3>();
  for (const id of ids) {
    const { p, q } = leaning(box.size, state.dominoes[id]!, way * usualLean);
    after.set(id, logged(p, q));
  }
  for (const [id, { on, at: where }] of Object.entries(state.tokens)) {
    if (where !== 'on' || !on.some((domino) => ids.includes(domino))) continue;
    const [a, b] = [state.dominoes[on[0]]!, state.dominoes[on[1]]!];
    after.set(id, { p: [Math.round((a.x + b.x) / 2), 40, Math.round((a.z + b.z) / 2)], q: [0, 0, 0, 32767] });
  }
  const outcome = { hz: 120, steps: 120, ...outcomeOf(box, state, after) };
  return playing(game, state, { type: state.due === 'fall' ? 'fall' : 'accident', ...outcome });
}

/** Poses on from one, each turned so far (tenths of a degree) against the one before. */
export function on(from: Pose, turns: readonly number[], far = pitch): Pose[] {
  const poses: Pose[] = [];
  for (const turn of turns) poses.push(onBy(poses.at(-1) ?? from, turn, far));
  return poses;
}
export const straight = (many: number): readonly number[] => Array.from({ length: many }, () => 0);

/** The places drawn on a tile that lies so, in the order of its river from the first, heading along it. */
export function slots(game: AyaGame, tile: string, pose: Pose): Pose[] {
  return game.box.tiles.get(tile)!.shape.slots.map((slot) => {
    const [x, z] = at(pose, slot.x / 100, slot.z / 100);
    return { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a: (pose.a + slot.a) % 3600 };
  });
}

/** From the spring of the Start tile by its left arm to the edge, and by its right one round to the table: eleven places. */
export function stem(game: AyaGame): Pose[] {
  const all = slots(game, game.box.startTile, start);
  const [right, leftArm] = [all.slice(0, 5), all.slice(5)];
  return [...right.slice(0, 2), ...leftArm, ...right.slice(2), ...on(right.at(-1)!, [-150, -150, -150])];
}
