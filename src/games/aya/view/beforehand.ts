/** Work that is done in pieces: in the gaps while nobody waits for it, so that nobody has to wait later, or at once. */

/** Runs `work` to its end in pieces, the first one at once; the answer ends it early. */
export function inPieces(work: Generator<undefined, void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    const until = performance.now() + asked;
    do if (work.next().done) return;
    while (performance.now() < until);
    timer = setTimeout(run);
  };
  run();
  return () => clearTimeout(timer);
}
/** Milliseconds of a piece that somebody waits for. */
const asked = 12;

/** How long it is quiet before it begins, how long one piece of it may take, and the gap after it; in milliseconds. */
const quiet = 200;
const piece = 6;
const gap = 16;

/** Runs `work` to its end in small pieces; the answer ends it early. */
export function beforehand(work: Generator<undefined, unknown>): () => void {
  let timer = setTimeout(run, quiet);
  function run(): void {
    const until = performance.now() + piece;
    do if (work.next().done) return;
    while (performance.now() < until);
    timer = setTimeout(run, gap);
  }
  return () => clearTimeout(timer);
}
