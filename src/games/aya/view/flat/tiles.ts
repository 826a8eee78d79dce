/** Tiles from above: their rivers from port to port, as the edition draws them. */
import type { Box } from '../../rules/box.ts';
import type { Point } from '../../rules/geometry.ts';

const n = (value: number): string => String(Math.round(value * 100) / 100);
const onRim = (r: number, angle: number): Point => [
  r * Math.cos((angle * Math.PI) / 180),
  r * Math.sin((angle * Math.PI) / 180)
];

/** The river of a tile around its middle, unturned; smooth from rim to rim, straight into the middle otherwise. */
export function riverOf(box: Box, id: string): string {
  const { edition, size } = box;
  const name = edition.tiles.find((tile) => tile.id === id)!.shape;
  return edition.shapes[name]!.channels.map((channel) => {
    if ('from' in channel) {
      const spring = edition.shapes[name]!.firstDomino;
      const [x, z] = onRim(size.tile, channel.to);
      return `M${n(spring?.x ?? 0)} ${n(spring?.z ?? 0)}Q${n((spring?.x ?? 0) / 4)} 0 ${n(x)} ${n(z)}`;
    }
    const [from, to] = channel.between;
    const [x, z] = onRim(size.tile, from);
    if (to === 'lake') return `M${n(x)} ${n(z)}L0 0`;
    const [ex, ez] = onRim(size.tile, to);
    return `M${n(x)} ${n(z)}Q0 0 ${n(ex)} ${n(ez)}`;
  }).join('');
}

export const hasLake = (box: Box, id: string): boolean => {
  const name = box.edition.tiles.find((tile) => tile.id === id)!.shape;
  return box.edition.shapes[name]!.channels.some((channel) => 'between' in channel && channel.between[1] === 'lake');
};

export const portsOf = (box: Box, id: string): Point[] =>
  box.tiles.get(id)!.shape.ports.map((port) => onRim(box.size.port, port / 10));
