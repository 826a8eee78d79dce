/** Beginning a match of several devices: inviting to one, and following a link to one. */
import type { Game, Seat } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Header } from '#engine/log.ts';
import { loadGame } from '#games/index.ts';
import { dropTable, loadTable, saveTable, type OpenTable } from '#store/invitation.ts';
import { loadLink, saveLink, type LinkRow } from '#store/links.ts';
import { addMatch } from '#store/matches.ts';
import { pageClock, type Clock } from '#sync/clock.ts';
import { makeRoom, readLink, writeLink, type Keys } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { Guest, Host, type LobbySetup } from '#sync/lobby.ts';
import type { Past } from '#sync/record.ts';
import { glanceAt } from './carry.ts';
import type { NewMatch } from './create.ts';
import { randomHash } from './entropy.ts';

export type Invite = {
  /** What stands behind `…/join`. */
  readonly link: string;
  readonly keys: Keys;
  /** The table before the match; give it the channels of a transport. */
  readonly host: Host;
  readonly game: string;
  /** Begins the match when the table is full: stores it and returns its id. Throws StoreProblem. */
  readonly begin: () => Promise<string>;
};

/**
 * Opens a table. `mine` are the seats of persons on this device, `name` is what others see of it. Throws an Error in words if
 * options, seats or edition do not fit the game.
 */
export async function invite(
  {
    game: id,
    players,
    options,
    edition,
    mine,
    name
  }: NewMatch & { readonly mine: readonly Seat[]; readonly name: string },
  changed: () => void,
  clock: Clock = pageClock
): Promise<Invite> {
  const game = await loadGame(id, edition);
  const { least, most } = game.seats;
  if (players.length < least || players.length > most) throw new Error(`${id} is for ${least} to ${most} players.`);
  const read = game.parseOptions(players.length, options);
  if (typeof read === 'string') throw new Error(read);
  const keys: Keys = { ...makeRoom(randomHash), key: randomHash(), tokens: {} };
  const match = randomHash().slice(0, 32);
  const row = keeper({ room: keys.room, match: null, keys, lagging: false });
  await row.save();
  const table = { room: keys.room, match, game: id, options: read, players, mine, name, edition: edition ?? null };
  await saveTable(table);
  return lay(game, table, row, changed, clock);
}

/** The table that was open when its page was closed, with the same link; undefined if there is none. Throws StoreProblem. */
export async function reopen(changed: () => void, clock: Clock = pageClock): Promise<Invite | undefined> {
  const table = await loadTable();
  const row = table && (await loadLink({ room: table.room }));
  if (!row || row.match !== null) return undefined;
  return lay(await loadGame(table.game, table.edition ?? undefined), table, keeper(row), changed, clock);
}

/** Calls the open table off. Throws StoreProblem. */
export const callOff = (): Promise<void> => dropTable();

function lay(game: Game, table: OpenTable, row: Keeper, changed: () => void, clock: Clock): Invite {
  const { keys } = row.value;
  const host = new Host(game, table, setup(row, changed, clock));
  return {
    link: writeLink(keys),
    keys,
    host,
    game: game.id,
    begin: async () => {
      const header = host.begin(new Date().toISOString());
      await begin(header, [], table.edition, row);
      await dropTable();
      return header.id;
    }
  };
}

export type Following = {
  readonly keys: Keys;
  /** The match, if this device is in it already: open it. */
  readonly match: string | null;
  readonly guest: Guest;
  /** Stores the match once `guest.started` is there, and returns its id. Throws an Error in words, or StoreProblem. */
  readonly begin: () => Promise<string>;
};

/** Follows a link; undefined if it is none. Throws StoreProblem. */
export async function follow(
  link: string,
  changed: () => void,
  clock: Clock = pageClock
): Promise<Following | undefined> {
  const room = readLink(link);
  if (!room) return undefined;
  const known = await loadLink(room);
  const fresh = { room: room.room, match: null, keys: { ...room, key: randomHash(), tokens: {} }, lagging: false };
  const row = keeper(known ?? fresh);
  if (!known) await row.save();
  const guest = new Guest(setup(row, changed, clock));
  return {
    keys: row.value.keys,
    match: row.value.match,
    guest,
    begin: async () => {
      const { started, edition } = guest;
      if (!started) throw new Error('The match has not begun.');
      await begin(started.header, started.past, edition ?? null, row);
      return started.header.id;
    }
  };
}

/** A row of the store that changes in the course of joining. */
type Keeper = { value: LinkRow; readonly save: (change?: Partial<LinkRow>) => Promise<void> };

function keeper(first: LinkRow): Keeper {
  const row: Keeper = {
    value: first,
    save: (change) => {
      row.value = { ...row.value, ...change };
      return saveLink(row.value);
    }
  };
  return row;
}

const setup = (row: Keeper, changed: () => void, clock: Clock): LobbySetup => ({
  keys: row.value.keys,
  clock,
  entropy: randomHash,
  keep: (keys) => void row.save({ keys }).catch(() => undefined),
  changed
});

async function begin(header: Header, past: readonly Past[], edition: Json | null, row: Keeper): Promise<void> {
  const game = await loadGame(header.game, edition ?? undefined);
  const { state } = Ledger.begin(game, { header, past });
  await row.save({ match: header.id });
  const secrets = header.dice.map(() => null);
  await addMatch({ header, past, edition, secrets, copy: null }, [], glanceAt(game, state));
}
