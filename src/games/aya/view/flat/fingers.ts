/** What fingers on the flat table mean: one draws the table along, holds the domino or strokes; two zoom; a tap is a touch. */
import type { Spot } from '../stage.ts';
import type { Frame } from './frame.svelte.ts';

type Finger = { readonly x: number; readonly y: number };

/** What the fingers act on. */
export type Ground = {
  readonly frame: Frame;
  /** A point of the page in the picture. */
  readonly point: (event: MouseEvent) => Finger;
  /** What is under a spot: an id, and whether it lies. */
  readonly hit: (spot: Spot) => { readonly id: string; readonly lies: boolean } | undefined;
  /** True where the domino in hand, or its tile, can be taken hold of. */
  readonly grips: (spot: Spot) => boolean;
  readonly stroking: () => boolean;
  readonly onpoint: (at: Spot, phase: 'move' | 'end') => void;
  readonly ontouch: (id: string) => void;
};

/** Pixels a finger may stray and still mean a tap. */
const still = 8;

export class Fingers {
  readonly #ground: Ground;
  readonly #down = new Map<number, Finger>();
  #does: 'nothing' | 'tap' | 'pan' | 'zoom' | 'hold' | 'stroke' = 'nothing';
  #moved = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get busy(): boolean {
    return this.#down.size > 0;
  }

  down(event: PointerEvent): void {
    const { point, frame, hit, grips, stroking, ontouch } = this.#ground;
    const finger = point(event);
    this.#down.set(event.pointerId, finger);
    this.#moved = 0;
    if (this.#down.size > 1) return void (this.#does = 'zoom');
    const spot = frame.spot(finger.x, finger.y);
    const under = stroking() ? hit(spot) : undefined;
    if (under?.lies) {
      this.#does = 'stroke';
      ontouch(under.id);
    } else this.#does = grips(spot) ? 'hold' : 'tap';
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const { point, frame, hit, onpoint, ontouch } = this.#ground;
    const finger = point(event);
    const span = this.#span;
    this.#down.set(event.pointerId, finger);
    const [dx, dy] = [finger.x - before.x, finger.y - before.y];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const spot = frame.spot(finger.x, finger.y);
    if (this.#does === 'tap' && this.#moved > still) this.#does = 'pan';
    if (this.#does === 'zoom') {
      if (span > 0) frame.zoom(this.#span / span, finger.x, finger.y);
      frame.pan(dx / 2, dy / 2);
    } else if (this.#does === 'stroke') {
      const under = hit(spot);
      if (under?.lies) ontouch(under.id);
    } else if (this.#does === 'hold') {
      if (this.#moved > still) onpoint(spot, 'move');
    } else if (this.#does === 'pan') frame.pan(dx, dy);
  }

  up(event: PointerEvent): void {
    const finger = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    const { frame, hit, onpoint, ontouch } = this.#ground;
    if (!finger || event.type === 'pointercancel') return void (this.#does = 'nothing');
    const spot = frame.spot(finger.x, finger.y);
    if (this.#does === 'hold' && this.#moved > still) onpoint(spot, 'end');
    else if (this.#does === 'tap') {
      const under = hit(spot);
      if (under) ontouch(under.id);
      else onpoint(spot, 'end');
    }
    this.#does = this.busy ? 'pan' : 'nothing';
  }

  /** Pixels between two fingers. */
  get #span(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
