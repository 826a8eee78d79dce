/** What each seat has made in the end: its towers with everybody in them, the Council above, and the seeds in the pits. */
import type { Piece } from '#ui/brand/collage.ts';
import { box, cut, line, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Keepsakes } from '../../view.ts';
import type { AiyeGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { moonBead, sunBead } from './art/draw/beads.ts';
import { flatMoon, flatSun } from './art/draw/icons-signs.ts';
import { masksOne } from './art/draw/masks-one.ts';
import { masksTwo, plainMask } from './art/draw/masks-two.ts';
import { peopleMoon } from './art/draw/people-moon.ts';
import { peoplePlain, somebody } from './art/draw/people-plain.ts';
import { peopleSun } from './art/draw/people-sun.ts';
import { pit } from './art/draw/pit.ts';
import { ICONS } from './art/icons.ts';
import { kindOf, type Area, type Card, type Column, type Deck } from './facts.ts';

const people: Readonly<Record<string, readonly Cut[]>> = { ...peopleSun, ...peopleMoon, ...peoplePlain };
const masks: Readonly<Record<string, readonly Cut[]>> = { ...masksOne, ...masksTwo };

const wide = 340;
const edge = 10;
/** A card is as wide to high as the window in which its person is drawn. */
const shape = 50 / 80;
const council = { w: 44, h: 27.5 } as const;

const hops = 'a6 6 0 0 1 12 0'.repeat(Math.ceil(wide / 12));
const cloth = (high: number): Cut[] => [
  cut(box(0, 0, wide, high), '#262f6b'),
  line(
    Array.from({ length: Math.ceil(high / 12) }, (_, row) => `M${row % 2 ? -6 : 0} ${12 * row + 10}${hops}`).join(''),
    '#96a6eb',
    1.2,
    { dash: '2.2 1.8', opacity: 0.22 }
  ),
  line(`M0 3H${wide}`, '#f0b038', 4, { dash: '3 3', cap: 'butt' })
];

const paper = { sun: '#e39a1c', moon: '#5f8bd0', mask: '#8f2f1d', plain: '#fbf4e3' } as const;
const sunSign = flatSun('#3b2203');
const moonSign = flatMoon('#ffffff');
const woven: readonly Cut[] = [
  cut(box(0, 0, 80, 50), '#2f100f'),
  ...[0, 1, 2].map((row) => line(`M-4 ${18 * row + 8}${'l8-8 8 8'.repeat(6)}`, '#7a2a20', 5, { cap: 'butt' }))
];
const frame: readonly Cut[] = [rimmed(box(0.9, 0.9, 78.2, 48.2, 5), 'none', '#160b05', 1.6, { opacity: 0.7 })];

/** A card in a box: who is on it, and beside that its symbol. */
function card(deck: Deck, one: Card, down: boolean, x: number, y: number, w: number, h: number): Piece[] {
  const { id, type, sun, moon } = kindOf(deck, one);
  const at = { x, y, w, h, round: w / 14 };
  const border: Piece = { cuts: frame, grid: [80, 50], ...at };
  if (down) {
    const lock: Piece = { cuts: ICONS.lock, grid: [24, 24], x: x + w / 2 - h / 4, y: y + h / 4, w: h / 2, h: h / 2 };
    return [{ cuts: woven, grid: [80, 50], ...at }, lock, border];
  }
  if (type === 'mask') {
    const red: Piece = { cuts: [cut(box(0, 0, 80, 50), paper.mask)], grid: [80, 50], ...at };
    return [red, { cuts: masks[id] ?? plainMask, grid: [64, 64], x: x + (w - h) / 2, y, w: h, h }, border];
  }
  const portrait: Piece = { cuts: people[id] ?? somebody, grid: [80, 50], ...at };
  if (sun + moon === 0) return [portrait, border];
  const tab = w * 0.24;
  const stripe = [cut(box(0, 0, 20, 50), sun > 0 ? paper.sun : paper.moon)];
  const signs = Array.from({ length: sun + moon }, (_, n): Piece => {
    const size = Math.min(tab - 1.5, h / (sun + moon) - 1);
    const top = y + h / 2 + (n - (sun + moon) / 2) * (size + 0.5);
    return { cuts: n < sun ? sunSign : moonSign, grid: [24, 24], x: x + (tab - size) / 2, y: top, w: size, h: size };
  });
  return [portrait, { cuts: stripe, grid: [20, 50], x, y, w: tab, h }, ...signs, border];
}

/** Seeds as they lie in a pit, from its middle outwards. */
function seeds({ sun, moon }: Column, x: number, y: number, size: number): Piece[] {
  const many = Math.min(sun + moon, 19);
  const bead = size / (many > 7 ? 4.6 : many > 3 ? 3.6 : 3);
  return Array.from({ length: many }, (_, n): Piece => {
    const ring = n === 0 ? 0 : n < 7 ? 1 : 2;
    const turn = ring < 2 ? n / Math.max(1, Math.min(many - 1, 6)) : (n - 6.5) / 12;
    const off = (ring * size) / (many > 7 ? 5.2 : 3.9);
    const spread = many === 1 ? 0 : off;
    return {
      cuts: n < sun ? sunBead : moonBead,
      grid: [24, 24],
      x: x + size / 2 + spread * Math.sin(2 * Math.PI * turn) - bead / 2,
      y: y + size / 2 - spread * Math.cos(2 * Math.PI * turn) - bead / 2,
      w: bead,
      h: bead
    };
  });
}

const wood: readonly Cut[] = [
  cut(box(0, 0, 340, 60), '#8b5831'),
  cut(box(0, 0, 340, 3), '#e2b07a'),
  line(
    'M0 14c60-6 110 5 170 0s120-4 170 1M0 34c50 4 90-6 150-1s130 5 190-1M0 50c70-3 120 4 200 0s90-2 140 1',
    '#42220e',
    1,
    {
      opacity: 0.35
    }
  )
];

function row(deck: Deck, area: Area, tallest: number, withCouncil: boolean): { high: number; pieces: Piece[] } {
  const n = area.columns.length;
  const step = Math.min(52, (wide - 2 * edge) / n);
  const w = step - 3;
  const h = w * shape;
  const left = (wide - step * n) / 2;
  const top = withCouncil ? council.h + 16 : 12;
  // Rows of many columns are lower: all stand on the same board.
  const foot = top + tallest;
  const board = 52 / 2 + 12;
  const high = foot + board + 6;
  const size = Math.min(w, board);
  return {
    high,
    pieces: [
      { cuts: cloth(high), grid: [wide, high], x: 0, y: 0, w: wide, h: high },
      ...area.council.flatMap((one, at) => {
        const across = Math.min(council.w + 4, (wide - 2 * edge) / area.council.length);
        const x = wide / 2 + (at - area.council.length / 2) * across + (across - council.w) / 2;
        return card(deck, one, false, x, 10, council.w, council.h);
      }),
      { cuts: wood, grid: [340, 60], x: 0, y: foot + 3, w: wide, h: board + 3 },
      ...area.columns.flatMap((column, at) => {
        const x = left + at * step + 1.5;
        return [
          ...column.cards.flatMap((one, level) =>
            card(deck, one, column.blocked && level === column.cards.length - 1, x, foot - (level + 1) * (h + 1), w, h)
          ),
          { cuts: pit, grid: [48, 48] as const, x: x + (w - size) / 2, y: foot + 5, w: size, h: size },
          ...seeds(column, x + (w - size) / 2, foot + 5, size)
        ];
      })
    ]
  };
}

/** How high the towers of an area are. */
const towers = ({ columns }: Area): number => {
  const w = Math.min(52, (wide - 2 * edge) / columns.length) - 3;
  return Math.max(...columns.map(({ cards }) => cards.length)) * (w * shape + 1);
};

export const keepsakes: Keepsakes<AiyeGame> = ({ deck }, state, names) => {
  const tallest = Math.max(...state.areas.map(towers));
  const councils = state.areas.some((area) => area.council.length > 0);
  return state.areas.map((area, side) => {
    const { high, pieces } = row(deck, area, tallest, councils);
    return { side, label: words.area.label(names[side] ?? ''), picture: { size: [wide, high], pieces } };
  });
};
