/**
 * What matches took of the page last time is kept free until they are read, so that nothing moves under a finger. app.html
 * reads it as well, before the first paint.
 */
import { keep, keptText } from '#store/kept.ts';

const KEY = 'wayside.home';

/** Keeps the room free, if the screen is as wide as it was. */
export function holdRoom(): void {
  const [width, height] = (keptText(KEY) ?? '').split(' ').map(Number);
  const { dataset, style } = document.documentElement;
  if (width !== window.innerWidth || !height) return;
  dataset.kept = '';
  style.setProperty('--kept', `${height}px`);
}

/** Everything is there: `height` is what it takes, or 0 where there is nothing. */
export function freeRoom(height: number): void {
  delete document.documentElement.dataset.kept;
  keep(KEY, `${window.innerWidth} ${height}`);
}
