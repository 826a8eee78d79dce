/**
 * What was used of a decision that is not yet in the log, match by match: beside the database, since a dying page has time for
 * no more.
 */
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
/** As many matches are kept as anybody leaves in the middle of a decision: of the longest left the time is given back. */
const most = 12;

/** Oldest first. An earlier Wayside kept the last alone, without a list. */
const schema = v.union([
  v.array(keptTimeSchema),
  v.pipe(
    keptTimeSchema,
    v.transform((last) => [last])
  )
]);
const all = (): readonly KeptTime[] => keptJson(key, schema) ?? [];
const others = (match: string): readonly KeptTime[] => all().filter((one) => one.match !== match);

/** In place of what was kept of this match before. Where nothing can be kept, a closed page begins its decision anew. */
export const keepTime = (time: KeptTime): void => keep(key, JSON.stringify([...others(time.match), time].slice(-most)));

/** What was kept of the decision of this match after so many steps, if it was its last one here. */
export const keptTime = (match: string, length: number): KeptTime | undefined =>
  all().find((one) => one.match === match && one.length === length);

/** For a match that is over, or gone. */
export function forgetTime(match: string): void {
  const left = others(match);
  keep(key, left.length > 0 ? JSON.stringify(left) : undefined);
}
