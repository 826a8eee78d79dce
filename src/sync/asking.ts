/**
 * Asking and agreeing, as one device does it (LINK-ASK): the open questions, its own one, which is asked again when the log
 * has grown, and its consents, which are stored before they are told, so that no reload forgets what was agreed to.
 */
import type { Hash } from '#engine/hash.ts';
import { entryHash, type Accord, type Entry, type Place } from '#engine/log.ts';
import type { Consent, MatchPort } from './ports.ts';
import type { Entropy } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { Message } from './messages.ts';
import { askOf, entryOf, isReturn, question, Questions, same, type Question } from './questions.ts';
import type { Talk } from './wire.ts';

/** Milliseconds: how long a question lives that is not asked again, and how long a consent binds when its question is gone. */
const askingLasts = 8000;
const maxConsents = 16;

export type AskingSetup = {
  readonly port: Pick<MatchPort, 'agree'>;
  readonly entropy: Entropy;
  readonly now: () => number;
  /** Consents stored before. */
  readonly agreed: readonly Consent[];
  readonly tell: (talk: Talk) => void;
};

/** What is said in asking. */
export type Asked = Extract<Talk, { t: 'ask' | 'answer' | 'withdraw' }>;
type Asker = { readonly place: Place | undefined; readonly device: string };

/** True if one of these consents is to this entry after the log with that hash. */
export function consented(agreed: readonly Consent[], at: Hash, entry: Extract<Entry, { type: 'accord' }>): boolean {
  const to = entryHash(at, entry);
  return agreed.some((consent) => consent.at === at && consent.to === to);
}

export class Asking {
  readonly #setup: AskingSetup;
  readonly #questions = new Questions();
  #agreed: readonly Consent[];
  /** What this device wants, and the question it asks for it now. */
  #own: { readonly id: string; readonly by: Place; readonly what: Accord } | undefined;
  /** Until when consents bind whose question is not here: after a reload, or when the asker has gone. */
  #boundUntil: number;

  constructor(setup: AskingSetup) {
    this.#setup = setup;
    this.#agreed = setup.agreed;
    this.#boundUntil = setup.now() + askingLasts;
  }

  get all(): readonly Question[] {
    return this.#questions.all;
  }

  /** The place that asks a question. */
  by(id: string): Place | undefined {
    return this.#questions.find(id)?.by;
  }
  /** Leaves only questions about the end of this log; the log is another one. */
  keep(ledger: Ledger): void {
    this.#own = undefined;
    this.#questions.keep(ledger);
  }

  /** Asks the others; false if it makes no sense here. */
  async ask(ledger: Ledger, by: Place, device: string, what: Accord): Promise<boolean> {
    const id = this.#setup.entropy().slice(0, 16);
    const made = question(ledger, id, by, what, device);
    if (!made) return false;
    await this.#consent(made);
    this.#questions.put(made, this.#setup.now());
    this.#own = { id, by, what };
    this.#setup.tell(askOf(made));
    return true;
  }

  /** Answers a question, or takes our own back; false if there is none. */
  async answer(id: string, me: Place, yes: boolean): Promise<boolean> {
    const asked = this.#questions.find(id);
    if (!asked) return false;
    if (yes) await this.#agree(asked, me);
    else if (this.#own?.id === id) {
      this.#forget(id);
      this.#setup.tell({ t: 'withdraw', id });
    } else {
      this.#questions.refuse(id);
      this.#setup.tell({ t: 'answer', id, ...asked.tip, yes });
    }
    return true;
  }

  /** Takes what another device asks or answers; true if something is to be shown. */
  heard(ledger: Ledger, me: Place | undefined, from: Asker, talk: Asked): boolean | Promise<boolean> {
    switch (talk.t) {
      case 'ask':
        return this.#hear(ledger, me, from, talk);
      case 'answer':
        return this.#answered(ledger, from.place, talk);
      case 'withdraw':
        return this.#withdrawn(from.device, talk.id);
    }
  }

  /** Takes a question of another device; true if something is to be shown. What was answered is answered again (LINK-ASK-01). */
  async #hear(
    ledger: Ledger,
    me: Place | undefined,
    from: Asker,
    heard: Extract<Message, { t: 'ask' }>
  ): Promise<boolean> {
    const { tip } = ledger;
    if (this.#questions.refused(heard.id)) {
      this.#setup.tell({ t: 'answer', id: heard.id, ...tip, yes: false });
      return false;
    }
    const fresh = this.#questions.find(heard.id) === undefined;
    const asked = this.#questions.asked(ledger, from, heard, this.#setup.now());
    if (!asked) return false;
    if (me !== undefined && asked.parties.includes(me)) {
      // While links are due a return would make them void: whoever has seen them could have the dice thrown anew by it.
      const returns = isReturn(asked.what, ledger) && !ledger.linksDue;
      const byItself = returns || this.#has(asked.tip.hash, entryOf(asked));
      if (byItself) await this.#agree(asked, me);
    }
    return fresh;
  }

  /** Takes an answer; true if it counted. */
  #answered(ledger: Ledger, from: Place | undefined, heard: Extract<Message, { t: 'answer' }>): boolean {
    const counts = this.#questions.answered(ledger.tip, from, heard);
    if (counts && !heard.yes && this.#own?.id === heard.id) this.#own = undefined;
    return counts;
  }

  /** Forgets a question that its asker takes back; true if there was one. */
  #withdrawn(device: string, id: string): boolean {
    const known = this.#questions.find(id)?.device === device;
    if (known) this.#questions.drop(id);
    return known;
  }

  /** A device has gone: what it asked is gone, what was agreed to binds for a while. */
  left(device: string): void {
    for (const { id, device: asker } of this.all) {
      if (asker !== device) continue;
      this.#questions.drop(id);
      this.#boundUntil = this.#setup.now() + askingLasts;
    }
  }

  /** Asks again what is asked here, so that a lost message does no harm, and forgets what others ask no more; true if something was. */
  tick(): boolean {
    const own = this.#own && this.#questions.find(this.#own.id);
    if (own) this.#setup.tell(askOf(own));
    return this.#questions.expire(this.#setup.now() - askingLasts, own?.id);
  }

  /** The log has grown: all questions lapse. Ours is remembered for `grown`. */
  lapse(ledger: Ledger): void {
    this.#questions.keep(ledger);
  }

  /**
   * The log has grown by `fresh`: our question is asked again if it still makes sense; true if it was. A wish to take back is
   * over when somebody has moved.
   */
  async grown(ledger: Ledger, fresh: readonly Entry[], device: string): Promise<boolean> {
    const own = this.#own;
    this.#own = undefined;
    if (!own) return false;
    const moved = own.what.type === 'back' && fresh.some(({ type }) => type === 'move');
    const done = fresh.some(({ type, ...entry }) => type === 'accord' && 'what' in entry && same(entry.what, own.what));
    return !moved && !done && (await this.ask(ledger, own.by, device, own.what));
  }

  /** One that everybody agreed to and `place` is to write. */
  ready(place: Place): Question | undefined {
    return this.#questions.ready(place);
  }
  drop(id: string): void {
    this.#forget(id);
  }

  /** True if this device has agreed to what another is to write, and leaves the draw to it (LINK-ASK-08). */
  binds(place: Place, { tip }: Ledger): boolean {
    if (this.#questions.binds(place)) return true;
    return this.#setup.now() < this.#boundUntil && this.#agreed.some(({ at, binds }) => binds && at === tip.hash);
  }

  /** True if this device has agreed to just this entry after the log with that hash. */
  agreed(at: Hash, entry: Extract<Entry, { type: 'accord' }>): boolean {
    return this.#has(at, entry);
  }

  async #agree(asked: Question, me: Place): Promise<void> {
    await this.#consent(asked, me);
    this.#questions.agree(asked.id, me);
    this.#setup.tell({ t: 'answer', id: asked.id, ...asked.tip, yes: true });
  }

  /** Stores that this device agrees, before anybody hears of it. */
  async #consent(asked: Question, me = asked.by): Promise<void> {
    const entry = entryOf(asked);
    if (this.#has(asked.tip.hash, entry)) return;
    const consent = { at: asked.tip.hash, to: entryHash(asked.tip.hash, entry), binds: asked.writer !== me };
    const agreed = [...this.#agreed, consent].slice(-maxConsents);
    await this.#setup.port.agree(agreed);
    this.#agreed = agreed;
  }

  #has(at: Hash, entry: Extract<Entry, { type: 'accord' }>): boolean {
    return consented(this.#agreed, at, entry);
  }

  #forget(id: string): void {
    this.#questions.drop(id);
    if (this.#own?.id === id) this.#own = undefined;
  }
}
