/**
 * How finely a device can draw while things move. What takes too long a frame is drawn coarser, step by step, as long as
 * it moves; at rest it is sharp again.
 */

/** Milliseconds a frame may take, how many are looked at together, and the parts of full sharpness. */
const enough = 45;
const looked = 5;
const steps = [1, 0.7, 0.5, 0.36];

export class Pace {
  #step = 0;
  #sum = 0;
  #count = 0;

  /** A frame has been drawn so long after the one before, both of them of the same motion. */
  frame(passed: number): void {
    this.#sum += passed;
    this.#count++;
    if (this.#count < looked) return;
    if (this.#sum / this.#count > enough && this.#step < steps.length - 1) this.#step++;
    this.#sum = 0;
    this.#count = 0;
  }

  /** The part of full sharpness to draw with. */
  sharpness(moving: boolean): number {
    return moving ? steps[this.#step]! : 1;
  }
}
