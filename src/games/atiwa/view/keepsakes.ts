/** What each seat has made in the end: its valley, card by card, with all that lives in it, under the canopy and its bats. */
import { box, cut, place, type Cut } from '#ui/brand/paper.ts';
import type { Keepsakes } from '../../view.ts';
import { columnOf, countOf, rowOf } from '../rules/area.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { contents } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { cardCuts, cardGrid } from './art/draw/land.ts';
import { pieces } from './art/draw/pieces.ts';
import type { Area } from './facts.ts';

const wide = 340;
const canopyHigh = 34;

const canopy = Array.from({ length: 12 }, (_, n) => `c-6 ${n % 3 === 1 ? 14 : 10}-22 ${n % 3 === 1 ? 14 : 10}-28.34 0`);
const ground = (high: number): Cut[] => [
  cut(box(0, 0, wide, high), '#e4ead8'),
  cut(`M0 ${high}V${high - 30}c40-16 80-10 120 0s90 10 130-4 60-12 90-2v36z`, '#c9d6b4'),
  cut(`M0 0H${wide}V16${canopy.join('')}z`, '#234a33'),
  cut(`M0 0H${wide}V8${canopy.join('')}z`, '#2f6345')
];

/** Where bats fly, and how they are turned: as many as live in the valley, as long as there is sky. */
const sky: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [292, 12, 0.95, 0],
  [252, 8, 0.7, -8],
  [316, 30, 0.6, 10],
  [30, 10, 0.85, 6],
  [66, 6, 0.6, -6],
  [12, 32, 0.55, -10],
  [224, 14, 0.5, 6],
  [98, 14, 0.5, 4]
];

const batsOf = (area: Area): number =>
  area.night +
  countOf(area, contents.indexOf('fruitBat')) +
  countOf(area, contents.indexOf('treeBat')) +
  countOf(area, contents.indexOf('trainedBat'));

const span = ({ cells }: Area): { left: number; columns: number; rows: number } => {
  const columns = cells.map(columnOf);
  const left = Math.min(...columns);
  return {
    left,
    columns: Math.max(...columns) - left + 1,
    rows: Math.max(...cells.map(rowOf)) + 1
  };
};

export const keepsakes: Keepsakes<AtiwaGame> = ({ board }, { areas }, names) => {
  const spans = areas.map(span);
  const rows = Math.max(...spans.map((one) => one.rows));
  // One measure for all, so that the larger valley is seen to be larger.
  const edge = Math.min(76, (wide - 20) / Math.max(...spans.map((one) => one.columns)), 250 / rows);
  const high = canopyHigh + rows * edge + 8;
  return areas.map((area, side) => {
    const { left, columns } = spans[side]!;
    const x = (wide - columns * edge) / 2;
    const bats = sky.slice(0, Math.min(sky.length, batsOf(area)));
    const behind = [
      ...ground(high),
      ...bats.flatMap(([x, y, scale, turn]) => place(pieces.fruitBat, x, y, scale, turn))
    ];
    return {
      side,
      label: words.land.label(names[side] ?? ''),
      picture: {
        size: [wide, high],
        pieces: [
          { cuts: behind, grid: [wide, high], x: 0, y: 0, w: wide, h: high },
          ...area.cards.map((kind, n) => ({
            cuts: cardCuts(board.cards[kind]!, area.spots.slice(n * 8, n * 8 + 8)),
            grid: cardGrid,
            x: x + edge * (columnOf(area.cells[n]!) - left) + 1,
            y: canopyHigh + edge * rowOf(area.cells[n]!) + 1,
            w: edge - 2,
            h: edge - 2
          }))
        ]
      }
    };
  });
};
