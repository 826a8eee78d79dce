/**
 * What stands beside something else where there is room for it: in a row of a table or a bar as much of it as fits, and nothing
 * at the price of anything else. Names of symbols are such, for whoever is new to a game: a page says whether they are wanted.
 */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const key = Symbol('names beside symbols');

/** Told while a page is made. */
export const wantNames = (wanted: () => boolean): void => void setContext(key, wanted);

/** Something in the row is cut; what is in a line of text has no box of its own. */
const cut = (row: HTMLElement): boolean =>
  [row, ...row.querySelectorAll('*')].some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);

/** What the row lies in, and must not be widened or made higher by it. */
const aroundOf = (row: HTMLElement): HTMLElement => row.parentElement ?? row;

/** Shows what fits of what carries `data-beside`. The last matters most: what stands first is often known from elsewhere. */
function fit(row: HTMLElement): void {
  const parts = [...row.querySelectorAll<HTMLElement>('[data-beside]')].reverse();
  const around = aroundOf(row);
  for (const part of parts) part.hidden = true;
  const [height, low] = [around.offsetHeight, row.offsetHeight];
  const width = Math.max(around.clientWidth, around.scrollWidth);
  if (cut(row)) return;
  for (const part of parts) {
    part.hidden = false;
    part.hidden = cut(row) || row.offsetHeight > low || around.offsetHeight > height || around.scrollWidth > width;
  }
}

export const fitting: Attachment<HTMLElement> = (row) => {
  let due = 0;
  // Not at once: what is told of sizes would be told again and again.
  const ask = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => fit(row));
  };
  const sizes = new ResizeObserver(ask);
  sizes.observe(row);
  // A row that a name keeps from narrowing has the size that it had, while what it lies in has become too narrow for it.
  sizes.observe(aroundOf(row));
  const figures = new MutationObserver(ask);
  figures.observe(row, { childList: true, characterData: true, subtree: true });
  // Letters have other widths once their typeface is here.
  document.fonts.addEventListener('loadingdone', ask);
  return () => {
    document.fonts.removeEventListener('loadingdone', ask);
    cancelAnimationFrame(due);
    sizes.disconnect();
    figures.disconnect();
    for (const part of row.querySelectorAll<HTMLElement>('[data-beside]')) part.hidden = true;
  };
};

/** For a row with names in it, while its component is made. */
export function besideSigns(): Attachment<HTMLElement> {
  const wanted = getContext<(() => boolean) | undefined>(key);
  return (row) => (wanted?.() ? fitting(row) : undefined);
}
