import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Done } from '#games/view.ts';
import { toasts } from '#ui/announce.svelte.ts';
import { game } from '#games/aya/rules/index.ts';
import { begun } from '../../support/aya/table.ts';
import type { Ending } from '../../../src/games/aya/view/ending.ts';
import { Keeper } from '../../../src/games/aya/view/keeper.svelte.ts';
import type { Projector } from '../../../src/games/aya/view/projector.svelte.ts';
import { canRecord, recordCanvas } from '../../../src/games/aya/view/scene/record.ts';

/** A browser that can write these kinds. */
function writes(...kinds: string[]): string[] {
  const begun: string[] = [];
  class FakeRecorder {
    static isTypeSupported = (kind: string): boolean => kinds.includes(kind);
    constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
      begun.push(mimeType);
    }
    start(): void {}
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'HTMLCanvasElement',
    class {
      captureStream(): void {}
    }
  );
  return begun;
}
type Drawn = { readonly width: number; readonly height: number };
const canvas = (width: number, height: number): HTMLCanvasElement => ({ width, height }) as HTMLCanvasElement;
/** The canvas that is filmed, and what was drawn on it. */
function filmed() {
  const drawn: number[][] = [];
  const film = {
    width: 0,
    height: 0,
    captureStream: () => ({}),
    getContext: () => ({ drawImage: (_from: Drawn, ...at: number[]) => drawn.push(at) })
  };
  vi.stubGlobal('document', { createElement: () => film });
  return { film, drawn };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  toasts.splice(0);
});

describe('a film of the falls', () => {
  test('is an mp4 where that can be written, since every phone can show it', () => {
    const begun = writes('video/webm;codecs=vp9', 'video/webm', 'video/mp4;codecs=avc1.42E01E', 'video/mp4');
    filmed();
    recordCanvas(canvas(300, 400));
    expect(begun).toEqual(['video/mp4;codecs=avc1.42E01E']);
  });

  test('is a webm elsewhere, and is not offered where neither can be written', () => {
    const begun = writes('video/webm');
    expect(canRecord()).toBe(true);
    filmed();
    recordCanvas(canvas(300, 400));
    expect(begun).toEqual(['video/webm']);
    writes();
    expect(canRecord()).toBe(false);
  });

  test('keeps its size when the table is drawn coarser, and the whole table in it when that takes another form', () => {
    writes('video/mp4');
    const { film, drawn } = filmed();
    const seen = canvas(301, 400);
    const { frame } = recordCanvas(seen);
    frame();
    Object.assign(seen, { width: 150, height: 200 });
    frame();
    Object.assign(seen, { width: 400, height: 200 });
    frame();
    expect([film.width, film.height]).toEqual([302, 400]);
    expect(drawn.map((at) => at.map(Math.round))).toEqual([
      [1, 0, 301, 400],
      [1, 0, 300, 400],
      [0, 125, 302, 151]
    ]);
  });

  const film = new Blob(['film'], { type: 'video/mp4' });
  const seen = { showAll: () => Promise.resolve(), over: () => Promise.resolve() } as unknown as Projector;
  function keeper(projector = seen): { keeper: Keeper; filmed: () => number } {
    let times = 0;
    const record = () => ({ stop: () => Promise.resolve((times++, film)) });
    const picture = { portrait: () => canvas(300, 400), record };
    const match = { game, state: begun(['forest', 'desert']), end: {} as Ending, names: ['Ada'], created: undefined };
    writes('video/mp4');
    return {
      keeper: new Keeper(() => ({ ...match, picture, projector, falls: [{} as Done] })),
      filmed: () => times
    };
  }

  test('waits, once it is there, for a touch of its own: a share sheet opens for nothing less', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share, canShare: () => true, userActivation: { isActive: true } });
    const { keeper: kept, filmed } = keeper();
    await kept.keepFilm();
    expect([share.mock.calls.length, kept.filmed, kept.canFilm]).toEqual([0, true, true]);
    expect(toasts.at(-1)?.action?.label).toBe('Save the video');

    share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
    await kept.keepFilm();
    expect([kept.filmed, toasts.at(-1)?.text]).toEqual([true, 'Not saved.']);
    await kept.keepFilm();
    expect([kept.filmed, toasts.at(-1)?.text, filmed()]).toEqual([false, 'Handed on.', 1]);
  });

  test('of whoever leaves meanwhile is dropped, and nobody is asked about it', async () => {
    vi.stubGlobal('navigator', {});
    const { keeper: kept, filmed } = keeper(Object.assign(Object.create(seen) as Projector, { closed: true }));
    await kept.keepFilm();
    expect([filmed(), kept.filmed, toasts.length]).toEqual([1, false, 0]);
  });

  test('is saved at once where files are simply downloaded', async () => {
    const click = vi.fn();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { createElement: () => ({ click }) });
    const { keeper: kept } = keeper();
    await kept.keepFilm();
    expect([click.mock.calls.length, kept.filmed, toasts.at(-1)?.text]).toEqual([1, false, 'Saved.']);
  });
});
