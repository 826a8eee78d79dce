/** Bitmaps of the small pictures of tables, as a build draws them. */
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pictures as aiye } from '#games/aiye/view/art/pictures.ts';
import { pictures as atiwa } from '#games/atiwa/view/art/pictures.ts';
import { pictures as ayar } from '#games/ayar/view/art/pictures.ts';
import { showBitmaps, shownBy, type Small } from '#ui/brand/bitmaps.ts';
import { cut, disc } from '#ui/brand/paper.ts';
import { drawn } from '../../scripts/bitmaps.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['aiye', aiye],
  ['atiwa', atiwa],
  ['ayar', ayar]
])('%s', (_, pictures) => {
  test(
    'each picture has a bitmap of the width it asks for, in its own shape, and not blank',
    { timeout: 60_000 },
    async () => {
      const check = async (picture: Small): Promise<void> => {
        const { grid, pixels } = picture;
        const image = sharp(await drawn(picture));
        const { width, height } = await image.metadata();
        expect(width).toBe(pixels);
        expect(height).toBe(Math.round((pixels * grid[1]) / grid[0]));
        const { channels } = await image.stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
      };
      await Promise.all(pictures.map(check));
    }
  );

  test('no picture is listed twice', () => {
    expect(new Set(pictures.map(({ cuts }) => cuts)).size).toBe(pictures.length);
  });
});

test('colours are those of the cuts', async () => {
  const red = { cuts: [cut(disc(12, 12, 12), '#cc2200')], grid: [24, 24], pixels: 48 } as const;
  const { data, info } = await sharp(await drawn(red))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)
  ];
  expect(at(24, 24)).toEqual([0xcc, 0x22, 0, 255]);
  expect(at(0, 0)[3]).toBe(0);
});

test('a picture without a bitmap is shown as it is cut', () => {
  // These tests run without a browser: of a page only what holds its style sheets is stood in for.
  const page: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] };
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string): void {
        this.text = text;
      }
    }
  );
  const [one, other] = [[cut(disc(12, 12, 9), '#123456')], [cut(disc(12, 12, 8), '#654321')]];
  showBitmaps([{ cuts: one, grid: [24, 24], pixels: 48 }], ['data:image/png;base64,AA']);
  const bitmap = shownBy(one, [24, 24]);
  expect(bitmap.style).toBe('');
  expect(page.adoptedStyleSheets[0]!.text).toBe(`.${bitmap.class}{background-image:url("data:image/png;base64,AA")}`);
  const cutOut = shownBy(other, [24, 24]);
  expect(cutOut.class).toBe('');
  expect(cutOut.style).toMatch(/^;background-image:url\("data:image\/svg\+xml,[^"]+"\)$/);
});
