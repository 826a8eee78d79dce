/** The games of Wayside, a line each: docs/add-a-game.md tells how to add one. Tests may bring a longer list (vite.config.ts). */
export { aiye } from './aiye/index.ts';
export { atiwa } from './atiwa/index.ts';
export { aya } from './aya/index.ts';
export { ayar } from './ayar/index.ts';
