/** On a page wide enough for it, the seats of a table stand in the bar beside the title: the board gets their height. */
import type { Attachment } from 'svelte/attachments';
import './raised.css';

/** The least a title with its buttons needs, and a seat with what is told of it; and the most a seat takes. In rem. */
const title = 29;
const seat = { least: 8, most: 16 };
/** From here on the page has score and log at its side, and the table all its parts beside one another. */
const page = { width: 1180, height: 600 };

/** What the seats get of a bar, in pixels; undefined where they would not all find room. Beside a lone seat stands its goal. */
export function seatsRoom(seats: number, width: number, rem: number): number | undefined {
  const places = Math.max(2, seats);
  const room = width - title * rem;
  return room < places * seat.least * rem ? undefined : Math.min(room, places * seat.most * rem);
}

/** For the page of a match, whose `main` is the table. */
export const raised =
  (seats: () => number): Attachment<HTMLElement> =>
  (node) => {
    const main = node.querySelector('main');
    const notices = node.querySelector('.notices');
    if (!main || !notices) return;
    const observer = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const wide = node.clientWidth >= page.width && node.clientHeight >= page.height;
      const room = wide ? seatsRoom(seats(), main.clientWidth, rem) : undefined;
      node.toggleAttribute('data-raised', room !== undefined);
      node.style.setProperty('--seats-room', `${room ?? 0}px`);
      node.style.setProperty('--notices', `${notices.clientHeight}px`);
    });
    for (const one of [node, main, notices]) observer.observe(one);
    return () => observer.disconnect();
  };
