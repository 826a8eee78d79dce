/**
 * How finely a device can draw while things move. A few frames are timed now and then; what takes too long is drawn
 * coarser, step by step, as long as it moves. At rest it is sharp again.
 */

/** Milliseconds a frame may take; how many are timed together, after how many that are not (sheets are still loaded). */
const enough = 25;
const timed = 3;
const warm = 2;
/** Frames after which it is looked at again: devices get warm and slow. */
const again = 240;
/** Parts of full sharpness. */
const steps = [1, 0.7, 0.5, 0.36];

export class Pace {
  #step = 0;
  #frames = 0;
  #sum = 0;

  /** True if the frame that comes is to be timed. */
  get isCurious(): boolean {
    return this.#frames >= warm && this.#frames < warm + timed;
  }

  /** A frame was drawn; `took` is its time if it was one to be timed. */
  drawn(took = 0): void {
    this.#sum += this.isCurious ? took : 0;
    this.#frames++;
    if (this.#frames === again) this.#begin();
    if (this.#frames !== warm + timed || this.#sum / timed <= enough || this.#step === steps.length - 1) return;
    this.#step++;
    this.#begin();
  }

  /** The part of full sharpness to draw with. */
  sharpness(moving: boolean): number {
    return moving ? steps[this.#step]! : 1;
  }

  #begin(): void {
    this.#frames = 0;
    this.#sum = 0;
  }
}
