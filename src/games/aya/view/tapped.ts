/** A tap beside everything that is a control: a finger that comes and goes without moving far. */
import type { Attachment } from 'svelte/attachments';

/** Pixels a finger may slip. */
const slip = 10;

export const tapped =
  (run: () => void): Attachment<HTMLElement> =>
  (node) => {
    let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    const down = (event: PointerEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('button, a, [role="region"]') !== null;
      // A second finger is no tap.
      from = isControl || from ? undefined : { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      const began = from;
      from = undefined;
      if (event.type !== 'pointerup' || began?.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) <= slip) run();
    };
    node.addEventListener('pointerdown', down, true);
    node.addEventListener('pointerup', up, true);
    node.addEventListener('pointercancel', up, true);
    return () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('pointerup', up, true);
      node.removeEventListener('pointercancel', up, true);
    };
  };
