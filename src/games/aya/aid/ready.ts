/**
 * Photos that wait for the river alone: all else that their rules ask for is built. AYA-ANIM, AYA-LAND. What is ready is
 * told twice: at once, by where dominoes should fall; and when the physics have answered, by where they do.
 */
import type { Box } from '../rules/box.ts';
import { count, countLayout, type Verdict } from '../rules/count/count.ts';
import { reachable } from '../rules/count/river.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { idsOf, type State } from '../rules/state.ts';
import { builtLayout, builtRiver } from './built.ts';

/** Each photo on the table that is won if everything that stands falls cleanly. */
export const readyPhotos = (box: Box, state: State): readonly Verdict[] =>
  countLayout(box.size, builtLayout(box, state)).verdicts.filter(({ fails }) => fails === null);

/** Where the river would have to come to for everything to fall: the first domino of each run, and one of each ring. */
function heads(box: Box, state: State): string[] {
  const { river } = builtRiver(box, state);
  const upright = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');
  const reached = new Set<string>();
  const found: string[] = [];
  for (const first of [true, false])
    for (const id of upright) {
      if (reached.has(id) || (first && river.from.get(id)!.length > 0)) continue;
      found.push(id);
      for (const other of reachable([id], (one) => river.into.get(one) ?? [], river.into)) reached.add(other);
    }
  return found;
}

/** This position with the river come to every run at once: it waits for the fall that `doubts` reads. */
export function allPushed(game: AyaGame, state: State): State {
  const dominoes = heads(game.box, state);
  const cause = { type: 'push' as const, dominoes, from: null, dir: 0, lean: 0 };
  const pushes = dominoes.slice(0, 1).map((domino) => ({ by: state.turn, domino }));
  return { ...game.clone(state), phase: 'push', due: 'fall', resume: null, pushes, cause };
}

/** Photos that should be won, and are not as things really fall, with the rule that each fails. */
export type Doubts = ReadonlyMap<string, string>;
export const noDoubts: Doubts = new Map();
/** Those about one of these photos. */
export const among = (doubts: Doubts, photos: readonly Verdict[]): Doubts =>
  new Map([...doubts].filter(([photo]) => photos.some(({ id }) => id === photo)));

/** The doubts in the position of `trial`, as its dominoes really fall. */
export function doubts(game: AyaGame, trial: State, fall: Move): Doubts {
  const ready = new Set(readyPhotos(game.box, trial).map(({ id }) => id));
  const after = game.clone(trial);
  game.play(after, fall);
  const lost = count(game.box, after).verdicts.flatMap(({ id, fails }): [string, string][] =>
    fails !== null && ready.has(id) ? [[id, fails]] : []
  );
  return new Map(lost);
}
