/** What lies behind the curtain while the device is handed over, made ready for the one who takes it. */
import { afterFrame } from '#ui/later.svelte.ts';

/** True once the curtain has been drawn on the screen; `up` says whether there is one. Used while a component is made. */
export function drawnCurtain(up: () => boolean): () => boolean {
  let drawn = $state(false);
  $effect(() => {
    if (!up()) return;
    // A moment after its frame nothing waits for it any more.
    const cancel = afterFrame(() => (drawn = true), 50);
    return () => {
      cancel();
      drawn = false;
    };
  });
  return () => drawn;
}
