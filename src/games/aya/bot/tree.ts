/**
 * Where the tiles shall lie: one river from Start that branches at forks, every joint between two tiles straight. Trees
 * are grown at random, always in the same order, and the one that seats the most tiles is taken.
 */
import { seededRoll } from '#engine/chance.ts';
import type { Roll } from '#engine/game.ts';
import { tableOf, type Box } from '../rules/box.ts';
import { normal, rounded, waysOf, type Exit, type Laid, type Seated, type Tree } from './ways.ts';
import { at, between, middleOf, toSegment, type Point } from '../rules/geometry.ts';
import type { Options, Pose } from '../rules/state.ts';

/** Centimetres between the middles of joined tiles, and what else needs room. */
const joints = [17, 17.6, 18.4, 19.5];
const clear = { tiles: 12.4, river: 7.2, rivers: 4.6, loose: 10.5, edge: 1.2 };
const trials = 400;

type Line = readonly [Point, Point];

class Grower {
  readonly tiles: Seated[] = [];
  exits: Exit[];
  readonly #lines: { readonly line: Line; readonly ends: readonly string[] }[] = [];
  readonly #middles: { readonly id: string; readonly point: Point }[];

  readonly box: Box;
  readonly options: Options;

  constructor(box: Box, options: Options, start: Pose, { tiles, strays }: Laid) {
    this.box = box;
    this.options = options;
    this.#middles = [{ id: box.startTile, point: middleOf(start) }];
    this.exits = box.tiles
      .get(box.startTile)!
      .shape.ports.map((port) => ({ tile: box.startTile, pose: start, direction: normal(start.a + port) }));
    const { tile: radius } = box.size;
    for (const tile of tiles) {
      const { fed } = tile;
      const ray = fed && { ...fed.pose, a: fed.direction };
      const line: Line | null = ray && [
        at(ray, radius, 0),
        at(ray, between(middleOf(fed.pose), middleOf(tile.pose)) - radius, 0)
      ];
      this.#seat(tile, line);
    }
    const taken = tiles.flatMap(({ fed }) => fed ?? []);
    this.exits = this.exits.filter(
      ({ tile, direction }) => !taken.some((one) => one.tile === tile && one.direction === direction)
    );
    for (const pose of strays) this.#lines.push({ line: [middleOf(pose), at(pose, 1, 0)], ends: [] });
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
      this.#middles.every(({ point: [x, z] }) => (x - point[0]) ** 2 + (z - point[1]) ** 2 >= clear.tiles ** 2) &&
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
      for (let z = -edge.z + 8; z <= edge.z - 8; z += 2) {
        // Most of the table is taken, however the tile is turned.
        if (!this.#tileFits([x, z], '')) continue;
        for (let a = 0; a < 3600; a += 900) {
          const pose = rounded([x, z], a);
          const line: Line = [
            at({ ...pose, a: pose.a + way.enter }, 5, 0),
            at({ ...pose, a: pose.a + way.enter }, 7.5, 0)
          ];
          if (!line.every((point) => this.#onTable(point, clear.edge)) || !this.#lineFits(line, [id])) continue;
          this.#seat({ id, pose, way, second, fed: null }, null);
          this.#lines.push({ line, ends: [id] });
          return true;
        }
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

/**
 * The more tiles the better, those joined above all, ends with room for an animal, and tiles known to come that have their
 * place at once.
 */
const worth = (seated: number, joined: number, loose: number, atOnce: number): number =>
  20 * seated + 8 * joined + 4 * Math.min(loose, enough) + 10 * atOnce;
const enough = 7;

/** A tile that lies open on its pile comes before all others of that pile. */
function firstOfPile(box: Box, list: readonly string[], id: string): string[] {
  const { type } = box.tiles.get(id)!;
  const at = list.findIndex((other) => box.tiles.get(other)!.type === type);
  return at < 0 ? [...list, id] : [...list.slice(0, at), id, ...list.slice(at)];
}

type Grown = { readonly tree: Tree; readonly worth: number };

/** Undefined as soon as it cannot be worth more than the best one so far: most trials end early. */
function grow(box: Box, options: Options, start: Pose, laid: Laid, roll: Roll, best: number): Grown | undefined {
  const all = box.tiles.size - 1;
  const tiles = laid.tiles.map((tile) => ({ ...tile, ...tile.ways[roll(tile.ways.length)]! }));
  const grower = new Grower(box, options, start, { ...laid, tiles });
  const ids = shuffled(
    [...box.tiles.keys()].filter(
      (id) => id !== box.startTile && !laid.tops.includes(id) && !laid.tiles.some((tile) => tile.id === id)
    ),
    roll
  );
  const eager = roll(2) === 0;
  if (eager) ids.sort((a, b) => order(box, a) - order(box, b));
  // What is known to come goes on from what lies; in every fourth trial it waits for a place that the river comes to later.
  const tops = laid.tops.filter(
    (id) => roll(4) > 0 && shuffled(grower.exits, roll).some((exit) => grower.attach(id, exit, roll))
  );
  const waiting = laid.tops.filter((id) => !tops.includes(id)).reduce((list, id) => firstOfPile(box, list, id), ids);
  const single: string[] = [];
  const isHopeless = (): boolean => worth(all, all - single.length, enough, tops.length) <= best;
  for (const id of waiting) {
    const seated = shuffled(grower.exits, roll).some((exit) => grower.attach(id, exit, roll));
    if (!seated && single.push(id) && isHopeless()) return undefined;
  }
  const joined = grower.tiles.filter(({ fed }) => fed).length;
  for (const id of single) grower.alone(id);
  const loose = grower.looseEnds();
  const seated = grower.tiles.length;
  return { tree: { tiles: grower.tiles, loose }, worth: worth(seated, joined, loose.length, tops.length) };
}

const nothing: Laid = { tiles: [], tops: [], strays: [] };

/**
 * The tiles' places for a Start tile that lies here: the same answer for the same question. It pauses after every trial,
 * so that a page can grow it while nothing else is to be done.
 */
export function* growTree(box: Box, options: Options, start: Pose, laid: Laid = nothing): Generator<undefined, Tree> {
  const all = box.tiles.size - 1;
  let best: Grown | undefined;
  for (let n = 0; n < trials; n++) {
    const grown = grow(box, options, start, laid, seededRoll(`river/${n}`), best?.worth ?? 0);
    if (grown && grown.worth > (best?.worth ?? -1)) best = grown;
    if (best && best.worth >= worth(all, all, enough, laid.tops.length)) break;
    yield;
  }
  return best!.tree;
}

export const planTree = (...asked: Parameters<typeof growTree>): Tree => whole(growTree(...asked));

/** Does to its end what pauses on the way. */
export function whole<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
