/** One number of the benchmark, and the bound it must keep, if it has one. */
export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly bound: number | null;
};

/** A group of measures that are taken together, in one run, side by side. */
export type Bench = {
  /** What all its names begin with; `--only` skips groups that cannot match. */
  readonly names: readonly string[];
  readonly run: () => Promise<Measure[]>;
};

export const higher = (name: string, value: number, unit: string, bound: number | null = null): Measure => ({
  name,
  value: round(value),
  unit,
  better: 'higher',
  bound
});

export const lower = (name: string, value: number, unit: string, bound: number | null = null): Measure => ({
  name,
  value: round(value),
  unit,
  better: 'lower',
  bound
});

export const missed = ({ value, better, bound }: Measure): boolean =>
  bound !== null && (better === 'higher' ? value < bound : value > bound);

/** The value below which `share` of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const round = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
