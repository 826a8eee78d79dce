/** Matches as files: export of one or of everything, and import that believes nothing. */
import { Draft, type DraftMoves } from '#engine/draft.ts';
import type { Game } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Hash } from '#engine/hash.ts';
import { chain, type Entry } from '#engine/log.ts';
import { loadGame } from '#games/index.ts';
import {
  ImportRefused,
  maxBackup,
  merge,
  nothingElse,
  packAll,
  packMatch,
  partOf,
  readBackup,
  writeBackup,
  type Backup,
  type Incoming,
  type Opened,
  type Packed,
  type Part,
  type Refusal
} from '#store/backup.ts';
import type { Edition } from '#store/editions.ts';
import { loadLink, type LinkRow } from '#store/links.ts';
import { loadMatch, type LoadedMatch } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { consented } from '#sync/asking.ts';
import { commit } from '#sync/dice.ts';
import { judge } from '#sync/judge.ts';
import { deviceId } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { readHand, writeHand, type HandLinks } from '#sync/transports/by-hand.ts';
import { verify } from '#sync/verify.ts';
import { bring } from './brought.ts';
import { begins, forkOf } from './copy.ts';
import { gameOf } from './game-of.ts';
import { glanceAt } from './glance.ts';
import { ledgerOf } from './log.ts';
export { ImportRefused, refusals, type Part, type Refusal } from '#store/backup.ts';

/**
 * What became of each match of a file: `new` here; `same` as here; `longer`, so it replaced the shorter log here;
 * `shorter`, so the one here was kept; `fork`: both logs went on differently, so it was added as a second match.
 */
export type Outcome = 'new' | 'same' | 'longer' | 'shorter' | 'fork';
export type Imported = {
  /** `id` is the match to open: for a fork that of the second match. */
  readonly matches: readonly { readonly id: string; readonly game: string; readonly outcome: Outcome }[];
  readonly editions: number;
  readonly settings: boolean;
  /** How many aids at the table with the real box go on from what was in progress. */
  readonly aids: number;
  /** What was left where it is, and why. */
  readonly refused: readonly LeftOut[];
};
export type LeftOut = { readonly part: Part; readonly reason: Refusal };

export type ExportFile = {
  readonly name: string;
  readonly type: 'application/json' | 'text/plain';
  readonly text: string;
};

/** One match as a file, to be continued or verified elsewhere. Throws StoreProblem. */
export async function exportMatch(id: string): Promise<ExportFile> {
  const packed = await held(await packMatch(id));
  return file(packed.charter.header.game, { matches: [packed], ...nothingElse });
}

/** Every match, edition and setting as one file; what is beyond reading is left out. Throws StoreProblem. */
export async function exportAll(): Promise<ExportFile> {
  const { matches, ...rest } = await packAll();
  const all: Packed[] = [];
  for (const one of matches) all.push(await held(one));
  return file('everything', { matches: all, ...rest });
}

/**
 * A match as this Wayside opens it: up to its last good entry. What follows would have it refused wherever the file is read.
 * Where its rules are not here, or do not even know its beginning, it stays as it is.
 */
async function held(packed: Packed): Promise<Packed> {
  const { charter, entries, draft } = packed;
  try {
    const game = await gameOf(charter);
    const { base, tip } = ledgerOf(game, packed);
    const { stored } = Draft.restore(game, base, tip.n < entries.length ? nothingDrafted : draft);
    return { ...packed, entries: entries.slice(0, tip.n), draft: stored };
  } catch {
    return packed;
  }
}

function file(what: string, backup: Backup): ExportFile {
  const made = new Date().toISOString();
  const stamp = made.slice(0, 16).replace(/[:T]/g, '-');
  return { name: `wayside-${what}-${stamp}.json`, type: 'application/json', text: writeBackup(backup, made) };
}

/**
 * Reads a file made by `exportMatch` or `exportAll`, or one of a match that was sent by hand. Checks every entry of every match
 * by the rules and the dice, and stores what holds, all at once. A file of everything is not refused for a part of it, which
 * is left out and named. Throws ImportRefused with the reason, or StoreProblem; then nothing is changed.
 */
export async function importFile(from: Blob): Promise<Imported> {
  if (from.size > maxBackup) throw new ImportRefused('large', `${from.size} bytes`);
  const text = await from.text();
  return /^\s*[A-Za-z0-9_-]{40,}\s*$/.test(text) ? importByHand(text) : take(readBackup(text));
}

/**
 * A match that was sent by hand, as `writeMatchByHand` gives it; merged like a file. The links it brings wait for its page
 * (brought.ts). Throws ImportRefused, or StoreProblem.
 */
export async function importByHand(code: string): Promise<Imported & { readonly links: HandLinks }> {
  const sent = await readHand(code);
  if (!sent) throw new ImportRefused('unreadable', 'no match that could be read');
  const { header, past, edition, entries, links } = sent;
  const secrets = header.dice.map(() => null);
  const charter = { header, past, edition, secrets, copy: null };
  const packed: Packed = { charter, entries, draft: nothingDrafted, updated: new Date().toISOString() };
  const imported = await take({ matches: [packed], ...nothingElse, refused: [] });
  for (const { id } of imported.matches) bring(id, links);
  return { ...imported, links };
}

/** A match as text to be sent by hand, with the links of this device for the throw that is due. Throws StoreProblem. */
export async function writeMatchByHand(id: string, links: HandLinks = []): Promise<string> {
  const { charter, entries } = await packMatch(id);
  return writeHand({ ...charter, entries, links });
}

async function take(backup: Opened): Promise<Imported> {
  const refused = [...backup.refused];
  const editions = await sift(backup.editions, checkEdition, refused);
  const checked = await sift(backup.matches, check, refused);
  const [first] = refused;
  if (first && backup.settings === null) throw first; // the file of a single match
  for (let attempt = 0; ; attempt++) {
    const plans: Plan[] = [];
    for (const one of checked) plans.push(await plan(one, backup.links));
    try {
      const { aids } = await merge(
        plans.flatMap(({ incoming }) => incoming ?? []),
        { ...backup, editions }
      );
      const matches = plans.map(({ id, game, outcome }) => ({ id, game, outcome }));
      const left = refused.map(({ part, reason }) => ({ part: part ?? unknown, reason }));
      return { matches, editions: editions.length, settings: backup.settings !== null, aids, refused: left };
    } catch (error) {
      if (attempt === 2 || !(error instanceof StoreProblem && error.kind === 'conflict')) throw error;
    }
  }
}

const unknown: Part = { type: 'unknown' };
const nothingDrafted: DraftMoves = { moves: [], undone: [] };

/** What `check` makes of each part of a file; those it refuses are added to `refused`. */
async function sift<T, R>(parts: readonly T[], check: (part: T) => Promise<R>, refused: ImportRefused[]): Promise<R[]> {
  const good: R[] = [];
  for (const part of parts) {
    try {
      good.push(await check(part));
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      refused.push(error);
    }
  }
  return good;
}

/** Turns whatever goes wrong in `work` into a refusal. */
async function judged<T>(reason: 'game' | 'log', about: string, part: Part, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ImportRefused(reason, `${about}: ${(error as Error).message}`, part);
  }
}

/** An edition of a file, tried by its game. Throws ImportRefused. */
async function checkEdition(edition: Edition): Promise<Edition> {
  const { game, data, name } = edition;
  await judged('game', name, partOf(edition), () => loadGame(game, data));
  return edition;
}

type Checked = { readonly packed: Packed; readonly game: Game; readonly state: JsonObject };

/** A match of a file, played through by the rules. Throws ImportRefused. */
async function check(packed: Packed): Promise<Checked> {
  const { charter, entries, draft } = packed;
  const about = `match ${charter.header.id}`;
  const part = partOf(packed);
  const game = await judged('game', about, part, () => gameOf(charter));
  const state = await judged('log', about, part, () => {
    const { entries: good, ledger, broken } = verify(game, { ...charter, entries });
    if (!ledger || broken !== undefined) throw new Error(`entry ${good}: ${broken}`);
    const restored = Draft.restore(game, ledger.base, draft);
    if (canonical(restored.stored) !== canonical(draft)) throw new Error('an illegal draft');
    return restored.state;
  });
  for (const [place, secret] of charter.secrets.entries()) {
    if (secret !== null && commit({ match: charter.header.id, place }, secret) !== charter.header.dice[place])
      throw new ImportRefused('log', `${about}: a secret that is not of its dice`, part);
  }
  return { packed, game, state };
}

type Plan = { readonly id: string; readonly game: string; readonly outcome: Outcome; readonly incoming?: Incoming };

/** What to do with a match of a file, given what is here. `links`: the keys that came with it. */
async function plan({ packed, game, state }: Checked, links: readonly LinkRow[]): Promise<Plan> {
  const { charter, entries } = packed;
  const { id } = charter.header;
  const glance = glanceAt(game, state);
  const result = (outcome: Outcome, incoming?: Incoming, as = id): Plan => ({
    id: as,
    game: game.id,
    outcome,
    ...(incoming ? { incoming } : {})
  });
  const here = await found(id);
  if (here === undefined) return result('new', { packed, glance, over: null });
  if (here === 'unreadable') return result('longer', { packed, glance, over: 'unreadable' });
  const stands = compare(here.hashes, chain(charter.header, entries), here.damage !== undefined);
  const strange = stands === 'longer' && (await speaksForUs(here, entries, game, links));
  switch (strange ? 'fork' : stands) {
    case 'same':
      return result('same');
    case 'shorter':
      return result('shorter');
    case 'longer': {
      const secrets = charter.secrets.map((secret, place) => secret ?? here.charter.secrets[place] ?? null);
      const over = here.damage ? 'unreadable' : { count: here.entries.length, tip: here.hashes.at(-1)! };
      return result('longer', { packed: { ...packed, charter: { ...charter, secrets } }, glance, over });
    }
    case 'fork': {
      const fork = { ...packed, charter: forkOf(charter, entries, chain(charter.header, entries).at(-1)!) };
      const named = fork.charter.header.id;
      const before = await found(named);
      if (before && before !== 'unreadable' && begins(before.entries, entries)) return result('same', undefined, named);
      return result('fork', { packed: fork, glance, over: before ? 'unreadable' : null }, named);
    }
  }
}

/**
 * True if a longer log holds moves of this device, or accords it was to agree to, that it knows nothing of (LINK-LOG-05):
 * anybody who has the log could have made them up. A file with this device's own key is its own.
 */
async function speaksForUs(
  here: LoadedMatch,
  entries: readonly Entry[],
  game: Game,
  links: readonly LinkRow[]
): Promise<boolean> {
  const row = await loadLink({ match: here.charter.header.id });
  if (!row || here.damage || links.some(({ keys }) => keys.key === row.keys.key)) return false;
  const ours = Ledger.believe(game, { ...here.charter, entries: here.entries });
  const { n, hash: before } = ours.tip;
  const { verdict } = judge(
    ours,
    { t: 'log', from: n, before, entries: entries.slice(n) },
    {
      sender: '',
      me: deviceId(row.keys),
      lagging: row.lagging,
      here: () => false,
      agreed: (at, entry) => consented(row.agreed, at, entry),
      drafted: []
    }
  );
  return verdict === 'foreign';
}

/** How the log of a file stands to the one here. A damaged one here counts as shorter than any that goes on from it. */
function compare(here: readonly Hash[], there: readonly Hash[], damaged: boolean): Exclude<Outcome, 'new'> {
  const common = Math.min(here.length, there.length);
  if (here[common - 1] !== there[common - 1]) return 'fork';
  if (there.length > here.length || (damaged && there.length === here.length)) return 'longer';
  return there.length < here.length ? 'shorter' : 'same';
}

/** The match of that id here; `unreadable` if its header is damaged; undefined if there is none. */
async function found(id: string): Promise<LoadedMatch | 'unreadable' | undefined> {
  try {
    return await loadMatch(id);
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    if (error.kind === 'missing') return undefined;
    if (error.kind === 'damaged') return 'unreadable';
    throw error;
  }
}
