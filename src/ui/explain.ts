/**
 * Long press, right click, or `?` while it has the focus: whatever on the table carries `data-topic` explains itself.
 * The table listens once for all of its things, which may come and go with every move.
 */
import type { Attachment } from 'svelte/attachments';

const PRESS = 480;
/** A finger lifts after the explanation has opened: for so long that is not a touch. */
const LIFT = 700;

/** Told on the root of a table; `open` gets the topic of the innermost thing that is asked about. */
export function explains(open: (topic: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let told: { thing: HTMLElement; at: number } | undefined;

    const asked = ({ target }: Event): HTMLElement | undefined =>
      (target instanceof Element && target.closest<HTMLElement>('[data-topic]')) || undefined;
    const justTold = (on: Node): boolean => !!told?.thing.contains(on) && Date.now() - told.at <= LIFT;
    const tell = (thing: HTMLElement): void => {
      told = { thing, at: Date.now() };
      open(thing.dataset.topic!);
    };
    const stop = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
    };
    const listeners = {
      pointerdown: (event: PointerEvent): void => {
        const thing = asked(event);
        stop();
        if (!thing || event.pointerType === 'mouse') return;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => tell(thing), PRESS);
      },
      pointermove: (event: PointerEvent): void => {
        if (timer !== undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: Event): void => {
        const thing = asked(event);
        if (!thing) return;
        event.preventDefault();
        stop();
        // A long press on a touch screen brings up the menu too.
        if (!justTold(thing)) tell(thing);
      },
      keydown: (event: KeyboardEvent): void => {
        const thing = event.key === '?' ? asked(event) : undefined;
        if (!thing) return;
        event.preventDefault();
        tell(thing);
      }
    };
    const lift = (event: MouseEvent): void => {
      if (!(event.target instanceof Node) || !justTold(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };

    for (const [type, listen] of Object.entries(listeners)) root.addEventListener(type, listen as EventListener);
    root.addEventListener('click', lift, true);
    return () => {
      stop();
      for (const [type, listen] of Object.entries(listeners)) root.removeEventListener(type, listen as EventListener);
      root.removeEventListener('click', lift, true);
    };
  };
}
