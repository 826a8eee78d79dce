/** Sheets of paper for the pieces, painted when first needed and kept while the table is open. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { paint, sheet, within, type Brush } from '#ui/brand/paint.ts';
import type { Box } from '../../rules/box.ts';
import type { Kind } from '../../rules/state.ts';
import { animalCuts, tokenGrid } from './art/animals.ts';
import { backCuts, face, frontCuts, top, topCuts } from './art/domino.ts';
import { timber } from './art/grounds.ts';
import { grain } from './art/paint.ts';
import { landOf, tileGrid } from './art/tile.ts';
import type { Cell, Wrap } from './shapes.ts';

/** Pixels of a domino's sheet, of a tile's and of a token's: as large as the nearest view shows them, not larger. */
const pixels = { domino: 384, tile: 448, token: 160 };

const cell = (x: number, y: number, w: number, h: number): Cell => ({ x: x / 512, y: y / 512, w: w / 512, h: h / 512 });

/** How the sheet of a kind of domino is shared out. */
export const wrap: Wrap = {
  front: cell(0, 0, 222, 444),
  back: cell(224, 0, 222, 444),
  side: cell(448, 0, 64, 444),
  top: cell(0, 448, 183, 64),
  edge: cell(256, 452, 200, 56)
};

const inPixels = ({ x, y, w, h }: Cell): Cell => {
  const side = pixels.domino;
  return { x: x * side, y: y * side, w: w * side, h: h * side };
};

function textureOf(canvas: HTMLCanvasElement, sharp: number): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = sharp;
  return texture;
}

export class Textures {
  readonly #box: Box;
  readonly #sharp: number;
  readonly #made = new Map<string, Texture>();

  constructor(box: Box, sharp: number) {
    this.#box = box;
    this.#sharp = Math.min(8, sharp);
  }

  #make(key: string, paintIt: () => HTMLCanvasElement): Texture {
    const known = this.#made.get(key);
    if (known) return known;
    const texture = textureOf(paintIt(), this.#sharp);
    this.#made.set(key, texture);
    return texture;
  }

  domino(kind: Kind): Texture {
    return this.#make(kind, () => sheet(pixels.domino, pixels.domino, (brush) => this.#domino(brush, kind)));
  }

  #domino(brush: Brush, kind: Kind): void {
    const [id] = this.#box.ids[kind];
    const { type, camera } =
      id === undefined ? { type: 'forest' as const, camera: false } : this.#box.dominoes.get(id)!;
    brush.fillStyle = timber.face;
    brush.fillRect(0, 0, pixels.domino, pixels.domino);
    const back = inPixels(wrap.back);
    const edge = inPixels(wrap.side);
    brush.fillStyle = timber.side;
    brush.fillRect(edge.x, edge.y, edge.w, edge.h);
    grain(brush, back, 11 + kind.length, timber.ink);
    grain(brush, edge, 5 + kind.length, timber.ink);
    const glow = brush.createLinearGradient(0, 0, 0, back.h);
    glow.addColorStop(0.6, '#5a330e00');
    glow.addColorStop(1, '#5a330e3d');
    brush.fillStyle = glow;
    brush.fillRect(back.x, 0, back.w + edge.w + 2, back.h);
    within(brush, inPixels(wrap.front), face, () => {
      paint(brush, frontCuts(type, camera));
      brush.fillStyle = '#1b140c1c';
      brush.fillRect(0, 190, 100, 10);
    });
    within(brush, back, face, () => paint(brush, backCuts(type, camera)));
    within(brush, inPixels(wrap.top), top, () => paint(brush, topCuts(type, camera)));
  }

  /** `degrees`: how the tile lies. */
  tile(id: string, degrees: number): Texture {
    const size = pixels.tile;
    return this.#make(`${id} ${degrees}`, () =>
      sheet(size, size, (brush) => {
        brush.scale(size / tileGrid, size / tileGrid);
        paint(brush, landOf(this.#box, id, 10 * degrees));
      })
    );
  }

  token(id: string): Texture {
    const { animal, type } = this.#box.edition.animalTokens.find((token) => token.id === id)!;
    const size = pixels.token;
    return this.#make(id, () =>
      sheet(size, size, (brush) => {
        brush.scale(size / tokenGrid, size / tokenGrid);
        paint(brush, animalCuts(animal, type));
      })
    );
  }

  /** A sheet of another kind, painted by who needs it on a square of this size; it may be repeated. */
  own(key: string, size: readonly [number, number], draw: (brush: Brush) => void, repeated = false): Texture {
    const texture = this.#make(key, () => sheet(...size, draw));
    if (repeated) texture.wrapS = texture.wrapT = RepeatWrapping;
    return texture;
  }

  /** Lets go of a sheet that is not on the table any more. */
  forget(texture: Texture): void {
    for (const [key, one] of this.#made) if (one === texture) this.#made.delete(key);
    texture.dispose();
  }

  dispose(): void {
    for (const texture of this.#made.values()) texture.dispose();
    this.#made.clear();
  }
}
