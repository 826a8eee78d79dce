/** Touches on a page that is drawn but not yet awake are kept (app.html) and done as soon as somebody hears them. */
declare global {
  interface Window {
    /** What was touched before the page woke, in order; `null` from then on. */
    waysideTouched?: (Element | null)[] | null;
  }
}

const sets = (one: Element): boolean => one.matches('[type=radio], [role=switch]');

/** All that was set is set, each once: whoever sees nothing happen touches again. Of everything else the last touch counts. */
export function wake(): void {
  const touched = (window.waysideTouched ?? []).filter((one) => one !== null);
  window.waysideTouched = null;
  const last = touched.findLast((one) => !sets(one));
  for (const one of touched.filter((one, at) => touched.lastIndexOf(one) === at && (sets(one) || one === last))) {
    if (!one.isConnected) continue;
    if (one instanceof HTMLInputElement && one.type === 'radio') {
      // The browser has checked it already and will not tell of it again.
      one.checked = true;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (one instanceof HTMLButtonElement) {
      one.click();
    }
  }
}
