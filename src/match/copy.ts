/** Copies of matches and dice for them: a trial, a repair, one arm of a fork. */
import { hash, type Hash } from '#engine/hash.ts';
import { canonical } from '#engine/json.ts';
import type { DayHeader, Entry, Header, LocalHeader } from '#engine/log.ts';
import type { Charter, CopyReason } from '#store/matches.ts';
import { devicesAfter } from '#sync/devices.ts';
import { pastOfCopy } from '#sync/record.ts';
import { randomHash } from './entropy.ts';
import { chainOf, luckOfChains, luckOfDay, type Luck } from './luck.ts';

/**
 * The charter of a copy of a match whose first entries are `kept`: the same match under a new name and with new dice. Its
 * past keeps the old header, so that the draws already made can still be proven. `named` gives the copy a certain id.
 */
export function copyOf(
  from: Charter,
  kept: readonly Entry[],
  why: CopyReason,
  named?: string
): { charter: Charter; luck: Luck } {
  const { game, rulesVersion, edition, options } = from.header;
  const { players } = devicesAfter(from, kept);
  const created = new Date().toISOString();
  const rest = { format: 'wayside.match/1', game, rulesVersion, edition, options, players, created } as const;
  const { header, secrets, luck } = newDice(rest, named);
  const past = pastOfCopy({ ...from, entries: kept }, kept.length);
  return { charter: { header, past, edition: from.edition, secrets, copy: why }, luck };
}

/** The charter of what becomes of an arm of a fork. The same arm gets the same name, so that it is found again. */
export const forkOf = (from: Charter, entries: readonly Entry[], tip: Hash): Charter =>
  copyOf(from, entries, 'fork', hash(['wayside fork', from.header.id, tip]).slice(0, 32)).charter;

/** True if a log goes on from `start`: what was kept as a copy of that arm has been played on, or is it still. */
export const begins = (log: readonly Entry[], start: readonly Entry[]): boolean =>
  log.length >= start.length && canonical(log.slice(0, start.length)) === canonical(start);

type Made<H extends Header> = { readonly header: H; readonly secrets: readonly Hash[]; readonly luck: Luck };

/** A header with a name of its own, and dice of this device alone. */
export function newDice(rest: Omit<LocalHeader, 'id' | 'dice'>, id = newId()): Made<LocalHeader> {
  const secret = randomHash();
  const chain = chainOf(id, 0, secret);
  return { header: { ...rest, id, dice: [chain.end] }, secrets: [secret], luck: luckOfChains([chain]) };
}

/** A header of a match of the day, with a name of its own. */
export function newDay(rest: Omit<DayHeader, 'id' | 'dice'>): Made<DayHeader> {
  const header = { ...rest, id: newId(), dice: [] };
  return { header, secrets: [], luck: luckOfDay };
}

const newId = (): string => randomHash().slice(0, 32);
