/** A match as a record: its header, its log, and where a copied log comes from. */
import { hash } from '#engine/hash.ts';
import type { Json } from '#engine/json.ts';
import type { Entry, Header } from '#engine/log.ts';

/**
 * Entries before number `until` that were played under another header. A copy of a match (a trial, a repair, one arm of
 * a fork) has a header of its own, and with it dice of its own, but its first entries were drawn with the dice of the
 * match it was copied from. Keeping that header makes those draws provable in the copy too.
 */
export type Past = { readonly header: Header; readonly until: number };

/** Everything that decides a match. Copies of copies have several pasts, oldest first, `until` never falling. */
export type MatchRecord = {
  readonly header: Header;
  readonly past: readonly Past[];
  readonly entries: readonly Entry[];
};

/** What keeps the pasts of a record from belonging to it, in words; undefined if they do. */
export function pastProblem({ header, past, entries }: MatchRecord): string | undefined {
  let least = 0;
  for (const { header: earlier, until } of past) {
    if (until < least || until > entries.length) return 'the copied part does not fit the log';
    if (hash(rulesOf(earlier)) !== hash(rulesOf(header))) return 'the copied part is of a match with other rules';
    least = until;
  }
  return undefined;
}

/** The part of a header that the rules depend on. */
const rulesOf = (header: Header): Json => ({
  game: header.game,
  rulesVersion: header.rulesVersion,
  edition: header.edition,
  options: header.options,
  seats: header.players.length
});

/** The pasts of a copy of `record` up to its first `until` entries: those still needed, then the record's own. */
export function pastOfCopy(record: MatchRecord, until: number): Past[] {
  const parts = [...record.past, { header: record.header, until: record.entries.length }];
  const first = parts.findIndex((part) => part.until >= until);
  return [...parts.slice(0, first), { header: parts[first]!.header, until }];
}
