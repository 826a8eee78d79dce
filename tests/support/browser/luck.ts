import type { BrowserContext } from '@playwright/test';

/**
 * Gives the pages of a profile the same secrets in every run. Every page that is opened draws other numbers; `whose` keeps
 * tests, and the devices of one test, apart. What is dealt differs all the same: it follows from the log as well, with the
 * time of its beginning, so that no test may count on a certain deal.
 */
export const sameLuck = (context: BrowserContext, whose: string): Promise<unknown> =>
  context.addInitScript(luckyPage, `${whose}/`);

/** Runs in every page before its own code. */
function luckyPage(whose: string): void {
  const key = 'pages-opened';
  let opened = 0;
  try {
    opened = Number(localStorage.getItem(key)) + 1;
    localStorage.setItem(key, String(opened));
  } catch {
    // A page without storage (about:blank) draws nothing.
  }
  // FNV-1a for the start, mulberry32 from there.
  let state = 0x811c9dc5;
  for (const sign of `${whose}${opened}`) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = word() >>> 24;
    return into;
  };
}
