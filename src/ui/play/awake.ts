/**
 * Keeps the screen on while a match is looked at. Without it a phone on the table goes dark while somebody thinks, and the
 * sand of Aya runs on in the dark. After some minutes without a touch nobody is looking any more.
 */
const patience = 10 * 60_000;
const touches = ['pointerdown', 'keydown'] as const;

/** Until the function returned is called. Where it cannot be done (an old browser, little battery) nothing happens. */
export function keepAwake(): () => void {
  const locks = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (!locks) return () => undefined;
  let wanted = true;
  let held: WakeLockSentinel | undefined;
  let asking = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    void held?.release().catch(() => undefined);
    held = undefined;
  };
  const hold = async (): Promise<void> => {
    if (asking || (held && !held.released) || document.visibilityState !== 'visible') return;
    asking = true;
    held = await locks.request('screen').catch(() => undefined);
    asking = false;
    // Somebody left meanwhile.
    if (!wanted) release();
  };
  const touch = (): void => {
    wanted = true;
    clearTimeout(rest);
    rest = setTimeout(() => {
      wanted = false;
      release();
    }, patience);
    void hold();
  };
  /** The browser lets go of it whenever the page is out of sight. */
  const seen = (): void => {
    if (wanted) void hold();
  };

  touches.forEach((name) => document.addEventListener(name, touch, { capture: true, passive: true }));
  document.addEventListener('visibilitychange', seen);
  touch();
  return () => {
    wanted = false;
    clearTimeout(rest);
    touches.forEach((name) => document.removeEventListener(name, touch, { capture: true }));
    document.removeEventListener('visibilitychange', seen);
    release();
  };
}
