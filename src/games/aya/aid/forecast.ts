/**
 * What a push at the start would bring now, as data: every photo on the table, won or lost and by which rule, in the order
 * in which the fall reaches them. The fall itself is the physics’: give `trialOf` a position, compute the position it
 * answers with (`eventOf` in a page, `simulate` elsewhere), and read the event here.
 */
import { count, triptychsOf } from '../rules/count/count.ts';
import { belongs, layoutOf, makeScene } from '../rules/count/scene.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { running, type State, type Type } from '../rules/state.ts';
import { firstDomino } from '../rules/topple.ts';

export type Photo = {
  readonly item: 'landscape' | 'animal' | 'panorama';
  /** The tile or the animal; the type of a panorama. */
  readonly id: string;
  readonly type: Type;
  readonly won: boolean;
  /** Why it is not won: the rule, as in the count; null if it is won. */
  readonly rule: string | null;
  /** When the fall has come to it, in frames of the film; null where it does not come. */
  readonly frame: number | null;
  /** The dominoes it hangs on: those on the tile, or the two under the animal. */
  readonly pieces: readonly string[];
};

/** This position with the domino at the start just pushed, whatever was being done; undefined where none can be. */
export function trialOf(game: AyaGame, state: State): State | undefined {
  const domino = state.tiles[game.box.startTile] && firstDomino(game.box, state);
  if (domino === undefined) return undefined;
  const trial = game.clone(state);
  // As if building ended here; between pushes, those before it count, and their prices.
  if (running(state) || state.phase === 'break') Object.assign(trial, { phase: 'push', due: 'push', resume: null });
  const push: Move = { type: 'push', domino };
  if (game.illegal(trial, push)) return undefined;
  game.play(trial, push);
  return trial;
}

/** When a domino was down: a frame of the film of a fall. */
type Down = { readonly id: string; readonly frame: number };

/**
 * What the photos of a position are worth after its fall, in the order in which the fall comes to them. `move` and `down`
 * are what the physics answers for `trial`: the result of the event, and what its film says went down, in order.
 */
export function forecast(game: AyaGame, trial: State, move: Move, down: readonly Down[]): readonly Photo[] {
  const { box } = game;
  const after = game.clone(trial);
  game.play(after, move);
  const scene = makeScene(box.size, layoutOf(box, after));
  const frames = new Map(down.map(({ id, frame }) => [id, frame]));
  const first = (ids: readonly string[]): number | null =>
    ids.reduce<number | null>((least, id) => {
      const frame = frames.get(id);
      return frame === undefined || (least !== null && least <= frame) ? least : frame;
    }, null);
  const on = new Map(
    scene.tiles.map((tile) => [tile.id, scene.bodies.filter((body) => belongs(scene, tile, body)).map(({ id }) => id)])
  );
  const { verdicts, triptychs } = count(box, after);
  const single = verdicts.map(({ item, id, type, fails }): Photo => {
    const pieces = item === 'landscape' ? on.get(id)! : after.tokens[id]!.on;
    const camera = item === 'landscape' ? pieces : pieces.slice(0, 1);
    return { item, id, type, won: fails === null, rule: fails, frame: first(camera), pieces };
  });
  const closing = (type: Type): Photo => {
    const own = single.filter((photo) => photo.item === 'landscape' && photo.type === type);
    const won = triptychs.includes(type);
    const frame = Math.max(...own.map((photo) => photo.frame ?? Infinity));
    return {
      item: 'panorama',
      id: type,
      type,
      won,
      rule: won ? null : 'AYA-SCORE-03',
      frame: Number.isFinite(frame) ? frame : null,
      pieces: own.flatMap(({ pieces }) => pieces)
    };
  };
  const whole = triptychsOf(verdicts.map((one) => ({ ...one, fails: null })));
  const time = ({ frame }: Photo): number => frame ?? Infinity;
  // A panorama closes after the photos it is made of; what the fall does not reach comes last, along the river.
  return [...single, ...whole.map(closing)].sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}
