/**
 * What stands beside something else where there is room for it: in a row of a table or a bar as much of it as fits, and nothing
 * at the price of anything else. Names of symbols are such, for whoever is new to a game: a page says whether they are wanted.
 */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { afterFrame } from '../later.svelte.ts';

const key = Symbol('names beside symbols');

/** Told while a page is made. */
export const wantNames = (wanted: () => boolean): void => void setContext(key, wanted);

/** Something in the row is cut; what is in a line of text has no box of its own. */
const cut = (row: HTMLElement): boolean =>
  [row, ...row.querySelectorAll('*')].some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);

/** What the row lies in, and must not be widened or made higher by it. */
const aroundOf = (row: HTMLElement): HTMLElement => row.parentElement ?? row;

/** A row that is being fitted: how large it and what it lies in may be, and what is to be tried in it, what matters most first. */
type Trial = {
  readonly row: HTMLElement;
  readonly around: HTMLElement;
  readonly parts: readonly HTMLElement[];
  readonly low: number;
  readonly height: number;
  readonly width: number;
};

const partsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-beside]')];

/** Undefined where nothing has room. The last part matters most: what stands first is often known from elsewhere. */
function trialOf(row: HTMLElement): Trial | undefined {
  if (cut(row)) return undefined;
  const around = aroundOf(row);
  const width = Math.max(around.clientWidth, around.scrollWidth);
  return { row, around, parts: partsOf(row).reverse(), low: row.offsetHeight, height: around.offsetHeight, width };
}

const fits = ({ row, around, low, height, width }: Trial): boolean =>
  !cut(row) && row.offsetHeight <= low && around.offsetHeight <= height && around.scrollWidth <= width;

/**
 * Shows in each row what fits of what carries `data-beside`. All rows take each step together, so that a page is laid out
 * once a step and not once a row: mostly thrice, since where everything fits no part is tried by itself.
 */
function fit(rows: readonly HTMLElement[]): void {
  for (const part of rows.flatMap(partsOf)) part.hidden = true;
  const trials = rows.map(trialOf).filter((trial) => trial !== undefined);
  for (const part of trials.flatMap(({ parts }) => parts)) part.hidden = false;
  const tight = trials.filter((trial) => !fits(trial));
  for (const part of tight.flatMap(({ parts }) => parts)) part.hidden = true;
  for (let n = 0; n < Math.max(0, ...tight.map(({ parts }) => parts.length)); n++) {
    const tried = tight.filter(({ parts }) => n < parts.length);
    for (const { parts } of tried) parts[n]!.hidden = false;
    for (const { parts } of tried.filter((trial) => !fits(trial))) parts[n]!.hidden = true;
  }
}

const due = new Set<HTMLElement>();

/** Once what has changed is on the screen: an answer to a touch does not wait until its names have been measured. */
function ask(row: HTMLElement): void {
  if (due.size === 0)
    afterFrame(() => {
      const rows = [...due];
      due.clear();
      fit(rows);
    });
  due.add(row);
}

/** Changes when other names may fit: figures are of one width, so that a 3 for a 4 leaves everything as it is. What is due is bold. */
function shapeOf(row: HTMLElement): string {
  const due = [...row.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  return `${row.getElementsByTagName('*').length} ${due.join()} ${row.textContent.replace(/\d/g, '0')}`;
}

export const fitting: Attachment<HTMLElement> = (row) => {
  const again = (): void => ask(row);
  const sizes = new ResizeObserver(again);
  sizes.observe(row);
  // A row that a name keeps from narrowing has the size that it had, while what it lies in has become too narrow for it.
  sizes.observe(aroundOf(row));
  let shape = shapeOf(row);
  const figures = new MutationObserver(() => {
    const now = shapeOf(row);
    if (now === shape) return;
    shape = now;
    again();
  });
  figures.observe(row, { childList: true, characterData: true, subtree: true, attributeFilter: ['aria-current'] });
  // Letters have other widths once their typeface is here.
  document.fonts.addEventListener('loadingdone', again);
  return () => {
    document.fonts.removeEventListener('loadingdone', again);
    due.delete(row);
    sizes.disconnect();
    figures.disconnect();
    for (const part of partsOf(row)) part.hidden = true;
  };
};

/** For a row with names in it, while its component is made. */
export function besideSigns(): Attachment<HTMLElement> {
  const wanted = getContext<(() => boolean) | undefined>(key);
  return (row) => (wanted?.() ? fitting(row) : undefined);
}
