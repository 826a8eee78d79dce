/**
 * Whatever is on a page names itself: where a finger rests on it (`ui/explain.ts`), a mouse does, or the focus of a keyboard. As
 * it is called now; its rule is one touch further.
 */
import type { Attachment } from 'svelte/attachments';
import type { Explained } from '../explain.ts';
import { isPlain, nameOf, type Named } from './named.ts';

/** Milliseconds for which a mouse or the focus rests on it first. */
const REST = 550;
/** In which a mouse may be on its way to what is told. */
const WAY = 250;
/** Pixels that a mouse moves at least before it asks again where it has pressed. */
const MOVED = 4;

type Told = Named & { readonly by: 'hold' | 'hover' | 'focus' };

export class Naming {
  told = $state.raw<Told>();
  #due: ReturnType<typeof setTimeout> | undefined;
  #bubble: Element | undefined;

  /** The bubble: a mouse may go there. */
  readonly bubble: Attachment = (node) => {
    this.#bubble = node;
    return () => (this.#bubble = undefined);
  };

  hush = (): void => {
    clearTimeout(this.#due);
    this.told = undefined;
  };

  /** Its rule is wanted. */
  rule = (): void => {
    const thing = this.told?.thing;
    this.hush();
    thing?.dispatchEvent(new CustomEvent('rule', { bubbles: true }));
  };

  readonly listen: Attachment<HTMLElement> = (root) => {
    let keyed = false;
    let pressed: { x: number; y: number } | undefined;

    const soon = (act: () => void, ms: number): void => {
      clearTimeout(this.#due);
      this.#due = setTimeout(act, ms);
    };
    const tell = (target: EventTarget | null, by: Told['by']): void => {
      const named = nameOf(target);
      if (named?.thing.isConnected && root.contains(named.thing)) this.told = { ...named, by };
    };
    const isBubble = (target: EventTarget | null): boolean =>
      target instanceof Node && !!this.#bubble?.contains(target);
    const listeners = {
      explained: (event: Explained): void => {
        if (!event.detail.named) return;
        tell(event.target, 'hold');
        if (this.told) event.preventDefault();
      },
      pointermove: (event: PointerEvent): void => {
        if (event.pointerType !== 'mouse' || event.buttons > 0) return;
        if (isBubble(event.target)) return clearTimeout(this.#due);
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < MOVED) return;
        pressed = undefined;
        const named = nameOf(event.target);
        if (this.told && named?.thing === this.told.thing) return clearTimeout(this.#due);
        if (this.told?.by === 'hover') return soon(this.hush, WAY);
        // A title is shown by the browser.
        if (named && !this.told && !isPlain(named) && !named.thing.closest('[title]'))
          soon(() => tell(event.target, 'hover'), REST);
        else if (!this.told) clearTimeout(this.#due);
      },
      pointerleave: (): void => {
        if (this.told?.by === 'hover') soon(this.hush, WAY);
        else if (!this.told) clearTimeout(this.#due);
      },
      focusin: ({ target }: FocusEvent): void => {
        if (!keyed || isBubble(target)) return;
        this.hush();
        const named = nameOf(target);
        if (named && !isPlain(named)) soon(() => document.activeElement === target && tell(target, 'focus'), REST);
      },
      // What is taken off the page loses its focus in the middle of the page's renewal, when no state may change.
      focusout: (): void => queueMicrotask(() => this.told?.by === 'focus' && this.hush())
    };
    const down = (event: PointerEvent): void => {
      keyed = false;
      pressed = { x: event.clientX, y: event.clientY };
      if (!isBubble(event.target)) this.hush();
    };
    const key = (event: KeyboardEvent): void => {
      keyed = true;
      if (!isBubble(event.target) || event.key === 'Escape') this.hush();
    };
    // What it is called may change, and it may be gone.
    const watcher = new MutationObserver(() => {
      const { told } = this;
      if (!told) return;
      const now = told.thing.isConnected ? nameOf(told.thing) : undefined;
      if (!now) this.hush();
      else if (now.says !== told.says) this.told = { ...now, by: told.by };
    });
    watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-label', 'data-says'] });

    const until = new AbortController();
    const { signal } = until;
    for (const [type, listen] of Object.entries(listeners))
      root.addEventListener(type, listen as EventListener, { signal });
    window.addEventListener('pointerdown', down, { signal, capture: true });
    window.addEventListener('keydown', key, { signal, capture: true });
    return () => {
      until.abort();
      watcher.disconnect();
      this.hush();
    };
  };
}
