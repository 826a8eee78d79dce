/** What is made while a component is, without one. */

/** Makes something with effects of its own, and gives it with how to end them. */
export function rooted<T>(make: () => T): { readonly made: T; readonly stop: () => void } {
  let made: { readonly it: T } | undefined;
  const stop = $effect.root(() => {
    made = { it: make() };
  });
  return { made: made!.it, stop };
}

/** A value that others follow. */
export function followed<T>(value: () => T): () => T {
  const now = $derived.by(value);
  return () => now;
}
