/** Ridge regression by the normal equations, gathered row by row, so that no row has to be kept. */
export class Ridge {
  readonly #size: number;
  #rows = 0;
  readonly #sum: number[];
  readonly #products: number[][];
  readonly #targets: { sum: number; products: number[] }[];

  /** For so many amounts, of which the first is always one, and so many things that they foretell. */
  constructor(size: number, targets: number) {
    this.#size = size;
    this.#sum = Array.from({ length: size }, () => 0);
    this.#products = Array.from({ length: size }, () => [...this.#sum]);
    this.#targets = Array.from({ length: targets }, () => ({ sum: 0, products: [...this.#sum] }));
  }

  add(row: ArrayLike<number>, ...found: readonly number[]): void {
    this.#rows++;
    for (let i = 0; i < this.#size; i++) {
      const one = row[i]!;
      if (one === 0) continue;
      this.#sum[i]! += one;
      const products = this.#products[i]!;
      for (let j = 0; j < this.#size; j++) products[j]! += one * row[j]!;
      for (const [k, target] of this.#targets.entries()) target.products[i]! += one * found[k]!;
    }
    for (const [k, target] of this.#targets.entries()) target.sum += found[k]!;
  }

  /** What all of them have gathered. */
  static of(all: readonly Ridge[]): Ridge {
    const whole = new Ridge(all[0]!.#size, all[0]!.#targets.length);
    for (const one of all) {
      whole.#rows += one.#rows;
      join(whole.#sum, one.#sum);
      for (const [i, products] of one.#products.entries()) join(whole.#products[i]!, products);
      for (const [k, target] of one.#targets.entries()) {
        whole.#targets[k]!.sum += target.sum;
        join(whole.#targets[k]!.products, target.products);
      }
    }
    return whole;
  }

  /** The weights of each target; `hold` rows of pure noise hold back the weights of amounts scaled to a deviation of one. */
  weights(hold: number): number[][] {
    const n = this.#rows;
    const means = this.#sum.map((sum) => sum / n);
    const spread = means.map((mean, i) => Math.sqrt(Math.max(0, this.#products[i]![i]! / n - mean * mean)));
    const used = spread.flatMap((one, i) => (one > 1e-6 ? [i] : []));
    const matrix = used.map((i) =>
      used.map(
        (j) => (this.#products[i]![j]! - n * means[i]! * means[j]!) / (spread[i]! * spread[j]!) + (i === j ? hold : 0)
      )
    );
    return this.#targets.map(({ sum, products }) => {
      const mean = sum / n;
      const right = used.map((i) => (products[i]! - n * means[i]! * mean) / spread[i]!);
      const weights = Array.from({ length: this.#size }, () => 0);
      for (const [k, value] of solve(matrix, right).entries()) weights[used[k]!] = value / spread[used[k]!]!;
      weights[0] = mean - weights.reduce((all, weight, i) => all + weight * means[i]!, 0);
      return weights;
    });
  }
}

function join(into: number[], one: readonly number[]): void {
  for (const [i, value] of one.entries()) into[i]! += value;
}

/** The solution of a symmetric system, by elimination. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let k = 0; k < size; k++) {
    const pivot = rows[k]!;
    for (const row of rows)
      if (row !== pivot) {
        const by = row[k]! / pivot[k]!;
        for (let j = k; j <= size; j++) row[j]! -= by * pivot[j]!;
      }
  }
  return rows.map((row, k) => row[size]! / row[k]!);
}
