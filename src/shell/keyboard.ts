/**
 * The keyboard of a phone lies over the page: Safari and others leave the page as high as it was. What stands at the foot of
 * the screen then ends above it (`--keyboard`).
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const root = document.documentElement;
  const give = (): void => {
    // Somebody has zoomed in: what is out of sight is not covered.
    const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop);
    // Bars of the browser come and go, and are lower than any keyboard.
    if (covered > 100) root.style.setProperty('--keyboard', `${covered}px`);
    else root.style.removeProperty('--keyboard');
  };
  const told = ['resize', 'scroll'] as const;
  told.forEach((name) => view.addEventListener(name, give));
  return () => told.forEach((name) => view.removeEventListener(name, give));
}
