/** What was used of a decision that is not yet in the log: beside the database, since a dying page has time for no more. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import { keep } from './kept.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const keptTimeSchema = v.object({
  match: v.string(),
  /** Steps taken before the decision. */
  length: v.number(),
  /** Milliseconds used and away, and the time of day when that was so. */
  ms: amount,
  away: amount,
  at: amount
});
export type KeptTime = v.InferOutput<typeof keptTimeSchema>;

const key = 'wayside.time';

/** Where nothing can be kept, a closed page begins its decision anew. */
export const keepTime = (time: KeptTime): void => keep(key, JSON.stringify(time));

/** What was kept of the decision of this match after so many steps, if it was the last one here. */
export function keptTime(match: string, length: number): KeptTime | undefined {
  const last = keptJson(key, keptTimeSchema);
  return last?.match === match && last.length === length ? last : undefined;
}
