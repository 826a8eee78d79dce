/**
 * What devices ask one another beside moves (LINK-ASK): open questions and who agreed. A question is about one tip of the
 * log and is gone when the log grows.
 */
import { canonical } from '#engine/json.ts';
import type { Accord, Entry, Place } from '#engine/log.ts';
import { needed } from './devices.ts';
import type { Ledger, LogTip } from './ledger.ts';
import type { Message } from './messages.ts';

export type Question = {
  readonly id: string;
  readonly by: Place;
  /** The id of the device that asks. */
  readonly device: string;
  readonly what: Accord;
  readonly tip: LogTip;
  /** Who agreed so far; who asked is among them. */
  readonly yes: readonly Place[];
  /** Whose consent it takes. */
  readonly parties: readonly Place[];
  /** Who writes the entry when all have agreed (LINK-ASK-02). */
  readonly writer: Place;
  /** The log grew while it was open, and it is asked anew: whoever was about to answer is told (LINK-ASK-01). */
  readonly again: boolean;
};

/** A question at the tip of a log; undefined if it could not be written there even with everybody's consent. */
export function question(ledger: Ledger, id: string, by: Place, what: Accord, device = ''): Question | undefined {
  const others = what.type === 'hand' ? [by, what.to] : [by];
  const parties = [...new Set([...needed(what, ledger.devices), ...others])].sort((a, b) => a - b);
  const writers = what.type === 'device' ? parties.filter((place) => place !== what.place) : parties;
  const { pen, tip } = ledger;
  const writer = pen !== undefined && writers.includes(pen) ? pen : writers[0];
  if (writer === undefined) return undefined;
  const made: Question = { id, by, device, what, tip, yes: [by], parties, writer, again: false };
  return ledger.problem(entryOf(made)) === undefined ? made : undefined;
}

/** The entry that a question becomes. */
export const entryOf = ({ tip, by, parties, what }: Question): Extract<Entry, { type: 'accord' }> => ({
  n: tip.n,
  type: 'accord',
  by,
  with: parties,
  what
});

/** How a question is put to the others. */
export const askOf = ({ id, by, tip, what }: Question): Extract<Message, { t: 'ask' }> => ({
  t: 'ask',
  id,
  by,
  ...tip,
  what
});

/** A device that only ends its own rest; nobody needs to be asked (LINK-ASK-06). */
export const isReturn = (what: Accord, { devices }: Ledger): boolean => {
  const device = what.type === 'device' ? devices.devices[what.place] : undefined;
  return what.type === 'device' && device !== undefined && device.resting && device.id === what.id;
};

export const same = (a: Accord, b: Accord): boolean => canonical(a) === canonical(b);

const maxRefused = 16;

/** The open questions, one for each asker. */
export class Questions {
  #open: readonly Question[] = [];
  /** When each was heard last. */
  #heard = new Map<string, number>();
  /** Those this device has refused at this tip: the answer may have to be given again. */
  #refused: readonly string[] = [];
  /** What each asked when the log grew under its question. */
  readonly #lapsed = new Map<Place, Accord>();

  get all(): readonly Question[] {
    return this.#open;
  }

  find(id: string): Question | undefined {
    return this.#open.find((question) => question.id === id);
  }

  put(made: Question, now: number): void {
    const others = this.#open.filter(({ by, id }) => by !== made.by && id !== made.id);
    for (const { id } of this.#open) if (!others.some((one) => one.id === id)) this.#heard.delete(id);
    const before = this.#lapsed.get(made.by);
    this.#lapsed.delete(made.by);
    this.#open = [...others, { ...made, again: before !== undefined && same(before, made.what) }];
    this.#heard.set(made.id, now);
  }

  /** Takes a question that has come in from a device, perhaps again; undefined if it may not ask that, or not now. */
  asked(
    ledger: Ledger,
    { place, device }: { readonly place: Place | undefined; readonly device: string },
    { id, by, n, hash, what }: Extract<Message, { t: 'ask' }>,
    now: number
  ): Question | undefined {
    const { tip } = ledger;
    if (n !== tip.n || hash !== tip.hash) return undefined;
    const known = this.find(id);
    if (known) {
      if (known.device === device) this.#heard.set(id, now);
      return known.device === device ? known : undefined;
    }
    const newcomer = place === undefined && what.type === 'device' && what.place === by && what.id === device;
    const made = place === by || newcomer ? question(ledger, id, by, what, device) : undefined;
    if (made) this.put(made, now);
    return made;
  }

  /** Takes an answer; true if it counted. */
  answered(tip: LogTip, from: Place | undefined, { id, n, hash, yes }: Extract<Message, { t: 'answer' }>): boolean {
    const asked = this.find(id);
    if (!asked || from === undefined || n !== tip.n || hash !== tip.hash || !asked.parties.includes(from)) return false;
    if (yes) this.agree(id, from);
    else this.drop(id);
    return true;
  }

  /** Forgets a question that this device says no to. */
  refuse(id: string): void {
    this.drop(id);
    this.#refused = [...this.#refused, id].slice(-maxRefused);
  }
  refused(id: string): boolean {
    return this.#refused.includes(id);
  }

  /** Forgets those not heard since, but for one; true if there were any. */
  expire(since: number, but: string | undefined): boolean {
    const old = this.#open.filter(({ id }) => id !== but && this.#heard.get(id)! < since);
    for (const { id } of old) this.drop(id);
    return old.length > 0;
  }

  drop(id: string): void {
    this.#open = this.#open.filter((question) => question.id !== id);
    this.#heard.delete(id);
  }

  agree(id: string, place: Place): void {
    this.#open = this.#open.map((question) =>
      question.id === id && question.parties.includes(place) && !question.yes.includes(place)
        ? { ...question, yes: [...question.yes, place] }
        : question
    );
  }

  /** Leaves only questions about the end of this log. */
  keep({ tip, entries }: Ledger): void {
    for (const { id, by, what, tip: of } of this.#open) {
      if (of.hash === tip.hash) continue;
      this.drop(id);
      const next = entries[of.n];
      if (next?.type !== 'accord' || !same(next.what, what)) this.#lapsed.set(by, what);
    }
    this.#refused = [];
  }

  /** One that everybody agreed to and `place` is to write. */
  ready(place: Place): Question | undefined {
    return this.#open.find(
      ({ writer, parties, yes }) => writer === place && parties.every((party) => yes.includes(party))
    );
  }

  /** True if `place` has agreed to something that another is to write (LINK-ASK-08). */
  binds(place: Place): boolean {
    return this.#open.some(({ writer, yes }) => writer !== place && yes.includes(place));
  }
}
