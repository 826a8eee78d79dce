/**
 * Milliseconds mean something only while the machine is ours: the host of a virtual machine may take its processors away
 * (steal time, proc_stat(5)), at times half of what they do and for minutes. Rounds in which it did are taken again.
 */
import { readFileSync } from 'node:fs';

/** The share of what the processors did that may have been taken away from a round that counts. */
const bearable = 0.02;

/** What the processors did and what was taken from them since the machine started; nothing taken where nobody counts. */
function clock(): { readonly used: number; readonly stolen: number } {
  try {
    const ticks = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/).slice(1).map(Number);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks;
    return { used: user + nice + system + irq + softirq, stolen };
  } catch {
    return { used: 0, stolen: 0 };
  }
}

/** Rounds of a measurement, and the greatest share that was taken from one of them. */
export type Quiet<T> = { readonly values: readonly T[]; readonly stolen: number };

/** Measures until `wanted` rounds were left alone, or `most` are done; answers the `wanted` that were disturbed least. */
export async function quietest<T>(wanted: number, most: number, measure: () => Promise<T>): Promise<Quiet<T>> {
  const rounds: { readonly value: T; readonly stolen: number }[] = [];
  while (rounds.length < most && rounds.filter(({ stolen }) => stolen <= bearable).length < wanted) {
    const before = clock();
    const value = await measure();
    const after = clock();
    const stolen = after.stolen - before.stolen;
    rounds.push({ value, stolen: stolen / Math.max(1, stolen + after.used - before.used) });
  }
  const kept = rounds.toSorted((a, b) => a.stolen - b.stolen).slice(0, wanted);
  return { values: kept.map(({ value }) => value), stolen: Math.max(...kept.map(({ stolen }) => stolen)) };
}
