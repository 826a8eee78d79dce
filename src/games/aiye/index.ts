/** Àiyé, as the house registers it. */
import type { GameEntry } from '../entry.ts';
import { meta } from './meta.ts';
import type { AiyeGame } from './rules/index.ts';

export const aiye: GameEntry<AiyeGame> = {
  meta,
  rules: () => import('./rules/index.ts'),
  mind: async () => (await import('./bot.ts')).createMind,
  lesson: async () => (await import('./lesson/index.ts')).createLesson,
  view: async () => (await import('./view/index.ts')).view,
  cover: async () => (await import('./Cover.svelte')).default
};
