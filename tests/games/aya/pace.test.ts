/** How finely the scene is drawn while things move, by how long its frames take. */
import { describe, expect, it } from 'vitest';
import { Pace } from '#games/aya/view/scene/pace.ts';

/** The sharpness in motion after so many frames of so many milliseconds. */
function after(frames: number, took: number): number {
  const pace = new Pace();
  for (let n = 0; n < frames; n++) pace.drawn(took);
  return pace.sharpness(true);
}

describe('the pace of drawing', () => {
  it('draws as sharp as can be where a frame takes 25 ms or less', () => {
    expect(after(500, 25)).toBe(1);
  });

  it('draws coarser where a frame takes longer, in steps, and never more so than the last', () => {
    expect(after(5, 26)).toBeLessThan(1);
    expect(after(10, 26)).toBeLessThan(after(5, 26));
    expect(after(500, 200)).toBe(after(200, 200));
  });

  it('is sharp at rest', () => {
    const pace = new Pace();
    for (let n = 0; n < 20; n++) pace.drawn(100);
    expect(pace.sharpness(false)).toBe(1);
  });

  it('lets the first frames pass, in which sheets are still loaded', () => {
    const pace = new Pace();
    for (let n = 0; n < 2; n++) pace.drawn(400);
    for (let n = 0; n < 3; n++) pace.drawn(10);
    expect(pace.sharpness(true)).toBe(1);
  });
});
