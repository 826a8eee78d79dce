/** What carries messages between two devices. Everything above it is the same for a broker, a QR code or a test. */

/** An open connection with one other device. Delivers texts whole; order and delivery help, but nothing depends on them. */
export interface Channel {
  /** True on the side that asked for the connection. */
  readonly opener: boolean;
  /**
   * What nobody in the middle can make equal on both sides: the fingerprints of both session descriptions, the opener's
   * first. The proof of the secret covers it.
   */
  readonly binding: string;
  /** Sends a text; one that cannot be sent any more is lost in silence. */
  send(text: string): void;
  /** `forGood`: another connection has taken its place, so that this one is not to be made anew. */
  close(forGood?: boolean): void;
  /** Set by whoever uses the channel, before anything arrives. */
  onmessage: (text: unknown) => void;
  onclose: () => void;
}

/** A way of making channels. */
export interface Transport {
  /** Begins to look for the others, and hands over every channel that opens. */
  start(onchannel: (channel: Channel) => void): void;
  /** Looks for the others at once: the page is back in front, or a connection was lost. */
  wake(): void;
  close(): void;
}
