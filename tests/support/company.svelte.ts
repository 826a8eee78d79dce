/** The company at a table of which only the session is there, without a screen. */
import type { LiveMatch } from '#match/live.svelte.ts';
import { Company } from '#play/link/company.svelte.ts';
import type { HandLinks } from '#sync/transports/by-hand.ts';
import type { Sounds } from '#ui/play/sounds.ts';

/** `take` is the session that this device has now, as far as links that came by hand go; undefined for none. */
export function companyOf(id: string, first?: (links: HandLinks) => Promise<void>) {
  let take = $state.raw(first);
  const live = {
    id,
    entries: [],
    get link() {
      return take && { me: 0, devices: [], questions: [] };
    },
    get session() {
      return take && { takeLinks: take };
    }
  };
  let company: Company | undefined;
  const stop = $effect.root(() => {
    company = new Company(live as unknown as LiveMatch, {} as Sounds);
  });
  return { company: company!, stop, seat: (next: typeof first) => (take = next) };
}
