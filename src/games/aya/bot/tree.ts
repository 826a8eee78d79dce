/**
 * Where the tiles shall lie: one river from Start that branches at forks, every joint between two tiles straight. Trees
 * are grown at random, always in the same order, and the one that seats the most tiles is taken.
 */
import { seededRoll } from '#engine/chance.ts';
import type { Roll } from '#engine/game.ts';
import { tableOf, type Box } from '../rules/box.ts';
import { at, between, middleOf, toSegment, type Point } from '../rules/geometry.ts';
import type { Options, Pose } from '../rules/state.ts';

/** One way through a tile: in at a port, out at others; angles before rotation, in tenths of a degree. */
export type Way = { readonly enter: number; readonly leave: readonly number[] };

/** A tile with its place, and the river that enters it first; `second` is fed by a push of its own. */
export type Seated = {
  readonly id: string;
  readonly pose: Pose;
  readonly way: Way;
  readonly second: Way | null;
  /** The port of another tile that feeds it; null where it stands alone. */
  readonly fed: Exit | null;
};
/** A port that water leaves by: of which tile, in which direction. */
export type Exit = { readonly tile: string; readonly pose: Pose; readonly direction: number };
export type Tree = {
  readonly tiles: readonly Seated[];
  /** Exits with nothing behind them, but room for an animal. */
  readonly loose: readonly Exit[];
};

/** Centimetres between the middles of joined tiles, and what else needs room. */
const joints = [17, 17.6, 18.4, 19.5];
const clear = { tiles: 12.4, river: 7.2, rivers: 4.6, loose: 10.5, edge: 1.2 };
const trials = 400;

type Line = readonly [Point, Point];

/** The ways a tile of some ports and slots can be used, best first. Slots tell the direction the edition draws. */
function waysOf(box: Box, id: string): { readonly way: Way; readonly second: Way | null }[] {
  const { ports } = box.tiles.get(id)!.shape;
  const name = box.edition.tiles.find((tile) => tile.id === id)!.shape;
  const channels = box.edition.shapes[name]!.channels.flatMap((channel) =>
    'between' in channel ? [channel.between] : []
  );
  const way = (enter: number, ...leave: number[]): Way => ({ enter: enter * 10, leave: leave.map((n) => n * 10) });
  const [first, other] = channels;
  if (!first) return [];
  const [a, b] = first;
  if (b === 'lake') return [{ way: way(a), second: null }];
  if (!other || other[1] === 'lake') return [way(a, b), way(b, a)].map((one) => ({ way: one, second: null }));
  // A fork has one entrance in both its channels and is only used that way round.
  if (other[0] === a) return [{ way: { enter: a * 10, leave: ports.filter((p) => p !== a * 10) }, second: null }];
  const pairs: Way[] = [way(a, b), way(b, a)];
  const rest: Way[] = [way(other[0], other[1]), way(other[1], other[0])];
  return [
    ...pairs.flatMap((one) => rest.map((two) => ({ way: one, second: two }))),
    ...rest.flatMap((one) => pairs.map((two) => ({ way: one, second: two })))
  ];
}

const normal = (a: number): number => ((a % 3600) + 3600) % 3600;
const rounded = ([x, z]: Point, a: number): Pose => ({ x: Math.round(x * 100), z: Math.round(z * 100), a: normal(a) });

class Grower {
  readonly tiles: Seated[] = [];
  exits: Exit[];
  readonly #lines: { readonly line: Line; readonly ends: readonly string[] }[] = [];
  readonly #middles: { readonly id: string; readonly point: Point }[];

  constructor(
    readonly box: Box,
    readonly options: Options,
    start: Pose
  ) {
    this.#middles = [{ id: box.startTile, point: middleOf(start) }];
    this.exits = box.tiles
      .get(box.startTile)!
      .shape.ports.map((port) => ({ tile: box.startTile, pose: start, direction: normal(start.a + port) }));
  }

  #onTable([x, z]: Point, margin: number): boolean {
    const edge = tableOf(this.box, this.options);
    return Math.abs(x) <= edge.x - margin && Math.abs(z) <= edge.z - margin;
  }

  /** True if a tile here is clear of all others and of every joint. */
  #tileFits(point: Point, feeder: string): boolean {
    const { tile } = this.box.size;
    return (
      this.#onTable(point, tile + clear.edge) &&
      this.#middles.every(({ point: other }) => between(point, other) >= clear.tiles) &&
      this.#lines.every(({ line, ends }) => ends.includes(feeder) || toSegment(point, ...line) >= clear.river)
    );
  }

  #lineFits(line: Line, ends: readonly string[]): boolean {
    const touches = (other: { readonly ends: readonly string[] }): boolean =>
      other.ends.some((id) => ends.includes(id));
    return (
      this.#middles.every(({ id, point }) => ends.includes(id) || toSegment(point, ...line) >= clear.river) &&
      this.#lines.every((other) => touches(other) || gap(line, other.line) >= clear.rivers)
    );
  }

  /** Seats a tile behind an exit; false if there is no room for it in any way. */
  attach(id: string, exit: Exit, roll: Roll): boolean {
    const ways = waysOf(this.box, id);
    const turn = roll(ways.length);
    for (const length of joints)
      for (let n = 0; n < ways.length; n++) {
        const { way, second } = ways[(n + turn) % ways.length]!;
        const ray = { ...exit.pose, a: exit.direction };
        const point = at(ray, length, 0);
        const line: Line = [at(ray, this.box.size.tile, 0), at(ray, length - this.box.size.tile, 0)];
        if (!this.#tileFits(point, exit.tile) || !this.#lineFits(line, [exit.tile, id])) continue;
        const pose = rounded(point, exit.direction + 1800 - way.enter);
        if (second && !this.#onTable(at({ ...pose, a: pose.a + second.enter }, 7.5, 0), clear.edge)) continue;
        this.#seat({ id, pose, way, second, fed: exit }, line);
        this.exits = this.exits.filter((other) => other !== exit);
        return true;
      }
    return false;
  }

  #seat(tile: Seated, line: Line | null): void {
    const { id, pose, way, second, fed } = tile;
    this.tiles.push(tile);
    this.#middles.push({ id, point: middleOf(pose) });
    if (line && fed) this.#lines.push({ line, ends: [fed.tile, id] });
    for (const port of [...way.leave, ...(second?.leave ?? [])])
      this.exits.push({ tile: id, pose, direction: normal(pose.a + port) });
  }

  /** Seats a tile by itself wherever there is room, to be pushed by hand. */
  alone(id: string): boolean {
    const { way, second } = waysOf(this.box, id)[0]!;
    const edge = tableOf(this.box, this.options);
    for (let x = -edge.x + 8; x <= edge.x - 8; x += 2)
      for (let z = -edge.z + 8; z <= edge.z - 8; z += 2)
        for (let a = 0; a < 3600; a += 900) {
          const pose = rounded([x, z], a);
          const line: Line = [
            at({ ...pose, a: pose.a + way.enter }, 5, 0),
            at({ ...pose, a: pose.a + way.enter }, 7.5, 0)
          ];
          const fits = this.#tileFits([x, z], '') && line.every((point) => this.#onTable(point, clear.edge));
          if (!fits || !this.#lineFits(line, [id])) continue;
          this.#seat({ id, pose, way, second, fed: null }, null);
          this.#lines.push({ line, ends: [id] });
          return true;
        }
    return false;
  }

  /** Exits with room for two dominoes and an animal, kept free from then on. */
  looseEnds(): Exit[] {
    return this.exits.filter((exit) => {
      const ray = { ...exit.pose, a: exit.direction };
      const line: Line = [at(ray, this.box.size.tile, 0), at(ray, clear.loose, 0)];
      const free = line.every((point) => this.#onTable(point, clear.edge)) && this.#lineFits(line, [exit.tile]);
      if (free) this.#lines.push({ line, ends: [exit.tile] });
      return free;
    });
  }
}

/** The distance between two lines that do not cross; 0 if they do. */
function gap([a, b]: Line, [c, d]: Line): number {
  const side = ([px, pz]: Point, [qx, qz]: Point, [rx, rz]: Point): number =>
    (qx - px) * (rz - pz) - (qz - pz) * (rx - px);
  const crosses = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  if (crosses) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

function shuffled<T>(list: readonly T[], roll: Roll): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** Forks first, ends last: a tree that branches late finds less room. */
const order = (box: Box, id: string): number => -box.tiles.get(id)!.shape.ports.length;

/** The more tiles the better, those joined above all, and ends with room for an animal. */
const worth = (seated: number, joined: number, loose: number): number =>
  20 * seated + 8 * joined + 2 * Math.min(loose, enough);
const enough = 7;

function grow(box: Box, options: Options, start: Pose, roll: Roll): { readonly tree: Tree; readonly worth: number } {
  const grower = new Grower(box, options, start);
  const ids = shuffled(
    [...box.tiles.keys()].filter((id) => id !== box.startTile),
    roll
  );
  const eager = roll(2) === 0;
  const waiting = eager ? ids.sort((a, b) => order(box, a) - order(box, b)) : ids;
  const single: string[] = [];
  for (const id of waiting) {
    const seated = shuffled(grower.exits, roll).some((exit) => grower.attach(id, exit, roll));
    if (!seated) single.push(id);
  }
  const joined = grower.tiles.length;
  for (const id of single) grower.alone(id);
  const loose = grower.looseEnds();
  const seated = grower.tiles.length;
  return { tree: { tiles: grower.tiles, loose }, worth: worth(seated, joined, loose.length) };
}

/** The tiles' places for a Start tile that lies here. The same answer for the same question. */
export function planTree(box: Box, options: Options, start: Pose): Tree {
  const all = box.tiles.size - 1;
  let best: { readonly tree: Tree; readonly worth: number } | undefined;
  for (let n = 0; n < trials; n++) {
    const grown = grow(box, options, start, seededRoll(`river/${n}`));
    if (!best || grown.worth > best.worth) best = grown;
    if (best.worth >= worth(all, all, enough)) break;
  }
  return best!.tree;
}
