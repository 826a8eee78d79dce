/** What the chapters of the lesson ask of positions. */
import type { Chapter, Tried } from '../../lesson.ts';
import { builtRiver } from '../aid/built.ts';
import { joint } from '../aid/joint.ts';
import { readyPhotos } from '../aid/ready.ts';
import { count, photosIn } from '../rules/count/count.ts';
import { reachable } from '../rules/count/river.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { firstDomino } from '../rules/topple.ts';

export type Of = Chapter<AyaGame>;
export type Try = Tried<AyaGame>;
type Item = 'landscape' | 'animal';

/** Photos that this table wins as it lies. */
export const photos = (game: AyaGame, state: State): number => photosIn(count(game.box, state));
export const isWon = (game: AyaGame, state: State, item: Item): boolean =>
  count(game.box, state).verdicts.some((verdict) => verdict.item === item && verdict.fails === null);
export const isReady = (game: AyaGame, state: State, item: Item): boolean =>
  readyPhotos(game.box, state).some((verdict) => verdict.item === item);

const of = (state: State, is: State['dominoes'][string]['is']): string[] =>
  idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === is);
export const lying = (state: State): number => of(state, 'lying').length;
export const standing = (state: State): number => of(state, 'upright').length;
/** Everything that stood is down. */
export const isDown = (state: State): boolean => standing(state) === 0 && of(state, 'fallen').length > 0;

/** The river leads from the domino before the spring to every other. */
export function isWhole(game: AyaGame, state: State): boolean {
  const { box } = game;
  const first = firstDomino(box, state);
  const { river } = builtRiver(box, state);
  const all = new Set(idsOf(state.dominoes));
  return first !== undefined && reachable([first], (id) => river.into.get(id) ?? [], all).size === all.size;
}
/** How many arms the river has behind this domino. */
export const armsAt = ({ box }: AyaGame, state: State, id: string): number =>
  builtRiver(box, state).river.into.get(id)?.length ?? 0;

/** The domino that was just placed: it was in the hand. */
const placedIn = ({ before, after }: Try): string | undefined =>
  idsOf(after.dominoes).find((id) => !before.dominoes[id]);
/** A domino was placed so that the river safely runs on to it from another. */
export function runsOn(tried: Try): boolean {
  const id = placedIn(tried);
  const pose: Pose | undefined = id === undefined ? undefined : tried.after.dominoes[id];
  return (
    pose !== undefined &&
    Object.values(tried.before.dominoes).some((one) => one.is !== 'laid' && joint(one, pose) === 'safe')
  );
}

/** What comes by itself on the way: the next domino, and the shape of a tile. */
export const comes = ({ type }: Move): boolean => type === 'draw' || type === 'askTile';
