/** Arrow keys move the focus to the nearest button that way; one of a group is reached by Tab. */
import type { Attachment } from 'svelte/attachments';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};
const middle = (node: Element): readonly [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export const arrows: Attachment<HTMLElement> = (node) => {
  const key = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    const from = document.activeElement;
    if (!way || !from || from === node || !node.contains(from)) return;
    const [x, y] = middle(from);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const other of node.querySelectorAll<HTMLElement>('button')) {
      const [ox, oy] = middle(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (other === from || along < 4 || other.offsetParent === null) continue;
      const far = along + 3 * aside;
      if (far < least) [best, least] = [other, far];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  };
  node.addEventListener('keydown', key);
  return () => node.removeEventListener('keydown', key);
};
