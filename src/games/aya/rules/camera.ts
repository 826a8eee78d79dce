/** Camera dominoes: a tile, an animal, or neither. AYA-CAM, AYA-TILE, AYA-TOKEN, AYA-GARDEN-05. */
import type { Chance, Illegal } from '#engine/game.ts';
import type { Box } from './box.ts';
import { at, atMost, between, inside, middleOf, toShape, turnBetween, type Point } from './geometry.ts';
import { cosineOf, sineOf } from './sine.ts';
import { footprint, reach, usualLean } from './pose.ts';
import type { Move } from './moves.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { noTileRoom } from './room.ts';
import { idsOf, type Pose, type State, type Type, type Use } from './state.ts';

/** The type whose stacks the domino in hand opens, or why it opens none. */
function cameraType(box: Box, state: State): Type | Illegal {
  const { type, camera } = box.dominoes.get(state.hand[state.turn]!)!;
  if (type === 'garden') return refusal('AYA-GARDEN-05');
  return camera ? type : refusal('AYA-CAM-01');
}

export const askTile: MoveRules<'askTile'> = {
  list: (box, state) =>
    askTile.refuse(box, state, { type: 'askTile', ms: 0, away: 0 }) ? [] : [{ type: 'askTile', ms: 0, away: 0 }],
  refuse: (box, state) => {
    const type = cameraType(box, state);
    if (typeof type !== 'string') return type;
    if (state.tilesLeft[type].length === 0) return refusal('AYA-CAM-02', { stack: 'tiles', ground: type });
    return state.tileTop[type] === null ? undefined : refusal('AYA-CAM-03', { tile: state.tileTop[type] });
  },
  play: (_box, state) => {
    state.due = 'tile';
  }
};

/** AYA-SETUP-04: which tile of the type comes is drawn when one is asked for. */
export function tileChances(box: Box, state: State): Chance<Move>[] {
  const type = cameraType(box, state);
  return typeof type === 'string'
    ? state.tilesLeft[type].map((tile) => ({ move: { type: 'tile', tile }, weight: 1 }))
    : [];
}

export const tile: MoveRules<'tile'> = {
  list: () => [],
  refuse: (box, state, move) =>
    tileChances(box, state).some((chance) => (chance.move as typeof move).tile === move.tile)
      ? undefined
      : refusal('AYA-SETUP-04'),
  play: (box, state, move, tell) => {
    state.tileTop[box.tiles.get(move.tile)!.type as Type] = move.tile;
    state.due = 'place';
    tell?.({ type: 'tileShown', tile: move.tile });
  }
};

/** Where the port of a tile is tested, on its ray (AYA-LAND-03). */
function portPoints({ size, tiles }: Box, id: string, pose: Pose): Point[] {
  return tiles.get(id)!.shape.ports.map((port) => at({ ...pose, a: pose.a + port }, size.port, 0));
}

/** AYA-TILE-04: the camera domino stands outside, and its fall would wet one of the tile's ports. */
export function beforeEntrance({ size, ...box }: Box, tileId: string, tilePose: Pose, pose: Pose): boolean {
  if (toShape(middleOf(tilePose), footprint(size, pose)) < size.tile) return false;
  const strip = reach(size, pose, sineOf(usualLean), cosineOf(usualLean));
  return portPoints({ size, ...box }, tileId, tilePose).some((port) => inside(strip, port));
}

/** The token a domino carries, laid ones included; undefined if it carries none. */
export const tokenOn = (state: State, domino: string): string | undefined =>
  idsOf(state.tokens).find((id) => state.tokens[id]!.on.includes(domino));

/** AYA-TOKEN-03: how far the feet of the two may be apart (cm) and how much their headings may differ. */
export const pairLimits = { feet: 2.7, turn: 300 };

/** AYA-TOKEN-01, AYA-TOKEN-03: why a camera domino here cannot share an animal with `partner`. */
export function noPair(state: State, partner: string, pose: Pose): Illegal | undefined {
  const other = state.dominoes[partner];
  if (other?.is !== 'upright') return refusal('AYA-TOKEN-01', { domino: partner });
  if (tokenOn(state, partner) !== undefined) return refusal('AYA-TOKEN-03', { domino: partner });
  const near = atMost(between(middleOf(other), middleOf(pose)), pairLimits.feet);
  return near && turnBetween(other.a, pose.a) <= pairLimits.turn
    ? undefined
    : refusal('AYA-TOKEN-03', { domino: partner });
}

/** Why a domino here cannot be used in this way, apart from the room it needs. */
export function noUse(box: Box, state: State, pose: Pose, use: Use): Illegal | undefined {
  if (use.use === 'plain') return undefined;
  const type = cameraType(box, state);
  if (typeof type !== 'string') return type;
  if (use.use !== 'tile')
    return state.animalsLeft[type] > 0
      ? noPair(state, use.partner, pose)
      : refusal('AYA-CAM-02', { stack: 'animals', ground: type });
  if (state.tilesLeft[type].length === 0) return refusal('AYA-CAM-02', { stack: 'tiles', ground: type });
  if (state.tileTop[type] === null) return refusal('AYA-CAM-03');
  const room = noTileRoom(box, state, use.pose);
  if (room) return room;
  return beforeEntrance(box, use.tile, use.pose, pose) ? undefined : refusal('AYA-TILE-04', { tile: use.tile });
}
