/** What is made while a component is, without one. */

/** Makes something with effects of its own, and gives it with how to end them. */
export function rooted<T>(make: () => T): { readonly made: T; readonly stop: () => void } {
  let made: { readonly it: T } | undefined;
  const stop = $effect.root(() => {
    made = { it: make() };
  });
  return { made: made!.it, stop };
}

/** Something whose fields effects follow. */
export function changing<T extends object>(fields: T): T {
  const now = $state(fields);
  return now;
}
