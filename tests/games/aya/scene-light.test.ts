/** By day and at dusk, what stands can be told from the boards it stands on: light as the picture casts it. */
import { describe, expect, it } from 'vitest';
import { Color, Vector3 } from 'three';
import { grounds } from '#games/aya/view/flat/draw.ts';
import { colours as kinds, cream, timber } from '#games/aya/view/scene/art/grounds.ts';
import { sides } from '#games/aya/view/scene/light.ts';
import { colours, type Theme } from '#games/aya/view/scene/themes.ts';

const luminance = ({ r, g, b }: Color): number =>
  0.2126 * Math.min(1, r) + 0.7152 * Math.min(1, g) + 0.0722 * Math.min(1, b);
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** What is seen of paper of this colour that faces this way: sky, sun and the light from where one looks, as three casts them. */
function seen(theme: Theme, paper: string, facing: Vector3, shaded = false): number {
  const { above, below, ambient, sun, sunlight, fill, filling } = colours[theme];
  const light = new Color(below).lerp(new Color(above), 0.5 * facing.y + 0.5).multiplyScalar(ambient);
  const add = (colour: string, strength: number, from: Vector3): void => {
    light.add(new Color(colour).multiplyScalar(strength * Math.max(0, facing.dot(from))));
  };
  if (!shaded) add(sun, sunlight, sides.sun);
  add(fill, filling, sides.facing);
  return luminance(new Color(paper).multiply(light).multiplyScalar(1 / Math.PI));
}

const up = new Vector3(0, 1, 0);
const towardsUs = new Vector3(0, 0, 1);

describe('at dusk', () => {
  const boards = colours.dark.boards.map((board) => seen('dark', board, up));

  it('the wooden side that is turned to us stands out from every board', () => {
    for (const board of boards) expect(contrast(seen('dark', timber.face, towardsUs), board)).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)('the top edge of %s stands out, by its ground or by the cream and the water on it', (ground) => {
    const edge = Math.max(...[kinds[ground].base, cream].map((paper) => seen('dark', paper, up)));
    for (const board of boards) expect(contrast(edge, board)).toBeGreaterThanOrEqual(3);
  });

  it('a side in the shadow of another is still told from the boards in the sun', () => {
    const side = seen('dark', timber.face, towardsUs, true);
    for (const board of boards) expect(contrast(side, board)).toBeGreaterThanOrEqual(3);
  });
});

describe('by day', () => {
  it('the river and the dark grounds stand out from every board', () => {
    const boards = colours.light.boards.map((board) => seen('light', board, up));
    for (const board of boards) expect(contrast(seen('light', kinds.forest.base, up), board)).toBeGreaterThanOrEqual(3);
  });
});
