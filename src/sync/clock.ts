/** Time and chance from outside, so that whatever uses them runs the same in a test. */
export type Clock = {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Calls back once after some milliseconds; the function returned calls it off. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
};

/** The clock of the page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }
};
