/** A picture in space whose graphics are taken away: usually they come back, at the latest once somebody looks at it. */

/** As long as they are away while the page is seen, in ms; after that they will not come back. */
const patience = 4000;

/** Minds the context of a canvas on `page`: `onfail` hears that it is lost for good. Answers how to leave off. */
export function minded(
  canvas: EventTarget,
  page: EventTarget & Pick<Document, 'visibilityState'>,
  onfail: () => void
): () => void {
  let isLost = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A browser takes them from a page in the background, and gives none back there.
  const wait = (): void => {
    clearTimeout(waiting);
    if (isLost && page.visibilityState === 'visible') waiting = setTimeout(onfail, patience);
  };
  const lost = (event: Event): void => {
    event.preventDefault();
    isLost = true;
    wait();
  };
  const restored = (): void => {
    isLost = false;
    wait();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  page.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(waiting);
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
    page.removeEventListener('visibilitychange', wait);
  };
}
