/** Aya's table in space: all that is drawn, from what the stage tells, and what is where in the picture. */
import { Scene } from 'three';
import { tableOf, type Box } from '../../rules/box.ts';
import { at } from '../../rules/geometry.ts';
import type { Pose, State } from '../../rules/state.ts';
import type { Glow, Held, Spot, StageProps } from '../stage.ts';
import { bodiesOf, filmed, type Body } from './bodies.ts';
import { Easel, type Motion } from './easel.ts';
import { Flights } from './flights.ts';
import { workOf } from './framing.ts';
import { Glows } from './glows.ts';
import { Hold, hover } from './hold.ts';
import { arrow, behind, coverOf, Pads, ring, softSquare } from './pads.ts';
import { pick } from './pick.ts';
import { Pieces } from './pieces.ts';
import { Rig } from './rig.ts';
import { Room } from './room.ts';
import { Textures } from './textures.ts';
import { marks, type Theme } from './themes.ts';
import { areaOf, type Insets, type Lens, type Pixel, type Extent, type View } from './view.ts';
import { Water } from './water.ts';

/** Side of the map of shadows, in pixels: a finer one where the picture is large. */
const shadows = { small: 1024, large: 2048, from: 1_500_000 };
/** Heights of marks that lie on the table, above tiles, in centimetres. */
const level = { shade: 0.105, rings: 0.11 };

/** From the middle of a round thing to its rim; centimetres of room in a frame around the rim of a tile, or a foot. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1]
] as const;
const room = { tile: 0.5, domino: 2.6 };
/** Pixels from the middle of a sign to its rim. */
const signRadius = 16;
/** Centimetres ahead of what is held, and beside it, at which there may be room for a sign. */
const besides = [
  [0, 3.6],
  [0, -3.6],
  [4, 3.6],
  [4, -3.6],
  [7, 0],
  [-4, 3.6],
  [-4, -3.6]
] as const;

type Shown = Pick<StageProps, 'held' | 'watching' | 'wet' | 'focus' | 'glows' | 'calm'>;

export class Tabletop {
  /** Called after each frame: what lies over the picture moves with it. */
  ondrawn: () => void = () => {};

  readonly #box: Box;
  readonly #table: Extent;
  readonly #scene = new Scene();
  readonly #rig: Rig;
  readonly #easel: Easel;
  readonly #textures: Textures;
  readonly #room: Room;
  readonly #pieces: Pieces;
  readonly #water: Water;
  readonly #hold: Hold;
  readonly #shade: Pads;
  readonly #rings: Pads;
  readonly #arrows: Pads;
  readonly #glows: Glows;
  readonly #flights = new Flights();

  #state: State;
  #shown: Shown = { held: undefined, watching: undefined, wet: [], focus: [], glows: [], calm: true };
  /** Where the position has its pieces, and where they were last seen. */
  #rest: ReadonlyMap<string, Body>;
  #seen: ReadonlyMap<string, Body>;
  #isStale = true;

  constructor(canvas: HTMLCanvasElement, box: Box, state: State) {
    this.#box = box;
    this.#state = state;
    this.#table = tableOf(box, state.options);
    this.#rig = new Rig(this.#table);
    this.#easel = new Easel(canvas, this.#scene, this.#rig.camera, (now, passed) => this.#prepare(now, passed));
    this.#textures = new Textures(box, this.#easel.anisotropy);
    this.#room = new Room(this.#table, this.#textures);
    this.#pieces = new Pieces(box, this.#textures);
    this.#water = new Water(box, this.#textures);
    this.#hold = new Hold(box, this.#textures, this.#pieces.shape);
    this.#shade = new Pads(this.#textures.own('shade', [64, 64], softSquare), box.dominoes.size, 1);
    this.#rings = new Pads(this.#textures.own('ring', [128, 128], ring), box.dominoes.size, 2);
    this.#arrows = new Pads(this.#textures.own('arrow', [128, 128], arrow), 8, 3);
    this.#glows = new Glows(box, this.#textures);
    this.#scene.add(...this.#glows.meshes);
    this.#scene.add(this.#room.group, this.#shade.mesh, this.#rings.mesh, this.#arrows.mesh);
    this.#scene.add(this.#pieces.group, this.#water.group, this.#hold.group);
    this.#rest = bodiesOf(box, state);
    this.#seen = this.#rest;
    this.#grow(true);
    canvas.addEventListener('webglcontextrestored', () => this.#changed());
  }

  theme(theme: Theme): void {
    this.#room.paint(theme, this.#scene);
    this.#shade.ink(marks[theme].shade, marks[theme].shading);
    this.#rings.ink(marks[theme].ring, 1);
    this.#arrows.ink(marks[theme].ring, 1);
    this.#changed();
  }

  size(width: number, height: number, ratio: number, insets: Insets): void {
    if (width < 1 || height < 1) return;
    this.#rig.size(width, height, insets, this.#area(), this.#shown.calm);
    this.#room.light.sharpen(width * height * ratio * ratio >= shadows.from ? shadows.large : shadows.small);
    this.#isStale = true;
    this.#easel.size(width, height, ratio);
  }

  show({ state, held, watching, wet, focus, glows, calm }: StageProps): void {
    if (state !== this.#state) {
      this.#state = state;
      this.#rest = bodiesOf(this.#box, state);
      this.#grow(calm);
    }
    const wasWatching = this.#shown.watching !== undefined;
    this.#shown = { held, watching, wet, focus, glows, calm };
    this.#glows.lay(glows);
    if (calm || watching || wasWatching) this.#flights.clear();
    else {
      const hand = new Set(held ? [held.id, this.#tokenInHand(held) ?? ''] : []);
      this.#flights.depart(this.#seen, this.#places(), hand, performance.now());
    }
    this.#hold.show(held);
    const tile = held?.tile;
    this.#pieces.lay(tile ? { ...state.tiles, [tile.id]: tile.pose } : state.tiles, tile?.id);
    this.#changed();
  }

  look(look: StageProps['look'], calm: boolean): void {
    this.#rig.look(look, this.#area(), calm);
    this.#easel.need();
  }

  move(change: (view: View, lens: Lens, table: Extent) => View): void {
    this.#rig.move(change);
    this.#easel.need();
  }

  /* ---- what is where in the picture ---- */

  spotAt(pixel: Pixel): Spot | undefined {
    return this.#rig.spotAt(pixel);
  }

  /** The pixel a spot is seen at, `height` centimetres above the table. */
  pixelAt({ x, z }: Spot, height = 0): Pixel & { readonly scale: number } {
    return this.#rig.pixelOf([x / 100, height, z / 100]);
  }

  /** Where a sign about what is held here covers least: near it, as far from whatever stands as may be. */
  besideHeld(pose: Pose): Pixel {
    const { h } = this.#box.size;
    const standing = [...this.#seen.values()].map(({ p }) => this.#rig.pixelOf(p));
    standing.push(this.pixelAt(pose), this.pixelAt(pose, h), this.pixelAt(pose, hover + h));
    const away = ({ x, y }: Pixel): number =>
      Math.min(...standing.map((other) => Math.hypot(other.x - x, other.y - y)));
    const spots = besides.map(([ahead, aside]) => {
      const [x, z] = at(pose, ahead, aside);
      return this.pixelAt({ x: 100 * x, z: 100 * z });
    });
    const whole = spots.filter((spot) => this.#rig.shows(spot, signRadius));
    const [first, ...others] = whole.length > 0 ? whole : spots;
    return others.reduce((best, one) => (away(one) > away(best) ? one : best), first!);
  }

  /** The piece under a finger that may miss by so many pixels. What is in the hand is not touched. */
  touched(pixel: Pixel, slop: number): string | undefined {
    const near = new Map(this.#seen);
    const { held } = this.#shown;
    if (held) [held.id, this.#tokenInHand(held) ?? ''].forEach((id) => near.delete(id));
    return pick(this.#box, near, this.#state.tiles, this.#rig.rayAt(pixel), slop / this.#rig.scale);
  }

  /** What fingers can drag: the domino in hand, which floats above a finger, or the Start tile while it is laid. */
  get held(): { readonly foot: Pixel; readonly above: number } | undefined {
    const { held } = this.#shown;
    if (held) return { foot: this.pixelAt(held.pose), above: 56 };
    const start = this.#startInHand();
    return start && { foot: this.pixelAt(start), above: 0 };
  }

  /** How many pixels a finger is away from that: from a domino's foot, middle or head, or from a tile's rim. */
  fromHeld(pixel: Pixel): number {
    const { held } = this.#shown;
    const away = (pose: Spot, height: number): number => {
      const { x, y } = this.pixelAt(pose, height);
      return Math.hypot(x - pixel.x, y - pixel.y);
    };
    if (held?.laid) {
      const { p } = this.#hold.body(held);
      return Math.min(away(held.pose, 0), away({ x: 100 * p[0], z: 100 * p[2] }, p[1]));
    }
    if (held) return Math.min(...[0, hover, hover + this.#box.size.h].map((height) => away(held.pose, height)));
    const start = this.#startInHand();
    return start ? Math.max(0, away(start, 0) - this.#box.size.tile * this.#rig.scale) : Infinity;
  }

  /** The free end that glows within so many pixels of a finger, the nearest. */
  endAt(pixel: Pixel, most: number): string | undefined {
    const far = ({ next }: Glow): number => {
      const { x, y } = this.pixelAt(next);
      return Math.hypot(x - pixel.x, y - pixel.y);
    };
    const [nearest] = [...this.#shown.glows].sort((a, b) => far(a) - far(b));
    return nearest && far(nearest) <= most ? nearest.key : undefined;
  }

  /** The part of the picture that some tiles or dominoes take up, with the animals that lie on two of them. */
  frameOf(ids: readonly string[]): { x: number; y: number; w: number; h: number } | undefined {
    const tokens = Object.entries(this.#state.tokens).filter(([, { on }]) => on.every((id) => ids.includes(id)));
    const { tile: radius } = this.#box.size;
    const seen = [...ids, ...tokens.map(([id]) => id)].flatMap((id) => {
      const tile = this.#state.tiles[id];
      if (tile)
        return sides.map(([x, z]) => this.pixelAt({ x: tile.x + 100 * radius * x, z: tile.z + 100 * radius * z }));
      const body = this.#seen.get(id);
      return body ? [this.#rig.pixelOf(body.p)] : [];
    });
    if (seen.length === 0) return undefined;
    const grow = (ids.some((id) => id in this.#state.tiles) ? room.tile : room.domino) * seen[0]!.scale;
    const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    return { x: left - grow, y: top - grow, w: right - left + 2 * grow, h: bottom - top + 2 * grow };
  }

  /* ---- drawing ---- */

  /** Hears of each frame once it is painted. */
  set onpainted(hear: () => void) {
    this.#easel.onpainted = hear;
  }

  /** Draws at once, for a picture that is kept. */
  draw(): void {
    this.#easel.draw();
  }

  dispose(): void {
    this.#scene.traverse((thing) => {
      const { geometry, material } = thing as { geometry?: Disposable; material?: Disposable };
      geometry?.dispose();
      material?.dispose();
      (thing as Partial<Disposable>).dispose?.();
    });
    this.#textures.dispose();
    this.#easel.close();
  }

  #area = () => areaOf(this.#table, [...Object.values(this.#state.tiles), ...Object.values(this.#state.dominoes)]);

  #grow(calm: boolean): void {
    this.#rig.grow(this.#area(), calm, workOf(this.#box, this.#state));
  }

  #changed(): void {
    this.#isStale = true;
    this.#easel.need();
  }

  /** Brings camera, pieces, water and light to where they are at this moment. */
  #prepare(now: number, passed: number): Motion {
    const glides = this.#rig.glide(passed);
    if (this.#isStale || this.#flights.any) this.#settle(now);
    const flows = !this.#shown.calm && this.#water.flow(passed);
    this.#rig.aim();
    if (this.#room.light.follow(this.#rig.view, this.#rig.reach)) this.#easel.shade();
    this.ondrawn();
    const goesOn = glides || this.#flights.any;
    return { goesOn: goesOn || (flows && 'slowly'), isMoved: this.#shown.watching !== undefined };
  }

  /** Where everything is to be: the position, with what is in hand, or a frame of the film. */
  #places(): Map<string, Body> {
    const { held, watching } = this.#shown;
    const bodies = new Map(this.#rest);
    watching?.film.ids.forEach((id, n) => bodies.set(id, filmed(watching.film, n, watching.frame)));
    if (!held) return bodies;
    bodies.set(held.id, this.#hold.body(held));
    const token = this.#tokenInHand(held);
    const partner = held.partner === null ? undefined : this.#state.dominoes[held.partner];
    if (token !== undefined && partner) bodies.set(token, this.#hold.token(held, partner));
    return bodies;
  }

  #startInHand(): Pose | undefined {
    return this.#state.due === 'start' ? this.#state.tiles[this.#box.startTile] : undefined;
  }

  /** The animal that would be laid: the next of the domino's kind. */
  #tokenInHand({ id, partner }: Held): string | undefined {
    const { type } = this.#box.dominoes.get(id)!;
    if (partner === null || type === 'garden') return undefined;
    const animals = this.#box.animals[type];
    return animals[animals.length - this.#state.animalsLeft[type]];
  }

  /** Puts every piece where it is at this moment, and the marks that go with it. */
  #settle(now: number): void {
    const places = this.#places();
    this.#flights.carry(places, now);
    this.#seen = places;
    this.#pieces.put(places);
    const { size, dominoes } = this.#box;
    const { held, focus, wet } = this.#shown;
    const coversOf = (ids: Iterable<string>) =>
      [...ids].flatMap((id) => (places.has(id) ? [coverOf(size, places.get(id)!)] : []));
    this.#shade.lay(
      coversOf([...places.keys()].filter((id) => dominoes.has(id) && id !== held?.id)),
      0.28,
      level.shade
    );
    const meant = new Set(focus.flatMap((one) => one.pieces));
    if (held?.partner) meant.add(held.partner);
    this.#rings.lay(coversOf(meant), 0.55, level.rings);
    const pushed = focus.flatMap((one) => (one.sign === 'push' ? one.pieces : []));
    this.#arrows.lay(
      pushed.flatMap((id) => (this.#state.dominoes[id] ? [behind(this.#state.dominoes[id])] : [])),
      0,
      level.rings
    );
    this.#water.wet(wet, places);
    this.#isStale = false;
    this.#easel.shade();
  }
}

type Disposable = { dispose(): void };
