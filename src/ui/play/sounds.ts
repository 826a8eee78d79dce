/** Short dry wooden ticks, synthesised: nothing to download. */
import { Voice } from './voice.ts';

export type Sound = 'tick' | 'place' | 'turn' | 'no' | 'end';

/** Pitch in hertz, seconds after the call, loudness from 0 to 1. */
type Knock = readonly [pitch: number, after: number, loud: number];
const knocks: Readonly<Record<Sound, readonly Knock[]>> = {
  tick: [[1450, 0, 0.35]],
  place: [[820, 0, 0.6]],
  turn: [
    [980, 0, 0.5],
    [1320, 0.11, 0.5]
  ],
  no: [
    [240, 0, 0.7],
    [210, 0.09, 0.5]
  ],
  end: [
    [660, 0, 0.6],
    [880, 0.13, 0.6],
    [1100, 0.26, 0.6],
    [1320, 0.39, 0.7]
  ]
};

export class Sounds {
  on = false;
  readonly #voice = new Voice();
  #noise: AudioBuffer | undefined;

  wake = (): void => {
    if (this.on) this.#voice.wake();
  };

  play(sound: Sound): void {
    const context = this.#voice.running;
    if (!this.on || !context) return;
    for (const knock of knocks[sound]) this.#knock(context, knock);
  }

  close(): void {
    this.#voice.close();
  }

  /** Wood is a click that a small body answers: a breath of noise, and a tone that dies at once. */
  #knock(context: AudioContext, [pitch, after, loud]: Knock): void {
    const at = context.currentTime + after;
    const out = context.createGain();
    out.gain.setValueAtTime(loud * 0.5, at);
    out.gain.exponentialRampToValueAtTime(0.0001, at + 0.07);
    out.connect(context.destination);

    const body = context.createOscillator();
    body.type = 'triangle';
    body.frequency.setValueAtTime(pitch, at);
    body.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.06);
    body.connect(out);
    body.start(at);
    body.stop(at + 0.08);

    const click = context.createBufferSource();
    click.buffer = this.#noise ??= breath(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch * 1.8;
    band.Q.value = 2;
    click.connect(band).connect(out);
    click.start(at);
  }
}

function breath(context: AudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * 0.02);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  return buffer;
}
