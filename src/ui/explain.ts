/**
 * Long press, right click, or `?` while it has the focus: whatever on the table carries `data-topic` explains itself.
 * The table listens once for all of its things, which may come and go with every move. Things that are only drawn in a
 * picture are found by `drawn`; a picture that a finger lies on hears `explained`, since the gesture is over with that.
 */
import type { Attachment } from 'svelte/attachments';

const PRESS = 480;
/** A page that was busy for so long hears of a finger’s way only after its own clock: it listens so much longer. */
const BUSY = 40;
const LISTEN = 60;
/**
 * A finger lifts after the explanation has opened; the click that follows within this time is no touch, wherever it lands: the
 * explanation may lie under the finger by then, or the thing it was on be drawn anew.
 */
const LIFT = 700;

/** Pixels that a finger may stray and still ask. */
const STILL = 10;

/** A thing that is asked about: the element it is, or is drawn in, and its topic. */
type Asked = { readonly thing: Element; readonly topic: string };
/** The topic of what a picture shows at a point of the page. */
export type Drawn = (picture: Element, clientX: number, clientY: number) => string | undefined;

/** Acts once a press has been long; the answer ends it early. */
function pressed(act: () => void): () => void {
  const due = performance.now() + PRESS;
  let timer = setTimeout(() => {
    if (performance.now() < due + BUSY) act();
    else timer = setTimeout(act, LISTEN);
  }, PRESS);
  return () => clearTimeout(timer);
}

/** Told on the root of a table; `open` gets the topic of the innermost thing that is asked about. */
export function explains(open: (topic: string) => void, drawn?: Drawn): Attachment<HTMLElement> {
  return (root) => {
    let start = { x: 0, y: 0 };
    /** Where the mouse was last: what it is over is asked about by a key, if nothing that has the focus is. */
    let over: MouseEvent | undefined;
    /** The mouse's other button went down on a picture, which it may also turn. */
    let turning: Asked | undefined;
    let pressing: (() => void) | undefined;
    /** What the finger that is on it, or has just left it, has had explained. */
    let held: Element | undefined;
    let lifting: ReturnType<typeof setTimeout> | undefined;

    const asked = ({ target }: Event): Asked | undefined => {
      const thing = target instanceof Element ? target.closest<HTMLElement>('[data-topic]') : null;
      return thing ? { thing, topic: thing.dataset.topic! } : undefined;
    };
    const pictured = (event: MouseEvent): Asked | undefined => {
      const { target, clientX, clientY } = event;
      const topic = target instanceof Element ? drawn?.(target, clientX, clientY) : undefined;
      return topic === undefined ? undefined : { thing: target as Element, topic };
    };
    const strayed = ({ clientX, clientY }: MouseEvent): boolean =>
      Math.hypot(clientX - start.x, clientY - start.y) > STILL;
    const isHeld = ({ target }: Event): boolean => target instanceof Node && !!held?.contains(target);
    const stop = (): void => {
      pressing?.();
      pressing = undefined;
    };
    const letGo = (): void => {
      clearTimeout(lifting);
      held = undefined;
    };
    const hold = ({ thing, topic }: Asked): void => {
      stop();
      held = thing;
      thing.dispatchEvent(new CustomEvent('explained', { bubbles: true }));
      open(topic);
    };
    const lift = (): void => {
      stop();
      clearTimeout(lifting);
      lifting = setTimeout(letGo, LIFT);
    };
    const listeners = {
      pointerdown: (event: PointerEvent): void => {
        stop();
        letGo();
        turning = undefined;
        start = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') {
          if (event.button === 2 && !asked(event)) turning = pictured(event);
          return;
        }
        const thing = event.isPrimary ? (asked(event) ?? pictured(event)) : undefined;
        if (thing) pressing = pressed(() => hold(thing));
      },
      pointermove: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') over = event;
        if (!strayed(event)) return;
        if (pressing !== undefined) stop();
        turning = undefined;
      },
      pointerup: (event: PointerEvent): void => {
        lift();
        if (turning && event.button === 2) open(turning.topic);
        turning = undefined;
      },
      pointercancel: lift,
      contextmenu: (event: MouseEvent): void => {
        const thing = asked(event);
        // A long press on a touch screen brings up the menu too, before or after its time is over.
        const pressed = pressing === undefined ? undefined : (thing ?? pictured(event));
        if (thing ?? pressed) event.preventDefault();
        if (pressed) hold(pressed);
        else if (thing && !isHeld(event)) open(thing.topic);
      },
      keydown: (event: KeyboardEvent): void => {
        if (event.key !== '?' || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
        const thing = asked(event) ?? (over && pictured(over));
        if (!thing) return;
        event.preventDefault();
        open(thing.topic);
      }
    };
    const swallow = (event: MouseEvent): void => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const until = new AbortController();
    const { signal } = until;
    for (const [type, listen] of Object.entries(listeners))
      root.addEventListener(type, listen as EventListener, { signal });
    window.addEventListener('click', swallow, { signal, capture: true });
    // The finger may lift where the table hears nothing of it; the next one that comes down is a touch again.
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => held && lift(), { signal });
    window.addEventListener('pointerdown', letGo, { signal, capture: true });
    return () => {
      until.abort();
      stop();
      letGo();
    };
  };
}
