/** Beginning a match: a new one, a rematch, a trial from the middle of another. Each returns the new match's id. */
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Entry, Player } from '#engine/log.ts';
import { firstOf, withFirst } from '#engine/options.ts';
import { Said } from '#engine/said.ts';
import { loadGame } from '#games/index.ts';
import { addMatch, loadMatch, type CopyReason, type LoadedMatch } from '#store/matches.ts';
import { devicesAfter } from '#sync/devices.ts';
import { Ledger } from '#sync/ledger.ts';
import { copyOf, newDay, newDice } from './copy.ts';
import { gameOf } from './game-of.ts';
import { glanceAt } from './glance.ts';
import { ledgerOf } from './log.ts';

export type NewMatch = {
  readonly game: string;
  readonly players: readonly Player[];
  /** As the game's `parseOptions` takes them; `{}` for the standard game. */
  readonly options: JsonObject;
  /** Data of a personal edition; without it the one that the app ships. */
  readonly edition?: Json;
  /** A date, `2026-11-21`: draws follow from it, and are the same for all who play the match of that day. */
  readonly day?: string | undefined;
};

/**
 * Stores a new match, with the first draws of chance made, and returns its id. Throws an Error in words if options,
 * seats or edition do not fit the game; StoreProblem if it cannot be stored.
 */
export async function createMatch({ game: id, players, options, edition, day }: NewMatch): Promise<string> {
  const game = await loadGame(id, edition);
  const { least, most } = game.seats;
  if (players.length < least || players.length > most) throw new Error(`${id} is for ${least} to ${most} players.`);
  const read = game.parseOptions(players.length, options);
  if (typeof read === 'string') throw new Said(read);
  return start(game, players, read, edition ?? null, day);
}

/** A match once more: the same players and options, and the same day. Where a seat was chosen to begin, the next one begins. */
export function termsOf({ charter, entries }: Pick<LoadedMatch, 'charter' | 'entries'>): NewMatch {
  const { header, edition } = charter;
  const { game, options } = header;
  const { players } = devicesAfter(charter, entries);
  const first = firstOf(options);
  return {
    game,
    players,
    options: first === undefined ? options : withFirst(options, (first + 1) % players.length),
    ...(edition !== null && { edition }),
    day: header.format === 'wayside.match/3' ? header.day : undefined
  };
}

/** All seats of it are on this device. */
export async function rematch(id: string): Promise<string> {
  const loaded = await loadMatch(id);
  const { charter } = loaded;
  const { players, options, day } = termsOf(loaded);
  return start(await gameOf(charter), players, options, charter.edition, day);
}

async function start(
  game: Game,
  players: readonly Player[],
  options: JsonObject,
  edition: Json | null,
  day: string | undefined
): Promise<string> {
  const rest = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: hash(game.edition),
    options,
    players,
    created: new Date().toISOString()
  };
  const { header, secrets, luck } =
    day === undefined
      ? newDice({ ...rest, format: 'wayside.match/1' })
      : newDay({ ...rest, format: 'wayside.match/3', day });
  const ledger = Ledger.begin(game, { header, past: [] });
  ledger.draw(luck);
  await addMatch({ header, past: [], edition, secrets, copy: null }, ledger.entries, glanceAt(game, ledger.state));
  return header.id;
}

/** “Try from here”: a copy of a match as it stood after the first `moves` of its history, to be played on. */
export async function branch(id: string, moves: number): Promise<string> {
  const loaded = await loadMatch(id);
  return storeCopy(await gameOf(loaded.charter), loaded, moves, 'trial');
}

/** A copy of a damaged match up to its last good entry, to be played on. The damaged one stays as it is. */
export async function continueFromLastGood(id: string): Promise<string> {
  const loaded = await loadMatch(id);
  return storeCopy(await gameOf(loaded.charter), loaded, loaded.entries.length, 'repair');
}

async function storeCopy(game: Game, loaded: LoadedMatch, until: number, why: CopyReason): Promise<string> {
  const { entries, history } = ledgerOf(game, loaded); // only what the rules accept
  const upTo = entries.slice(0, history[until]?.n ?? entries.length);
  // Those at the table agreed to end it; whoever tries something from its last position goes on.
  const kept = why === 'trial' && isEnd(upTo.at(-1)) ? upTo.slice(0, -1) : upTo;
  const { charter, luck } = copyOf(loaded.charter, kept, why);
  const ledger = Ledger.believe(game, { ...charter, entries: kept });
  ledger.draw(luck);
  await addMatch(charter, ledger.entries, glanceAt(game, ledger.state, ledger.turn));
  return charter.header.id;
}

const isEnd = (entry: Entry | undefined): boolean => entry?.type === 'accord' && entry.what.type === 'end';
