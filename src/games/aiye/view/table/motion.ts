/**
 * Things move from where they were to where they are. Before the page changes, the places of cards are noted; after
 * it, each card that stands elsewhere is moved from its old place. Seeds have no identity, so a seed that hops is a
 * bead of its own above the table, and the one in the pit appears when it arrives. Only transform and opacity move.
 */
import type { Event } from '../../rules/events.ts';

export type Places = ReadonlyMap<string, DOMRect>;

const cardEvents: readonly Event['type'][] = ['summoned', 'cardMoved', 'columnMade', 'promoted', 'columnGone'];

export const movesCards = (event: Event | undefined): boolean => event !== undefined && cardEvents.includes(event.type);

/** Where every card lies now. */
export function noteCards(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) places.set(node.dataset.card ?? '', rect);
  }
  return places;
}

/** Moves cards from where they were to where they are. */
export function flyCards(root: HTMLElement, before: Places, duration: number): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const was = before.get(node.dataset.card ?? '');
    const is = node.getBoundingClientRect();
    if (!was || is.width === 0) continue;
    const dx = was.left - is.left;
    const dy = was.top - is.top;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const scale = Math.min(3, was.width / is.width);
    node.style.zIndex = '5';
    const flight = node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' }
      ],
      { duration, easing: 'cubic-bezier(.3,.1,.2,1)' }
    );
    flight.onfinish = flight.oncancel = () => (node.style.zIndex = '');
  }
}

/** The middle of a column's pit, if the area of that seat is on the screen. */
function pitOf(root: HTMLElement, seat: number, column: number): { x: number; y: number } | undefined {
  const pit = root.querySelector<HTMLElement>(`.row[data-seat="${seat}"] .cell[data-column="${column}"] .hole`);
  if (!pit) return undefined;
  const at = pit.getBoundingClientRect();
  const base = root.getBoundingClientRect();
  return { x: at.left + at.width / 2 - base.left, y: at.top + at.height / 2 - base.top };
}

export type Way = { readonly seat: number; readonly from: number; readonly to: number };

/** Lets a bead hop from one pit to another; `bead` is cloned. A hop to the left goes around: out and in again. */
export function hop(root: HTMLElement, bead: Element, way: Way, duration: number, delay = 0): void {
  const a = pitOf(root, way.seat, way.from);
  const b = pitOf(root, way.seat, way.to);
  if (!a || !b) return;
  const flying = bead.cloneNode(true) as HTMLElement;
  flying.style.opacity = '0';
  flying.hidden = false;
  root.append(flying);
  const at = (x: number, y: number): string => `translate(${x - 10}px, ${y - 10}px)`;
  const lift = Math.min(46, 22 + Math.abs(b.x - a.x) * 0.12);
  const flight = flying.animate(
    [
      { transform: at(a.x, a.y), opacity: 1, easing: 'ease-out' },
      { transform: at((a.x + b.x) / 2, Math.min(a.y, b.y) - lift), opacity: 1, easing: 'ease-in' },
      { transform: at(b.x, b.y), opacity: 1 }
    ],
    { duration, delay }
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
}
