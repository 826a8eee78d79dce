/** Positions in which the world moves: this device computes what falls to it, and checks what others have computed. */
import { onDestroy, untrack } from 'svelte';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { canonical } from '#engine/json.ts';
import type { World } from '#games/index.ts';
import type { Happening } from '#engine/timeline.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { Settling } from '#match/settling.ts';
import { disputesOf, keepDisputes, withDispute, type Dispute } from '#store/disputes.ts';

/** Milliseconds after which another device offers what it computed itself, where the one that is to enter it does not. */
const patience = 6000;

/** For the life of a component. */
export class Outcomes {
  readonly #live: LiveMatch;
  readonly #settling: Settling;
  readonly #undone: Move;
  /** What the world does could not be found out here: somebody decides what becomes of it. */
  failed = $state(false);
  /** Outcomes that somebody computed otherwise; the entered ones count. */
  disputes = $state.raw<readonly Dispute[]>([]);

  constructor(live: LiveMatch, world: World) {
    this.#live = live;
    this.disputes = disputesOf(live.id);
    const { game } = live;
    this.#undone = world.undone;
    this.#settling = new Settling({
      compute: (state) => world.outcome(state),
      renew: () => world.close(),
      enter: (outcome) => live.settle(outcome),
      waits: (state) => live.state === state && live.world !== undefined,
      changed: () => (this.failed = this.#settling.failed)
    });
    $effect(() => {
      const { state } = live;
      if (live.world !== undefined) untrack(() => void this.#settling.begin(state));
    });
    // A result that does not come is computed here and offered to the device that waits for it.
    $effect(() => {
      const { state } = live;
      if (!live.linked || live.world !== undefined || game.turn(state) !== 'world') return;
      const timer = setTimeout(() => void this.#lend(world, state), patience);
      return () => clearTimeout(timer);
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
          world.outcome(one.before, one.move).then(
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
    // What is asked fails with the engine: it is not asked again of a fresh one.
    onDestroy(() => {
      this.#settling.close();
      world.close();
    });
  }

  /** Tries once more to find out what the world does. */
  again(): void {
    void this.#settling.again();
  }
  /** Takes back what set it off. */
  takeBack(): void {
    void this.#settling.instead(this.#undone);
  }
  /** Takes a result that another device offers; true if one is waited for here. */
  offer(outcome: Move): boolean {
    const waits = this.#live.world !== undefined;
    if (waits) void this.#settling.offer(outcome);
    return waits;
  }

  async #lend(world: World, state: JsonObject): Promise<void> {
    const outcome = await world.outcome(state).catch(() => undefined);
    if (outcome && this.#live.state === state) this.#live.session?.help(outcome);
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
