/** Atiwa, as the house registers it. */
import type { GameEntry } from '../entry.ts';
import { meta } from './meta.ts';
import type { AtiwaGame } from './rules/index.ts';

export const atiwa: GameEntry<AtiwaGame> = {
  meta,
  rules: () => import('./rules/index.ts'),
  mind: async () => (await import('./bot.ts')).createMind,
  lesson: async () => (await import('./lesson/index.ts')).createLesson,
  ladder: async () => (await import('./ladder.ts')).ladderOf,
  view: async () => (await import('./view/index.ts')).view,
  cover: async () => (await import('./Cover.svelte')).default
};
