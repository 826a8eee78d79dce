/** An edition compiled for play: everything by number, and what search asks of it most often. */
import { activityNames, ayarNames, lineNames, type Bonus, type Edition, type Effect } from '../editions/schema.ts';
import { compileTextiles, type Textile } from './textiles.ts';
import type { Ayar, Craft, Line } from './state.ts';

export type Slot = {
  readonly index: number;
  readonly id: string;
  readonly ayar: Ayar;
  readonly order: number;
  readonly gap: number;
  readonly craft: Craft;
};
export type RaymiSlot = {
  readonly index: number;
  readonly id: string;
  readonly letter: string;
  readonly space: number;
  readonly links: readonly Ayar[];
};
export type Tile = {
  readonly index: number;
  readonly id: string;
  readonly letter: string;
  readonly craft: Craft;
  /** Suns for a llama on the letter side and on the reverse. */
  readonly needs: readonly number[];
};
/** Slots by rising order, Raymi slots by rising space. */
export type Path = { readonly end: number; readonly slots: readonly Slot[]; readonly raymi: readonly RaymiSlot[] };
export type Node = {
  readonly index: number;
  readonly id: string;
  readonly start: boolean;
  readonly island: boolean;
  readonly power: number;
  readonly moons: number;
  readonly exclusive: boolean;
  readonly near: readonly number[];
  readonly areas: readonly number[];
};
export type Area = { readonly id: string; readonly near: readonly number[]; readonly viracocha: readonly number[] };
export type Pot = { readonly id: string; readonly colour: number; readonly icon: boolean; readonly copies: number };
/** `suns[n]` after n pieces have gone, likewise elsewhere. */
export type Box = {
  readonly id: string;
  readonly maize: number;
  readonly suns: readonly number[];
  readonly moons: number;
  readonly icon: boolean;
};
export type Token = {
  readonly id: string;
  readonly arrows: number;
  readonly modifier: number;
  readonly temple: boolean;
  readonly until: number;
};
type SoloTrack = { readonly suns: readonly number[]; readonly moons: readonly number[] };
export type SoloLevel = {
  readonly level: number;
  /** The activities from the top of the board. */
  readonly order: readonly Craft[];
  readonly pottery: SoloTrack;
  readonly weaving: SoloTrack;
  readonly terrace: SoloTrack & { readonly icons: readonly number[] };
  readonly reed: {
    readonly suns: readonly number[];
    readonly icons: readonly number[];
    readonly track: readonly { readonly section: number; readonly moons: number }[];
  };
  readonly llamas: readonly number[];
};
type Power = { readonly needs: number; readonly effect: Effect; readonly id: string };

const craftOf = (name: string): Craft => (activityNames as readonly string[]).indexOf(name);
const ayarOf = (name: string): Ayar => (ayarNames as readonly string[]).indexOf(name);
const bits = (list: readonly number[]): number => list.reduce((mask, bit) => mask | (1 << bit), 0);
const running = (list: readonly number[]): number[] =>
  list.reduce<number[]>((sums, n) => [...sums, sums.at(-1)! + n], [0]);

/** The cells of each line as bits: rows from the top, then columns from the left. */
const lineCells: readonly number[] = [0, 4, 8, 12]
  .map((row) => bits([row, row + 1, row + 2, row + 3]))
  .concat([0, 1, 2, 3].map((column) => bits([column, column + 4, column + 8, column + 12])));

function compilePaths({ mainBoard }: Edition): { slots: Slot[]; raymi: RaymiSlot[]; paths: Path[] } {
  const slots: Slot[] = [];
  const raymi = mainBoard.raymiSlots.slots.map(({ id, letter, space, links }, index): RaymiSlot => ({
    index,
    id,
    letter,
    space,
    links: links.map(ayarOf)
  }));
  const paths = ayarNames.map((name, ayar): Path => {
    const { endSpace, slots: printed } = mainBoard.paths.find((path) => path.ayar === name)!;
    const own = printed
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, order, gap, activity }): Slot => {
        const slot = { index: slots.length, id, ayar, order, gap, craft: craftOf(activity) };
        slots.push(slot);
        return slot;
      });
    const along = raymi.filter(({ links }) => links.includes(ayar)).sort((a, b) => a.space - b.space);
    return { end: endSpace, slots: own, raymi: along };
  });
  return { slots, raymi, paths };
}

function compileLake({ lakeBoard: { nodes, edges, areas } }: Edition): { nodes: Node[]; areas: Area[] } {
  const at = new Map(nodes.list.map(({ id }, index) => [id, index]));
  const near = (id: string): number[] =>
    edges.list.filter((edge) => edge.includes(id)).map(([one, other]) => at.get(one === id ? other! : one!)!);
  return {
    nodes: nodes.list.map((node, index) => ({
      index,
      id: node.id,
      start: node.kind === 'start',
      island: node.kind === 'island',
      power: node.power,
      moons: node.kind === 'island' ? node.moons : 0,
      exclusive: node.kind === 'island' && node.exclusive,
      near: near(node.id),
      areas: areas.list.flatMap(({ adjacent }, area) => (adjacent.includes(node.id) ? [area] : []))
    })),
    areas: areas.list.map(({ id, adjacent, viracocha }) => ({
      id,
      near: adjacent.map((name) => at.get(name)!),
      viracocha: [viracocha['2'], viracocha['3'], viracocha['4']]
    }))
  };
}

function compileSolo({ solo }: Edition): { tokens: Token[]; levels: SoloLevel[] } {
  return {
    tokens: solo.tokens.list.map(({ id, arrows, powerModifier, temple, removedAfterRound }) => ({
      id,
      arrows,
      modifier: powerModifier,
      temple,
      until: removedAfterRound ?? 4
    })),
    levels: solo.boards.list.map((board) => ({
      level: board.level,
      order: board.activityOrder.map(craftOf),
      pottery: { suns: running(board.pottery.sunsBySlot), moons: [0, ...board.pottery.moonsBySlot] },
      weaving: { suns: running(board.weaving.sunsBySlot), moons: [0, ...board.weaving.moonsBySlot] },
      terrace: {
        suns: running(board.terrace.sunUnderMaize),
        moons: [0, ...board.terrace.moonsAfterMaize],
        icons: board.terrace.viracochaOnMaize
      },
      reed: {
        suns: running(board.reed.sunUnderIsland),
        icons: board.reed.viracochaOnIsland,
        track: board.reed.track.toSorted((a, b) => a.space - b.space)
      },
      llamas: board.llamaPointsByCount
    }))
  };
}

export function compile(edition: Edition) {
  const { mainBoard, playerBoard, lakeBoard, raymiTiles, pots } = edition;
  const { arrows } = playerBoard.steps;
  const { rows, columns, columnMoons } = playerBoard.weaving;
  const colours = [...new Set(pots.list.map(({ colour }) => colour))];
  const viracocha: Power[] = playerBoard.viracocha.slots;
  const find = (type: Effect['type']): number => viracocha.findIndex(({ effect }) => effect.type === type);
  return {
    edition,
    ...compilePaths(edition),
    ...compileLake(edition),
    ...compileSolo(edition),
    textiles: compileTextiles(edition),
    tiles: raymiTiles.tiles.map(({ id, letter, activity, sides }, index): Tile => ({
      index,
      id,
      letter,
      craft: craftOf(activity),
      needs: sides.map(({ llamaAtSuns }) => llamaAtSuns)
    })),
    fertile: mainBoard.fertileGround,
    columnBonus: mainBoard.templeArea.columns.map(({ moonBonus }) => moonBonus),
    llamas: mainBoard.llamaTable.pointsByCount,
    lineCells,
    quadrants: playerBoard.quadrants.list.map(({ cells }) => bits(cells)),
    /** Arrows of each line by number of players. */
    arrows: [arrows['2'], arrows['3'], arrows['4']].map((by) => lineNames.map((line) => by[line])),
    bonuses: lineNames.map((line: (typeof lineNames)[number]): Bonus => playerBoard.bonuses.lines[line]),
    pottery: {
      slots: playerBoard.pottery.slots,
      suns: running(playerBoard.pottery.sunsBySlot),
      points: [0, ...playerBoard.pottery.setPoints]
    },
    weaving: {
      columns,
      all: bits(Array.from({ length: rows * columns }, (_, cell) => cell)),
      lastColumn: bits(Array.from({ length: rows }, (_, row) => row * columns + columns - 1)),
      byColumn: columnMoons.map((moons, column) => ({
        cells: bits(Array.from({ length: rows }, (_, row) => row * columns + column)),
        moons
      }))
    },
    boxes: playerBoard.terrace.boxes.map((box): Box => ({
      id: box.id,
      maize: box.maize,
      suns: running(box.sunUnderMaize),
      moons: box.moonsWhenEmpty,
      icon: box.viracochaWhenEmpty
    })),
    maizeInAll: playerBoard.terrace.boxes.reduce((sum, { maize }) => sum + maize, 0),
    reed: { suns: running(playerBoard.reed.sunUnderIsland), icons: playerBoard.reed.viracochaOnIsland },
    viracocha,
    /** The bonus slots asked for most often; −1 if the edition lacks one. */
    powerSlot: activityNames.map((name) =>
      viracocha.findIndex(({ effect }) => effect.type === 'power' && effect.activity === name)
    ),
    extraSun: find('extraSun'),
    templeMoons: find('templeMoons'),
    market: lakeBoard.potMarket,
    stacks: lakeBoard.textileStacks,
    pots: pots.list.map(({ id, colour, viracocha: icon, copies }): Pot => ({
      id,
      colour: colours.indexOf(colour),
      icon,
      copies
    })),
    colours: colours.length
  };
}

export type Board = ReturnType<typeof compile> & { readonly textiles: readonly Textile[] };

export const bit = (set: number, at: number): boolean => ((set >>> at) & 1) === 1;

/** How many bits are set (Hacker's Delight, 5-2). */
export function size(set: number): number {
  set -= (set >>> 1) & 0x55555555;
  set = (set & 0x33333333) + ((set >>> 2) & 0x33333333);
  return (((set + (set >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The value at `n` of a printed table; beyond its end the last one counts. */
export const atMost = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)]!;

/** Tambos left in a line of a grid. */
export const tambosIn = (tambos: number, line: Line): number => size(tambos & lineCells[line]!);
