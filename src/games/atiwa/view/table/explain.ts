/** Long press, right click, or `?` while it has the focus: anything on the table explains itself. */
import type { Attachment } from 'svelte/attachments';

const PRESS = 480;
const claimed = new WeakSet<Event>();

export function explains(topic: string | undefined, open: (topic: string) => void): Attachment<HTMLElement> {
  return (node) => {
    if (topic === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let told = 0;

    const tell = (): void => {
      told = Date.now();
      open(topic);
    };
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      // The innermost thing under the finger speaks, not everything around it.
      if (claimed.has(event) || event.pointerType === 'mouse') return;
      claimed.add(event);
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(tell, PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) stop();
    };
    const menu = (event: Event): void => {
      if (claimed.has(event)) return;
      claimed.add(event);
      event.preventDefault();
      stop();
      if (Date.now() - told > 700) tell();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== '?' || claimed.has(event)) return;
      claimed.add(event);
      event.preventDefault();
      tell();
    };
    // The finger lifts after the explanation has opened: that is not a touch.
    const click = (event: MouseEvent): void => {
      if (Date.now() - told > 700) return;
      event.preventDefault();
      event.stopPropagation();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('pointerleave', stop);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('keydown', key);
    node.addEventListener('click', click, true);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('pointerleave', stop);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('keydown', key);
      node.removeEventListener('click', click, true);
    };
  };
}
