/** Two logs of one match that differ, as one device sees it (LINK-FORK). */
import type { Entry } from '#engine/log.ts';
import { Ledger, type LogTip } from './ledger.ts';
import { maxEntries, type Message } from './messages.ts';
import type { Wire } from './wire.ts';

/** How many beats another log may take to come, or to go on. */
const patience = 5;

export class Fork {
  /** The device whose log differs from ours. */
  readonly device: string;
  /** Their log may go on from ours, but with entries that are not theirs to make, or that we did not agree to. */
  readonly foreign: boolean;
  #entries: Entry[] = [];
  /** How often it was waited for since something of it came. */
  #waited = 0;
  #theirs: Ledger | undefined;
  #at: number | undefined;

  constructor(device: string, foreign: boolean) {
    this.device = device;
    this.foreign = foreign;
  }

  /** The other log, once it is here and holds. */
  get theirs(): Ledger | undefined {
    return this.#theirs;
  }
  /** The number of the entry of theirs that is to come next. */
  get next(): number {
    return this.#entries.length;
  }
  /** How many entries both have in common. */
  get at(): number | undefined {
    return this.#at;
  }

  /** Counts another time of waiting; true if it has been in vain too often. */
  stalls(): boolean {
    this.#waited += 1;
    return this.#waited > patience;
  }

  /** What the tip that the other side tells means: it took our log, its own has gone on, or nothing new. */
  news({ n, hash }: LogTip, { tip, hashes }: Ledger): 'settled' | 'moved' | undefined {
    if (n <= tip.n && hashes[n] === hash) return 'settled';
    return this.#theirs && this.#theirs.tip.hash !== hash ? 'moved' : undefined;
  }

  /** Takes a part of the other log and asks for the next. `none`: it is no fork after all, for one goes on from the other. */
  hear(wire: Wire, arm: Extract<Message, { t: 'arm' }>, ours: Ledger): 'none' | undefined {
    const next = this.#take(arm, ours);
    if (next === 'bad') wire.close('log');
    if (typeof next === 'number') wire.send({ t: 'want', from: next });
    return next === 'none' ? 'none' : undefined;
  }

  /** The number of the entry wanted next; `bad` if the log does not hold; nothing if all is here, or this was not the next. */
  #take({ from, entries, n, hash }: Extract<Message, { t: 'arm' }>, ours: Ledger): number | 'bad' | 'none' | undefined {
    if (this.#theirs || from !== this.#entries.length) return undefined;
    if (n > maxEntries || from + entries.length > n || (entries.length === 0 && from < n)) return 'bad';
    this.#entries.push(...entries);
    this.#waited = 0;
    if (this.#entries.length < n) return this.#entries.length;
    const { ledger, broken } = Ledger.read(ours.game, {
      header: ours.header,
      past: ours.past,
      entries: this.#entries
    });
    if (broken !== undefined || ledger.tip.hash !== hash) return 'bad';
    const parted = ledger.hashes.findIndex((other, i) => other !== ours.hashes[i]);
    if (parted < 0 || (parted === ours.hashes.length && !this.foreign)) return 'none';
    this.#theirs = ledger;
    this.#at = parted - 1;
    return undefined;
  }
}
