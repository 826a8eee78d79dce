/** Every piece of the box as its own picture: a domino from its watered side, a tile, an animal. */
import type { Cut } from '#ui/brand/paper.ts';
import type { Box } from '../../rules/box.ts';
import { animalCuts, tokenGrid } from '../scene/art/animals.ts';
import { landOf, tileGrid } from '../scene/art/tile.ts';
import { animalName } from '../things.ts';
import { face, faceOf } from './domino.ts';

type Portrait = { readonly cuts: readonly Cut[]; readonly grid: readonly [number, number] };

/** Undefined for what is not in the box. */
export function portraitOf(box: Box, id: string): Portrait | undefined {
  const domino = box.dominoes.get(id);
  if (domino) return { cuts: faceOf(domino.type, domino.camera), grid: face };
  if (box.tiles.has(id)) return { cuts: landOf(box, id, 0), grid: [tileGrid, tileGrid] };
  const token = box.tokens.get(id);
  return token && { cuts: animalCuts(animalName(box, id), token.type), grid: [tokenGrid, tokenGrid] };
}
