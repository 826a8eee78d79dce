/** How hurried a finger is: its way over the last moments, whatever the times between its events. AYA-R-05. */
import type { Point } from '../rules/geometry.ts';

type Mark = { readonly at: Point; readonly time: number };

/** Milliseconds that are looked at. */
const over = 80;

export class Trail {
  #marks: readonly Mark[] = [];

  /** The finger is here now. */
  follow(at: Point, time: number): void {
    const from = this.#marks.findLastIndex((mark) => mark.time <= time - over);
    this.#marks = [...this.#marks.slice(Math.max(0, from)), { at, time }];
  }

  clear(): void {
    this.#marks = [];
  }

  /** Centimetres a second. A finger that trembles where it rests is slow, since two events may be a millisecond apart. */
  get speed(): Point {
    const last = this.#marks.at(-1);
    const [first, second] = this.#marks;
    if (!last || !first || !second) return [0, 0];
    const begin = last.time - over;
    const part = Math.min(1, Math.max(0, (begin - first.time) / Math.max(1, second.time - first.time)));
    const between = (a: number, b: number): number => a + (b - a) * part;
    const [x, z] = [between(first.at[0], second.at[0]), between(first.at[1], second.at[1])];
    return [((last.at[0] - x) * 1000) / over, ((last.at[1] - z) * 1000) / over];
  }
}
