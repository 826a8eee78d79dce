/**
 * Long press, right click, or `?` while it has the focus: whatever on the table carries `data-topic` explains itself.
 * The table listens once for all of its things, which may come and go with every move.
 */
import type { Attachment } from 'svelte/attachments';

const PRESS = 480;
/** A finger lifts after the explanation has opened; the click that follows within this time is no touch. */
const LIFT = 700;

/** Told on the root of a table; `open` gets the topic of the innermost thing that is asked about. */
export function explains(open: (topic: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let start = { x: 0, y: 0 };
    let pressing: ReturnType<typeof setTimeout> | undefined;
    /** What the finger that is on it, or has just left it, has had explained. */
    let held: HTMLElement | undefined;
    let lifting: ReturnType<typeof setTimeout> | undefined;

    const asked = ({ target }: Event): HTMLElement | undefined =>
      (target instanceof Element && target.closest<HTMLElement>('[data-topic]')) || undefined;
    const isHeld = ({ target }: Event): boolean => target instanceof Node && !!held?.contains(target);
    const stop = (): void => {
      clearTimeout(pressing);
      pressing = undefined;
    };
    const letGo = (): void => {
      clearTimeout(lifting);
      held = undefined;
    };
    const tell = (thing: HTMLElement): void => open(thing.dataset.topic!);
    const hold = (thing: HTMLElement): void => {
      stop();
      held = thing;
      tell(thing);
    };
    const lift = (): void => {
      stop();
      clearTimeout(lifting);
      lifting = setTimeout(letGo, LIFT);
    };
    const listeners = {
      pointerdown: (event: PointerEvent): void => {
        const thing = asked(event);
        stop();
        letGo();
        if (!thing || event.pointerType === 'mouse') return;
        start = { x: event.clientX, y: event.clientY };
        pressing = setTimeout(() => hold(thing), PRESS);
      },
      pointermove: (event: PointerEvent): void => {
        if (pressing !== undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) stop();
      },
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event: Event): void => {
        const thing = asked(event);
        if (!thing) return;
        event.preventDefault();
        // A long press on a touch screen brings up the menu too, before or after its time is over.
        if (pressing !== undefined) hold(thing);
        else if (!isHeld(event)) tell(thing);
      },
      keydown: (event: KeyboardEvent): void => {
        const thing = event.key === '?' ? asked(event) : undefined;
        if (!thing) return;
        event.preventDefault();
        tell(thing);
      }
    };
    const swallow = (event: MouseEvent): void => {
      if (!isHeld(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const until = new AbortController();
    const { signal } = until;
    for (const [type, listen] of Object.entries(listeners))
      root.addEventListener(type, listen as EventListener, { signal });
    root.addEventListener('click', swallow, { signal, capture: true });
    return () => {
      until.abort();
      stop();
      letGo();
    };
  };
}
