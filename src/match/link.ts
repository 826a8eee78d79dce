/** Beginning a match of several devices: inviting to one, and following a link to one. */
import type { Json } from '#engine/json.ts';
import type { Game, Seat } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { Header } from '#engine/log.ts';
import { Said } from '#engine/said.ts';
import { loadGame } from '#games/index.ts';
import { changeLink, listLinks, loadLink, withTokens, type LinkRow } from '#store/links.ts';
import { addMatch, loadMatch } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { pageClock, type Clock } from '#sync/clock.ts';
import { difference, withChoices, type Difference, type Obstacle, type Rules } from '#sync/difference.ts';
import { makeRoom, readLink, writeLink, type Keys, type Room } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { Guest, Host, type LobbySetup, type Offer } from '#sync/lobby.ts';
import type { Invitation } from '#sync/messages.ts';
import type { NewMatch } from './create.ts';
import { randomHash } from './entropy.ts';
import { glanceAt } from './glance.ts';

export type Invite = {
  /** What stands behind `…/join`. */
  readonly link: string;
  readonly keys: Keys;
  /** The table before the match; give it the channels of a transport. */
  readonly host: Host;
  /** Begins the match when the table is full: stores it, unless it was stored before, and returns its id. Throws StoreProblem. */
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
  if (typeof read === 'string') throw new Said(read);
  const room = makeRoom(randomHash);
  const row = keeper(freshRow(room));
  const match = randomHash().slice(0, 32);
  const made = open(game, { match, name, options: read, players, mine }, edition ?? null, row, changed, clock);
  await row.save();
  return made;
}

/**
 * The table that this device opened in a room and left before the match began, with everyone who had taken a seat; undefined
 * if there is none. Throws StoreProblem, `rules` if the game is another one now.
 */
export async function reopen(link: string, changed: () => void, clock: Clock = pageClock): Promise<Invite | undefined> {
  const room = readLink(link);
  const known = room && (await loadLink(room));
  if (!known?.table || known.keys.secret !== room?.secret) return undefined;
  // The match has begun, and the page went before the table was cleared away.
  if (known.match !== null && (await isStored(known.match))) return undefined;
  const { invitation, edition } = known.table;
  const game = await loadGame(invitation.rules.game, edition ?? undefined, invitation.rules.version);
  if (difference(invitation.rules, rulesOf(game)))
    throw new StoreProblem('rules', 'The rules have changed since this table was opened.');
  return open(game, invitation, edition, keeper(known), changed, clock);
}

/** The links of tables opened on this device whose match has not begun. Throws StoreProblem. */
export async function openTables(): Promise<string[]> {
  const links: string[] = [];
  for (const { keys, table, match } of await listLinks())
    if (table && (match === null || !(await isStored(match)))) links.push(writeLink(keys));
  return links;
}

/** Gives up a table before its match has begun. Throws StoreProblem. */
export async function closeTable({ keys, host }: Invite): Promise<void> {
  host.close();
  await changeLink(keys.room, (now) => now && { ...now, table: null });
}

function open(
  game: Game,
  table: Offer | Invitation,
  edition: Json | null,
  row: Keeper,
  changed: () => void,
  clock: Clock
): Invite {
  const host = new Host(game, table, {
    ...setup(row, changed, clock),
    keepTable: (invitation) => void row.save({ table: { invitation, edition } }).catch(() => undefined)
  });
  return {
    link: writeLink(row.value.keys),
    keys: row.value.keys,
    host,
    begin: async () => {
      // Stored before it is told: whoever hears of the match can rely on this device having it.
      const header = await begin(host.make(new Date().toISOString()), edition, row);
      host.begin(header);
      return header.id;
    }
  };
}

export type Following = {
  readonly keys: Keys;
  /** The match, if this device is in it already: open it. */
  readonly match: string | null;
  readonly guest: Guest;
  /** This device opened the table itself: `reopen` leads back to it. */
  readonly hosting: boolean;
  /**
   * What keeps this device from the table, and what can be done about it (LINK-HELLO-06); undefined while nothing is known, and
   * when nothing does. Taking the edition is `guest.askEdition()`.
   */
  readonly obstacle: () => Promise<Obstacle | undefined>;
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
  // What a link with another secret left behind keeps nobody from following the right one.
  const counts = ({ match, table, keys }: LinkRow): boolean =>
    match !== null || table !== null || keys.secret === room.secret;
  // Two tabs that follow it at the same moment are one device.
  const row = keeper((await changeLink(room.room, (now) => (now && counts(now) ? undefined : freshRow(room))))!);
  const guest = new Guest(setup(row, changed, clock));
  const { match } = row.value;
  return {
    keys: row.value.keys,
    match: match !== null && (await isStored(match)) ? match : null,
    guest,
    hosting: row.value.table !== null,
    obstacle: () => obstacleOf(guest),
    begin: async () => {
      const { started, edition } = guest;
      if (!started) throw new Error('The match has not begun.');
      return (await begin(started.header, edition ?? null, row)).id;
    }
  };
}

/** What keeps a guest from its table. */
export async function obstacleOf(guest: Guest): Promise<Obstacle | undefined> {
  return withChoices(guest.difference ?? (await unlike(guest)));
}

/** How the table of a guest differs from the game as this device has it. */
async function unlike({ rules, edition }: Guest): Promise<Difference | undefined> {
  if (!rules) return undefined;
  const game = await loadGame(rules.game, edition, rules.version).catch(() => undefined);
  return difference(rules, game && rulesOf(game));
}

const rulesOf = (game: Game): Rules => ({
  game: game.id,
  version: game.rulesVersion,
  edition: hash(game.edition)
});

const isStored = (id: string): Promise<boolean> =>
  loadMatch(id).then(
    () => true,
    (error: unknown) => !(error instanceof StoreProblem && error.kind === 'missing')
  );

const freshRow = (room: Room): LinkRow => ({
  room: room.room,
  match: null,
  keys: { ...room, key: randomHash(), tokens: {} },
  lagging: false,
  agreed: [],
  table: null
});

/** A row of the store that changes in the course of joining, here and in other tabs. */
type Keeper = { value: LinkRow; readonly save: (change?: Partial<LinkRow>) => Promise<void> };

function keeper(first: LinkRow): Keeper {
  const row: Keeper = {
    value: first,
    save: async (change) => {
      row.value = { ...row.value, ...change };
      await changeLink(row.value.room, (now) => {
        if (!now) return row.value;
        const keys = change?.keys ? withTokens(now.keys, change.keys) : now.keys;
        // A table that has become a match, in this tab or another, is never a table again.
        const table = now.match === null && change?.table !== undefined ? change.table : now.table;
        return { ...now, ...change, keys, table: change?.table === null ? null : table };
      });
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

/** Stores a match that begins, and returns its header: the stored one where it began before, here or in another tab. */
async function begin<H extends Header>(header: H, edition: Json | null, row: Keeper): Promise<H> {
  const game = await loadGame(header.game, edition ?? undefined, header.rulesVersion);
  const { state } = Ledger.begin(game, { header, past: [] });
  // First the keys: a match without them could never be played on. Until it is stored itself, the link leads to it anew. What
  // is played in another room they refuse (LINK-URL-02).
  await row.save({ match: header.id });
  const secrets = header.dice.map(() => null);
  if (!(await isStored(header.id)))
    await addMatch({ header, past: [], edition, secrets, copy: null }, [], glanceAt(game, state));
  await row.save({ table: null });
  const { charter } = await loadMatch(header.id);
  return charter.header as H;
}
