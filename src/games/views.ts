/** The tables of the games, each in a chunk of its own. For routes only. */
import type { Component } from 'svelte';
import type { GameView } from './view.ts';

export const views: Readonly<Record<string, () => Promise<GameView>>> = {
  aiye: async () => (await import('./aiye/view/index.ts')).view,
  atiwa: async () => (await import('./atiwa/view/index.ts')).view,
  aya: async () => (await import('./aya/view/index.ts')).view,
  ayar: async () => (await import('./ayar/view/index.ts')).view
};

/** The picture on a game's drawer. */
export const covers: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  aiye: () => import('./aiye/Cover.svelte'),
  atiwa: () => import('./atiwa/Cover.svelte'),
  aya: () => import('./aya/Cover.svelte'),
  ayar: () => import('./ayar/Cover.svelte')
};
