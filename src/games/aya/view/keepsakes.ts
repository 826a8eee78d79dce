/** What all have made in the end: the river as it lies, from above, with its landscapes and animals. */
import type { Piece } from '#ui/brand/collage.ts';
import { box as rectangle, cut, line, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Keepsakes } from '../../view.ts';
import { count, photosIn } from '../rules/count/count.ts';
import { middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { colours, inks, water } from './art/domino.ts';
import * as draw from './flat/draw.ts';
import { animalCuts, tokenGrid } from './scene/art/animals.ts';
import { landOf, tileGrid } from './scene/art/tile.ts';
import { animalName } from './things.ts';

const wide = 340;
/** Units of the sheet that the picture is high, at the least and at the most. */
const high = { least: 190, most: 330 } as const;
/** Centimetres of table around what lies on it, and what is shown at the least. */
const room = 7;
const least = { x: 44, z: 24 } as const;

const ink = '#2a1a0b';
const wood = '#dfbd8c';

/** The sheet, and where a point of the table is on it. */
function frameOf(state: State) {
  const spots = [...Object.values(state.tiles), ...Object.values(state.dominoes)].map(middleOf);
  const span = (all: readonly number[], atLeast: number): readonly [number, number] => {
    const [low, top] = [Math.min(...all), Math.max(...all)];
    return [(low + top) / 2, Math.max(atLeast, top - low + 2 * room)];
  };
  const [x, across] = span(
    spots.map(([at]) => at),
    least.x
  );
  const [z, deep] = span(
    spots.map(([, at]) => at),
    least.z
  );
  const scale = Math.min(wide / across, high.most / deep);
  const height = Math.round(Math.max(high.least, deep * scale));
  const onto = (at: readonly [number, number]): [number, number] => [
    wide / 2 + scale * (at[0] - x),
    height / 2 + scale * (at[1] - z)
  ];
  return { scale, height, onto, origin: onto([0, 0]) };
}

/** The dominoes as the table from above draws them: what fell is river, what stands is a foot with a point. */
function river(game: AyaGame, state: State, at: string): Cut[] {
  const flats = draw.flatten(game.box, state, new Map());
  const shown = (cuts: readonly Cut[]): Cut[] => cuts.filter(({ d }) => d !== '');
  return shown([
    cut(draw.shapes(flats, false) + draw.shapes(flats, true), '#1b0f04', {
      at: `${at} translate(.2 .3)`,
      opacity: 0.3
    }),
    ...draw
      .layers(flats)
      .flatMap(({ type, river: runs, down, standing, sign }) => [
        rimmed(runs + standing, colours[type], ink, 0.1, { at }),
        rimmed(down, colours[type], ink, 0.1, { at, opacity: 0.5 }),
        line(sign, inks[type], 0.14, { at })
      ]),
    line(draw.water(flats), '#fbf5e8', 1, { at }),
    line(draw.water(flats), water.colour, 0.75, { at }),
    line(draw.water(flats), '#7cd0ff', 0.26, { at }),
    cut(draw.arrows(flats), ink, { at }),
    line(draw.crosses(flats), '#7a2a1e', 0.3, { at })
  ]);
}

export const keepsakes: Keepsakes<AyaGame> = (game, state) => {
  const { box } = game;
  const { scale, height, onto, origin } = frameOf(state);
  const size = [wide, height] as const;
  const whole = (cuts: readonly Cut[]): Piece => ({ cuts, grid: size, x: 0, y: 0, w: wide, h: height });
  const round = (at: readonly [number, number], radius: number): Omit<Piece, 'cuts' | 'grid'> => {
    const [x, y] = onto(at);
    const r = radius * scale;
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r, round: r };
  };
  const boards = Array.from({ length: Math.ceil(height / 24) }, (_, n) => `M0 ${24 * n + 23}H${wide}`).join('');
  const tiles = Object.entries(state.tiles).map(([id, pose]): Piece => {
    return { cuts: landOf(box, id, pose.a), grid: [tileGrid, tileGrid], ...round(middleOf(pose), box.size.tile) };
  });
  const animals = Object.entries(state.tokens).map(([id, { on, end }]): Piece => {
    const [a, b] = on.map((domino) => middleOf(state.dominoes[domino]!));
    const at: [number, number] = end ? [end.p[0] / 100, end.p[2] / 100] : [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];
    const cuts = animalCuts(animalName(box, id), box.tokens.get(id)!.type);
    return { cuts, grid: [tokenGrid, tokenGrid], ...round(at, box.size.token * 1.15) };
  });
  const picture = {
    size,
    pieces: [
      whole([cut(rectangle(0, 0, wide, height), wood), line(boards, '#c39a66', 0.8)]),
      ...tiles,
      whole(river(game, state, `translate(${origin[0]} ${origin[1]}) scale(${scale})`)),
      ...animals
    ]
  };
  const won = photosIn(count(box, state));
  const fallen = Object.values(state.dominoes).filter(({ is }) => is === 'fallen').length;
  // One score, earned together: the first seat stands for all.
  return [{ side: 0, label: words.memory.river(fallen, won), picture }];
};
