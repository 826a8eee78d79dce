/**
 * A second opinion on what may be done, found without the rules' lists: all moves with all values that occur, asked one
 * by one; and, read from the ledger once more and by brute force, which markers may be laid where and where boats may end.
 */
import { canonical } from '#engine/json.ts';
import { game } from '#games/ayar/rules/index.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { activityNames, ayarNames, lineNames, markerNames, type State } from '#games/ayar/rules/state.ts';

const { edition } = game.board;
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

/** Every move with values in range, and some beyond. */
function all(): Move[] {
  const ids = (list: readonly { readonly id: string }[]): string[] => [...list.map(({ id }) => id), 'nothing'];
  const slots = edition.mainBoard.raymiSlots.slots.map(({ id }) => `raymi-${id}`);
  return [
    ...upTo(4).map((seat): Move => ({ type: 'first', seat })),
    ...ayarNames.flatMap((ayar): Move[] => [
      { type: 'row', ayar },
      { type: 'marker', ayar },
      { type: 'ayar', ayar }
    ]),
    ...ids(edition.raymiTiles.tiles).map((tile): Move => ({ type: 'tile', tile })),
    ...ids(edition.pots.list).map((pot): Move => ({ type: 'pot', pot })),
    ...ids(edition.textiles.list).map((textile): Move => ({ type: 'textile', textile })),
    ...ids(edition.solo.tokens.list).map((token): Move => ({ type: 'token', token })),
    ...markerNames.flatMap((marker) => lineNames.map((line): Move => ({ type: 'step', marker, line }))),
    ...ids(edition.mainBoard.paths.flatMap((path) => path.slots)).map((slot): Move => ({ type: 'build', slot })),
    ...upTo(17).map((cell): Move => ({ type: 'tambo', cell })),
    ...[...ids(edition.lakeBoard.potMarket.slots), 'stack'].map((from): Move => ({ type: 'takePot', from })),
    ...upTo(5).map((stack): Move => ({ type: 'takeTextile', stack })),
    ...upTo(40).flatMap((cell) => upTo(9).map((facing): Move => ({ type: 'lay', cell, facing }))),
    ...ids(edition.playerBoard.terrace.boxes).map((box): Move => ({ type: 'plant', box })),
    ...ids(edition.lakeBoard.nodes.list).map((to): Move => ({ type: 'sail', to })),
    ...ids(edition.lakeBoard.areas.list).map((area): Move => ({ type: 'lakeArea', area })),
    { type: 'endActivity' },
    ...ids(edition.playerBoard.viracocha.slots).map((slot): Move => ({ type: 'placeViracocha', slot })),
    ...activityNames.flatMap((from) => activityNames.map((to): Move => ({ type: 'moveMarker', from, to }))),
    { type: 'keepMarkers' },
    ...[...lineNames, ...slots, 'fertile', 'temple', 'nothing'].map((trigger): Move => ({ type: 'resolve', trigger })),
    ...activityNames.flatMap((activity): Move[] => [
      { type: 'temple', activity },
      { type: 'moonSlot', activity }
    ]),
    ...activityNames.flatMap((one) => activityNames.map((other): Move => ({ type: 'fertile', one, other }))),
    ...upTo(20).flatMap((sun) => upTo(20).map((moon): Move => ({ type: 'llamas', sun, moon })))
  ];
}
export const candidates: readonly Move[] = all();

/** The candidates that the rules do not refuse, as texts in alphabetical order. */
export const unrefused = (state: State): string[] =>
  candidates
    .filter((move) => game.illegal(state, move) === undefined)
    .map(canonical)
    .sort();

/** What the rules list themselves. */
export const listed = (state: State): string[] =>
  [...game.moves(state), ...game.chances(state).map(({ move }) => move)].map(canonical).sort();

type Trip = { readonly node: string; readonly power: number; readonly islands: ReadonlySet<string> };

/** Where the boat of `seat` may end with this power, by trying every trip (AYR-REED, AYR-RES-42 to 46). */
export function endings(state: State, seat: number, power: number): Set<string> {
  const { nodes, edges } = edition.lakeBoard;
  const names = nodes.list.map(({ id }) => id);
  const own = (node: number): boolean => (state.islands[node]! & (1 << seat)) !== 0;
  const most = edition.playerBoard.reed.sunUnderIsland.length;
  const ends = new Set<string>();
  const seen = new Set<string>();
  const go = ({ node, power: left, islands }: Trip): void => {
    const key = [node, left, ...[...islands].sort()].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    for (const edge of edges.list) {
      if (!edge.includes(node)) continue;
      const to = edge[0] === node ? edge[1]! : edge[0]!;
      const at = names.indexOf(to);
      const space = nodes.list[at]!;
      if (space.kind === 'start') continue;
      const settled = state.islands[at] !== 0 || islands.has(to);
      const cost = settled ? 0 : space.power;
      if (cost > left) continue;
      const exclusive = space.kind === 'island' && space.exclusive;
      const builds = space.kind === 'island' && !own(at) && !islands.has(to) && !(exclusive && state.islands[at] !== 0);
      const now = builds ? new Set([...islands, to]) : islands;
      const taken = state.players.some(({ boat }, other) => other !== seat && boat === at);
      if (!exclusive || !taken) ends.add(to);
      if (state.players[seat]!.islands.length + now.size < most) go({ node: to, power: left - cost, islands: now });
    }
  };
  if (state.players[seat]!.islands.length < most)
    go({ node: names[state.players[seat]!.boat]!, power, islands: new Set() });
  return ends;
}

const tambos = (state: State, line: string): number => {
  const index = Number(line[1]) - 1;
  const cells = [0, 1, 2, 3].map((i) => (line.startsWith('R') ? index * 4 + i : i * 4 + index));
  return cells.filter((cell) => (state.players[state.seat]!.tambos >> cell) & 1).length;
};

/** Whether an activity can be performed with this power (AYR-RES-05), read from the ledger once more. */
function performable(state: State, activity: string, power: number): boolean {
  const player = state.players[state.seat]!;
  const { playerBoard, lakeBoard } = edition;
  switch (activity) {
    case 'pottery':
      if (player.pots.length === playerBoard.pottery.slots) return false;
      return (
        lakeBoard.potMarket.slots.some((slot, i) => state.market[i] !== -1 && slot.power <= power) ||
        (state.stack > 0 && lakeBoard.potMarket.stackPower <= power)
      );
    case 'weaving': {
      const { rows, columns } = playerBoard.weaving;
      const free = (row: number, column: number): boolean =>
        row < rows && column < columns && ((player.weave[0]! >> (row * columns + column)) & 1) === 0;
      const room = upTo(rows * columns - 1).some((cell) => {
        const row = Math.floor(cell / columns);
        const column = cell % columns;
        return free(row, column) && (free(row + 1, column) || free(row, column + 1));
      });
      return room && lakeBoard.textileStacks.powers.some((price, i) => state.tops[i] !== -1 && price <= power);
    }
    case 'terrace':
      return player.maize.reduce((a, b) => a + b, 0) < 22 && power > 0;
    default:
      return endings(state, state.seat, power).size > 0;
  }
}

/** Every marker and line that AYR-STEP and AYR-RES-01 to 03 allow, as "marker line". */
export function steps(state: State): string[] {
  const player = state.players[state.seat]!;
  const seats = String(Math.max(2, state.players.length)) as '2' | '3' | '4';
  const bonus = (activity: string): number => {
    const at = edition.playerBoard.viracocha.slots.findIndex(
      ({ effect }) => effect.type === 'power' && effect.activity === activity
    );
    return player.viracocha[at]! >= edition.playerBoard.viracocha.slots[at]!.needs ? 1 : 0;
  };
  const allowed: string[] = [];
  const fitting: string[] = [];
  markerNames.forEach((marker, m) => {
    const standing = ((player.laid >> m) & 1) === 0 && (marker === 'gold' || state.retired[m] === 0);
    lineNames.forEach((line, l) => {
      if (!standing || player.at.includes(l) || tambos(state, line) === 0) return;
      allowed.push(`${marker} ${line}`);
      const power = 4 - tambos(state, line) + 1;
      const leads = edition.mainBoard.paths.some(({ ayar, slots }) => {
        const a = ayarNames.indexOf(ayar);
        if (state.retired[a] !== 0 || (marker !== 'gold' && marker !== ayar)) return false;
        const space = Math.min(30, state.spaces[a]! + edition.playerBoard.steps.arrows[seats][line]);
        return slots.some(
          ({ id, gap, activity }) =>
            gap <= space &&
            state.built[game.board.slots.findIndex((slot) => slot.id === id)] === -1 &&
            performable(state, activity, power + bonus(activity))
        );
      });
      if (leads) fitting.push(`${marker} ${line}`);
    });
  });
  return fitting.length > 0 ? fitting : allowed;
}
