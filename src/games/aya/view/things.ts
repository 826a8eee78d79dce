/** Pieces of the table in words. */
import type { Box } from '../rules/box.ts';
import { words } from '../words/en.ts';
import { ground } from '../words/names.ts';
import { keptShape } from './shape.ts';

/** “forest 12”: a domino by type and number. */
export const dominoName = (box: Box, id: string): string => words.piece.named(box.dominoes.get(id)!.type, id);
/** “forest with camera”: what is in a hand. */
export function dominoKind(box: Box, id: string): string {
  const { type, camera } = box.dominoes.get(id)!;
  return words.piece.domino(type, camera);
}
function groundOf(box: Box, tile: string): string {
  const { type } = box.tiles.get(tile)!;
  return type === 'start' ? 'start' : ground(type);
}
export const tileName = (box: Box, id: string): string => words.piece.tile(groundOf(box, id), id);
/** How pieces are called: by number in the list, where one is told from another by that alone; by kind where they are seen. */
export type Names = {
  readonly domino: (box: Box, id: string) => string;
  readonly tile: (box: Box, id: string) => string;
};
export const numbered: Names = { domino: dominoName, tile: tileName };
const seen: Names = {
  domino: (box, id) => words.piece.seen(box.dominoes.get(id)!.type),
  tile: (box, id) => words.piece.seenTile(groundOf(box, id))
};
/** As the table is shown on this device. */
export const namesNow = (): Names => (keptShape() === 'list' ? numbered : seen);

export const animalName = (box: Box, id: string): string =>
  box.edition.animalTokens.find((token) => token.id === id)!.animal;

/** Minutes and seconds; seconds are rounded up, so that 0:00 is the end. */
export function time(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
