/** The table as it is counted: where everything stood, how it lies, what shows from above. AYA-LAND-04. */
import type { Box } from '../box.ts';
import { at, atLeast, atMost, between, inside, middleOf, toShape, type Point, type Polygon } from '../geometry.ts';
import { attitude, fate, footprint, outline, reach } from '../pose.ts';
import { cosineOf, sineOf } from '../sine.ts';
import { idsOf, type Ground, type Pose, type Pose3, type State, type Type } from '../state.ts';

/** What is counted, free of how it came about: a position gives one (`sceneOf`), and tests make their own. */
export type Layout = {
  readonly dominoes: readonly {
    readonly id: string;
    readonly type: Ground;
    readonly pose: Pose;
    readonly end: Pose3 | null;
    /** Knocked over by accident and left there. */
    readonly lying: boolean;
  }[];
  readonly tiles: readonly {
    readonly id: string;
    readonly type: Type | 'start';
    readonly pose: Pose;
    readonly ports: readonly number[];
  }[];
  readonly tokens: readonly {
    readonly id: string;
    readonly type: Type;
    readonly on: readonly [string, string];
    /** False if it was not on its dominoes when building ended. */
    readonly put: boolean;
    readonly middle: Point;
  }[];
  readonly retriggers: number;
};

export type Body = Layout['dominoes'][number] & {
  readonly state: 'upright' | 'fallen' | 'lying';
  /** How far the water looks up: sine and cosine of the lean. */
  readonly s: number;
  readonly c: number;
  readonly outline: Polygon;
  readonly middle: Point;
  /** The strip it flowed over. */
  readonly reach: Polygon;
};
export type Tile = Layout['tiles'][number] & { readonly middle: Point };
export type Token = Layout['tokens'][number];
export type Scene = {
  readonly size: Box['size'];
  readonly bodies: readonly Body[];
  readonly tiles: readonly Tile[];
  readonly tokens: readonly Token[];
};

export function bodyOf(size: Box['size'], domino: Layout['dominoes'][number]): Body {
  const { end, pose } = domino;
  const how = domino.lying ? 'astray' : fate(end);
  const s = end ? attitude(end).water : 0;
  const c = Math.sqrt(Math.max(0, 1 - s * s));
  return {
    ...domino,
    state: how === 'astray' ? 'lying' : how,
    s,
    c,
    outline: end ? outline(size, end) : footprint(size, pose),
    middle: end ? [end.p[0] / 100, end.p[2] / 100] : middleOf(pose),
    reach: reach(size, pose, s, c)
  };
}

export const makeScene = (size: Box['size'], layout: Layout): Scene => ({
  size,
  bodies: layout.dominoes.map((domino) => bodyOf(size, domino)),
  tiles: layout.tiles.map((tile) => ({ ...tile, middle: middleOf(tile.pose) })),
  tokens: layout.tokens
});

/** The table of a position; laid dominoes are left out. */
export function layoutOf(box: Box, state: State): Layout {
  const dominoes = idsOf(state.dominoes).flatMap((id) => {
    const { x, z, a, end, is } = state.dominoes[id]!;
    if (is === 'laid') return [];
    return [{ id, type: box.dominoes.get(id)!.type, pose: { x, z, a }, end, lying: is === 'lying' }];
  });
  const tiles = idsOf(state.tiles).map((id) => {
    const { type, shape } = box.tiles.get(id)!;
    return { id, type, pose: state.tiles[id]!, ports: shape.ports };
  });
  const tokens = idsOf(state.tokens).map((id) => {
    const { on, at: where, end } = state.tokens[id]!;
    const [a, b] = on.map((domino) => middleOf(state.dominoes[domino]!)) as [Point, Point];
    const middle: Point = end ? [end.p[0] / 100, end.p[2] / 100] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return { id, type: box.tokens.get(id)!.type, on, put: where === 'on', middle };
  });
  return { dominoes, tiles, tokens, retriggers: state.retriggers };
}

/** Distances that decide whether a body belongs to a tile, in centimetres: it lies over the rim by more than 0.1. */
const over = 0.1;
const flat = sineOf(850);

export const footOn = ({ size }: Scene, tile: Tile, { pose }: Pick<Body, 'pose'>): boolean =>
  atMost(between(middleOf(pose), tile.middle), size.tile);

/** AYA-LAND-04, AYA-LAND-05: what belongs to a tile, in whatever state. */
export function belongs(scene: Scene, tile: Tile, body: Body): boolean {
  const { tile: radius } = scene.size;
  if (body.state !== 'lying' && footOn(scene, tile, body)) return true;
  if (atMost(between(body.middle, tile.middle), radius)) return true;
  const lies = body.state === 'lying' || (body.state === 'fallen' && atLeast(body.s, flat));
  return lies && toShape(tile.middle, body.outline) < radius - over;
}

/** The test points of a tile's ports. */
export const portsOf = ({ size }: Scene, { pose, ports }: Tile): Point[] =>
  ports.map((port) => at({ ...pose, a: pose.a + port }, size.port, 0));

export const isWet = (bodies: readonly Body[], port: Point): boolean =>
  bodies.some((body) => body.state === 'fallen' && inside(body.outline, port));

/** An upright domino taken as fallen, to recognise a fork that was built (AYA-GARDEN-03). */
const leant = { s: sineOf(710), c: cosineOf(710) };
export const asFallen = (size: Box['size'], body: Body): Body =>
  body.state === 'upright'
    ? { ...body, ...leant, state: 'fallen', reach: reach(size, body.pose, leant.s, leant.c) }
    : body;
