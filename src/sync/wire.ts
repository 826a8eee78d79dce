/**
 * One connection with one device: hello, proof of the secret, who is who (LINK-HELLO); limits on what arrives (LINK-LIMIT);
 * and noticing when nobody is there any more (LINK-SEE-03). Above it only devices that know the secret are heard.
 */
import type { Hash } from '#engine/hash.ts';
import type { Channel } from './channel.ts';
import type { Clock } from './clock.ts';
import { deviceId, proofOf, tokenFor, tokenProof, type Entropy, type Keys, type Proof } from './keys.ts';
import { maxKnown, protocol, readHello, readMessage, type Bye, type Message } from './messages.ts';

/** What a device says of itself when the secret is proven. */
export type Who = Extract<Message, { t: 'who' }>;
/** What is heard after that. */
export type Talk = Exclude<Message, { t: 'hello' | 'proof' | 'who' | 'token' | 'bye' | 'beat' }>;

/** Whoever uses a wire. */
export type Ear = {
  /** The other side is known, by this token from now on. A reason ends the connection. */
  readonly met: (wire: Wire, who: Who, token: Hash) => Bye | undefined;
  readonly heard: (wire: Wire, talk: Talk) => void;
  /** `why` is what one of both sides said; undefined if it was only lost. `theirs`: the other side said it. */
  readonly closed: (wire: Wire, why: Bye | undefined, theirs: boolean) => void;
};

export type WireSetup = {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly keys: () => Keys;
  readonly about: () => Pick<Who, 'boot' | 'match' | 'rules'>;
};

const helloTime = 10_000;
export const beatTime = 2000;
const deadAfter = 6000;
const burst = { messages: 400, characters: 4 * 1024 * 1024 };
const perSecond = { messages: 100, characters: 1024 * 1024 };

export class Wire {
  ear: Ear;
  readonly channel: Channel;
  readonly #setup: WireSetup;
  readonly #nonce: Hash;
  #theirNonce: Hash | undefined;
  #theirProtocol = protocol;
  #proven = false;
  #claim: Who | undefined;
  #shown = false;
  #who: Who | undefined;
  #closed = false;
  #heard: number;
  #spoke: number;
  #left = { ...burst };
  #refilled: number;
  #stopTimer: () => void;

  constructor(channel: Channel, setup: WireSetup, ear: Ear) {
    this.channel = channel;
    this.ear = ear;
    this.#setup = setup;
    this.#nonce = setup.entropy();
    const now = setup.clock.now();
    [this.#heard, this.#spoke, this.#refilled] = [now, now, now];
    this.#stopTimer = setup.clock.after(helloTime, () => this.close('late'));
    channel.onmessage = (text) => this.#receive(text);
    channel.onclose = () => this.#end(undefined, false);
    this.#post({ t: 'hello', protocol, nonce: this.#nonce });
  }

  /** The other device, once it is known. */
  get who(): Who | undefined {
    return this.#who;
  }
  /** What the other side says of itself; nothing is known of it until it is `who`. */
  get claim(): Who | undefined {
    return this.#claim;
  }
  /** The protocol the other side speaks. */
  get protocol(): number {
    return this.#theirProtocol;
  }
  get open(): boolean {
    return !this.#closed && this.#who !== undefined;
  }

  send(talk: Talk): void {
    if (this.open) this.#post(talk);
  }

  /** Speaks at once and hangs up if there is no answer soon (LINK-SEE-04). */
  probe(patience: number, ask: () => void): void {
    const { clock } = this.#setup;
    const asked = clock.now();
    ask();
    clock.after(patience, () => {
      if (!this.#closed && this.#heard < asked) this.close();
    });
  }

  /** Ends the connection; the other side is told why. */
  close(why?: Bye): void {
    if (this.#closed) return;
    if (why) this.#post({ t: 'bye', why });
    this.#end(why, false);
    this.channel.close(why === 'replaced');
  }

  #end(why: Bye | undefined, theirs: boolean): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stopTimer();
    this.ear.closed(this, why, theirs);
  }

  #post(message: Message): void {
    this.#spoke = this.#setup.clock.now();
    this.channel.send(JSON.stringify(message));
  }

  #receive(text: unknown): void {
    if (this.#closed) return;
    this.#heard = this.#setup.clock.now();
    if (!this.#spend(typeof text === 'string' ? text.length : Infinity)) return this.close('flood');
    const message = readMessage(text);
    if (!message) {
      const hello = this.#theirNonce === undefined ? readHello(text) : undefined;
      this.#theirProtocol = hello?.protocol ?? protocol;
      return this.close(hello && hello.protocol !== protocol ? 'protocol' : 'malformed');
    }
    if (message.t === 'bye') {
      this.#end(message.why, true);
      return this.channel.close(message.why === 'replaced');
    }
    switch (message.t) {
      case 'hello':
        return this.#onhello(message);
      case 'proof':
        return this.#onproof(message);
      case 'who':
        return this.#onwho(message);
      case 'token':
        return this.#ontoken(message);
      case 'beat':
        return this.#who ? undefined : this.close('malformed');
      default:
        return this.#who ? this.ear.heard(this, message) : this.close('malformed');
    }
  }

  #onhello({ protocol: theirs, nonce }: Extract<Message, { t: 'hello' }>): void {
    if (this.#theirNonce === nonce) return; // the same message twice
    if (this.#theirNonce !== undefined || nonce === this.#nonce) return this.close('malformed');
    this.#theirProtocol = theirs;
    if (theirs !== protocol) return this.close('protocol');
    this.#theirNonce = nonce;
    this.#post({ t: 'proof', mac: proofOf(this.#setup.keys(), this.#proof(this.channel.opener)) });
  }

  #onproof({ mac }: Extract<Message, { t: 'proof' }>): void {
    if (this.#theirNonce === undefined) return this.close('malformed');
    if (mac !== proofOf(this.#setup.keys(), this.#proof(!this.channel.opener))) return this.close('secret');
    if (this.#proven) return;
    this.#proven = true;
    const keys = this.#setup.keys();
    const known = Object.keys(keys.tokens).slice(-maxKnown);
    this.#post({ t: 'who', device: deviceId(keys), known, ...this.#setup.about() });
  }

  #onwho(who: Who): void {
    if (!this.#proven || who.device === deviceId(this.#setup.keys())) return this.close('malformed');
    if (this.#claim) return;
    this.#claim = who;
    // A token is shown in full only to a device met for the first time, or to one that has shown its own.
    const met = this.#tokenOf(who.device) !== undefined;
    if (who.known.includes(deviceId(this.#setup.keys())) || !met) this.#show();
    // Both may have met by another connection since they said who they know: a proof shows nothing.
    else this.#postToken(null);
  }

  #show(): void {
    if (this.#shown) return;
    this.#shown = true;
    const keys = this.#setup.keys();
    const { device, known } = this.#claim!;
    this.#postToken(known.includes(deviceId(keys)) ? null : tokenFor(keys, device));
  }

  #postToken(token: Hash | null): void {
    const own = tokenFor(this.#setup.keys(), this.#claim!.device);
    this.#post({ t: 'token', mac: tokenProof(own, this.#proof(this.channel.opener)), token });
  }

  #ontoken({ mac, token }: Extract<Message, { t: 'token' }>): void {
    const who = this.#claim;
    if (!who) return this.close('malformed');
    if (this.#who) return;
    const due = this.#tokenOf(who.device) ?? token;
    if (due === null) return; // nothing to check it by: the token itself is to come
    if (mac !== tokenProof(due, this.#proof(!this.channel.opener))) return this.close('impostor');
    this.#show();
    this.#who = who;
    this.#stopTimer();
    const refused = this.ear.met(this, who, due);
    if (refused) return this.close(refused);
    this.#beat();
  }

  #tokenOf(device: string): Hash | undefined {
    const { tokens } = this.#setup.keys();
    return Object.hasOwn(tokens, device) ? tokens[device] : undefined;
  }

  #proof(opener: boolean): Proof {
    const mine = this.#nonce;
    const theirs = this.#theirNonce!;
    const nonces = this.channel.opener ? ([mine, theirs] as const) : ([theirs, mine] as const);
    return { opener, nonces, binding: this.channel.binding };
  }

  #beat(): void {
    if (this.#closed) return;
    const now = this.#setup.clock.now();
    if (now - this.#heard >= deadAfter) return this.close();
    if (now - this.#spoke >= beatTime) this.#post({ t: 'beat' });
    this.#stopTimer = this.#setup.clock.after(beatTime / 2, () => this.#beat());
  }

  /** A bucket that fills up with time; false when it is empty. */
  #spend(characters: number): boolean {
    const now = this.#setup.clock.now();
    const seconds = Math.max(0, now - this.#refilled) / 1000;
    this.#refilled = now;
    this.#left.messages = Math.min(burst.messages, this.#left.messages + seconds * perSecond.messages) - 1;
    this.#left.characters =
      Math.min(burst.characters, this.#left.characters + seconds * perSecond.characters) - characters;
    return this.#left.messages >= 0 && this.#left.characters >= 0;
  }
}
