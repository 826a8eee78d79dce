/** Arrow keys move the focus to the nearest button in that direction, whether Tab comes to it or not. */
import type { Attachment } from 'svelte/attachments';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};

export const arrows: Attachment<HTMLElement> = (node) => {
  const key = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    const from = event.target;
    if (!way || !(from instanceof HTMLElement)) return;
    const [dx, dy] = way;
    const middle = (one: HTMLElement): [number, number] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(from);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const one of node.querySelectorAll<HTMLElement>('button')) {
      if (one === from || one.getClientRects().length === 0) continue;
      const [ox, oy] = middle(one);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along <= 1 || across > along * 2.5) continue;
      if (along + across * 2 < least) [best, least] = [one, along + across * 2];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  };
  node.addEventListener('keydown', key);
  return () => node.removeEventListener('keydown', key);
};
