/** Thrown where somebody is to read why: its message is a text of a catalogue. What other errors say is for whoever mends them. */
export class Said extends Error {
  override readonly name = 'Said';
}

/** Whoever was asked (calls.ts) died, or was let go. */
export class StoppedError extends Error {}
