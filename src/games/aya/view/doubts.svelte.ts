/**
 * Photos that should be ready, and are lost as the dominoes really fall: asked of the physics beside the table, kept for the
 * position that was asked about last. One table is shown at a time, and every view of it says the same.
 */
import { allPushed, among, doubts, noDoubts, readyPhotos, type Doubts } from '../aid/ready.ts';
import type { Verdict } from '../rules/count/count.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { running, type State } from '../rules/state.ts';
import { resultOf } from '../world.ts';

/** Computes the fall that a position waits for. */
export type Falls = (game: AyaGame, state: State) => Promise<Move>;

/** A position is asked about when it has stood for so long (milliseconds): whoever leafs through a match asks nothing. */
const rest = 250;

let known = $state.raw<{ readonly of: string; readonly lost: Doubts }>();

const keyOf = ({ dominoes, tiles, tokens }: State): string => JSON.stringify([dominoes, tiles, tokens]);

/** As long as the river has not been pushed. */
const waits = (state: State): boolean =>
  running(state) || state.phase === 'break' || (state.phase === 'push' && state.pushes.length === 0);

export type Waiting = {
  /** Photos that wait for the river alone. */
  readonly ready: readonly Verdict[];
  /** Those that only should: each with the rule that it fails as things fall. */
  readonly lost: Doubts;
  /** False until the physics have answered for this position; what they said of the one before holds until then. */
  readonly sure: boolean;
};

/** What waits for the river in this position, as far as it is known by now. */
export function waiting(game: AyaGame, state: State): Waiting {
  const all = waits(state) ? readyPhotos(game.box, state) : [];
  const lost = among(known?.lost ?? noDoubts, all);
  return { ready: all.filter(({ id }) => !lost.has(id)), lost, sure: all.length === 0 || known?.of === keyOf(state) };
}

/** Asks what is lost in this position; returns how to give it up. Where the engine cannot run nothing is doubted. */
export function ask(game: AyaGame, state: State, falls: Falls = resultOf): () => void {
  const of = keyOf(state);
  if (known?.of === of || !waits(state) || readyPhotos(game.box, state).length === 0) return () => undefined;
  let left = false;
  const timer = setTimeout(() => {
    const trial = allPushed(game, state);
    falls(game, trial).then(
      (fall) => {
        if (!left) known = { of, lost: doubts(game, trial, fall) };
      },
      () => {
        if (!left) known = { of, lost: noDoubts };
      }
    );
  }, rest);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
