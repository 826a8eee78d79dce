/** The games of the app, and a small one that docs/add-a-game.md tells of. Whatever is tested of every game is tested of it. */
export * from '../../src/games/list.ts';
export { kalah } from './kalah/index.ts';
