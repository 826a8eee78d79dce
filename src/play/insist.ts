/**
 * Does something that may fail just now until it succeeds, with a pause of so many milliseconds after each failure. Nothing
 * is done any more once the function returned is called.
 */
export function insist<T>(work: () => Promise<T>, done: (value: T) => void, pause: number): () => void {
  let left = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    work().then(
      (value) => {
        if (!left) done(value);
      },
      () => {
        if (!left) again = setTimeout(attempt, pause);
      }
    );
  };
  attempt();
  return () => {
    left = true;
    clearTimeout(again);
  };
}
