/** The company at a table of which only the session is there, without a screen. */
import type { Entry } from '#engine/log.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { Company } from '#play/link/company.svelte.ts';
import type { Question } from '#sync/questions.ts';
import type { HandLinks } from '#sync/transports/by-hand.ts';
import type { Sounds } from '#ui/play/sounds.ts';

/** What is asked at it now, by whom, and what its log says. */
type Table = { readonly questions: readonly Pick<Question, 'id' | 'by'>[]; readonly entries: readonly Entry[] };

/** `take` is the session that this device has now, as far as links that came by hand go; undefined for none. */
export function companyOf(id: string, first?: (links: HandLinks) => Promise<void>) {
  let take = $state.raw(first);
  let table = $state.raw<Table>({ questions: [], entries: [] });
  const live = {
    id,
    get entries() {
      return table.entries;
    },
    get link() {
      return take && { me: 0, devices: [], questions: table.questions };
    },
    get session() {
      return take && { takeLinks: take };
    }
  };
  let company: Company | undefined;
  const stop = $effect.root(() => {
    company = new Company(live as unknown as LiveMatch, {} as Sounds);
  });
  return {
    company: company!,
    stop,
    seat: (next: typeof first) => (take = next),
    becomes: (now: Table) => (table = now)
  };
}
