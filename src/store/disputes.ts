/**
 * Outcomes of the world that devices saw differently (LINK-SEE-06), kept on this device: by match and number of the entry, what
 * this device computed itself, or null where only another one did. A match is marked as long as it has any.
 */
import * as v from 'valibot';
import type { Move } from '#engine/game.ts';
import { keptJson } from './kept-json.ts';
import { keep } from './kept.ts';

export type Dispute = { readonly n: number; readonly own: Move | null };
type Kept = { readonly match: string; readonly disputes: readonly Dispute[] };

const key = 'wayside.disputes';
/** As many matches are kept as disputes should ever trouble. */
const most = 12;

const schema = v.array(
  v.object({
    match: v.string(),
    disputes: v.array(
      v.object({
        n: v.pipe(v.number(), v.integer(), v.minValue(0)),
        own: v.nullable(v.looseObject({ type: v.string() }))
      })
    )
  })
);

const all = (): readonly Kept[] => (keptJson(key, schema) ?? []) as readonly Kept[];

export const disputesOf = (match: string): readonly Dispute[] =>
  all().find((one) => one.match === match)?.disputes ?? [];

/** Keeps exactly these disputes of a match; none takes its mark away. */
export function keepDisputes(match: string, disputes: readonly Dispute[]): void {
  const others = all().filter((one) => one.match !== match);
  keep(key, JSON.stringify(disputes.length > 0 ? [...others, { match, disputes }].slice(-most) : others));
}

/** One more, or more known of one. */
export const withDispute = (disputes: readonly Dispute[], { n, own }: Dispute): readonly Dispute[] => {
  const before = disputes.find((one) => one.n === n);
  return [...disputes.filter((one) => one.n !== n), { n, own: own ?? before?.own ?? null }].sort((a, b) => a.n - b.n);
};
