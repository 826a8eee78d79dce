/**
 * A part that cannot be loaded: once, online and outside a match, a fresh page cures it; otherwise that is only offered. A
 * page that is being left loses its parts as well, in WebKit even before it is told that it is left, and a reload would
 * call the person back; if the browser shows it again as it was, it is cured then.
 */
export type Cure = {
  /** A reload may come by itself now. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly offer: () => void;
};

/** How soon a page that is left is told so, in milliseconds. */
const pause = 600;
/** How long somebody who leaves may still be here before the part is missed after all: a download leaves nothing. */
const patience = 10_000;

export function followLostParts(page: EventTarget, { mayReload, reload, offer }: Cure): void {
  let leaving = false;
  let lost = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const judge = (): void => {
    if (leaving) {
      leaving = false;
      waiting = setTimeout(judge, patience);
      return;
    }
    waiting = undefined;
    lost = false;
    if (mayReload()) reload();
    else offer();
  };
  page.addEventListener('beforeunload', () => (leaving = true));
  page.addEventListener('pagehide', () => {
    clearTimeout(waiting);
    waiting = undefined;
    leaving = false;
  });
  page.addEventListener('pageshow', () => {
    if (lost && !leaving && !waiting) judge();
  });
  page.addEventListener('vite:preloadError', () => {
    lost = true;
    waiting ??= setTimeout(judge, pause);
  });
}
