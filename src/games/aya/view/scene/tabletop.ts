/**
 * Aya's table in space: everything that is drawn, and when. Nothing runs while nothing moves: a frame is drawn when
 * something was changed, and frames go on only as long as the camera glides, pieces rise or water runs.
 */
import { PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three';
import { tableOf, type Box } from '../../rules/box.ts';
import type { State } from '../../rules/state.ts';
import type { Focus, Held, Spot, StageProps, Watching } from '../stage.ts';
import { between, bodiesOf, filmed, tokenOver, type Bodies, type Body } from './bodies.ts';
import { Hold, hover } from './hold.ts';
import { coverOf, Pads } from './pads.ts';
import { Pieces } from './pieces.ts';
import { pick } from './pick.ts';
import { Room, type Theme } from './room.ts';
import { Textures } from './textures.ts';
import * as sight from './view.ts';
import { Water } from './water.ts';

/** Milliseconds a piece takes to its new place, and half of the camera's way. */
const moving = 240;
const gliding = 130;
/** Pieces that go to new places at once, if there are more the table is simply shown as it is. */
const fewest = 40;

type Flight = { readonly from: Body; readonly since: number };

export class Tabletop {
  readonly #box: Box;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 8, 600);
  readonly #textures: Textures;
  readonly #room: Room;
  readonly #pieces: Pieces;
  readonly #water: Water;
  readonly #hold: Hold;
  readonly #shade: Pads;
  readonly #rings: Pads;
  readonly #table: sight.Table;
  /** Called after each frame: what lies over the picture moves with it. */
  ondrawn: () => void = () => {};

  #state: State;
  #held: Held | undefined;
  #watching: Watching | undefined;
  #wet: readonly string[] = [];
  #focus: readonly Focus[] = [];
  #calm = false;
  #rest: Map<string, Body>;
  #seen: Map<string, Body> = new Map();
  #flights = new Map<string, Flight>();
  #lens: sight.Lens = sight.lensOf(1, 1, { top: 0, right: 0, bottom: 0, left: 0 });
  #view: sight.View;
  #goal: sight.View | undefined;
  #asked = 0;
  #last = 0;
  #stale = true;

  constructor(canvas: HTMLCanvasElement, box: Box, state: State) {
    this.#box = box;
    this.#state = state;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#table = tableOf(box, state.options);
    this.#textures = new Textures(box, this.#renderer.capabilities.getMaxAnisotropy());
    this.#room = new Room(this.#table, this.#textures);
    this.#pieces = new Pieces(box, this.#textures);
    this.#water = new Water(box, this.#textures);
    this.#hold = new Hold(box, this.#textures, this.#pieces.shape);
    this.#shade = new Pads(this.#textures.own('shade', [64, 64], softSquare), box.dominoes.size + 1, 1);
    this.#rings = new Pads(this.#textures.own('ring', [128, 128], ring), box.dominoes.size, 2);
    this.#scene.add(this.#room.group, this.#shade.mesh, this.#rings.mesh);
    this.#scene.add(this.#pieces.group, this.#water.group, this.#hold.group);
    const size = Math.min(2048, this.#renderer.capabilities.maxTextureSize);
    this.#room.sun.shadow.mapSize.set(size, size);
    this.#rest = bodiesOf(box, state);
    this.#seen = this.#rest;
    this.#view = { x: 0, z: 0, far: 150, yaw: 0, tilt: sight.usualTilt };
    canvas.addEventListener('webglcontextrestored', () => this.#need());
  }

  /* ---- what is told ---- */

  theme(theme: Theme): void {
    this.#room.paint(theme, this.#scene);
    this.#shade.ink(theme === 'dark' ? '#060b14' : '#20384a', theme === 'dark' ? 0.6 : 0.42);
    this.#rings.ink(theme === 'dark' ? '#ffc857' : '#f2a52b', 1);
    this.#need();
  }

  size(width: number, height: number, ratio: number, insets: sight.Insets): void {
    if (width < 1 || height < 1) return;
    const first = this.#lens.width === 1;
    this.#lens = sight.lensOf(width, height, insets);
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    const { cx, cy, focal } = this.#lens;
    this.#camera.fov = (2 * Math.atan(height / 2 / focal) * 180) / Math.PI;
    this.#camera.aspect = width / height;
    this.#camera.setViewOffset(width, height, width / 2 - cx, height / 2 - cy, width, height);
    if (first) this.#view = { ...this.#view, far: sight.farOf(this.#lens, this.#table, this.#view, 'whole') };
    this.#need();
  }

  show({ state, held, watching, wet, focus, calm }: StageProps): void {
    if (state !== this.#state) {
      this.#state = state;
      this.#rest = bodiesOf(this.#box, state);
    }
    const places = this.#places(held, watching);
    this.#calm = calm;
    if (calm || watching || this.#watching) this.#flights.clear();
    else this.#depart(places, held, performance.now());
    this.#held = held;
    this.#watching = watching;
    this.#wet = wet;
    this.#focus = focus;
    this.#hold.show(held);
    this.#pieces.lay(held?.tile ? { ...state.tiles, [held.tile.id]: held.tile.pose } : state.tiles);
    this.#stale = true;
    this.#need();
  }

  look(look: StageProps['look'], calm: boolean): void {
    if (!look) {
      this.#goal = undefined;
      return;
    }
    const at = { x: look.at.x / 100, z: look.at.z / 100 };
    const yaw = look.height === 'whole' ? 0 : this.#view.yaw;
    const far = sight.farOf(this.#lens, this.#table, { ...this.#view, yaw }, look.height);
    const middle = look.height === 'whole' ? { x: 0, z: 0 } : at;
    this.#goal = sight.limited({ ...this.#view, ...middle, yaw, far }, this.#lens, this.#table);
    if (calm) {
      this.#view = this.#goal;
      this.#goal = undefined;
    }
    this.#need();
  }

  /* ---- what fingers do ---- */

  get view(): sight.View {
    return this.#view;
  }

  move(change: (view: sight.View, lens: sight.Lens, table: sight.Table) => sight.View): void {
    this.#goal = undefined;
    this.#view = sight.limited(change(this.#view, this.#lens, this.#table), this.#lens, this.#table);
    this.#need();
  }

  /** The spot of the table under a pixel. */
  spotAt(pixel: sight.Pixel): Spot | undefined {
    const at = sight.meets(sight.rayAt(this.#view, this.#lens, pixel));
    return at && { x: Math.round(at.x * 100) + 0, z: Math.round(at.z * 100) + 0 };
  }

  /** The pixel a spot is seen at, `height` centimetres above the table. */
  pixelAt({ x, z }: Spot, height = 0): sight.Pixel & { readonly scale: number } {
    return sight.project(this.#view, this.#lens, [x / 100, height, z / 100]);
  }

  touched(pixel: sight.Pixel, slop: number): string | undefined {
    const near = new Map(this.#seen);
    if (this.#held) near.delete(this.#held.id);
    const scale = this.#lens.focal / this.#view.far;
    return pick(this.#box, near, this.#state.tiles, sight.rayAt(this.#view, this.#lens, pixel), slop / scale);
  }

  /** How many pixels a finger is away from the domino in hand: from its foot, its middle or its head. */
  fromHeld(pixel: sight.Pixel): number {
    if (!this.#held) return Infinity;
    const { pose } = this.#held;
    const away = [0, hover, hover + this.#box.size.h].map((height) => {
      const { x, y } = this.pixelAt(pose, height);
      return Math.hypot(x - pixel.x, y - pixel.y);
    });
    return Math.min(...away);
  }

  /** The middle of some pieces in the picture, and the box round them. */
  frameOf(ids: readonly string[]): { x: number; y: number; w: number; h: number } | undefined {
    const pixels = ids.flatMap((id) => {
      const body = this.#seen.get(id);
      return body ? [sight.project(this.#view, this.#lens, body.p)] : [];
    });
    if (pixels.length === 0) return undefined;
    const grow = 2.4 * pixels[0]!.scale;
    const xs = pixels.map(({ x }) => x);
    const ys = pixels.map(({ y }) => y);
    const [x, y] = [Math.min(...xs) - grow, Math.min(...ys) - grow];
    return { x, y, w: Math.max(...xs) + grow - x, h: Math.max(...ys) + grow - y };
  }

  /* ---- drawing ---- */

  /** Draws at once, out of turn: for a picture. */
  draw(): void {
    this.#frame(performance.now());
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#scene.traverse((thing) => {
      const { geometry, material, dispose } = thing as unknown as Record<string, { dispose?: () => void } | undefined>;
      geometry?.dispose?.();
      material?.dispose?.();
      if (typeof dispose === 'function') (thing as unknown as { dispose: () => void }).dispose();
    });
    this.#textures.dispose();
    this.#renderer.dispose();
  }

  #need(): void {
    if (this.#asked !== 0) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = 0;
      if (this.#frame(now)) this.#need();
    });
  }

  /** Where everything is to be: the position, with what is in hand, or a frame of the film. */
  #places(held: Held | undefined, watching: Watching | undefined): Map<string, Body> {
    const bodies = new Map(this.#rest);
    watching?.film.ids.forEach((id, n) => bodies.set(id, filmed(watching.film, n, watching.frame)));
    if (held) {
      bodies.set(held.id, this.#hold.body(held));
      const token = this.#tokenInHand(held);
      const partner = held.partner === null ? undefined : this.#state.dominoes[held.partner];
      if (token !== undefined && partner) {
        const { p, q } = tokenOver(this.#box.size, held.pose, partner);
        bodies.set(token, { p: [p[0], p[1] + hover + 0.4, p[2]], q });
      }
    }
    return bodies;
  }

  /** The animal that would be laid: the next of its kind. */
  #tokenInHand({ id }: Held): string | undefined {
    const { type } = this.#box.dominoes.get(id)!;
    if (type === 'garden') return undefined;
    const animals = this.#box.animals[type];
    return animals[animals.length - this.#state.animalsLeft[type]];
  }

  /** Pieces that have to go elsewhere set out; new ones come down from the hand. */
  #depart(places: Bodies, held: Held | undefined, now: number): void {
    const gone = new Map<string, Flight>();
    for (const [id, to] of places) {
      const from = this.#seen.get(id);
      if (!from || id === held?.id || id === this.#tokenOf(held)) continue;
      const flight = this.#flights.get(id);
      const moved = from.p.some((value, i) => Math.abs(value - to.p[i]!) > 0.02) || turnedAway(from, to);
      if (moved) gone.set(id, flight && !this.#hasNewGoal(id, places) ? flight : { from, since: now });
    }
    if (gone.size > fewest) gone.clear();
    this.#flights = gone;
  }

  #tokenOf(held: Held | undefined): string | undefined {
    return held && this.#tokenInHand(held);
  }

  #goals: Bodies = new Map();
  #hasNewGoal(id: string, places: Bodies): boolean {
    const [was, is] = [this.#goals.get(id), places.get(id)!];
    return !was || was.p.some((value, i) => value !== is.p[i]) || turnedAway(was, is);
  }

  #frame(now: number): boolean {
    const passed = Math.min(100, Math.max(1, now - this.#last));
    this.#last = now;
    const glides = this.#glide(passed);
    if (this.#stale || this.#flights.size > 0) this.#settle(now);
    const flows = this.#wet.length > 0 && !this.#calm;
    this.#water.flow(flows ? now / 1000 : 0);
    this.#aim();
    this.#renderer.render(this.#scene, this.#camera);
    this.ondrawn();
    const goesOn = glides || this.#flights.size > 0 || flows;
    if (!goesOn) this.#last = now;
    return goesOn;
  }

  #glide(passed: number): boolean {
    if (!this.#goal) return false;
    this.#view = sight.towards(this.#view, this.#goal, 1 - 0.5 ** (passed / gliding));
    if (!sight.alike(this.#view, this.#goal)) return true;
    this.#view = this.#goal;
    this.#goal = undefined;
    return false;
  }

  /** Puts every piece where it is at this moment, and the marks that go with it. */
  #settle(now: number): void {
    const places = this.#places(this.#held, this.#watching);
    this.#goals = places;
    for (const [id, { from, since }] of this.#flights) {
      const part = (now - since) / moving;
      if (part >= 1 || !places.has(id)) this.#flights.delete(id);
      else places.set(id, between(from, places.get(id)!, 1 - (1 - part) ** 3));
    }
    this.#seen = places;
    this.#pieces.put(places);
    const { size } = this.#box;
    const covers = [...places].filter(([id]) => this.#box.dominoes.has(id) && id !== this.#held?.id);
    this.#shade.lay(
      covers.map(([, body]) => coverOf(size, body)),
      0.28,
      0.105
    );
    const meant = this.#focus.flatMap(({ dominoes }) => dominoes);
    if (this.#held?.partner) meant.push(this.#held.partner);
    this.#rings.lay(
      meant.flatMap((id) => (places.has(id) ? [coverOf(size, places.get(id)!)] : [])),
      0.55,
      0.11
    );
    this.#water.wet(this.#wet, places);
    this.#stale = false;
    this.#renderer.shadowMap.needsUpdate = true;
  }

  #aim(): void {
    const { eye } = sight.eyeOf(this.#view);
    const { x, z, far, yaw } = this.#view;
    this.#camera.position.set(...eye);
    // Straight from above the picture's top is where one looks from the side.
    this.#camera.up.set(-Math.sin(yaw) * 1e-3, 1, -Math.cos(yaw) * 1e-3);
    this.#camera.lookAt(x, 0, z);
    this.#camera.near = Math.max(4, far * 0.25);
    this.#camera.far = far + 400;
    this.#camera.updateProjectionMatrix();
    const { width, height, focal } = this.#lens;
    const seen = (0.62 * Math.hypot(width, height) * far) / focal;
    if (this.#room.light(this.#view, seen * 1.05)) this.#renderer.shadowMap.needsUpdate = true;
  }
}

const turnedAway = (a: Body, b: Body): boolean =>
  Math.abs(a.q[0] * b.q[0] + a.q[1] * b.q[1] + a.q[2] * b.q[2] + a.q[3] * b.q[3]) < 0.9999;

function softSquare(brush: CanvasRenderingContext2D): void {
  for (let n = 0; n < 16; n++) {
    brush.globalAlpha = 0.09;
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.roundRect(n, n, 64 - 2 * n, 64 - 2 * n, 14);
    brush.fill();
  }
}

function ring(brush: CanvasRenderingContext2D): void {
  brush.strokeStyle = '#ffffff';
  for (const [width, alpha] of [
    [22, 0.25],
    [10, 1]
  ] as const) {
    brush.globalAlpha = alpha;
    brush.lineWidth = width;
    brush.beginPath();
    brush.roundRect(14, 14, 100, 100, 26);
    brush.stroke();
  }
}
