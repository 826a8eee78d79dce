/** What is made while a component is, without one. */

/** What is to be done at the end of whatever is being made. */
let ends: (() => void)[] | undefined;

/**
 * Stands in for Svelte's own in files that make something of which the end matters:
 * `vi.mock('svelte', async (original) => ({ ...(await original<object>()), ...(await import('…/rooted.svelte.ts')).lifecycle }))`.
 */
export const lifecycle = {
  onDestroy: (end: () => void): void => {
    if (!ends) throw new Error('Nothing is being made.');
    ends.push(end);
  }
};

/** Makes something with effects of its own, and gives it with how to end them, as a component does. */
export function rooted<T>(make: () => T): { readonly made: T; readonly stop: () => void } {
  let made: { readonly it: T } | undefined;
  const [around, mine] = [ends, [] as (() => void)[]];
  ends = mine;
  const stop = $effect.root(() => {
    made = { it: make() };
  });
  ends = around;
  mine.unshift(stop);
  return {
    made: made!.it,
    stop: () => mine.splice(0).forEach((end) => end())
  };
}

/** Something whose fields effects follow. */
export function changing<T extends object>(fields: T): T {
  const now = $state(fields);
  return now;
}
