/** What would come of letting go: the domino in hand over the table, judged by the rules and by what was measured. */
import type { Illegal } from '#engine/game.ts';
import { judge } from '../aid/judge.ts';
import { warningsOf, type Warning } from '../aid/warnings.ts';
import type { Room } from '../bot/kept.ts';
import { noPair } from '../rules/camera.ts';
import { between, middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { idsOf, type Pose, type State, type Type } from '../rules/state.ts';
import { roomAt } from './planned.ts';
import type { Held } from './stage.ts';

export type UseName = 'plain' | 'tile' | 'animal' | 'buffer';
/** A domino as it is held: where, and with what. */
export type Wish = {
  readonly pose: Pose;
  readonly use: UseName;
  readonly tile: Pose | null;
  /** The other domino under the animal, where the app proposes one; otherwise it is the nearest that may be. */
  readonly partner?: string | null;
  /** Where the app proposes the first of two steps over a hole: the place between is still to be filled. */
  readonly room?: Room;
};
export type Put = {
  readonly held: Held;
  readonly move: Move;
  readonly illegal: Illegal | undefined;
  readonly warnings: readonly Warning[];
  /** What looks too far keeps a place between that is still to be filled: what that place is for. */
  readonly room: Room | undefined;
};

/** The domino in the hand of the stock whose turn it is. */
export const inHand = (state: State): string | undefined => state.hand[state.turn] ?? undefined;

/** The standing domino that would carry the animal together with one here: the nearest that may. */
export function partnerOf(state: State, pose: Pose): string | undefined {
  const far = (id: string): number => between(middleOf(state.dominoes[id]!), middleOf(pose));
  return idsOf(state.dominoes)
    .filter((id) => noPair(state, id, pose) === undefined)
    .sort((a, b) => far(a) - far(b))[0];
}

/** The nearest standing domino, for a refusal that names somebody. */
function nearestUpright(state: State, pose: Pose): string {
  const far = (id: string): number => between(middleOf(state.dominoes[id]!), middleOf(pose));
  const up = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');
  return up.sort((a, b) => far(a) - far(b))[0] ?? 'none';
}

/** The step that lets the domino go like this, released with a lean of so many tenths of a degree. */
export function moveOf(state: State, { pose, use, tile, partner }: Wish, lean = 0): Move {
  const step = { type: 'place', ...pose, lean, ms: 0, away: 0 } as const;
  if (use === 'tile' && tile) return { ...step, use, tx: tile.x, tz: tile.z, ta: tile.a };
  if (use === 'animal' || use === 'buffer')
    return { ...step, use, partner: partner ?? partnerOf(state, pose) ?? nearestUpright(state, pose) };
  return { ...step, use: 'plain' };
}

/** The domino `domino`, held like this. */
export function putOf(game: AyaGame, state: State, domino: string, wish: Wish): Put {
  const { box } = game;
  const { pose, use, tile } = wish;
  const { type } = box.dominoes.get(domino)!;
  const top = use === 'tile' && type !== 'garden' ? state.tileTop[type] : null;
  const partner = use === 'animal' || use === 'buffer' ? (wish.partner ?? partnerOf(state, pose) ?? null) : null;
  const move = moveOf(state, wish);
  const placing = { pose, use, tile, partner };
  const { verdict, gap } = judge(box, state, domino, placing);
  const isHole = verdict === 'far' || verdict === 'dry';
  const room = isHole ? (roomAt(game, state, pose) ?? wish.room) : undefined;
  const held: Held = {
    id: domino,
    pose,
    tile: top !== null && tile ? { id: top, pose: tile } : null,
    partner,
    laid: use === 'buffer',
    verdict: room ? 'free' : verdict,
    gap
  };
  return { held, move, illegal: game.illegal(state, move), warnings: warningsOf(box, state, domino, placing), room };
}

/** What the camera of a domino can still bring (AYA-CAM-02): 0 where its stack is used up. */
export function cameraOffers(
  game: AyaGame,
  state: State,
  domino: string
): { tiles: number; animals: number } | undefined {
  const { type, camera } = game.box.dominoes.get(domino)!;
  if (!camera || type === 'garden') return undefined;
  const own: Type = type;
  return { tiles: state.tilesLeft[own].length, animals: state.animalsLeft[own] };
}
