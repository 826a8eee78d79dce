/** Backups: matches, editions and settings as one JSON text, and reading one that may come from anywhere. */
import * as v from 'valibot';
import type { DraftMoves } from '#engine/draft.ts';
import { hash as hashOf, hashText, isHash } from '#engine/hash.ts';
import { canonical, isObject, parseJson } from '#engine/json.ts';
import { chain, type Entry } from '#engine/log.ts';
import { aidRow, listAids, takeAid, type AidRow } from './aids.ts';
import { read, tableNames, write, type Tables } from './db.ts';
import { edition, listEditions, type Edition } from './editions.ts';
import { loadMatch, putMatch, tipOf, type LoadedMatch, type Tip } from './matches.ts';
import { broker, brokerKey, chosenBroker } from './broker.ts';
import { gameId, player } from '#sync/schema.ts';
import type { Broker } from '#sync/transports/peerjs.ts';
import { isTaken, linkRow, listLinks, type LinkRow } from './links.ts';
import { noteMatches } from './marker.ts';
import { announce } from './news.ts';
import { StoreProblem } from './problem.ts';
import { charter, draftMoves, entry, fitting, time, type Charter, type Glance } from './records.ts';
import { readSettings, settingsFrom, type Settings } from './settings.ts';

/**
 * - `large`: bigger than any backup.
 * - `unreadable`: not JSON, cut off, nested too deep, or with forbidden keys.
 * - `foreign`: JSON, but not a Wayside file.
 * - `newer`: a Wayside file of a format this version does not know.
 * - `changed`: the contents do not have the hash the file names: damaged or edited.
 * - `malformed`: the right format, but a part of it is not what it should be.
 * - `game`: a game, rules version or edition that this Wayside cannot play.
 * - `log`: a log whose entries break the rules, the order or the dice.
 */
export const refusals = ['large', 'unreadable', 'foreign', 'newer', 'changed', 'malformed', 'game', 'log'] as const;
export type Refusal = (typeof refusals)[number];

/** A part of a file, as a person knows it: nothing of what it says of itself need be true. */
export type Part =
  | { readonly type: 'match'; readonly game: string; readonly names: readonly string[]; readonly created: string }
  | { readonly type: 'edition'; readonly game: string; readonly name: string }
  /** Not even that can be read. */
  | { readonly type: 'unknown' };

/**
 * A file that was not imported; nothing was changed. Or a part of a file of several, of which the rest was. `detail` says where,
 * in English; `part` which one, if it is about one.
 */
export class ImportRefused extends Error {
  readonly reason: Refusal;
  readonly detail: string;
  readonly part: Part | undefined;

  constructor(reason: Refusal, detail: string, part?: Part) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
    this.part = part;
    this.name = 'ImportRefused';
  }
}

/**
 * Longest backup that is written or read, in bytes: a match is 12 to 82 kB, so that it holds some thousands. To read one MiB
 * takes a PC some 0.2 s and 7 MB of memory.
 */
export const maxBackup = 128 * 1024 * 1024;
const maxDepth = 40;
const format = 'wayside.backup/1';
const hashLength = 64;

/** A match as it travels. */
export type Packed = {
  readonly charter: Charter;
  readonly entries: readonly Entry[];
  readonly draft: DraftMoves;
  readonly updated: string;
};

export type Backup = {
  readonly matches: readonly Packed[];
  readonly editions: readonly Edition[];
  /** Null in the file of a single match. */
  readonly settings: Settings | null;
  /** Secrets of link play: only in the file of everything, which is for oneself. */
  readonly links: readonly LinkRow[];
  /** The broker of link play, if it is not the public one: only in the file of everything. */
  readonly broker: Broker | null;
  /** What aids at a table with the real box have in progress: only in the file of everything. */
  readonly aids: readonly AidRow[];
};

/** What is in the file of everything beside matches, and in no other. */
export const nothingElse: Omit<Backup, 'matches'> = { editions: [], settings: null, links: [], broker: null, aids: [] };

const packedMatch = v.strictObject({
  charter,
  entries: v.pipe(v.array(entry), v.maxLength(20_000)),
  tip: v.custom<string>(isHash),
  draft: draftMoves,
  updated: time
});
/**
 * How many there are is bounded by the size of the file alone: what a device holds is not refused for its number. Matches and
 * editions are read one by one.
 */
const content = v.strictObject({
  matches: v.array(v.unknown()),
  editions: v.array(v.unknown()),
  settings: v.nullable(v.record(v.string(), v.unknown())),
  links: v.optional(v.array(linkRow), []),
  broker: v.optional(v.nullable(broker), null),
  aids: v.optional(v.array(aidRow), [])
});

/**
 * The text of a backup made at `made` (ISO 8601). It ends with the hash of its contents. Throws StoreProblem `large` where it
 * would be one that is not read.
 */
export function writeBackup({ matches, editions, settings, links, broker, aids }: Backup, made: string): string {
  const packed = matches.map(({ charter, entries, draft, updated }) => {
    return { charter, entries, tip: chain(charter.header, entries).at(-1)!, draft, updated };
  });
  const body = {
    matches: packed,
    editions,
    settings,
    ...(links.length > 0 ? { links } : {}),
    ...(broker ? { broker } : {}),
    ...(aids.length > 0 ? { aids } : {})
  };
  const text = canonical(body);
  const framed = (hash: string): string =>
    `{"format":"${format}","made":"${made}","content":${text},"hash":"${hash}"}\n`;
  if (bytesOf(framed('')) + hashLength > maxBackup)
    throw new StoreProblem('large', 'Everything is more than one file may hold.');
  return framed(hashText(text));
}

const bytesOf = (text: string): number => new Blob([text]).size;

/** A backup as it was read: with what of it could not be. */
export type Opened = Backup & { readonly refused: readonly ImportRefused[] };

/**
 * Reads the text of a backup as far as that is possible without knowing any rules: format, contents hash, shapes and hash
 * chains. Throws ImportRefused.
 */
export function readBackup(text: string): Opened {
  if (text.length > maxBackup || bytesOf(text) > maxBackup)
    throw new ImportRefused('large', `${text.length} characters`);
  const file = parseJson(text, maxDepth);
  if (file === undefined) throw new ImportRefused('unreadable', 'no JSON that could be read');
  const { format: named, content: body, hash } = isObject(file) ? file : {};
  if (typeof named !== 'string' || !/^wayside\.backup\/\d{1,6}$/.test(named))
    throw new ImportRefused('foreign', 'not written by Wayside');
  if (named !== format) throw new ImportRefused('newer', named);
  if (body === undefined || hash !== hashOf(body))
    throw new ImportRefused('changed', 'the contents do not have the hash they were written with');
  const { settings, ...parts } = shaped(content, body, 'contents');
  const refused: ImportRefused[] = [];
  const matches = readEach(parts.matches, readMatch, refused);
  const editions = readEach(parts.editions, (value) => shaped(edition, value, 'edition', partOf(value)), refused);
  const seen = new Set<string>();
  for (const { charter: made } of matches) {
    const { id } = made.header;
    if (seen.has(id)) throw new ImportRefused('malformed', `match ${id} is there twice`);
    seen.add(id);
  }
  return { ...parts, settings: settings && settingsFrom({ value: settings }), matches, editions, refused };
}

/** Those that can be read; why others cannot is added to `refused`. */
function readEach<T>(values: readonly unknown[], read: (value: unknown) => T, refused: ImportRefused[]): T[] {
  const good: T[] = [];
  for (const value of values) {
    try {
      good.push(read(value));
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      refused.push(error);
    }
  }
  return good;
}

function readMatch(value: unknown): Packed {
  const part = partOf(value);
  const { tip, ...packed } = shaped(packedMatch, value, 'match', part);
  const { header, secrets } = packed.charter;
  const about = `match ${header.id}`;
  if (secrets.length !== header.dice.length)
    throw new ImportRefused('malformed', `${about}: dice without secrets`, part);
  if (chain(header, packed.entries).at(-1) !== tip) throw new ImportRefused('log', `${about}: broken hash chain`, part);
  return packed;
}

function shaped<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string, part?: Part): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ImportRefused('malformed', `${v.getDotPath(issue) ?? what}: ${issue.message}`, part);
}

const namedMatch = v.object({
  charter: v.object({ header: v.object({ game: gameId, players: v.array(player), created: time }) })
});
const namedEdition = v.object({ game: gameId, name: v.string(), data: v.unknown() });

/** What a match or an edition of a file is called, also if it is no good. */
export function partOf(value: unknown): Part {
  const match = fitting(namedMatch, value);
  if (match) {
    const { game, players, created } = match.charter.header;
    return { type: 'match', game, names: players.map(({ name }) => name), created };
  }
  const edition = fitting(namedEdition, value);
  return edition ? { type: 'edition', game: edition.game, name: edition.name } : { type: 'unknown' };
}

/** The match as a backup carries it; a damaged one up to its last good entry. Throws StoreProblem. */
export async function packMatch(id: string): Promise<Packed> {
  const { charter, entries, draft, updated }: LoadedMatch = await loadMatch(id);
  return { charter, entries, draft, updated };
}

/** Everything on this device that can be read. Throws StoreProblem. */
export async function packAll(): Promise<Backup> {
  const ids = await read(['records'], (tables) => tables.records.toCollection().primaryKeys());
  const matches: Packed[] = [];
  for (const id of ids) {
    try {
      matches.push(await packMatch(id));
    } catch (error) {
      if (!(error instanceof StoreProblem && (error.kind === 'damaged' || error.kind === 'missing'))) throw error;
    }
  }
  const [editions, settings] = [await listEditions(), await readSettings()];
  const [links, broker, aids] = [await listLinks(), await chosenBroker(), await listAids()];
  return { matches, editions, settings, links, broker, aids };
}

/** A match to be stored, and what is expected here: the log it replaces, none (null), or a log that is beyond reading. */
export type Incoming = { readonly packed: Packed; readonly glance: Glance; readonly over: Tip | null | 'unreadable' };

/**
 * Stores what was imported, all or nothing, and says how many aids there were to be taken. Throws StoreProblem; `conflict` if a
 * match has changed since it was looked at.
 */
export async function merge(
  incoming: readonly Incoming[],
  { editions, settings, links, broker, aids }: Omit<Backup, 'matches'>
): Promise<{ readonly aids: number }> {
  const { count, taken } = await write(tableNames, async (tables) => {
    for (const { packed, glance, over } of incoming) {
      await expect(tables, packed.charter.header.id, over);
      await putMatch(tables, packed.charter, packed.entries, packed.draft, glance, packed.updated);
    }
    for (const one of editions) await tables.editions.put(one);
    // A device's own keys are worth more than those of a file; a log from a file may be behind.
    for (const one of links) {
      const known = (await tables.links.get(one.room)) !== undefined || (await isTaken(tables, one));
      if (!known) await tables.links.put({ ...one, lagging: true });
    }
    if (settings) await tables.settings.put({ key: 'settings', value: settings });
    if (broker) await tables.settings.put({ key: brokerKey, value: broker });
    let taken = 0;
    for (const one of aids) if (await takeAid(tables, one)) taken += 1;
    return { count: await tables.records.count(), taken };
  });
  noteMatches(count);
  announce({ about: 'everything' });
  return { aids: taken };
}

async function expect(tables: Tables, id: string, over: Incoming['over']): Promise<void> {
  if (over === 'unreadable') return;
  const here = await tipOf(tables, id);
  const same = over ? here?.count === over.count && (over.count === 0 || here.tip === over.tip) : !here;
  if (!same) throw new StoreProblem('conflict', 'A match changed while it was being imported.');
}
