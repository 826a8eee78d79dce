/** Told the size of an element whenever it changes. */
import type { Attachment } from 'svelte/attachments';

export type Box = { readonly width: number; readonly height: number; readonly gap: number };

const heard = new WeakMap<Element, (box: Box) => void>();
let observer: ResizeObserver | undefined;

/**
 * One observer for all: everything is read before anything is changed, so that the page is laid out once more and not
 * once for each. `box` is the room inside, in CSS pixels, and the gap between the columns in it.
 */
export function sized(hear: (box: Box) => void): Attachment<HTMLElement> {
  return (node) => {
    observer ??= new ResizeObserver((changes) => {
      for (const { target, contentRect } of changes) {
        const gap = parseFloat(getComputedStyle(target).columnGap) || 0;
        heard.get(target)?.({ width: contentRect.width, height: contentRect.height, gap });
      }
    });
    heard.set(node, hear);
    observer.observe(node);
    return () => {
      heard.delete(node);
      observer?.unobserve(node);
    };
  };
}
