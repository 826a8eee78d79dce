/**
 * What is there in the end: of each side its cloths on the loom, its pots, its maize and its temples; and of all together
 * the journey to Cusco and the lake with everybody's islands.
 */
import type { Piece } from '#ui/brand/collage.ts';
import { box, cut, disc, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Keepsake, Keepsakes } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import { upright } from '../rules/textiles.ts';
import { clothOf } from '../rules/weaving.ts';
import { words } from '../words/en.ts';
import { figures } from './art/draw/ayar.ts';
import { clothCuts } from './art/draw/cloth.ts';
import { lakeCuts, lakeSize } from './art/draw/lake.ts';
import { potCuts } from './art/draw/pots.ts';
import { goldSun, maizeCob, piece, sign } from './art/draw/signs.ts';
import { bit, isAyllu, sideName, sidesOf, type Board, type State } from './facts.ts';
import { laneCuts, layLane } from './lane.ts';

const wide = 340;
const high = 178;
const panel = '#f8edd2';
const wall = '#dcc08a';

const steps = `M0 ${high}V132h18v-12h26v12h30v-18h24v10h40v-14h28v20h34v-10h30v16h38v-22h28v12h44V${high}z`;
const plain: readonly Cut[] = [
  cut(box(0, 0, wide, high), '#f2dcab'),
  ...place(goldSun, 300, 6, 1.3),
  cut(steps, '#e3c68f'),
  cut(box(0, high - 5, wide, 5), '#74488f'),
  cut(Array.from({ length: 43 }, (_, n) => `M${8 * n} ${high}l4-5 4 5z`).join(''), '#ffe9b0')
];

const at = (cuts: readonly Cut[], x: number, y: number, size: number, grid: Piece['grid'] = [24, 24]): Piece => ({
  cuts,
  grid,
  x,
  y,
  w: (size * grid[0]) / Math.max(...grid),
  h: (size * grid[1]) / Math.max(...grid)
});

/** The loom with every cloth on it, in a box of this width. */
function loom({ board }: AyarGame, codes: readonly number[], x: number, y: number, width: number): Piece[] {
  const { columns } = board.weaving;
  const { rows } = board.edition.playerBoard.weaving;
  const cell = width / columns;
  const bare: Cut[] = [
    rimmed(box(0, 0, width, rows * cell, 3), panel, '#8a5a33', 2),
    ...Array.from({ length: rows * columns }, (_, n) =>
      cut(box((n % columns) * cell + 1.5, Math.floor(n / columns) * cell + 1.5, cell - 3, cell - 3, 1.5), wall, {
        opacity: 0.55
      })
    )
  ];
  return [
    { cuts: bare, grid: [width, rows * cell], x, y, w: width, h: rows * cell },
    ...codes.map((code): Piece => {
      const { textile, cell: first, facing } = clothOf(code);
      const stands = upright(facing);
      return {
        cuts: clothCuts(board.textiles[textile]!, facing),
        grid: stands ? [24, 48] : [48, 24],
        x: x + (first % columns) * cell,
        y: y + Math.floor(first / columns) * cell,
        w: stands ? cell : 2 * cell,
        h: stands ? 2 * cell : cell
      };
    })
  ];
}

const bareSpot: readonly Cut[] = [cut(disc(12, 15, 3), '#8a5a33', { opacity: 0.35 })];

/** Temples of a side, in the rows of all Ayar. */
const templesOf = (state: State, side: number): number =>
  state.placed.flat().filter((temple) => Math.floor(temple / 4) === side).length;

/** In a row of its own, as close as is needed. */
const inRow = (many: number, cuts: (n: number) => readonly Cut[], x: number, y: number, size: number, room: number) =>
  Array.from({ length: many }, (_, n) =>
    at(cuts(n), x + n * Math.min(size + 2, (room - size) / Math.max(1, many - 1)), y, size)
  );

function crafts(game: AyarGame, state: State, seat: number): Piece[] {
  const { board } = game;
  const player = state.players[seat]!;
  const pot = (n: number): readonly Cut[] => {
    const kind = player.pots[n]!;
    const known = board.edition.pots.list[kind];
    return potCuts(known?.colour, board.pots[kind]?.colour ?? 0, false);
  };
  const maize = board.boxes.flatMap(({ maize: many }, index) =>
    Array.from({ length: many }, (_, n) => n < player.maize[index]!)
  );
  return [
    ...loom(game, player.cloths, 10, 12, 206),
    ...Array.from({ length: board.pottery.slots }, (_, n): Piece => {
      const [x, y] = [226 + (n % 5) * 21, 40 + Math.floor(n / 5) * 25];
      const shelf = [cut(box(7, 27, 18, 3, 1), '#8a5a33', { opacity: 0.45 })];
      return { cuts: n < player.pots.length ? pot(n) : shelf, grid: [32, 32], x, y, w: 22, h: 22 };
    }),
    ...maize.map((planted, n) => {
      const [x, y] = [224 + (n % 8) * 13.4, 98 + Math.floor(n / 8) * 17];
      return at(planted ? maizeCob : bareSpot, x, y, 15);
    }),
    ...inRow(player.islands.length, () => piece('island', seat), 10, 102, 30, 206),
    ...inRow(templesOf(state, seat), () => piece('temple', seat), 10, 138, 28, 206)
  ];
}

/** The Ayllu works in secret: so many pots, cloths, cobs and islands as it has made. */
function aylluCrafts(state: State, side: number): Piece[] {
  const ayllu = state.ayllu!;
  const cloth = sign('weaving', { body: '#9c2f62', facet: '#fbf3df' });
  return [
    ...inRow(ayllu.pots, () => potCuts(undefined, 0, false), 14, 16, 30, 260),
    ...inRow(ayllu.cloths, () => cloth, 14, 54, 26, 260),
    ...inRow(ayllu.maize, () => maizeCob, 14, 88, 22, 310),
    ...inRow(ayllu.gone, () => piece('island', side), 14, 116, 22, 310),
    ...inRow(templesOf(state, side), () => piece('temple', side), 14, 144, 24, 310)
  ];
}

const walls = { width: 216, high: 26 } as const;

/** The four paths at full length, with what was built along them and where everybody came to rest. */
function journey(board: Board, state: State): Piece[] {
  return board.paths.flatMap(({ end }, ayar): Piece[] => {
    const lane = layLane(board, state, ayar, { width: walls.width, large: 0, upTo: end, folds: false });
    const y = 14 + ayar * 40;
    const space = state.spaces[ayar]!;
    return [
      {
        cuts: laneCuts(board, state, ayar, lane, walls.width, walls.high),
        grid: [walls.width, walls.high],
        x: 8,
        y,
        w: walls.width,
        h: walls.high
      },
      {
        cuts: figures[ayar]!,
        grid: [24, 34],
        x: Math.min(8 + lane.at(space), 8 + walls.width) - 12,
        y: y - 6,
        w: 21,
        h: 30
      }
    ];
  });
}

function lake(board: Board, state: State, x: number, y: number, width: number): Piece[] {
  const scale = width / lakeSize[0];
  const size = 15;
  const nodes = board.nodes.flatMap((node, index): Piece[] => {
    const spot = board.edition.lakeBoard.nodes.list[index]!;
    const [left, top] = [x + spot.x * scale, y + spot.y * scale];
    const sides = Array.from({ length: sidesOf(state) }, (_, side) => side);
    const islands = sides.filter((side) => bit(state.islands[index]!, side));
    const boats = state.players.flatMap(({ boat }, seat) => (boat === index ? [seat] : []));
    const light = islands.length + boats.length > 0 ? [cut(disc(12, 12, 12), '#fff6e2', { opacity: 0.85 })] : [];
    const ground: Cut[] = node.island
      ? [rimmed(box(2, 5, 20, 14, 3), node.exclusive ? '#ffd877' : '#fbf3df', '#7d5c2a', 1.4)]
      : [cut(disc(12, 12, 3.4), '#e8f5fa')];
    return [
      at(ground, left - size / 2, top - size / 2, size),
      at(light, left - 10, top - 10, 20),
      ...islands.map((side, n) => at(piece('island', side), left - size / 2 + n * 5, top - size / 2 - 1, size)),
      ...boats.map((seat, n) => at(piece('boat', seat), left - 9 + n * 6, top - 16, 16))
    ];
  });
  return [{ cuts: lakeCuts(board), grid: lakeSize, x, y, w: width, h: lakeSize[1] * scale }, ...nodes];
}

export const keepsakes: Keepsakes<AyarGame> = (game, state, names) => {
  const ground: Piece = { cuts: plain, grid: [wide, high], x: 0, y: 0, w: wide, h: high };
  const own = Array.from({ length: sidesOf(state) }, (_, side): Keepsake => {
    const made = isAyllu(state, side) ? aylluCrafts(state, side) : crafts(game, state, side);
    return {
      side,
      label: words.crafts.label(sideName(state, names, side)),
      picture: { size: [wide, high], pieces: [ground, ...made] }
    };
  });
  const way = [ground, ...journey(game.board, state), ...lake(game.board, state, 234, 14, 102)];
  const label = `${words.journey.label}. ${words.lake.label}`;
  return [...own, { side: undefined, label, picture: { size: [wide, high], pieces: way } }];
};
