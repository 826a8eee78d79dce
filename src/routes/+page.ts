import { loadCovers } from './home/art.ts';

export async function load() {
  return { covers: await loadCovers() };
}
