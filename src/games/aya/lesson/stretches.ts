/** Stretches of river that chapters are told on. */
import { layBehind } from '../aid/lay.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Kind, Pose } from '../rules/state.ts';
import { on, slots, stem, straight, type Stood } from './arrange.ts';

const kinds: readonly Kind[] = ['forest', 'mountain', 'field', 'pole'];
/** Dominoes of other kinds than the desert, in turn. */
export const mixed = (poses: readonly Pose[]): Stood[] =>
  poses.map((pose, n) => ({ kind: kinds[n % kinds.length]!, pose }));
export const desert = (poses: readonly Pose[]): Stood[] => poses.map((pose) => ({ kind: 'desert', pose }));

/** The desert tile with one opening on either side, and the one whose river parts. */
const straightTile = 'T-D1';
export const forkTile = 'T-D3';
/** The camera domino that brings a tile, and the places on it along its river. */
export function tileAfter(
  game: AyaGame,
  pose: Pose,
  id = straightTile
): { readonly camera: Stood; readonly slots: readonly Pose[] } {
  const { tile } = layBehind(game.box, id, 0, pose);
  return { camera: { kind: 'desertCamera', pose, tile: { id, pose: tile } }, slots: slots(game, id, tile) };
}

/** On from a pose: a desert animal across two dominoes, a run of its kind, and the tile with water through it. */
export function desertRun(game: AyaGame, from: Pose): Stood[] {
  const [first, second, third, fourth] = on(from, straight(4)) as [Pose, Pose, Pose, Pose];
  const { camera, slots: places } = tileAfter(game, fourth);
  return [
    ...desert([first]),
    { kind: 'desertCamera', pose: second, animal: { back: 1 } },
    ...desert([third]),
    camera,
    ...desert(places)
  ];
}
/** From the spring to the end of that. */
export function desertRiver(game: AyaGame): Stood[] {
  const own = stem(game);
  return [...mixed(own), ...desertRun(game, own.at(-1)!)];
}
