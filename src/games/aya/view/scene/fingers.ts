/**
 * What fingers on the picture mean. One finger pans, unless it starts at the domino in hand: then it moves that, or
 * strokes over pieces while those are to be stroked. Two fingers move, zoom and turn. A short touch is a touch.
 */
import type { Spot } from '../stage.ts';
import type { Pixel } from './view.ts';

/** What the fingers act on; the picture and who runs it. */
export type Ground = {
  /** What is in hand: the pixel of its foot, and how far it is kept from under a finger. */
  readonly held: () => { readonly foot: Pixel; readonly above: number } | undefined;
  /** How many pixels a finger is away from what is in hand. */
  readonly fromHeld: (at: Pixel) => number;
  readonly spotAt: (at: Pixel) => Spot | undefined;
  readonly touched: (at: Pixel, slop: number) => string | undefined;
  /** The free end that glows there. */
  readonly endAt: (at: Pixel, most: number) => string | undefined;
  /** The middle of the hole whose sign is there. */
  readonly holeAt: (at: Pixel, most: number) => Spot | undefined;
  readonly isTile: (id: string) => boolean;
  readonly isStroking: () => boolean;
  readonly pan: (from: Pixel, to: Pixel) => void;
  readonly pinch: (from: readonly [Pixel, Pixel], to: readonly [Pixel, Pixel]) => void;
  readonly onpoint: (at: Spot, phase: 'move' | 'end', time: number) => void;
  /** A drag came to nothing. */
  readonly onback: () => void;
  readonly ontouch: (id: string) => void;
  readonly onend: (key: string) => void;
};
export type Kind = 'mouse' | 'finger';

/** Pixels: how far a touch may stray, how near is at what is in hand, and what a touch may miss by. */
const reach = {
  still: { mouse: 4, finger: 10 },
  grab: { mouse: 22, finger: 46 },
  slop: { mouse: 3, finger: 16 },
  aim: { mouse: 12, finger: 22 }
};

type Down = { at: Pixel; readonly start: Pixel; readonly kind: Kind };

type Doing = 'nothing' | 'touch' | 'pan' | 'pinch' | 'grip' | 'drag' | 'stroke';
/** What a second finger makes a pinch of: also a first one that lies on the domino in hand, until it draws it along. */
const pinchable: ReadonlySet<Doing> = new Set(['touch', 'pan', 'grip']);

export class Fingers {
  readonly #ground: Ground;
  readonly #down = new Map<number, Down>();
  #doing: Doing = 'nothing';
  #lead = -1;
  /** From the finger to the foot of the domino that it drags. */
  #offset: Pixel = { x: 0, y: 0 };
  readonly #stroked = new Set<string>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  down(id: number, at: Pixel, kind: Kind): void {
    if (this.#down.size === 2) return;
    this.#down.set(id, { at, start: at, kind });
    if (this.#down.size === 1) this.#begin(id, at, kind);
    else if (pinchable.has(this.#doing)) this.#doing = 'pinch';
  }

  #begin(id: number, at: Pixel, kind: Kind): void {
    this.#lead = id;
    const held = this.#ground.held();
    if (held && this.#ground.fromHeld(at) <= reach.grab[kind]) {
      this.#doing = 'grip';
      const { x, y } = held.foot;
      this.#offset = {
        x: x - at.x,
        y: kind === 'finger' && held.above > 0 ? Math.min(y - at.y, -held.above) : y - at.y
      };
    } else if (this.#ground.isStroking() && this.#ground.touched(at, reach.slop[kind]) !== undefined) {
      this.#doing = 'stroke';
      this.#stroked.clear();
    } else this.#doing = 'touch';
  }

  move(id: number, at: Pixel, time: number): void {
    const finger = this.#down.get(id);
    if (!finger) return;
    const before = this.#two();
    const from = finger.at;
    finger.at = at;
    if (this.#doing === 'pinch') {
      const now = this.#two();
      if (before && now) this.#ground.pinch(before, now);
    }
    if (id !== this.#lead) return;
    const strayed = Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > reach.still[finger.kind];
    if (this.#doing === 'grip' && strayed) this.#doing = 'drag';
    if (this.#doing === 'drag') this.#drag(at, 'move', time);
    else if (this.#doing === 'stroke' && (strayed || this.#stroked.size > 0)) {
      // A finger that rests may be asking what it is.
      if (this.#stroked.size === 0) this.#stroke(finger.start, finger.kind);
      this.#stroke(at, finger.kind);
    } else if (this.#doing === 'touch' && strayed) {
      this.#doing = 'pan';
      this.#ground.pan(finger.start, at);
    } else if (this.#doing === 'pan') this.#ground.pan(from, at);
  }

  up(id: number, at: Pixel, time: number): void {
    const finger = this.#down.get(id);
    if (!finger) return;
    this.#down.delete(id);
    if (this.#doing === 'pinch') {
      // One finger is left: it goes on panning from where it is.
      const [left] = this.#down.keys();
      this.#lead = left ?? -1;
      this.#doing = left === undefined ? 'nothing' : 'pan';
      return;
    }
    if (id !== this.#lead) return;
    if (this.#doing === 'drag') this.#drag(at, 'end', time);
    else if (this.#doing === 'touch') this.#touch(at, finger.kind, time);
    else if (this.#doing === 'grip') this.#aim(at, finger.kind, time);
    else if (this.#doing === 'stroke' && this.#stroked.size === 0) this.#stroke(finger.start, finger.kind);
    this.#doing = 'nothing';
  }

  /** The device took the finger away: nothing is touched, and what was dragged is back where it was. */
  cancel(id: number): void {
    this.#down.delete(id);
    if (id === this.#lead && this.#doing === 'drag') this.#ground.onback();
    if (id === this.#lead || this.#down.size === 0) this.#doing = 'nothing';
  }
  /** What the fingers were at is over, though they may still lie on the picture. */
  drop(): void {
    if (this.#doing === 'drag') this.#ground.onback();
    this.#doing = 'nothing';
    this.#down.clear();
  }

  #two(): readonly [Pixel, Pixel] | undefined {
    const [a, b] = [...this.#down.values()];
    return a && b ? [a.at, b.at] : undefined;
  }

  /** Beside the picture what is dragged is back where it was. */
  #drag({ x, y }: Pixel, phase: 'move' | 'end', time: number): void {
    const spot = this.#ground.spotAt({ x: x + this.#offset.x, y: y + this.#offset.y });
    if (spot) this.#ground.onpoint(spot, phase, time);
    else this.#ground.onback();
  }

  /** A free end or a hole beside the domino in hand, or under it, is touched like any other. */
  #aim(at: Pixel, kind: Kind, time: number): boolean {
    const end = this.#ground.endAt(at, reach.aim[kind]);
    if (end !== undefined) {
      this.#ground.onend(end);
      return true;
    }
    const hole = this.#ground.held() && this.#ground.holeAt(at, reach.aim[kind]);
    if (hole) this.#point(hole, time);
    return hole !== undefined;
  }

  #point(spot: Spot, time: number): void {
    this.#ground.onpoint(spot, 'move', time);
    this.#ground.onpoint(spot, 'end', time);
  }

  #touch(at: Pixel, kind: Kind, time: number): void {
    if (this.#aim(at, kind, time)) return;
    const holds = this.#ground.held() !== undefined;
    // Whoever has one to place means the ground beside a domino, not the domino.
    const id = this.#ground.touched(at, reach.slop[holds ? 'mouse' : kind]);
    // A tile is ground to put a domino on.
    const toPlace = holds && (id === undefined || this.#ground.isTile(id));
    if (id !== undefined && !toPlace) this.#ground.ontouch(id);
    else {
      const spot = this.#ground.spotAt(at);
      if (spot) this.#point(spot, time);
    }
  }

  #stroke(at: Pixel, kind: Kind): void {
    const id = this.#ground.touched(at, reach.slop[kind]);
    if (id === undefined || this.#stroked.has(id)) return;
    this.#stroked.add(id);
    this.#ground.ontouch(id);
  }
}
