/** How far somebody has come in the lessons: kept with the settings, so that it travels with everything else. */
import type { Chapter, Lesson } from '#games/lesson.ts';
import { change } from '#shell/settings.svelte.ts';
import type { LessonProgress } from '#store/settings.ts';
import type { Bookmark } from './course.svelte.ts';

const none = { chapter: '', step: 0, learnt: [] };
const of = (progress: LessonProgress, game: string) => progress[game] ?? none;

/** Where to go on; the beginning where nothing was begun, all is over, or that chapter is no more. */
export function reached(progress: LessonProgress, game: string, lesson: Lesson): Bookmark {
  const { chapter, step } = of(progress, game);
  const at = lesson.chapters.findIndex(({ id }) => id === chapter);
  return at < 0 ? { chapter: 0, step: 0 } : { chapter: at, step };
}

/** Ids of the chapters that were taken to their end. */
export const learnt = (progress: LessonProgress, game: string): readonly string[] => of(progress, game).learnt;

type Reached = [game: string, chapters: readonly Chapter[], bookmark: Bookmark, done: string | undefined];

/** With this step reached, and a chapter learnt on the way to it. */
function withBookmark(progress: LessonProgress, ...[game, chapters, bookmark, done]: Reached): LessonProgress {
  const before = of(progress, game).learnt;
  const all = done === undefined || before.includes(done) ? before : [...before, done];
  return { ...progress, [game]: { chapter: chapters[bookmark.chapter]?.id ?? '', step: bookmark.step, learnt: all } };
}

/** Keeps that this step was reached, and a chapter learnt on the way to it. */
export const keepBookmark = (...reached: Reached): Promise<void> =>
  change(({ lessons }) => ({ lessons: withBookmark(lessons, ...reached) }));
