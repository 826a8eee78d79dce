/** Judging other devices: whether they can take part, and whether entries they send hold and may come from them (LINK-LOG). */
import type { Hash } from '#engine/hash.ts';
import { entryHash, type Entry, type Place } from '#engine/log.ts';
import type { Step } from '#engine/timeline.ts';
import { placeOf } from './devices.ts';
import type { Ledger } from './ledger.ts';
import type { Bye, Message } from './messages.ts';
import { question } from './questions.ts';
import type { Who } from './wire.ts';

/** Why a device that plays by something else cannot take part (LINK-HELLO-06). */
export function refusal({ header, rules: here }: Ledger, { match, rules }: Who): Bye | undefined {
  if (match !== null && match !== header.id) return 'match';
  if (rules && (rules.game !== here.game || rules.version !== here.version)) return 'rules';
  return rules && rules.edition !== here.edition ? 'edition' : undefined;
}

/** Who sends, and what this device knows of it and of itself. */
export type Sender = {
  readonly sender: string;
  /** The id of this device. */
  readonly me: string;
  readonly lagging: boolean;
  /** True for devices that are connected. */
  readonly here: (device: string) => boolean;
  /** True if this device has agreed to just that after the log with this hash. */
  readonly agreed: (at: Hash, entry: Extract<Entry, { type: 'accord' }>) => boolean;
  /** Moves that were shown before they were sent, and checked and played then. */
  readonly drafted: readonly Step[];
};

/**
 * - `yes`: all of it; `ahead` has it;
 * - `wait`: the rest is for a connected device to send itself;
 * - `foreign`: the next entry is ours to make, or to agree to, and we did not;
 * - `other`: it goes on from another log than ours;
 * - `bad`: the next entry breaks rules, order or dice.
 */
export type Verdict = 'yes' | 'wait' | 'foreign' | 'other' | 'bad';

/** `ahead` is our log with the entries that may be taken. */
export function judge(
  ours: Ledger,
  { from, before, entries }: Extract<Message, { t: 'log' }>,
  sender: Sender
): { verdict: Verdict; ahead: Ledger } {
  const { tip, hashes } = ours;
  let known = before;
  if (hashes[from] !== known) return { verdict: 'other', ahead: ours };
  let at = 0;
  for (; at < entries.length && from + at < tip.n; at++) {
    known = entryHash(known, entries[at]!);
    if (known !== hashes[from + at + 1]) return { verdict: 'other', ahead: ours };
  }
  const ahead = ours.copy();
  for (const entry of entries.slice(at)) {
    const known = ahead.known(entry, sender.drafted);
    const verdict = known || ahead.problem(entry) === undefined ? may(entry, ahead, sender) : 'bad';
    if (verdict !== 'yes') return { verdict, ahead };
    ahead.append(entry, known);
  }
  return { verdict: 'yes', ahead };
}

/** Whether an entry that the rules allow may come from this device (LINK-LOG-04, LINK-LOG-05). */
function may(entry: Entry, at: Ledger, { sender, me, lagging, here, agreed }: Sender): Verdict {
  if (entry.type === 'draw') return 'yes';
  const { devices, holders } = at.devices;
  const mine = placeOf(at.devices, me);
  let author: Place | undefined;
  if (entry.type === 'move') {
    author = holders[entry.seat]!;
    if (author === mine) return lagging ? 'yes' : 'foreign';
  } else {
    const counts = mine !== undefined && holders.includes(mine) && !devices[mine]!.resting;
    const concerns = mine !== undefined && (counts || entry.with.includes(mine));
    if (concerns && !lagging && !agreed(at.tip.hash, entry)) return 'foreign';
    author = question(at, '', entry.by, entry.what)?.writer;
  }
  const writer = author === undefined ? undefined : devices[author]?.id;
  return writer !== undefined && writer !== sender && here(writer) ? 'wait' : 'yes';
}
