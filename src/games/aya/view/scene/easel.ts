/**
 * The canvas, and when it is drawn. Nothing runs while nothing moves: a frame is drawn when something was changed, and
 * frames go on only as long as things move by themselves. Slow devices draw coarser while they move.
 */
import { WebGLRenderer, type Camera, type Scene } from 'three';
import { Pace } from './pace.ts';

/** What a frame shows: whether things go on moving by themselves (water: slowly), and whether a film moves them. */
export type Motion = { readonly goesOn: boolean | 'slowly'; readonly isMoved: boolean };

/** Milliseconds between frames that belong to one motion. */
const soon = 200;
/** Milliseconds between frames in which nothing but water moves. */
const slow = 40;
/** Pixels drawn for one of the page, at the least. */
const coarsest = 0.6;

export class Easel {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #camera: Camera;
  /** Brings everything to where it is `now`, `passed` milliseconds after the last frame. */
  readonly #prepare: (now: number, passed: number) => Motion;
  readonly #pace = new Pace();
  readonly #pixel = new Uint8Array(4);
  #ratio = 1;
  #sharp = 1;
  #last = 0;
  #asked = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    canvas: HTMLCanvasElement,
    scene: Scene,
    camera: Camera,
    prepare: (now: number, passed: number) => Motion
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene = scene;
    this.#camera = camera;
    this.#prepare = prepare;
  }

  /** Called when a frame is painted: what it shows can be read until the browser shows it. */
  onpainted: () => void = () => {};

  /** How sharp sheets can be that are seen from the side. */
  get anisotropy(): number {
    return this.#renderer.capabilities.getMaxAnisotropy();
  }

  size(width: number, height: number, ratio: number): void {
    this.#ratio = ratio;
    this.#sharp = 1;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    // A canvas whose size changed is empty: the next frame would be too late.
    this.draw();
  }

  /** Shadows fall anew with the next frame. */
  shade(): void {
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** Something changed: it is drawn with the next frame of the screen. */
  need(): void {
    if (this.#asked !== 0 || this.#isClosed) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = 0;
      this.#frame(now);
    });
  }

  /** Draws at once, out of turn and as sharp as can be: for a picture that is kept. */
  draw(): void {
    this.#frame(performance.now(), 1);
  }

  close(): void {
    this.#isClosed = true;
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#rest);
    this.#renderer.dispose();
    // Contexts are few: this one is given back at once, not when memory happens to be swept.
    this.#renderer.forceContextLoss();
  }

  #frame(now: number, sharpness?: number): void {
    const passed = Math.max(0, now - this.#last);
    this.#last = now;
    const { goesOn, isMoved } = this.#prepare(now, passed);
    // Fingers move things, too: frames that follow each other closely.
    this.#sharpen(sharpness ?? this.#pace.sharpness(goesOn !== false || isMoved || passed < soon));
    this.#render();
    this.onpainted();
    clearTimeout(this.#rest);
    if (goesOn === 'slowly') this.#rest = setTimeout(() => this.need(), slow);
    else if (goesOn) this.need();
    else if (this.#sharp < 1) this.#rest = setTimeout(() => this.need(), 2 * soon);
  }

  #sharpen(sharp: number): void {
    if (sharp === this.#sharp) return;
    this.#sharp = sharp;
    this.#renderer.setPixelRatio(Math.max(coarsest, this.#ratio * sharp));
  }

  #render(): void {
    const isTimed = this.#pace.isCurious;
    const begun = performance.now();
    this.#renderer.render(this.#scene, this.#camera);
    // Reading a pixel waits until all is drawn.
    const context = this.#renderer.getContext();
    if (isTimed) context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, this.#pixel);
    this.#pace.drawn(performance.now() - begun);
  }
}
