/** Positions in which the world moves: this device computes what falls to it, and checks what others have computed. */
import { onDestroy, untrack } from 'svelte';
import type { JsonObject } from '#engine/json.ts';
import { canonical } from '#engine/json.ts';
import type { World } from '#games/view.ts';
import type { Happening } from '#match/live.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { toast } from '#ui/announce.svelte.ts';
import { words } from '#ui/words-play.ts';
import { disputesOf, keepDisputes, withDispute, type Dispute } from './disputes.ts';

/** For the life of a component. */
export class Outcomes {
  readonly #live: LiveMatch;
  /** Outcomes that somebody computed otherwise; the entered ones count. */
  disputes = $state.raw<readonly Dispute[]>([]);

  constructor(live: LiveMatch, world: World) {
    this.#live = live;
    this.disputes = disputesOf(live.id);
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

    let heard = live.history.length;
    $effect(() => {
      const { history } = live;
      const fresh = history.slice(heard);
      heard = history.length;
      if (!live.linked) return;
      untrack(() => {
        for (const one of fresh.filter((happening) => this.#isOthers(happening)))
          // A device without the means says nothing.
          world.outcome(game, one.before, one.move).then(
            (own) => {
              const same = canonical(own) === canonical(one.move);
              live.session?.witness(one.n, same);
              if (!same) this.#dispute({ n: one.n, own });
            },
            () => undefined
          );
      });
    });
    $effect(() => {
      void live.link;
      const differing = live.session?.receipts.filter(({ same }) => !same) ?? [];
      untrack(() => differing.forEach(({ n }) => this.#dispute({ n, own: null })));
    });
    onDestroy(() => world.close());
  }

  #dispute(dispute: Dispute): void {
    const known = this.disputes.find(({ n }) => n === dispute.n);
    if (known && (known.own ?? dispute.own) === known.own) return;
    this.disputes = withDispute(this.disputes, dispute);
    keepDisputes(this.#live.id, this.disputes);
  }

  /** True if another device computed this outcome. */
  #isOthers({ by, before, draft }: Happening): boolean {
    const { game, link } = this.#live;
    if (draft || typeof by !== 'number' || game.turn(before) !== 'world') return false;
    return link?.devices.some(({ place, seats }) => place !== link.me && seats.includes(by)) === true;
  }
}
