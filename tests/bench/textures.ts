/**
 * What Aya's scene keeps in a graphics chip: the bytes of all textures and render buffers that are alive, as the page asked the
 * browser for them, at the sharpest that phones draw (three pixels for one of the page), with a long river on the table.
 */
import type { Page } from '@playwright/test';
import { openBuilt, stands } from '../support/browser/aya-built.ts';
import { withApp } from './app.ts';
import { lower, type Bench, type Measure } from './measure.ts';

/** Dominoes on the table. */
const river = 60;

/** Counts what WebGL is asked to keep; runs before anything of the page. */
function countGraphics(): void {
  const gl = WebGL2RenderingContext;
  /** Bytes of a pixel; three, where a driver may pack them, are taken as four. */
  const pixel: Readonly<Record<number, number>> = {
    [gl.R8]: 1,
    [gl.RG8]: 2,
    [gl.DEPTH_COMPONENT16]: 2,
    [gl.RGBA16F]: 8,
    [gl.RGBA32F]: 16,
    [gl.DEPTH32F_STENCIL8]: 8
  };
  const alive = new Map<object, number>();
  const bound = new Map<number, object | null>();
  const all = { bytes: () => [...alive.values()].reduce((sum, one) => sum + one, 0), count: () => alive.size };
  Object.assign(window, { graphics: all });
  const keep = (target: number, bytes: number): void => {
    const thing = bound.get(target);
    if (thing) alive.set(thing, bytes);
  };
  const bytes = (format: number, width: number, height: number): number => width * height * (pixel[format] ?? 4);
  /** Of each call what is to be noted, by what it is asked. */
  const noted: Readonly<Record<string, (...asked: never[]) => void>> = {
    bindTexture: (target: number, texture: object | null) => bound.set(target, texture),
    bindRenderbuffer: (target: number, buffer: object | null) => bound.set(target, buffer),
    texStorage2D: (target: number, levels: number, format: number, width: number, height: number) =>
      keep(target, bytes(format, width, height) * (levels > 1 ? 4 / 3 : 1)),
    texImage2D: (target: number, _: number, format: number, ...rest: readonly (number | TexImageSource | null)[]) => {
      const source = rest.at(-1) as { readonly width?: number; readonly height?: number } | null;
      // With a picture, nothing is said of its size.
      const [width, height] = rest.length > 3 ? (rest as number[]) : [source?.width, source?.height];
      keep(target, bytes(format, width ?? 0, height ?? 0));
    },
    renderbufferStorage: (target: number, format: number, width: number, height: number) =>
      keep(target, bytes(format, width, height)),
    renderbufferStorageMultisample: (target: number, samples: number, format: number, width: number, height: number) =>
      keep(target, samples * bytes(format, width, height)),
    deleteTexture: (texture: object) => alive.delete(texture),
    deleteRenderbuffer: (buffer: object) => alive.delete(buffer)
  };
  const own = gl.prototype as unknown as Record<string, (...asked: unknown[]) => unknown>;
  for (const [name, note] of Object.entries(noted)) {
    const call = own[name]!;
    own[name] = function (this: WebGL2RenderingContext, ...asked) {
      note(...(asked as never[]));
      return call.apply(this, asked);
    };
  }
}

type Graphics = { readonly bytes: () => number; readonly count: () => number };

const megabytes = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const { graphics } = window as unknown as { graphics: Graphics };
    return [graphics.bytes() / 2 ** 20, graphics.count()] as const;
  });

export const textures: Bench = {
  names: ['web.aya-textures'],
  run: () =>
    withApp(
      async ({ page }): Promise<Measure[]> => {
        await page.addInitScript(countGraphics);
        await openBuilt(page, { persons: ['Ada', 'Ben'], until: stands(river) }, 'space');
        await page.waitForTimeout(5_000);
        const [bytes, count] = await megabytes(page);
        return [
          lower('web.aya-textures', bytes, 'MB of textures with a long river', 60),
          lower('web.aya-textures-count', count, 'textures')
        ];
      },
      { deviceScaleFactor: 3, reducedMotion: 'reduce' }
    )
};
