/** Where a button that floats over the picture covers least: its usual place, above that, or at the other side. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { coveredOf } from './covered.ts';

/** What is to be seen, in pixels of the page, and how much it matters. */
export type Disc = { readonly x: number; readonly y: number; readonly r: number; readonly matters: number };
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** How much of what matters lies beneath. */
export function beneath({ left, top, right, bottom }: Area, discs: readonly Disc[]): number {
  const away = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);
  return discs.reduce((sum, { x, y, r, matters }) => {
    const deep = r - Math.hypot(away(x, left, right), away(y, top, bottom));
    return deep > 0 ? sum + deep * matters : sum;
  }, 0);
}
const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pixels between two buttons. */
const gap = 6;
/** So many rows above its own a button may stand. */
const rows = 4;

/** The first of the places with the least beneath: free of the other buttons, and within `room`. */
export function clearest(home: Area, room: Area, buttons: readonly Area[], discs: readonly Disc[]): Area {
  const up = home.bottom - home.top + gap;
  const aside = room.left + room.right - home.left - home.right;
  const places = Array.from({ length: rows }, (_, row) =>
    [0, aside].map((by) => ({
      left: home.left + by,
      right: home.right + by,
      top: home.top - row * up,
      bottom: home.bottom - row * up
    }))
  ).flat();
  const free = places.filter((one) => one.top >= room.top && !buttons.some((other) => meet(one, other)));
  return free.reduce((best, one) => (beneath(one, discs) < beneath(best, discs) ? one : best), free[0] ?? home);
}

/** Milliseconds that the picture rests before a button makes room in it. */
const rest = 250;

function settle(node: HTMLElement, discs: readonly Disc[]): void {
  const [stage, within] = [node.closest('.stage'), node.offsetParent];
  const picture = stage?.querySelector('[data-picture]')?.parentElement;
  const tools = stage?.querySelector('.tools');
  node.style.removeProperty('visibility');
  if (!stage || !within || !picture || !tools) return void node.style.removeProperty('translate');
  const { left, top } = within.getBoundingClientRect();
  const [x, y] = [left + node.offsetLeft, top + node.offsetTop];
  const home = { left: x, top: y, right: x + node.offsetWidth, bottom: y + node.offsetHeight };
  const ceiling = picture.getBoundingClientRect().top;
  const noted = parseFloat(getComputedStyle(node).getPropertyValue('--noted')) || 0;
  // Half under a note it would be neither seen nor met: it gives way as a whole, and is there again once that is closed.
  if (noted > 0 && y < ceiling + noted) {
    settled.delete(node);
    return void node.style.setProperty('visibility', 'hidden');
  }
  // A finger that touches it again finds it where it was, unless the very place of the domino lies there.
  const now = node.getBoundingClientRect();
  const most = Math.max(...discs.map(({ matters }) => matters));
  const hides = discs.filter(({ matters }) => matters === most);
  if (node.matches(':hover') && beneath(now, hides) === 0) return;
  const { left: from, right: to } = tools.getBoundingClientRect();
  const above = Math.max(coveredOf(picture).top, noted + gap);
  const room = { left: from, right: to, top: ceiling + above, bottom: y };
  const others = [...stage.querySelectorAll('button, .signs > *')].filter((one) => one !== node);
  const buttons = others.filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect());
  const best = clearest(home, room, buttons, discs);
  node.style.translate = `${Math.round(best.left - x)}px ${Math.round(best.top - y)}px`;
  settled.set(node, widthsOf(node));
}

/** Of each button that makes room: the widths, of the stage and of all of them, that it has made room for, and how it starts again with others. */
const settled = new WeakMap<Element, string>();
const again = new WeakMap<Element, () => void>();
const around = (node: HTMLElement): readonly HTMLElement[] => {
  const stage = node.closest<HTMLElement>('.stage')!;
  return [stage, ...stage.querySelectorAll<HTMLElement>('.ask, .hop')];
};
const widthsOf = (node: HTMLElement): string =>
  around(node)
    .map(({ offsetWidth }) => offsetWidth)
    .join(' ');

/** `look` is asked for whatever moves the picture, and answers what is seen in it; undefined while nothing may move. */
export const clearOf =
  (look: () => (() => readonly Disc[]) | undefined): Attachment<HTMLElement> =>
  (node) => {
    let discs: (() => readonly Disc[]) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = (): void => {
      if (discs) settle(node, discs());
    };
    const placeSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(place, rest);
    };
    $effect(() => {
      const isNew = discs === undefined;
      discs = look();
      // One that comes lies over no other from the beginning.
      if (discs && isNew) untrack(place);
      if (discs) placeSoon();
      return () => clearTimeout(timer);
    });
    // With another width it may lie beyond the edge or over another one: it makes room at once, and again after a rest.
    again.set(node, () => {
      if (!discs || settled.get(node) === widthsOf(node)) return;
      place();
      placeSoon();
    });
    const resized = (): void => around(node).forEach((one) => again.get(one)?.());
    // Observed once and not with every look: what is observed anew in answer to a size is to a browser a loop.
    const sizes = new ResizeObserver(resized);
    sizes.observe(node);
    const leave = on(window, 'resize', resized);
    // A note that comes over the table says so there.
    const notes = new MutationObserver(place);
    notes.observe(node.closest('main')!, { attributeFilter: ['data-noted', 'style'] });
    return () => {
      sizes.disconnect();
      leave();
      notes.disconnect();
    };
  };
