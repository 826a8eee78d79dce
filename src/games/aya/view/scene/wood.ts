/** The sound of wood on wood, made from nothing but noise and two tones that die away. */
import { Voice } from '#ui/play/voice.ts';

export type Wood = {
  /** On every touch: a fall that a bot or another device sets off cannot open the sound by itself. */
  wake(): void;
  click(speed: number, pan: number): void;
  close(): void;
};

/** Clicks that follow each other faster than this are one to the ear. */
const apart = 0.012;

export function createWood(): Wood {
  const voice = new Voice();
  let noise: AudioBuffer | undefined;
  let last = -1;

  const breath = (audio: AudioContext): AudioBuffer => {
    const made = audio.createBuffer(1, Math.round(audio.sampleRate * 0.03), audio.sampleRate);
    const samples = made.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
    return made;
  };

  /** One resonance of the little block. */
  const ring = (audio: AudioContext, out: AudioNode, tone: number, loud: number, long: number): void => {
    const now = audio.currentTime;
    const source = audio.createOscillator();
    const fade = audio.createGain();
    source.frequency.setValueAtTime(tone * 1.06, now);
    source.frequency.exponentialRampToValueAtTime(tone, now + 0.012);
    fade.gain.setValueAtTime(loud, now);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + long);
    source.connect(fade).connect(out);
    source.start(now);
    source.stop(now + long);
  };

  return {
    wake: () => voice.wake(),
    /** `speed` from 0 (a touch) to 1 (a hard blow), `pan` from −1 (left) to 1 (right). */
    click(speed, pan) {
      const audio = voice.running;
      if (!audio) return;
      if (audio.currentTime - last < apart) return;
      last = audio.currentTime;
      const hard = Math.min(1, Math.max(0.05, speed));
      const side = audio.createStereoPanner();
      side.pan.value = Math.min(1, Math.max(-1, pan)) * 0.7;
      side.connect(audio.destination);
      // No two blocks are quite alike.
      const tone = 1150 + 500 * Math.random() + 350 * hard;
      ring(audio, side, tone, 0.1 * hard, 0.05);
      ring(audio, side, tone * 2.76, 0.045 * hard, 0.025);
      const knock = audio.createBufferSource();
      const band = audio.createBiquadFilter();
      const loud = audio.createGain();
      knock.buffer = noise ??= breath(audio);
      band.type = 'bandpass';
      band.frequency.value = 2400 + 1600 * hard;
      band.Q.value = 0.9;
      loud.gain.value = 0.28 * hard;
      knock.connect(band).connect(loud).connect(side);
      knock.start();
      knock.onended = () => side.disconnect();
    },
    close: () => voice.close()
  };
}
