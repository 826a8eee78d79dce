/** What lies behind the curtain while the device is handed over, made ready for the one who takes it. */

/** True once the curtain has been drawn on the screen; `up` says whether there is one. Used while a component is made. */
export function drawnCurtain(up: () => boolean): () => boolean {
  let drawn = $state(false);
  $effect(() => {
    if (!up()) return;
    let after: ReturnType<typeof setTimeout> | undefined;
    // A timer set in a frame runs after that frame is on the screen; a moment later, nothing waits for it.
    const frame = requestAnimationFrame(() => (after = setTimeout(() => (drawn = true), 50)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
      drawn = false;
    };
  });
  return () => drawn;
}
