import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWood } from '../../src/games/aya/view/scene/wood.ts';
import { Voice } from '#ui/play/voice.ts';

let made: FakeAudio[];
class FakeAudio {
  state = 'suspended';
  sampleRate = 8000;
  currentTime = 1;
  destination = {};
  played = 0;
  constructor() {
    made.push(this);
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  close = (): Promise<void> => Promise.resolve();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createStereoPanner = () => this.#node();
  createOscillator = () => this.#node();
  createGain = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  #node() {
    const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node = {
      pan: param,
      frequency: param,
      gain: param,
      Q: param,
      connect: (to: unknown) => to,
      disconnect: () => undefined,
      start: () => (this.played += 1),
      stop: () => undefined
    };
    return node;
  }
}

beforeEach(() => {
  made = [];
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => void vi.unstubAllGlobals());

test('is opened by a touch, and taken up again by one after an interruption', () => {
  const voice = new Voice();
  expect([voice.running, made]).toEqual([undefined, []]);
  voice.wake();
  expect(voice.running).toBe(made[0]);
  made[0]!.state = 'interrupted';
  expect(voice.running).toBeUndefined();
  voice.wake();
  expect([made.length, voice.running]).toEqual([1, made[0]]);
  voice.close();
  expect(voice.running).toBeUndefined();
  voice.wake();
  expect(voice.running).toBe(made[1]);
});

test('a fall that nobody here set off opens nothing; after any touch it is heard', () => {
  const wood = createWood();
  wood.click(1, 0);
  expect(made).toEqual([]);
  wood.wake();
  wood.click(1, 0);
  expect(made[0]!.played).toBeGreaterThan(0);
  const { played } = made[0]!;
  Object.assign(made[0]!, { state: 'interrupted', currentTime: 2 });
  wood.click(1, 0);
  expect(made[0]!.played).toBe(played);
});
