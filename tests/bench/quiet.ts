/**
 * Milliseconds mean something only while the machine is ours: the host of a virtual machine may take its processors away
 * (steal time, proc_stat(5)), at times half of what they do and for minutes. Rounds in which it did are taken again.
 */
import { readFileSync } from 'node:fs';
import { lower, type Measure } from './measure.ts';

/**
 * The share of what the processors did that may have been taken away from a round that counts. A burst may hide in it:
 * medians and p95 do not mind, a maximum does.
 */
const bearable = 0.02;

/** What the processors did and what was taken from them since the machine started; undefined where nobody counts. */
function clock(): { readonly used: number; readonly stolen: number } | undefined {
  try {
    const ticks = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/).slice(1).map(Number);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks;
    return { used: user + nice + system + irq + softirq, stolen };
  } catch {
    return undefined;
  }
}

/** Rounds of a measurement, and the greatest share that was taken from one of them, if that is known. */
export type Quiet<T> = { readonly values: readonly T[]; readonly stolen: number | undefined };

/** Measures until `wanted` rounds were left alone, or `most` are done; answers the `wanted` that were disturbed least. */
export async function quietest<P, T>(
  wanted: number,
  most: number,
  prepare: () => Promise<P>,
  measure: (prepared: P) => Promise<T>
): Promise<Quiet<T>> {
  const rounds: { readonly value: T; readonly stolen: number }[] = [];
  while (rounds.length < most && rounds.filter(({ stolen }) => stolen <= bearable).length < wanted) {
    const prepared = await prepare();
    const before = clock();
    const value = await measure(prepared);
    const after = clock();
    const stolen = before && after ? after.stolen - before.stolen : 0;
    const used = before && after ? after.used - before.used : 0;
    rounds.push({ value, stolen: stolen / Math.max(1, stolen + used) });
  }
  const kept = rounds.toSorted((a, b) => a.stolen - b.stolen).slice(0, wanted);
  const stolen = clock() && Math.max(...kept.map(({ stolen }) => stolen));
  return { values: kept.map(({ value }) => value), stolen };
}

/** How far times can be trusted: the greatest share of the machine that was taken away while they were taken, if known. */
export function disturbance(name: string, rounds: readonly Quiet<unknown>[]): Measure[] {
  const shares = rounds.flatMap(({ stolen }) => (stolen === undefined ? [] : [stolen]));
  return shares.length > 0 ? [lower(name, 100 * Math.max(...shares), '%')] : [];
}
