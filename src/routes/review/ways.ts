/** A decision of a review in steps that can be shown: what was played, and what would have been better. Pure. */
import type { Move } from '#engine/game.ts';
import { carry, type Frame, type Happening } from '#engine/timeline.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Replay } from '#match/replay.ts';
import type { Decision } from '#match/review.ts';
import { lines, type Tale } from '#play/story.ts';
import { walk } from '#play/ways.ts';

export type Way = 'played' | 'better';

/** A part of a match as a playback shows it: from the position before the decision on. */
export type Part = {
  readonly history: readonly Happening[];
  at(steps: number): JsonObject;
  frames(n: number): readonly Frame[];
};

export function partOf(replay: Replay, { from, to, seat, better }: Decision, way: Way): Part {
  const { game, history } = replay;
  const start = replay.at(from);
  const moves: readonly Move[] = way === 'better' ? better : history.slice(from, to).map(({ move }) => move);
  const steps = walk(game, start, moves, seat, from);
  return {
    history: steps,
    at: (n) => steps[n - 1]?.after ?? start,
    frames: (n) => carry(game, steps[n]!.before, steps[n]!.move, steps[n]!).frames
  };
}

/** What was done on that way, in the words of the log; small steps that have none by what undoing them would take back. */
export function told(tale: Tale, { history }: Part): string[] {
  const said = lines(tale, history).map(({ text }) => text);
  return said.length > 0 ? said : history.map(({ before, move }) => tale.view.undoes(tale.game, before, move));
}
