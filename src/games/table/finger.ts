/**
 * Fingers are wider than small spaces. A touch near one thing that may be touched means that thing; near several it means none
 * of them for certain, and whoever shows them is asked for a larger picture. Mouse and keyboard are exact and left alone.
 */
import type { Attachment } from 'svelte/attachments';

/** Half of what a fingertip covers, in CSS pixels. */
const reach = 22;

/** What is shown larger before a finger has to be exact is told on the page as well: `data-enlarges`, a selector. */
export const finger =
  (targets: string, onunsure: (under: Element) => void): Attachment<HTMLElement> =>
  (node) => {
    /** Where a finger came down: browsers move the click of a touch onto the control they take it to mean. */
    let touched: { readonly x: number; readonly y: number } | undefined;
    const down = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      touched = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    };
    const click = (event: MouseEvent): void => {
      const { target, detail } = event;
      // A click that no finger made has no detail.
      if (!touched || detail === 0 || !(target instanceof Element)) return;
      const { x, y } = touched;
      const near = [...node.querySelectorAll<HTMLElement>(targets)].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return Math.hypot(left + width / 2 - x, top + height / 2 - y) <= Math.max(reach, width / 2);
      });
      const [only] = near;
      if (!only || (near.length === 1 && only.contains(target))) return;
      event.preventDefault();
      event.stopPropagation();
      if (near.length === 1) only.click();
      else onunsure(target);
    };
    node.dataset['enlarges'] = targets;
    node.addEventListener('pointerdown', down, true);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('click', click, true);
    };
  };
