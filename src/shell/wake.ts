/** A touch on a page that is drawn but not yet awake is kept (app.html) and done as soon as somebody hears it. */
declare global {
  interface Window {
    /** What was touched last before the page woke; `null` from then on. */
    waysideTouched?: Element | null;
  }
}

export function wake(): void {
  const touched = window.waysideTouched;
  window.waysideTouched = null;
  if (!(touched instanceof HTMLElement) || !touched.isConnected) return;
  if (touched instanceof HTMLInputElement && touched.type === 'radio') {
    // The browser has checked it already and will not tell of it again.
    touched.checked = true;
    touched.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (touched instanceof HTMLButtonElement) {
    touched.click();
  }
}
