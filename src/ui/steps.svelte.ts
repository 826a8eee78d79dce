/**
 * One step back closes the topmost sheet instead of leaving the page. Every open sheet is an entry of the browser's
 * history (Kit's shallow routing); every way of closing it goes through that entry, so the two never disagree.
 */
import { pushState } from '$app/navigation';
import { page } from '$app/state';

/** A step back that was asked for and has not arrived yet: history moves in its own time. */
let leaving: Promise<void> | undefined;

export const depth = (): number => page.state.sheets ?? 0;

/** Enters one step deeper and says how deep that is. */
export async function enter(): Promise<number> {
  // Sheets change in one flush, in the order in which they stand: one that closes may come after the one that opens.
  await Promise.resolve();
  await leaving;
  const next = depth() + 1;
  pushState('', { ...page.state, sheets: next });
  return next;
}

/** Goes back the step that `enter` made. */
export function leave(): Promise<void> {
  leaving ??= new Promise<void>((resolve) => {
    const done = (): void => {
      window.removeEventListener('popstate', done);
      clearTimeout(late);
      leaving = undefined;
      resolve();
    };
    // A browser that swallows the step (it happens while a page is being left) must not block the next sheet for ever. Too
    // early would be worse: Firefox asks another process, and on a busy device a step that comes after all calls off
    // whatever has been set out for meanwhile.
    const late = setTimeout(done, 4000);
    window.addEventListener('popstate', done);
    history.back();
  });
  return leaving;
}
