/** Aya, as the house registers it. */
import type { GameEntry } from '../entry.ts';
import { meta } from './meta.ts';
import type { AyaGame } from './rules/index.ts';

export const aya: GameEntry<AyaGame> = {
  meta,
  rules: () => import('./rules/index.ts'),
  mind: async () => (await import('./bot.ts')).createBuilder,
  lesson: async () => (await import('./lesson/index.ts')).createLesson,
  world: async () => (await import('./world.ts')).createWorld,
  view: async () => (await import('./view/index.ts')).view,
  cover: async () => (await import('./Cover.svelte')).default
};
