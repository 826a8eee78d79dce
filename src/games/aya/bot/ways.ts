/** The ways a tile can be used by a river, and the tiles that lie on a table with the ways they are used. */
import type { Box } from '../rules/box.ts';
import { between, middleOf, turnBetween, within, type Point } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';

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

type Used = Pick<Seated, 'way' | 'second'>;
type Ways = readonly Used[];
const known = new WeakMap<Box, Map<string, Ways>>();
/** The ways a tile of some ports and slots can be used, best first. */
export function waysOf(box: Box, id: string): Ways {
  const ofBox = known.get(box) ?? new Map<string, Ways>();
  known.set(box, ofBox);
  const ways = ofBox.get(id) ?? readWays(box, id);
  ofBox.set(id, ways);
  return ways;
}

/** Slots tell the direction the edition draws. */
function readWays(box: Box, id: string): Ways {
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

export const normal = (a: number): number => ((a % 3600) + 3600) % 3600;
export const rounded = ([x, z]: Point, a: number): Pose => ({
  x: Math.round(x * 100) + 0,
  z: Math.round(z * 100) + 0,
  a: normal(a)
});

/** A tile that lies, and every way it may be used by what stands around it: nobody knows yet where a second river will come from. */
type Lying = Seated & { readonly ways: Ways };
/** What a plan has to do with: tiles that lie, tiles whose shape is known, and what stands elsewhere than on their rivers. */
export type Laid = {
  readonly tiles: readonly Lying[];
  readonly tops: readonly string[];
  readonly strays: readonly Pose[];
};

/** Centimetres from the middle of a tile on the ray of a port within which a domino belongs to its river; beside it. */
const ray = { from: 4.6, to: 11, beside: 1, entrance: 8.6, slot: 5 };
/** How far two joined tiles lie apart, and how far one lies beside the ray of the other. */
const joined = { least: 15.5, most: 21, beside: 1.2, turn: 120 };

/** A tile that lies here is the next one behind that exit. */
function isInLine({ pose, direction }: Exit, tile: Pose): boolean {
  const [far, side] = within({ ...pose, a: direction }, middleOf(tile));
  return far >= joined.least && far <= joined.most && Math.abs(side) <= joined.beside;
}

/** What lies on the table, and which way each tile is used, as far as the dominoes before its openings tell. */
export function laidOf(box: Box, state: State): Laid {
  const poses = idsOf(state.dominoes).map((id) => state.dominoes[id]!);
  const lying = idsOf(state.tiles).filter((id) => id !== box.startTile);
  const ports = (id: string): Pose[] =>
    box.tiles.get(id)!.shape.ports.map((port) => ({ ...state.tiles[id]!, a: normal(state.tiles[id]!.a + port) }));
  const onRay = (port: Pose, pose: Pose): boolean => {
    const [far, side] = within(port, middleOf(pose));
    return far >= ray.from && far <= ray.to && Math.abs(side) <= ray.beside;
  };
  const entrances = (id: string): number[] =>
    ports(id).flatMap((port, n) => {
      const isEntered = poses.some(
        (pose) =>
          onRay(port, pose) &&
          between(middleOf(pose), middleOf(port)) <= ray.entrance &&
          turnBetween(pose.a, port.a + 1800) <= 300
      );
      return isEntered ? [box.tiles.get(id)!.shape.ports[n]!] : [];
    });
  /** How many tiles lie behind what leaves this one. */
  const feeding = (id: string, { way, second }: Used): number => {
    const pose = state.tiles[id]!;
    const isBehind = (port: number): boolean =>
      lying.some((other) => isInLine({ tile: id, pose, direction: normal(pose.a + port) }, state.tiles[other]!));
    return [...way.leave, ...(second?.leave ?? [])].filter(isBehind).length;
  };
  const used = lying.map((id): Lying => {
    const all = waysOf(box, id);
    const entered = entrances(id);
    const open = all.filter(
      ({ way, second }) => entered.includes(way.enter) && entered.every((port) => !second?.leave.includes(port))
    );
    const most = Math.max(...open.map((one) => feeding(id, one)));
    const best = open.filter((one) => feeding(id, one) === most);
    const ways = best.length > 0 ? best : all.slice(0, 1);
    return { id, pose: state.tiles[id]!, ...ways[0]!, fed: null, ways };
  });
  const start = {
    tile: box.startTile,
    pose: state.tiles[box.startTile]!,
    ports: box.tiles.get(box.startTile)!.shape.ports
  };
  const exits = [
    start,
    ...used.map(({ id, pose, way, second }) => ({ tile: id, pose, ports: [...way.leave, ...(second?.leave ?? [])] }))
  ].flatMap(({ tile, pose, ports: leave }) =>
    leave.map((port): Exit => ({ tile, pose, direction: normal(pose.a + port) }))
  );
  const feeds = ({ pose, way }: Seated): Exit | null =>
    exits.find(
      (exit) => isInLine(exit, pose) && turnBetween(exit.direction + 1800, pose.a + way.enter) <= joined.turn
    ) ?? null;
  const all = [box.startTile, ...lying];
  const isRiver = (pose: Pose): boolean =>
    all.some(
      (id) =>
        between(middleOf(state.tiles[id]!), middleOf(pose)) <= ray.slot || ports(id).some((port) => onRay(port, pose))
    );
  return {
    tiles: used.map((tile) => ({ ...tile, fed: feeds(tile) })),
    tops: Object.values(state.tileTop).filter((id) => id !== null),
    strays: poses.filter((pose) => !isRiver(pose)).map(({ x, z, a }) => ({ x, z, a }))
  };
}
