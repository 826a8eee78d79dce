/** The first matches of a game on this device: in them names stand beside the symbols of its table. */
import type { LiveMatch } from '#match/live.svelte.ts';
import { change, settings } from '#shell/settings.svelte.ts';
import { wantNames } from '#ui/play/beside.ts';
import { seatsHere } from './others.svelte.ts';

type Early = { readonly [game: string]: readonly string[] };

/** After so many matches the symbols are known. */
export const early = 3;

/** With this match among the first ones, if it is one of them. */
export function withEarly(before: Early, game: string, match: string): Early {
  const known = before[game] ?? [];
  return known.includes(match) || known.length >= early ? before : { ...before, [game]: [...known, match] };
}

/** It is one of the first ones. */
export const isEarly = ({ game, id }: Pick<LiveMatch, 'game' | 'id'>): boolean =>
  settings.now.early[game.id]?.includes(id) === true;

/** Used while a component is made. A match that is only looked back at, or that nobody here plays, does not count. */
export function nameEarly(live: LiveMatch): void {
  const game = live.game.id;
  const counts = !live.over && seatsHere(live).length > 0;
  $effect(() => {
    if (!counts || !settings.loaded) return;
    if (withEarly(settings.now.early, game, live.id) !== settings.now.early)
      void change(({ early }) => ({ early: withEarly(early, game, live.id) }));
  });
  wantNames(() => settings.now.signNames && isEarly(live));
}
