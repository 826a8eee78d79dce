/** What a table of Aya says aloud, without a screen. */
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { speakAloud } from '#games/aya/view/aloud.svelte.ts';

type Seen = { readonly state: State; readonly before: State | undefined; readonly pushed: string | undefined };

/** Over `begin`; `see` brings another position, and while a film runs the one before it. */
export function speaking(begin: State) {
  let now = $state.raw<Seen>({ state: begin, before: undefined, pushed: undefined });
  const stop = $effect.root(() =>
    speakAloud(() => ({
      ...now,
      game,
      clock: undefined,
      watching: now.before !== undefined,
      telling: undefined,
      end: undefined
    }))
  );
  const see = (next: Seen): void => {
    now = next;
  };
  return { see, stop };
}
