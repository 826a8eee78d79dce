/** The matches kept on this device: their logs, and what lists show of them. */
import type { DraftMoves } from '#engine/draft.ts';
import type { Hash } from '#engine/hash.ts';
import { chain, entryHash, type Entry, type Player } from '#engine/log.ts';
import { read, write, writtenAtOnce, type Tables } from './db.ts';
import { handsOf } from './hands.ts';
import { forgetTime } from './kept-time.ts';
import { noteMatches } from './marker.ts';
import { announce, onNews } from './news.ts';
import { StoreProblem } from './problem.ts';
import {
  entryRow,
  fitting,
  matchRow,
  record,
  type Charter,
  type CopyReason,
  type EntryRow,
  type Glance,
  type MatchRow
} from './records.ts';
export type { Charter, CopyReason, Glance } from './records.ts';

/** A match as lists show it. */
export type MatchSummary = {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: Hash;
  /** The date of a match of the day. */
  readonly day: string | null;
  /** Who plays now. */
  readonly players: readonly Player[];
  /** A seat went from a person to a bot, from a bot to a person, or to a bot of another level. */
  readonly mixed: boolean;
  /** ISO 8601. */
  readonly created: string;
  readonly updated: string;
  readonly status: 'open' | 'over';
  /** Number of entries in the log. */
  readonly entries: number;
  /** Missing when the row is damaged; the match may still open. */
  readonly glance: Glance | undefined;
  /** Where a copy comes from: the id of the other match, the entry it was copied up to, and why. */
  readonly origin: { readonly match: string; readonly entries: number; readonly why: CopyReason } | null;
  readonly damaged: boolean;
};

/** The end of a log: how many entries it has, and the hash after the last. */
export type Tip = { readonly count: number; readonly tip: Hash };

/** A match as read and checked: every entry fits its schema and the hash chain. Whether it fits the rules is not known here. */
export type LoadedMatch = {
  readonly charter: Charter;
  readonly entries: readonly Entry[];
  /** As `chain` gives them: one more than entries. */
  readonly hashes: readonly Hash[];
  readonly draft: DraftMoves;
  readonly updated: string;
  /** Set if the log cannot be read from entry number `at` on. */
  readonly damage: { readonly at: number } | undefined;
};

const noDraft: DraftMoves = { moves: [], undone: [] };
const logOf = (tables: Tables, id: string) => tables.entries.where('[match+n]').between([id, -1], [id, Infinity]);
const now = (): string => new Date().toISOString();

/** Rows for the entries that come after `at`, with their hashes. */
function chained(match: string, at: Tip, entries: readonly Entry[]): EntryRow[] {
  let previous = at.tip;
  return entries.map((entry) => {
    previous = entryHash(previous, entry);
    return { match, n: entry.n, hash: previous, entry };
  });
}

/** Stores a match made elsewhere, whole, instead of any log of that id; within a transaction on the three tables of matches. */
export async function putMatch(
  tables: Tables,
  charter: Charter,
  entries: readonly Entry[],
  draft: DraftMoves,
  glance: Glance,
  updated: string = now()
): Promise<void> {
  const match = charter.header.id;
  const hashes = chain(charter.header, entries);
  const hands = handsOf(charter, entries);
  const row: MatchRow = {
    id: match,
    updated,
    count: entries.length,
    tip: hashes.at(-1)!,
    draft,
    glance: { ...glance, ...(hands && { hands }) }
  };
  await logOf(tables, match).delete();
  await tables.records.put({ match, charter });
  const rows = entries.map((entry, n) => ({ match, n, hash: hashes[n + 1]!, entry }));
  if (rows.length > 0) await tables.entries.bulkPut(rows);
  await tables.matches.put(row);
}

/** Stores a new match with its first entries. Safe to repeat. Throws StoreProblem. */
export async function addMatch(charter: Charter, entries: readonly Entry[], glance: Glance): Promise<void> {
  const count = await write(['records', 'entries', 'matches'], async (tables) => {
    await putMatch(tables, charter, entries, noDraft, glance);
    return tables.records.count();
  });
  noteMatches(count);
  announce({ about: 'match', id: charter.header.id });
}

/**
 * Appends entries, leaves only `draft` of the turn in the making and brings the summary up to date, all or nothing. The log must end at `at`;
 * otherwise somebody else has written and a StoreProblem `conflict` is thrown. Repeating an append that went through, because
 * its answer was lost with the connection, changes nothing.
 */
export async function appendEntries(
  id: string,
  at: Tip,
  entries: readonly Entry[],
  glance: Glance,
  draft: DraftMoves = noDraft
): Promise<void> {
  const rows = chained(id, at, entries);
  const end: Tip = { count: at.count + rows.length, tip: rows.at(-1)?.hash ?? at.tip };
  await putOnto(id, at, rows, { id, updated: now(), ...end, draft, glance });
  if (glance.turn === 'over') forgetTime(id);
  announce({ about: 'match', id });
}

/** Stores the moves of an unfinished turn on the log that ends at `at`. Throws StoreProblem, `conflict` if it does not. */
export async function saveDraft(id: string, at: Tip, draft: DraftMoves, glance: Glance): Promise<void> {
  await putOnto(id, at, [], { id, updated: now(), ...at, draft, glance });
  announce({ about: 'match', id });
}

/** Stores entries (or none) and a summary onto the log that ends at `at`, or has these entries at its end already. */
async function putOnto(id: string, at: Tip, rows: readonly EntryRow[], row: MatchRow): Promise<void> {
  const done =
    at.count > 0 &&
    (await writtenAtOnce(
      ['entries', 'matches'],
      (store) => {
        const end = store('entries').getAll(IDBKeyRange.bound([id, at.count - 1], [id, Infinity]), 2);
        for (const added of rows) store('entries').add(added);
        store('matches').put(row);
        return end;
      },
      // Only whether it is the end we know: what it holds was checked when the match was read.
      (end: readonly unknown[]) => end.length === 1 && (end[0] as Partial<EntryRow>).hash === at.tip
    ));
  if (done) return;
  await write(['records', 'entries', 'matches'], async (tables) => {
    const here = await endOf(tables, id);
    if (rows.length > 0 && here?.count === row.count && here.tip === row.tip) return;
    agree(here, at, id);
    if (rows.length > 0) await tables.entries.bulkAdd(rows);
    await tables.matches.put(row);
  });
}

/**
 * Where the stored log ends, within a transaction on the tables of matches; undefined if there is no such match. For an
 * empty log the tip is not known and ''.
 */
export async function tipOf(tables: Tables, id: string): Promise<Tip | undefined> {
  const [known, end] = await Promise.all([isThere(tables, id), endOf(tables, id)]);
  return known ? end : undefined;
}

/** The same, for a match in play: entries go together with it, and only where there are none it is asked for. */
async function endOf(tables: Tables, id: string): Promise<Tip | undefined> {
  const last = await logOf(tables, id).last();
  if (last === undefined) return (await isThere(tables, id)) ? { count: 0, tip: '' } : undefined;
  const row = fitting(entryRow, last);
  if (!row) throw damaged('The last entry cannot be read.');
  return { count: row.n + 1, tip: row.hash };
}

const isThere = async (tables: Tables, id: string): Promise<boolean> =>
  (await tables.records.where('match').equals(id).count()) > 0;

function agree(here: Tip | undefined, at: Tip, id: string): void {
  if (!here) throw missing(id);
  if (here.count === at.count && (here.tip === at.tip || at.count === 0)) return;
  throw new StoreProblem('conflict', 'This match was played on in another tab.');
}

const missing = (id: string): StoreProblem => new StoreProblem('missing', `There is no match ${id} on this device.`);
const damaged = (message: string): StoreProblem => new StoreProblem('damaged', message);

/**
 * Reads a match. A log with a damaged entry is read up to the one before it; a damaged summary costs no more than the draft.
 * Throws StoreProblem: `missing`, or `damaged` if the header itself is.
 */
export async function loadMatch(id: string): Promise<LoadedMatch> {
  const [stored, summary, rows] = await read(['records', 'entries', 'matches'], async (tables) => [
    await tables.records.get(id),
    await tables.matches.get(id),
    await logOf(tables, id).toArray()
  ]);
  if (stored === undefined && summary === undefined) throw missing(id);
  const charter = fitting(record, stored)?.charter;
  if (!charter || charter.header.id !== id || charter.secrets.length !== charter.header.dice.length)
    throw damaged('The header of this match cannot be read.');
  const { entries, hashes } = goodEntries(chain(charter.header, []), rows);
  const row = fitting(matchRow, summary);
  const whole = entries.length === rows.length && entries.length >= (row?.count ?? 0);
  const current = row?.count === entries.length && row.tip === hashes.at(-1);
  return {
    charter,
    entries,
    hashes,
    draft: current && row ? row.draft : noDraft,
    updated: row?.updated ?? charter.header.created,
    damage: whole ? undefined : { at: entries.length }
  };
}

function goodEntries(hashes: Hash[], rows: readonly unknown[]): { entries: Entry[]; hashes: Hash[] } {
  const entries: Entry[] = [];
  for (const [n, stored] of rows.entries()) {
    const row = fitting(entryRow, stored);
    if (!row || row.n !== n || row.entry.n !== n || row.hash !== entryHash(hashes[n]!, row.entry)) break;
    entries.push(row.entry);
    hashes.push(row.hash);
  }
  return { entries, hashes };
}

/** Every match, last played first. A damaged one is listed too, marked as such. Throws StoreProblem. */
export async function listMatches(): Promise<MatchSummary[]> {
  const [records, rows] = await read(['records', 'matches'], async (tables) => [
    await tables.records.toArray(),
    await tables.matches.toArray()
  ]);
  const byId = new Map(rows.map((row) => [(row as { id: string }).id, fitting(matchRow, row)]));
  const listed = records.map((stored) => {
    const key = (stored as { match: string }).match;
    return summary(key, fitting(record, stored)?.charter, byId.get(key));
  });
  return listed.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0));
}

function summary(id: string, charter: Charter | undefined, row: MatchRow | undefined): MatchSummary {
  const from = charter?.past.at(-1);
  return {
    id,
    game: charter?.header.game ?? '',
    rulesVersion: charter?.header.rulesVersion ?? 0,
    edition: charter?.header.edition ?? '',
    day: charter?.header.format === 'wayside.match/3' ? charter.header.day : null,
    players: row?.glance.hands?.players ?? charter?.header.players ?? [],
    mixed: row?.glance.hands?.mixed ?? false,
    created: charter?.header.created ?? '',
    updated: row?.updated ?? charter?.header.created ?? '',
    status: row?.glance.turn === 'over' ? 'over' : 'open',
    entries: row?.count ?? 0,
    glance: row?.glance,
    origin: from && charter?.copy ? { match: from.header.id, entries: from.until, why: charter.copy } : null,
    damaged: !charter || !row
  };
}

/** Removes a match and its log for good. Deleting one that is not there is no error. Throws StoreProblem. */
export async function deleteMatch(id: string): Promise<void> {
  const left = await write(['records', 'entries', 'matches', 'links', 'reviews'], async (tables) => {
    await tables.links.where('match').equals(id).delete();
    await tables.reviews.delete(id);
    await logOf(tables, id).delete();
    await tables.records.delete(id);
    await tables.matches.delete(id);
    return tables.records.count();
  });
  noteMatches(left);
  forgetTime(id);
  announce({ about: 'match', id });
}

/** Calls back whenever any tab has changed any match, until the function returned is called. */
export const watchMatches = (listener: () => void): (() => void) =>
  onNews(({ about }) => {
    if (about !== 'settings') listener();
  });
