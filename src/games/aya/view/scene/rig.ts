/** The camera over the table: follows fingers at once, and looks it is told to smoothly, or at once where calm is asked. */
import { PerspectiveCamera } from 'three';
import type { Vector } from '../../rules/pose.ts';
import type { Spot, StageProps } from '../stage.ts';
import { little } from '../still.ts';
import { framed, isSeen } from './framing.ts';
import {
  alike,
  eyeOf,
  fitted,
  inward,
  kept,
  lensOf,
  limited,
  looking,
  meets,
  project,
  rayAt,
  towards,
  usualTilt,
  type Area,
  type Insets,
  type Lens,
  type Pixel,
  type Ray,
  type Extent,
  type View
} from './view.ts';

/** Milliseconds in which half of the way to where it looks is made. */
const gliding = 170;

const isMuchAs = (one: Lens, other: Lens): boolean =>
  one.width === other.width && Math.abs(one.height - other.height) <= little;

export class Rig {
  readonly camera = new PerspectiveCamera();
  readonly #table: Extent;
  #lens: Lens | undefined;
  #view: View = { x: 0, z: 0, far: 150, yaw: 0, tilt: usualTilt };
  #goal: View | undefined;
  #isUnderWay = false;
  /** What is to be looked at, until fingers take over. */
  #look: StageProps['look'];
  /** Once the work was framed where it is known to go on. */
  #isAtWork = false;
  /** What has been built, from foot to head. */
  #work: readonly Vector[] = [];

  constructor(table: Extent) {
    this.#table = table;
  }

  get view(): View {
    return this.#view;
  }

  get #glass(): Lens {
    return this.#lens ?? lensOf(1, 1, { top: 0, right: 0, bottom: 0, left: 0 });
  }

  /** The picture has this size, and this much of it is covered: what is looked at is fitted into the rest. */
  size(width: number, height: number, insets: Insets, area: Area, calm: boolean): void {
    const before = this.#lens;
    const isFirst = before === undefined;
    const lens = lensOf(width, height, insets);
    const look = this.#look;
    if (before && look?.height === 'work' && isMuchAs(before, lens)) {
      this.#view = kept(this.#view, before, lens);
      this.#goal = this.#goal && kept(this.#goal, before, lens);
    } else this.#look = undefined;
    this.#lens = lens;
    this.camera.fov = (2 * Math.atan(height / 2 / lens.focal) * 180) / Math.PI;
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, width / 2 - lens.cx, height / 2 - lens.cy, width, height);
    if (isFirst) this.#view = fitted(this.#view, lens, area);
    this.look(look, area, isFirst || calm);
  }

  /** What lies on the table takes up another area now, and this is what has been built. */
  grow(area: Area, calm: boolean, work: readonly Vector[] = this.#work): void {
    this.#work = work;
    if (this.#look?.height === 'whole' || this.#look?.height === 'work') this.look(this.#look, area, calm);
  }

  look(look: StageProps['look'], area: Area, calm: boolean): void {
    const from = this.#goal ?? this.#view;
    const wasWork = this.#look?.height === 'work' && this.#isAtWork;
    this.#isAtWork ||= look?.height === 'work' && !look.presumed;
    const at = look && { x: look.at.x / 100, z: look.at.z / 100 };
    this.#look = look;
    // While what is to be done is in sight, the picture keeps still under the finger that does it.
    if (wasWork && this.#lens && at && look.height === 'work' && isSeen(from, this.#lens, at)) return;
    this.#goal = undefined;
    if (!look || !at || !this.#lens) return;
    if (look.height === 'work') return this.#go(framed(this.#view, this.#glass, this.#work, at), calm);
    const seen = looking(this.#view, this.#glass, area, at, look.height);
    const inside = look.height === 'whole' ? seen : inward(seen, this.#glass, this.#table);
    this.#go(inside, calm);
  }

  #go(view: View, calm: boolean): void {
    const goal = limited(view, this.#glass, this.#table);
    if (calm) this.#view = goal;
    else this.#goal = goal;
  }

  /** Fingers take over: a look that was under way is given up. */
  move(change: (view: View, lens: Lens, table: Extent) => View): void {
    this.#goal = undefined;
    this.#look = undefined;
    this.#view = limited(change(this.#view, this.#glass, this.#table), this.#glass, this.#table);
  }

  /** Glides on, so many milliseconds after the last frame; answers whether there is more to go. */
  glide(passed: number): boolean {
    if (!this.#goal) return (this.#isUnderWay = false);
    // The frame before it sets out may be long ago.
    const time = this.#isUnderWay ? Math.min(gliding, passed) : 0;
    this.#view = towards(this.#view, this.#goal, 1 - 0.5 ** (time / gliding));
    this.#isUnderWay = !alike(this.#view, this.#goal);
    if (this.#isUnderWay) return true;
    this.#view = this.#goal;
    this.#goal = undefined;
    return false;
  }

  /** Brings the camera to where the view is. */
  aim(): void {
    const { x, z, far, yaw } = this.#view;
    this.camera.position.set(...eyeOf(this.#view).eye);
    // From straight above there is no up: the picture's top is where one looks from the side.
    this.camera.up.set(-Math.sin(yaw) * 1e-3, 1, -Math.cos(yaw) * 1e-3);
    this.camera.lookAt(x, 0, z);
    this.camera.near = Math.max(4, far * 0.25);
    this.camera.far = far + 400;
    this.camera.updateProjectionMatrix();
  }

  /** Centimetres from the middle to the corners of what is seen. */
  get reach(): number {
    const { width, height, focal } = this.#glass;
    return (0.65 * Math.hypot(width, height) * this.#view.far) / focal;
  }

  /** Pixels a centimetre takes in the middle of the picture. */
  get scale(): number {
    return this.#glass.focal / this.#view.far;
  }

  /** Whether what is drawn so many pixels around this lies within the picture. */
  shows({ x, y }: Pixel, radius: number): boolean {
    const { width, height } = this.#glass;
    return Math.min(x, width - x, y, height - y) >= radius;
  }

  rayAt(pixel: Pixel): Ray {
    return rayAt(this.#view, this.#glass, pixel);
  }

  /** The spot of the table under a pixel. */
  spotAt(pixel: Pixel): Spot | undefined {
    const at = meets(this.rayAt(pixel));
    return at && { x: Math.round(at.x * 100) + 0, z: Math.round(at.z * 100) + 0 };
  }

  pixelOf(point: Vector): Pixel & { readonly scale: number } {
    return project(this.#view, this.#glass, point);
  }
}
