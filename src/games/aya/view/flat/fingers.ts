/** What fingers on the flat table mean: one draws the table along, holds the domino or strokes; two zoom; a tap is a touch. */
import type { Spot } from '../stage.ts';
import type { Viewport } from './viewport.svelte.ts';

type Finger = { readonly x: number; readonly y: number };

/** What the fingers act on. */
export type Ground = {
  readonly viewport: Pick<Viewport, 'spot' | 'pan' | 'zoom'>;
  /** A point of the page in the picture. */
  readonly point: (event: MouseEvent) => Finger;
  /** What is under a spot: an id, and whether it lies. */
  readonly hit: (spot: Spot) => { readonly id: string; readonly lies: boolean } | undefined;
  /** True for a point in the picture. */
  readonly holds: (finger: Finger) => boolean;
  /** True where the domino in hand, or its tile, can be taken hold of. */
  readonly grips: (spot: Spot) => boolean;
  /** The free end that glows there. */
  readonly endAt: (spot: Spot) => string | undefined;
  /** The middle of the hole whose sign is there. */
  readonly holeAt: (finger: Finger) => Spot | undefined;
  readonly stroking: () => boolean;
  readonly onpoint: (at: Spot, phase: 'move' | 'end', time: number) => void;
  /** A drag came to nothing. */
  readonly onback: () => void;
  readonly ontouch: (id: string) => void;
  readonly onend: (key: string) => void;
};

/** Pixels a finger may stray and still mean a tap. */
const still = 8;

export class Fingers {
  readonly #ground: Ground;
  readonly #down = new Map<number, Finger>();
  #does: 'nothing' | 'tap' | 'pan' | 'zoom' | 'hold' | 'stroke' = 'nothing';
  #moved = 0;
  #from: Finger = { x: 0, y: 0 };

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get busy(): boolean {
    return this.#down.size > 0;
  }

  down(event: PointerEvent): void {
    const { point, viewport, hit, grips, stroking } = this.#ground;
    const finger = point(event);
    this.#down.set(event.pointerId, finger);
    this.#moved = 0;
    if (this.#down.size > 1) {
      if (this.#drags) this.#ground.onback();
      return void (this.#does = 'zoom');
    }
    const spot = viewport.spot(finger.x, finger.y);
    const under = stroking() ? hit(spot) : undefined;
    this.#from = finger;
    if (under?.lies) this.#does = 'stroke';
    else this.#does = grips(spot) ? 'hold' : 'tap';
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const { point, viewport, onpoint } = this.#ground;
    const finger = point(event);
    const span = this.#span;
    this.#down.set(event.pointerId, finger);
    const [dx, dy] = [finger.x - before.x, finger.y - before.y];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const spot = viewport.spot(finger.x, finger.y);
    if (this.#does === 'tap' && this.#moved > still) this.#does = 'pan';
    if (this.#does === 'zoom') {
      if (span > 0) viewport.zoom(this.#span / span, finger.x, finger.y);
      viewport.pan(dx / 2, dy / 2);
    } else if (this.#does === 'stroke') {
      // A finger that rests may be asking what it is.
      if (this.#moved <= still) return;
      this.#stroke(this.#from);
      this.#stroke(finger);
    } else if (this.#does === 'hold') {
      if (this.#drags && this.#ground.holds(finger)) onpoint(spot, 'move', event.timeStamp);
      else if (this.#drags) this.#ground.onback();
    } else if (this.#does === 'pan') viewport.pan(dx, dy);
  }

  up(event: PointerEvent): void {
    const finger = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    const { viewport, hit, endAt, holeAt, onpoint, ontouch, onend } = this.#ground;
    if (!finger) return;
    if (event.type === 'pointercancel') {
      if (this.#drags) this.#ground.onback();
      return void (this.#does = 'nothing');
    }
    const spot = viewport.spot(finger.x, finger.y);
    if (this.#drags && this.#ground.holds(finger)) onpoint(spot, 'end', event.timeStamp);
    else if (this.#drags) this.#ground.onback();
    else if (this.#does === 'stroke') this.#stroke(finger);
    else if (this.#does === 'tap' || this.#does === 'hold') {
      const end = endAt(spot);
      const hole = holeAt(finger);
      const under = hit(spot);
      if (end !== undefined) onend(end);
      else if (hole) onpoint(hole, 'end', event.timeStamp);
      else if (this.#does === 'tap' && under) ontouch(under.id);
      else if (this.#does === 'tap') onpoint(spot, 'end', event.timeStamp);
    }
    this.#does = this.busy ? 'pan' : 'nothing';
  }

  /** What the fingers were at is over, though they may still lie on the picture. */
  drop(): void {
    if (this.#drags) this.#ground.onback();
    this.#does = 'nothing';
    this.#down.clear();
  }

  /** What still lies under the finger is touched. */
  #stroke({ x, y }: Finger): void {
    const { viewport, hit, ontouch } = this.#ground;
    const under = hit(viewport.spot(x, y));
    if (under?.lies) ontouch(under.id);
  }

  get #drags(): boolean {
    return this.#does === 'hold' && this.#moved > still;
  }
  /** Pixels between two fingers. */
  get #span(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
