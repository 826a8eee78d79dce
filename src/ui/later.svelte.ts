/** Work put off, so that a touch is answered sooner: until the answer is on the screen, or until it can be seen itself. */
import { untrack } from 'svelte';

/**
 * Runs `then` as a task of its own, so many milliseconds after the next frame is on the screen: a timer set in a frame
 * runs only then, and one millisecond lets whatever else waits for that frame go first. Answers how to cancel it.
 */
export function afterFrame(then: () => void, milliseconds = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then, milliseconds)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that follows `get` once the change is on the screen; of changes that come faster only the last.
 * To be called while a component is set up.
 */
export function trailing<T>(get: () => T): { readonly current: T } {
  let current = $state.raw(untrack(get));
  $effect(() => {
    const next = get();
    if (next === untrack(() => current)) return;
    const follow = (): void => void (current = next);
    const cancel = afterFrame(follow);
    // A tab in the background draws none.
    const atLast = setTimeout(follow, 400);
    return () => {
      cancel();
      clearTimeout(atLast);
    };
  });
  return {
    get current() {
      return current;
    }
  };
}

/**
 * The latest of what `now` says while nothing is held, then still that: spares work nobody sees, like that of a table
 * behind a curtain.
 */
export function heldWhile<T>(held: () => boolean, now: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  const value = $derived.by(() => {
    if (!kept || !held()) kept = { value: now() };
    return kept.value;
  });
  return () => value;
}
