/** The table in space goes only where it cannot be had, and comes back where somebody wishes for it again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minded } from '#games/aya/view/scene/lost.ts';
import { Shaping } from '#games/aya/view/shaping.svelte.ts';
import { toasts } from '#ui/announce.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.splice(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('graphics that are taken away', () => {
  /** A canvas on a page that is seen or not, and how often its picture was given up. */
  function shown() {
    const [canvas, page] = [
      new EventTarget(),
      Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
    ];
    let failed = 0;
    const leave = minded(canvas, page, () => (failed += 1));
    const see = (visibilityState: 'visible' | 'hidden'): void => {
      Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    };
    const tell = (what: 'lost' | 'restored'): boolean =>
      canvas.dispatchEvent(new Event(`webglcontext${what}`, { cancelable: true }));
    return { see, tell, leave, failed: () => failed };
  }

  test('are waited for, since a browser gives them back to who asks it to, and then are given up', () => {
    const { tell, failed } = shown();
    expect(tell('lost')).toBe(false);
    vi.advanceTimersByTime(3900);
    expect(failed()).toBe(0);
    vi.advanceTimersByTime(200);
    expect(failed()).toBe(1);
  });

  test('in the background are waited for from when the page is seen again, however long that takes', () => {
    const { see, tell, failed } = shown();
    see('hidden');
    tell('lost');
    vi.advanceTimersByTime(600_000);
    see('visible');
    vi.advanceTimersByTime(3900);
    tell('restored');
    vi.advanceTimersByTime(600_000);
    expect(failed()).toBe(0);
    tell('lost');
    see('hidden');
    vi.advanceTimersByTime(600_000);
    expect(failed()).toBe(0);
    see('visible');
    vi.advanceTimersByTime(4100);
    expect(failed()).toBe(1);
  });

  test('matter no more once the table is left', () => {
    const { see, tell, leave, failed } = shown();
    tell('lost');
    leave();
    see('visible');
    vi.advanceTimersByTime(600_000);
    expect(failed()).toBe(0);
  });
});

describe('how the table is shown', () => {
  let graphics: object | null;
  beforeEach(() => {
    graphics = { getExtension: () => null };
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => graphics }) });
  });

  test('a table in space that was lost is shown from above, and in space again for who wishes for it', () => {
    const shaping = new Shaping();
    shaping.fail();
    expect([shaping.now, shaping.flatOnly]).toEqual(['flat', false]);
    shaping.show('space');
    expect([shaping.now, toasts.length]).toEqual(['space', 0]);
  });

  test('as long as it cannot be had whoever wishes for it is told why', () => {
    const shaping = new Shaping();
    shaping.fail();
    graphics = null;
    shaping.show('space');
    expect([shaping.now, toasts[0]?.text]).toEqual(['flat', 'The 3D table needs WebGL, which is missing here.']);
    graphics = { getExtension: () => null };
    shaping.show('space');
    expect(shaping.now).toBe('space');
  });

  test('where there is no space it is not offered', () => {
    graphics = null;
    const shaping = new Shaping();
    expect([shaping.now, shaping.flatOnly]).toEqual(['flat', true]);
  });
});
