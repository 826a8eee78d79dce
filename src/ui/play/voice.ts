/**
 * The way to the speakers. Browsers let a page sound only after a touch, iOS interrupts it now and then (a call, another
 * app), and a sound that nobody touched for cannot open it: so every touch wakes it.
 */
export class Voice {
  #context: AudioContext | undefined;

  /** Call on every pointerup and keydown: the only moments at which sound may begin. */
  wake(): void {
    try {
      this.#context ??= new AudioContext({ latencyHint: 'interactive' });
      // `suspended`, or `interrupted` on iOS.
      if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined);
    } catch {
      // No audio on this device: sound is never required.
    }
  }

  /** Undefined while nothing can be heard. */
  get running(): AudioContext | undefined {
    return this.#context?.state === 'running' ? this.#context : undefined;
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }
}
