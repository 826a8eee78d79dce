/** Kalah, as the house registers it. */
import type { GameEntry } from '#games/entry.ts';
import { meta } from './meta.ts';
import type { KalahGame } from './rules/index.ts';

export const kalah: GameEntry<KalahGame> = {
  meta,
  rules: () => import('./rules/index.ts'),
  mind: async () => (await import('./bot.ts')).createMind,
  lesson: async () => (await import('./lesson.ts')).createLesson,
  view: async () => (await import('./view/index.ts')).view,
  cover: async () => (await import('./Cover.svelte')).default
};
