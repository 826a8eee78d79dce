/**
 * The covers as pictures of their own, drawn when the site is built: shown several times on one page, they cost no
 * script and no elements there.
 */
import { render } from 'svelte/server';
import { games } from '#games/index.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => Object.keys(games).map((game) => ({ game }));

export const GET: RequestHandler = async ({ params }) => {
  const entry = games[params.game];
  if (!entry) return new Response(null, { status: 404 });
  const { body } = await render(await entry.cover());
  // What Svelte needs to find its place again in a page is not part of a picture.
  const drawing = body.replaceAll(/<!--.*?-->/gs, '').trim();
  const svg = drawing.includes('xmlns=') ? drawing : drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
