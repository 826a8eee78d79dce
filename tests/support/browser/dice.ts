/** Chance that a failing test can be run with again. */
export type Dice = {
  /** A whole number from 0 to below `below`. */
  readonly roll: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
};

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (below: number): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return { roll, pick: (from) => from[roll(from.length)]! };
}
