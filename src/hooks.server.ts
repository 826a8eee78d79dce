/** How the pages are built beforehand; no server runs later. */
import type { Handle } from '@sveltejs/kit';

/** The letters of every page: asked for at once, so that nothing is laid out in another face first, and then again. */
const letters = /-latin-wght-/;

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { preload: ({ type, path }) => type !== 'font' || letters.test(path) });
