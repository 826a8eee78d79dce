/**
 * Right click, or `?` while it has the focus: the rule of whatever on the table carries `data-topic` opens. A long press asks
 * what it is first: it hears `explained`, which the page around may answer with its name (`play/naming.svelte.ts`); nobody
 * answering, the rule opens. The table listens once for all of its things, which may come and go with every move. Things that
 * are only drawn in a picture are found by `drawn`. For a picture that a finger lies on, the gesture is over with `explained`.
 */
import type { Attachment } from 'svelte/attachments';
import { thingOf } from './play/named.ts';

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

/** A thing that is asked about: the element it is, or is drawn in; its topic; whether its name is told before that. */
type Asked = { readonly thing: Element; readonly topic: string; readonly named: boolean };
type Held = Omit<Asked, 'topic'> & { readonly topic?: string };
/** What a thing hears that is pressed long; unless it is answered, its topic opens. */
export type Explained = CustomEvent<{ readonly named: boolean }>;
/** The topic of what a picture shows at a point of the page. */
export type Drawn = (picture: Element, clientX: number, clientY: number) => string | undefined;

type Press = {
  readonly stop: () => void;
  /** The finger was lifted at this time: a page that was busy hears of the whole press only then. */
  readonly lift: (at: number) => void;
};

/** Acts once a press has been long that began at this time of the page’s clock. */
function pressed(began: number, act: () => void): Press {
  const due = began + PRESS;
  let timer = setTimeout(
    () => {
      if (performance.now() < due + BUSY) act();
      else timer = setTimeout(act, LISTEN);
    },
    Math.max(0, due - performance.now())
  );
  return {
    stop: () => clearTimeout(timer),
    lift: (at) => {
      clearTimeout(timer);
      if (at >= due) act();
    }
  };
}

type More = {
  readonly drawn?: Drawn | undefined;
  /** What the table tells of itself at once: more than a name, and the way to its rule. */
  readonly tells?: ((topic: string) => boolean) | undefined;
};

/** What is asked about where something happened: what has a rule, what is drawn in a picture there, what has but a name. */
function asking({ drawn, tells }: More) {
  const asked = ({ target }: Event): Asked | undefined => {
    const thing = target instanceof Element ? target.closest<HTMLElement>('[data-topic]') : null;
    const topic = thing?.dataset.topic;
    return thing && topic ? { thing, topic, named: !tells?.(topic) } : undefined;
  };
  /** What has no rule has a name nevertheless. */
  const plain = ({ target }: Event): Held | undefined => {
    const thing = thingOf(target);
    return thing && { thing, named: true };
  };
  const pictured = (event: MouseEvent): Asked | undefined => {
    const { target, clientX, clientY } = event;
    const topic = target instanceof Element ? drawn?.(target, clientX, clientY) : undefined;
    return topic === undefined ? undefined : { thing: target as Element, topic, named: false };
  };
  return { asked, pictured, plain };
}

/** Told on the root of a table; `open` gets the topic of the innermost thing that is asked about, or whose `rule` is wanted. */
export function explains(open: (topic: string) => void = () => undefined, more: More = {}): Attachment<HTMLElement> {
  return (root) => {
    let start = { x: 0, y: 0 };
    /** Where the mouse was last: what it is over is asked about by a key, if nothing that has the focus is. */
    let over: MouseEvent | undefined;
    /** The mouse's other button went down on a picture, which it may also turn. */
    let turning: Asked | undefined;
    let pressing: Press | undefined;
    /** What the finger that is on it, or has just left it, has had explained. */
    let held: Element | undefined;
    let lifting: ReturnType<typeof setTimeout> | undefined;

    const { asked, pictured, plain } = asking(more);
    const strayed = ({ clientX, clientY }: MouseEvent): boolean =>
      Math.hypot(clientX - start.x, clientY - start.y) > STILL;
    const isHeld = ({ target }: Event): boolean => target instanceof Node && !!held?.contains(target);
    const stop = (): void => {
      pressing?.stop();
      pressing = undefined;
    };
    const letGo = (): void => {
      clearTimeout(lifting);
      held = undefined;
    };
    const hold = ({ thing, named, topic }: Held, at: EventTarget | null): void => {
      stop();
      held = thing;
      // Of a thing within it that has a name of its own, that is told.
      const target = at instanceof Element && thing.contains(at) ? at : thing;
      const heard: Explained = new CustomEvent('explained', { bubbles: true, cancelable: true, detail: { named } });
      if (target.dispatchEvent(heard) && topic) open(topic);
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
        const thing = event.isPrimary ? (asked(event) ?? pictured(event) ?? plain(event)) : undefined;
        if (thing) pressing = pressed(event.timeStamp, () => hold(thing, event.target));
      },
      pointermove: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') over = event;
        if (!strayed(event)) return;
        if (pressing !== undefined) stop();
        turning = undefined;
      },
      pointercancel: lift,
      contextmenu: (event: MouseEvent): void => {
        const thing = asked(event);
        // A long press on a touch screen brings up the menu too, before or after its time is over.
        const pressed = pressing === undefined ? undefined : (thing ?? pictured(event) ?? plain(event));
        if (thing ?? pressed) event.preventDefault();
        if (pressed) hold(pressed, event.target);
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
    const up = (event: PointerEvent): void => {
      if (!strayed(event)) pressing?.lift(event.timeStamp);
      lift();
      if (turning && event.button === 2) open(turning.topic);
      turning = undefined;
    };
    const swallow = (event: MouseEvent): void => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const rule = (event: Event): void => {
      const thing = asked(event);
      if (thing) open(thing.topic);
    };

    const until = new AbortController();
    const { signal } = until;
    for (const [type, listen] of Object.entries(listeners))
      root.addEventListener(type, listen as EventListener, { signal });
    // Before a picture takes it for a touch.
    root.addEventListener('pointerup', up, { signal, capture: true });
    root.addEventListener('rule', rule, { signal });
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
