/** A lesson for two: whoever does what is asked next. Both play the seat of the chapter, in turn. */
import type { Seat } from '#engine/game.ts';
import type { Happening } from '#engine/timeline.ts';
import type { Lesson, Step } from '#games/lesson.ts';
import type { Bookmark } from './course.svelte.ts';

/** The first or the second of the two. */
export type Pupil = 0 | 1;

const asks = ({ kind }: Step): boolean => kind === 'do' || kind === 'choose';

/** Told by the step alone, so that nobody loses a turn by going back or coming later. */
export function pupilAt({ chapters }: Lesson, { chapter, step }: Bookmark): Pupil {
  const before = chapters.flatMap(({ steps }, n) => (n < chapter ? steps : n === chapter ? steps.slice(0, step) : []));
  return before.filter(asks).length % 2 === 0 ? 0 : 1;
}

/** Turns that this seat has ended in these steps: others have acted since, or chance where nobody else plays. */
export function turnsOf(seat: Seat, past: readonly Pick<Happening, 'by'>[], seats: number): number {
  const own = past.filter(({ by }) => seats === 1 || by !== 'chance').map(({ by }) => by === seat);
  return own.filter((one, n) => !one && own[n - 1] === true).length;
}
