/** The other devices of a match, and everything about them; loaded only where there are any. */
import { onMount } from 'svelte';
import type { Seat } from '#engine/game.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { insist } from './insist.ts';
import type { Company } from './link/company.svelte.ts';

export type Others = { readonly parts: typeof import('./link/index.ts'); readonly company: Company };

/** Seats of persons on this device. */
export function seatsHere(live: LiveMatch): Seat[] {
  const held = live.linked ? (live.link?.devices.find(({ place }) => place === live.link?.me)?.seats ?? []) : undefined;
  return live.seats.flatMap(({ seat, bot }) => (bot || held?.includes(seat) === false ? [] : [seat]));
}

/** Who here looks at the decision of this seat: people decide together for a bot that only proposes, so then any of them. */
export const personAt = (live: LiveMatch, seat: Seat | undefined): Seat | undefined =>
  seat !== undefined && live.seats[seat]?.bot ? seatsHere(live)[0] : seat;

/**
 * Milliseconds until a part that could not be fetched is asked for again: what the page says of it (lost-parts.ts) has been read by
 * then.
 */
const patience = 15_000;

/** Used while a component is made. */
export function othersOf(live: LiveMatch, sounds: Sounds): { readonly current: Others | undefined } {
  let current = $state.raw<Others>();
  onMount(() => {
    if (!live.linked) return;
    let stop = (): void => undefined;
    const leave = insist(
      () => import('./link/index.ts'),
      (parts) => {
        stop = $effect.root(() => {
          current = { parts, company: new parts.Company(live, sounds) };
        });
      },
      patience
    );
    return () => {
      leave();
      stop();
    };
  });
  return {
    get current() {
      return current;
    }
  };
}
