/** Pictures of the games: covers come with the page, pictures of positions only when there is a match to show. */
import type { Component } from 'svelte';
import type { GameView } from '#games/view.ts';
import { covers, views } from '#games/views.ts';
import { shelf } from '#games/index.ts';

export type Covers = Readonly<Record<string, Component>>;

export async function loadCovers(): Promise<Covers> {
  const found = await Promise.all(
    shelf.map(async ({ id }): Promise<[string, Component][]> => {
      const cover = covers[id];
      return cover ? [[id, (await cover()).default]] : [];
    })
  );
  return Object.fromEntries(found.flat());
}

/** The view of a game, or undefined if this version has none or it cannot be loaded now. */
export async function loadView(id: string): Promise<GameView | undefined> {
  try {
    return await views[id]?.();
  } catch {
    return undefined;
  }
}
