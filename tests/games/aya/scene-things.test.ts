/** What is drawn on the pieces, the sound of wood, and what is recorded with. */
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { animalCuts } from '#games/aya/view/scene/art/animals.ts';
import { groovesOf, face, pathOf } from '#games/aya/view/scene/art/domino.ts';
import { colours, sign } from '#games/aya/view/scene/art/grounds.ts';
import { paint, type Brush } from '#ui/brand/paint.ts';
import { tileCuts } from '#games/aya/view/scene/art/tile.ts';
import { softBox, ribbon } from '#games/aya/view/scene/shapes.ts';
import { canRecord, recordCanvas } from '#games/aya/view/scene/record.ts';
import { createWood } from '#games/aya/view/scene/wood.ts';
import { grounds } from '../../support/aya/layout.ts';
import { box } from '../../support/aya/table.ts';

afterEach(() => vi.unstubAllGlobals());

describe('drawings', () => {
  const { animalTokens, tiles, shapes } = box.edition;

  test('every animal of the edition has a picture of its own; others get a paw', () => {
    const pictures = animalTokens.map(({ animal, type }) => JSON.stringify(animalCuts(animal, type)));
    expect(new Set(pictures).size).toBe(25);
    const paw = JSON.stringify(animalCuts('somebody new', 'forest'));
    expect(JSON.stringify(animalCuts('nobody', 'forest'))).toBe(paw);
    expect(pictures).not.toContain(paw);
  });

  test('kinds are told apart by colour and by sign', () => {
    const all = Object.values(grounds);
    expect(new Set(all.map((ground) => colours[ground].base)).size).toBe(6);
    expect(new Set(all.map((ground) => sign(ground)[0]!.d)).size).toBe(6);
  });

  it.each(tiles.map(({ id }) => id))('the land of %s turns its river and nothing is off the disc', (id) => {
    const tile = tiles.find((one) => one.id === id)!;
    const at = (degrees: number): string[] =>
      tileCuts(tile.type, shapes[tile.shape]!, degrees, 5).map((cut) => `${cut.d} ${cut.at ?? ''}`);
    expect(at(0)).not.toEqual(at(90));
    expect(at(0)).toHaveLength(at(90).length);
    expect(at(45).join()).not.toContain('NaN');
  });

  test('transforms written for SVG reach the canvas, and a cut leaves it as it was', () => {
    const done: unknown[] = [];
    const brush = new Proxy({} as Brush, {
      get: (_, name) => (name === 'globalAlpha' ? 1 : (...given: unknown[]) => done.push([name, ...given])),
      set: () => true
    });
    vi.stubGlobal('Path2D', class {});
    paint(brush, [{ d: 'M0 0', at: 'translate(2 3) rotate(90) scale(.5)' }]);
    expect(done.map((one) => (one as unknown[]).slice(0, 3))).toEqual([
      ['save'],
      ['translate', 2, 3],
      ['rotate', Math.PI / 2],
      ['scale', 0.5, 0.5],
      ['fill', {}, 'nonzero'],
      ['restore']
    ]);
  });

  test('AYA-GARDEN-01 a garden’s river splits, every other runs through, from the foot to the top edge', () => {
    for (const ground of Object.values(grounds)) {
      const grooves = groovesOf(ground);
      expect(grooves).toHaveLength(ground === 'garden' ? 2 : 1);
      for (const groove of grooves) {
        expect(groove.start[1]).toBeGreaterThan(face[1]);
        expect(groove.curves.at(-1)![2][1]).toBeLessThan(0);
        expect(pathOf(groove)).toMatch(/^M50 204C/);
      }
    }
  });
});

describe('shapes', () => {
  const cell = { x: 0, y: 0, w: 1, h: 1 };
  const wrap = { front: cell, back: cell, side: cell, top: cell, edge: cell };
  const points = (geometry: ReturnType<typeof softBox>, name: string): number[][] => {
    const { array, itemSize } = geometry.getAttribute(name);
    return Array.from({ length: array.length / itemSize }, (_, n) => [
      ...array.slice(n * itemSize, (n + 1) * itemSize)
    ]);
  };

  test('a domino is closed, as large as the body that falls, and all its sides look outwards', () => {
    const shape = softBox([0.35, 2, 1], 0.07, wrap);
    const corners = points(shape, 'position');
    const normals = points(shape, 'normal');
    expect(corners).toHaveLength(3 * (6 * 2 + 12 * 2 + 8));
    [0.35, 2, 1].forEach((half, axis) =>
      expect(Math.max(...corners.map((point) => Math.abs(point[axis]!)))).toBeCloseTo(half, 6)
    );
    for (let n = 0; n < corners.length; n += 3) {
      const [a, b, c] = corners.slice(n, n + 3) as [number[], number[], number[]];
      const [u, v] = [b, c].map((point) => point.map((value, i) => value - a[i]!)) as [number[], number[]];
      const out = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
      expect(out.reduce((sum, value, i) => sum + value * normals[n]![i]!, 0)).toBeGreaterThan(0);
      expect(out.reduce((sum, value, i) => sum + value * a[i]!, 0)).toBeGreaterThan(0);
    }
  });

  test('the front of the sheet is upright for who looks the way it falls', () => {
    const front = { x: 0, y: 0, w: 0.5, h: 1 };
    const away = { x: 0.9, y: 0.9, w: 0, h: 0 };
    const shape = softBox([0.35, 2, 1], 0.07, { ...wrap, front, back: away, side: away, top: away, edge: away });
    const sheets = points(shape, 'uv');
    const seen = points(shape, 'position').flatMap((point, n) => (sheets[n]![0]! < 0.6 ? [[point, sheets[n]!]] : []));
    expect(seen.length).toBeGreaterThan(0);
    for (const [point, uv] of seen as [number[], number[]][]) {
      expect(point[0]).toBeCloseTo(-0.35, 6);
      expect(uv[0]).toBeCloseTo((0.5 * (1 + point[2]!)) / 2, 5);
      expect(uv[1]).toBeCloseTo((1 + point[1]! / 2) / 2, 5);
    }
  });

  test('running water lies on the watered face, from edge to edge', () => {
    const corners = points(ribbon(groovesOf('forest'), face, box.size, 0.5), 'position');
    expect(Math.max(...corners.map(([x]) => x!))).toBeLessThan(-box.size.t / 2);
    expect(Math.min(...corners.map(([, y]) => y!))).toBeLessThan(-1.9);
    expect(Math.max(...corners.map(([, y]) => y!))).toBeGreaterThan(1.9);
    expect(Math.max(...corners.map(([, , z]) => Math.abs(z!)))).toBeLessThan(1);
  });
});

describe('wood', () => {
  test('is silent where nothing can sound', () => {
    const wood = createWood();
    expect(() => wood.click(1, 0)).not.toThrow();
    wood.close();
  });

  test('clicks where the domino fell, louder when it was faster; what comes too close together is one click', () => {
    const pans: number[] = [];
    const gains: number[] = [];
    let now = 1;
    let closed = 0;
    const chain = { connect: () => chain, disconnect: () => {}, start: () => {}, stop: () => {} };
    const ramp = (set: (value: number) => void) => ({
      set value(value: number) {
        set(value);
      },
      setValueAtTime: set,
      exponentialRampToValueAtTime: () => {}
    });
    class Context {
      readonly sampleRate = 8000;
      readonly state = 'running';
      readonly destination = chain;
      get currentTime(): number {
        return now;
      }
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
      createStereoPanner = () => ({ ...chain, pan: ramp((value) => pans.push(value)) });
      createGain = () => ({ ...chain, gain: ramp((value) => gains.push(value)) });
      createOscillator = () => ({ ...chain, frequency: ramp(() => {}) });
      createBiquadFilter = () => ({ ...chain, frequency: ramp(() => {}), Q: ramp(() => {}) });
      createBufferSource = () => ({ ...chain });
      close = () => Promise.resolve(void closed++);
    }
    vi.stubGlobal('AudioContext', Context);
    const wood = createWood();
    // Sound wants a touch first.
    wood.click(1, 0);
    expect(pans).toEqual([]);
    wood.wake();
    wood.click(0.2, -1);
    const soft = Math.max(...gains.splice(0));
    now += 0.005;
    wood.click(1, 0);
    expect(pans).toHaveLength(1);
    now += 0.05;
    wood.click(1, 5);
    expect(Math.max(...gains)).toBeGreaterThan(3 * soft);
    expect(pans[0]).toBeLessThan(0);
    expect(pans[1]).toBeCloseTo(-pans[0]!, 9);
    wood.close();
    expect(closed).toBe(1);
  });
});

describe('recording', () => {
  test('says so where it cannot be done', () => expect(canRecord()).toBe(false));

  test('takes the first kind of film the browser writes, and hands over all of it', async () => {
    class Recorder {
      static isTypeSupported = (kind: string): boolean => kind === 'video/mp4';
      ondataavailable: ((event: { data: Blob }) => void) | null = null;
      onstop: (() => void) | null = null;
      readonly mimeType: string;
      constructor(_: unknown, { mimeType }: { mimeType: string }) {
        this.mimeType = mimeType;
      }
      start(): void {
        this.ondataavailable?.({ data: new Blob(['first ']) });
      }
      stop(): void {
        this.ondataavailable?.({ data: new Blob(['last']) });
        this.onstop?.();
      }
    }
    vi.stubGlobal('MediaRecorder', Recorder);
    vi.stubGlobal('HTMLCanvasElement', class {});
    expect(canRecord()).toBe(false);
    vi.stubGlobal('HTMLCanvasElement', { prototype: { captureStream: () => {} } });
    const tracks = [{ stop: vi.fn() }];
    const film = { captureStream: () => ({ getTracks: () => tracks }), getContext: () => null };
    vi.stubGlobal('document', { createElement: () => film });
    const canvas = { width: 300, height: 400 } as HTMLCanvasElement;
    expect(canRecord()).toBe(true);
    const made = await recordCanvas(canvas).stop();
    expect(made.type).toBe('video/mp4');
    expect(await made.text()).toBe('first last');
    expect(tracks[0]!.stop).toHaveBeenCalledOnce();
  });
});
