/** What was used of a decision that is not yet in the log: beside the database, since a dying page has time for no more. */
export type KeptTime = {
  readonly match: string;
  /** Steps taken before the decision. */
  readonly length: number;
  /** Milliseconds used and away, and the time of day when that was so. */
  readonly ms: number;
  readonly away: number;
  readonly at: number;
};

const key = 'wayside.time';

export function keepTime(time: KeptTime): void {
  try {
    localStorage.setItem(key, JSON.stringify(time));
  } catch {
    return; // where nothing can be kept, a closed page begins its decision anew
  }
}

/** What was kept of the decision of this match after so many steps, if it was the last one here. */
export function keptTime(match: string, length: number): KeptTime | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<KeptTime> | null;
    const numbers = [kept?.ms, kept?.away, kept?.at].every((n) => typeof n === 'number' && n >= 0);
    return numbers && kept?.match === match && kept.length === length ? (kept as KeptTime) : undefined;
  } catch {
    return undefined;
  }
}
