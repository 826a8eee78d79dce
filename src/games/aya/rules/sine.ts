/**
 * Sines that are the same to the last bit on every machine: a table made with nothing but + − × ÷, since engines
 * differ in `Math.sin`. The unit is half a tenth of a degree, so that half of any logged angle is in the table.
 */

/** A right angle in the table's unit. */
const quarter = 1800;

const table = new Float64Array(quarter + 1);
const pi = 3.141592653589793;
for (let n = 0; n <= quarter; n++) {
  // Taylor's series up to x²¹, from the inside out; exact to one unit in the last place up to a right angle.
  const angle = (n * pi) / (2 * quarter);
  const square = angle * angle;
  let sum = 1;
  for (let k = 20; k >= 2; k -= 2) sum = 1 - (square * sum) / (k * (k + 1));
  table[n] = angle * sum;
}
table[quarter] = 1;

/** The sine of n × 0.05 degrees. */
export function sine(n: number): number {
  const turn = 4 * quarter;
  const at = ((n % turn) + turn) % turn;
  if (at <= quarter) return table[at]!;
  if (at <= 2 * quarter) return table[2 * quarter - at]!;
  return at <= 3 * quarter ? -table[at - 2 * quarter]! : -table[turn - at]!;
}

export const cosine = (n: number): number => sine(n + quarter);

/** Sine and cosine of an angle in tenths of a degree. */
export const sineOf = (tenths: number): number => sine(2 * tenths);
export const cosineOf = (tenths: number): number => cosine(2 * tenths);
