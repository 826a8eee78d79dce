/**
 * Landscape tiles: three layers of paper in a cream rim, the river with its banks, a dot at each port. The river turns
 * with the tile; trees and peaks always stand up in the picture, whichever way it lies.
 */
import { cut, disc, line, oval, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Edition } from '../../../editions/schema.ts';
import { colours, cream, crumbs, motifs, shade, water } from './grounds.ts';
import { uneven } from './paint.ts';
import type { Box } from '../../../rules/box.ts';
import type { Type } from '../../../rules/state.ts';

/** The grid: 10 cm across. */
export const tileGrid = 200;
const r = tileGrid / 2;
type Shape = Edition['shapes'][string];
type Point = readonly [x: number, y: number];

const sand = { base: '#f2dcb4', light: '#f9ecd2', dark: '#dcc29a', deep: '#b89a6c' };
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rim = (angle: number, out = r): Point => [r + out * Math.cos(radians(angle)), r + out * Math.sin(radians(angle))];
const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Where the water springs on the Start tile. */
const springOf = ({ firstDomino }: Shape): Point =>
  firstDomino ? [r + (firstDomino.x + 0.7) * (r / 5), r + firstDomino.z * (r / 5)] : [r, r];

/** A channel as a cubic curve; between two ports nearly an arc that leaves both at right angles to the rim. */
function curveOf(shape: Shape, channel: Shape['channels'][number]): [Point, Point, Point, Point] {
  const [from, to] = 'between' in channel ? channel.between : [channel.from, channel.to];
  if (from === 'spring') {
    const spring = springOf(shape);
    const end = rim(to);
    return [spring, [r - 10, spring[1]], mix(end, [r, r], 0.5), end];
  }
  const start = rim(from);
  if (to === 'lake') return [start, mix(start, [r, r], 0.33), mix(start, [r, r], 0.66), [r, r]];
  const turn = Math.PI - Math.abs(Math.atan2(Math.sin(radians(from - to)), Math.cos(radians(from - to))));
  const handle = turn < 0.01 ? 2 / 3 : ((4 / 3) * Math.tan(turn / 4)) / Math.tan(turn / 2);
  const end = rim(to);
  return [start, mix(start, [r, r], handle), mix(end, [r, r], handle), end];
}

function along([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  return mix(mix(ab, bc, t), mix(bc, cd, t), t);
}

const turnedBy = (degrees: number, [x, y]: Point): Point => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [r + (x - r) * c - (y - r) * s, r + (x - r) * s + (y - r) * c];
};

/** Everything the river, its lake and its spring leave free, and where something stands there, turned with the tile. */
function free(shape: Shape, seed: number): Point[] {
  const wet = shape.channels.flatMap((channel) => {
    const curve = curveOf(shape, channel);
    return Array.from({ length: 13 }, (_, n) => along(curve, n / 12));
  });
  const hasLake = shape.channels.some((channel) => 'between' in channel && channel.between[1] === 'lake');
  const pools: Point[] = [...(hasLake ? [[r, r] as const] : []), ...(shape.firstDomino ? [springOf(shape)] : [])];
  const chance = uneven(seed);
  const spots: Point[] = [];
  for (let tries = 0; tries < 400 && spots.length < 15; tries++) {
    const out = 78 * Math.sqrt(chance());
    const spot = rim(360 * chance(), out);
    const far = ([x, y]: Point): number => Math.hypot(x - spot[0], y - spot[1]);
    const dry = wet.every((point) => far(point) > 27) && pools.every((point) => far(point) > 44);
    if (dry && spots.every((other) => far(other) > 25)) spots.push(spot);
  }
  return spots;
}

const clipped = (d: string, fill: string, opacity = 1): Cut => cut(d, fill, { opacity });

/** The land of a tile whose river is turned by `degrees`. */
export function tileCuts(type: Type | 'start', shape: Shape, degrees: number, seed: number): Cut[] {
  const { base, light, dark } = type === 'start' ? sand : colours[type];
  const grown = type === 'start' ? 'forest' : type;
  const spots = free(shape, seed)
    .map((spot) => turnedBy(degrees, spot))
    .sort((a, b) => a[1] - b[1]);
  const river = shape.channels.map((channel) => curveOf(shape, channel));
  const d = river.map(([a, b, c, e]) => `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${e.join(' ')}`).join('');
  const at = `translate(${r} ${r}) rotate(${degrees}) translate(${-r} ${-r})`;
  const wet = (stroke: string, width: number, extra = {}): Cut => line(d, stroke, width, { cap: 'butt', at, ...extra });
  const lake = shape.channels.some((channel) => 'between' in channel && channel.between[1] === 'lake');
  const pool: Point[] = [...(lake ? [[r, r] as const] : []), ...(shape.firstDomino ? [springOf(shape)] : [])];
  const pools = (grow: number, fill: string, extra = {}): Cut[] =>
    pool.map((point) => cut(oval(...turnedBy(degrees, point), 25 + grow, 20 + grow), fill, extra));
  return [
    cut(disc(r, r, r + 2), base),
    cut('M-2 86C30 62 60 96 104 80S176 62 202 84V202H-2z', shade, { opacity: 0.16, at: 'translate(0 -2.5)' }),
    clipped('M-2 86C30 62 60 96 104 80S176 62 202 84V202H-2z', light),
    cut('M-2 140C40 120 80 152 124 136S180 128 202 138V202H-2z', shade, { opacity: 0.16, at: 'translate(0 -2.5)' }),
    clipped('M-2 140C40 120 80 152 124 136S180 128 202 138V202H-2z', dark),
    ...spots.flatMap(([x, y], n) => (n % 3 === 1 ? place([crumbs[grown]], x, y, 1.3) : [])),
    rimmed(disc(r, r, r - 3.5), 'none', cream, 9),
    rimmed(disc(r, r, r - 8.3), 'none', shade, 1.2, { opacity: 0.2 }),
    wet(shade, 37, { opacity: 0.2, at: `translate(1.5 3) ${at}` }),
    ...pools(6, shade, { opacity: 0.2, at: 'translate(1.5 3)' }),
    wet(water.bank, 36),
    ...pools(5, water.bank),
    wet(water.river, 27),
    ...pools(0, water.river),
    wet(water.light, 2.8, { dash: '16 14', at: `${at} translate(0 -5)` }),
    wet(water.foam, 2.4, { dash: '10 22', at: `${at} translate(0 5)` }),
    ...pool.flatMap((point) => {
      const [x, y] = turnedBy(degrees, point);
      return place([line('M-12-4q6-5 12 0t12 0M-12 5q6-5 12 0t12 0', water.foam, 2.6)], x, y);
    }),
    ...shape.ports.flatMap(({ angle }) => {
      const [x, y] = turnedBy(degrees, rim(angle, 0.9 * r));
      return [cut(disc(x, y, 6.5), shade, { opacity: 0.25, at: 'translate(.8 1)' }), cut(disc(x, y, 6.2), cream)];
    }),
    ...spots.flatMap(([x, y], n) => (n % 3 === 1 ? [] : place(motifs[grown], x, y, 0.95)))
  ];
}

/** The tile `id` of an edition, turned by `a` tenths of a degree. */
export function landOf({ edition, tiles }: Box, id: string, a: number): Cut[] {
  const n = edition.tiles.findIndex((tile) => tile.id === id);
  const shape = edition.shapes[edition.tiles[n]!.shape]!;
  return tileCuts(tiles.get(id)!.type, shape, a / 10, 97 * (n + 1));
}
