/** The table from above painted on a canvas, as a picture that is kept: the same paths as on the screen. */
import { tableOf, type Box } from '../../rules/box.ts';
import { middleOf } from '../../rules/geometry.ts';
import type { State } from '../../rules/state.ts';
import { colours, inks } from '../art/domino.ts';
import { animalCuts, tokenGrid } from '../scene/art/animals.ts';
import { paint, type Brush } from '#ui/brand/paint.ts';
import { landOf, tileGrid } from '../scene/art/tile.ts';
import { animalName } from '../things.ts';
import * as draw from './draw.ts';

const shades = {
  beyond: '#8a5f35',
  wood: '#9c6a3a',
  board: '#dfbd8c',
  joint: '#c39a66',
  ink: '#221d18'
};
const river = { deep: '#1e8fd0', lit: '#7cd0ff' };
/** Centimetres of table around what lies on it, and what is shown at the least. */
const room = 8;
const least = { width: 60, height: 30 };

/** Paints the table into the rectangle from 0, 0, as large as what lies on it allows. */
export function paintTable(brush: Brush, box: Box, state: State, width: number, height: number): void {
  const edge = tableOf(box, state.options);
  const spots = [...Object.values(state.tiles), ...Object.values(state.dominoes)].map(middleOf);
  const span = (values: readonly number[], most: number, atLeast: number): readonly [number, number] => {
    const [low, high] = [Math.min(...values, most), Math.max(...values, -most)];
    return values.length === 0 ? [0, 2 * most] : [(low + high) / 2, Math.max(atLeast, high - low + 2 * room)];
  };
  const [x, wide] = span(
    spots.map(([x]) => x),
    edge.x,
    least.width
  );
  const [z, deep] = span(
    spots.map(([, z]) => z),
    edge.z,
    least.height
  );
  const scale = Math.min(width / wide, height / deep);

  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.clip();
  brush.fillStyle = shades.beyond;
  brush.fillRect(0, 0, width, height);
  brush.translate(width / 2, height / 2);
  brush.scale(scale, scale);
  brush.translate(-x, -z);
  brush.fillStyle = shades.wood;
  brush.fillRect(-edge.x - 2, -edge.z - 2, 2 * edge.x + 4, 2 * edge.z + 4);
  brush.fillStyle = shades.board;
  brush.fillRect(-edge.x, -edge.z, 2 * edge.x, 2 * edge.z);
  for (let at = -edge.z + 7.5; at < edge.z; at += 7.5) stroke(brush, `M${-edge.x} ${at}H${edge.x}`, shades.joint, 0.15);
  for (const [id, pose] of Object.entries(state.tiles)) tile(brush, box, id, pose);
  pieces(brush, box, state);
  brush.restore();
}

function fill(brush: Brush, path: string, colour: string, line?: string): void {
  if (path === '') return;
  brush.fillStyle = colour;
  brush.fill(new Path2D(path));
  if (line !== undefined) stroke(brush, path, line, 0.1);
}
function stroke(brush: Brush, path: string, colour: string, width: number): void {
  if (path === '') return;
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(new Path2D(path));
}

function tile(brush: Brush, box: Box, id: string, { x, z, a }: { x: number; z: number; a: number }): void {
  const { tile: radius } = box.size;
  brush.save();
  brush.translate(x / 100, z / 100);
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.clip();
  brush.translate(-radius, -radius);
  brush.scale((2 * radius) / tileGrid, (2 * radius) / tileGrid);
  paint(brush, landOf(box, id, a));
  brush.restore();
}

function pieces(brush: Brush, box: Box, state: State): void {
  const flats = draw.flatten(box, state, new Map());
  for (const { type, river: runs, down, standing, sign } of draw.layers(flats)) {
    fill(brush, runs + down + standing, colours[type], shades.ink);
    stroke(brush, sign, inks[type], 0.14);
  }
  stroke(brush, draw.water(flats), river.deep, 0.75);
  stroke(brush, draw.water(flats), river.lit, 0.3);
  fill(brush, draw.arrows(flats), shades.ink);
  for (const id of Object.keys(state.tokens)) {
    const [x, z] = draw.animalAt(box, state, new Map(), id);
    const radius = box.size.token * 1.15;
    brush.save();
    brush.translate(x - radius, z - radius);
    brush.scale((2 * radius) / tokenGrid, (2 * radius) / tokenGrid);
    paint(brush, animalCuts(animalName(box, id), box.tokens.get(id)!.type));
    brush.restore();
  }
}
