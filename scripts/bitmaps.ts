/**
 * Draws small pictures as bitmaps while the app is built. A module that exports `pictures` (ui/brand/bitmaps.ts) is
 * imported a second time with `?bitmaps`, which gives the addresses of their bitmaps in the same order. They are part of
 * the module, so that they are there together with the table. While the app is developed, or tested in Node, there are none.
 */
import { runnerImport, type Plugin } from 'vite';
import sharp from 'sharp';
import type { Small } from '../src/ui/brand/bitmaps.ts';
import { pictured } from '../src/ui/brand/paper.ts';

const asked = '?bitmaps';
/** What librsvg takes for the size of a unit: dots per inch at which one is one pixel. */
const plain = 72;

/** The picture as WebP. Few flat colours, so that a palette of them is smaller and sharper than what photographs need. */
export async function drawn({ cuts, grid, pixels }: Small): Promise<Buffer> {
  const [, svg = ''] = pictured(cuts, grid).split('data:image/svg+xml,');
  const image = sharp(Buffer.from(decodeURIComponent(svg)), { density: (plain * pixels) / grid[0] });
  // Only PNG is brought to a palette; the same colours take a sixth less as WebP.
  return sharp(await image.png({ palette: true, quality: 70 }).toBuffer())
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

export const bitmaps = (): Plugin => {
  let building = false;
  return {
    name: 'bitmaps',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build' && !config.build.ssr;
    },
    async load(id) {
      if (!id.endsWith(asked)) return null;
      if (!building) return 'export default [];';
      const { module, dependencies } = await runnerImport<{ pictures: readonly Small[] }>(id.slice(0, -asked.length));
      for (const file of dependencies) this.addWatchFile(file);
      const images = await Promise.all(module.pictures.map(drawn));
      const addresses = images.map((image) => `data:image/webp;base64,${image.toString('base64')}`);
      return `export default ${JSON.stringify(addresses)};`;
    }
  };
};
