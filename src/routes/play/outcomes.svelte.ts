/** Positions in which the world moves: this device computes what falls to it, and checks what others have computed. */
import { onDestroy, untrack } from 'svelte';
import type { JsonObject } from '#engine/json.ts';
import { canonical } from '#engine/json.ts';
import type { World } from '#games/view.ts';
import type { Happening } from '#match/live.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { toast } from '#ui/announce.svelte.ts';
import { words } from '#ui/words-play.ts';

/** For the life of a component. */
export function settleWorld(live: LiveMatch, world: World): void {
  const { game } = live;
  let asked: JsonObject | undefined;

  function compute(state: JsonObject): void {
    asked = state;
    world
      .outcome(game, state)
      .then((outcome) => (live.state === state ? live.settle(outcome) : undefined))
      .catch(() => {
        if (asked === state) toast(words.world.failed, { label: words.world.again, run: () => compute(live.state) });
      });
  }
  $effect(() => {
    const { state } = live;
    if (live.world !== undefined && asked !== state) untrack(() => compute(state));
  });

  /** True if another device computed this outcome. */
  const isOthers = ({ by, before, draft }: Happening): boolean => {
    if (draft || typeof by !== 'number' || game.turn(before) !== 'world') return false;
    return live.link?.devices.some(({ place, seats }) => place !== live.link?.me && seats.includes(by)) === true;
  };
  let heard = live.history.length;
  $effect(() => {
    const { history } = live;
    const fresh = history.slice(heard);
    heard = history.length;
    if (!live.linked) return;
    untrack(() => {
      for (const one of fresh.filter(isOthers))
        // A device without the means says nothing.
        world.outcome(game, one.before, one.move).then(
          (own) => live.session?.witness(one.n, canonical(own) === canonical(one.move)),
          () => undefined
        );
    });
  });
  onDestroy(() => world.close());
}
