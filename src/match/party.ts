/** The other devices of a match, as the match meets them: a session on its log, and what the session needs of the store. */
import type { Game, Move, Seat } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, Place } from '#engine/log.ts';
import { merge, nothingElse } from '#store/backup.ts';
import { loadLink, saveLink, type LinkRow } from '#store/links.ts';
import { loadMatch, type LoadedMatch } from '#store/matches.ts';
import { pageClock, type Clock } from '#sync/clock.ts';
import { withChoices, type Obstacle } from '#sync/difference.ts';
import { Ledger } from '#sync/ledger.ts';
import type { Bye } from '#sync/messages.ts';
import type { Question } from '#sync/questions.ts';
import type { Aside, Consent, Emote, Trouble } from '#sync/desk.ts';
import { Session } from '#sync/session.ts';
import { glanceAt } from './carry.ts';
import { copyOf } from './copy.ts';
import { randomHash } from './entropy.ts';

/** What a match does for its session. */
export type PartyDesk = {
  readonly store: (entries: readonly Entry[], after: Ledger) => Promise<void>;
  readonly appended: (entries: readonly Entry[]) => void;
  /** The stored log is another one now. */
  readonly replaced: () => Promise<void>;
  readonly changed: () => void;
};

/** Table talk that has come in. */
export type Talk = { readonly device: string; readonly seat: Seat | null; readonly emote: Emote | 'nudge' };

/** All that a screen shows of the other devices, as it is now. */
export type LinkView = {
  /** The place of this device; undefined if it watches. */
  readonly me: Place | undefined;
  readonly devices: readonly {
    readonly place: Place;
    readonly id: string;
    readonly name: string;
    readonly seats: readonly Seat[];
    readonly connected: boolean;
    readonly resting: boolean;
  }[];
  /** Connected devices without a place. */
  readonly watchers: readonly string[];
  /** The places play waits for. */
  readonly waiting: readonly Place[];
  /** The turn in the making of another device. */
  readonly ghost: { readonly place: Place; readonly moves: readonly Move[]; readonly state: JsonObject } | undefined;
  readonly questions: readonly Question[];
  /** Two logs that hold: both have `at` entries in common, and then `ours` and `theirs` more. */
  readonly fork:
    { readonly device: string; readonly at: number; readonly ours: number; readonly theirs: number } | undefined;
  readonly trouble: Trouble | undefined;
  /** Why the last connection was refused. */
  readonly refused: Bye | undefined;
  /** What differed, if that was why, and what people can do about it. */
  readonly obstacle: Obstacle | undefined;
};

export class Party {
  #session: Session | undefined;
  #row: LinkRow;
  /** Raised whenever this tab begins to take part or ends. */
  #turn = 0;
  readonly #game: Game;
  readonly #charter: LoadedMatch['charter'];
  readonly #desk: PartyDesk;
  readonly #clock: Clock;
  /** Hears table talk. */
  ontalk: (talk: Talk) => void = () => undefined;
  /** Hears what others say of the decision of this moment. */
  onaside: (aside: Aside) => void = () => undefined;

  /** For a stored match; undefined if this device has no key to its room. */
  static async open(
    game: Game,
    { charter }: LoadedMatch,
    desk: PartyDesk,
    clock = pageClock
  ): Promise<Party | undefined> {
    const row = await loadLink({ match: charter.header.id });
    return row && new Party(game, charter, row, desk, clock);
  }

  private constructor(game: Game, charter: LoadedMatch['charter'], row: LinkRow, desk: PartyDesk, clock: Clock) {
    this.#game = game;
    this.#charter = charter;
    this.#row = row;
    this.#desk = desk;
    this.#clock = clock;
  }

  /** The session, while this tab writes the match. */
  get session(): Session | undefined {
    return this.#session;
  }

  /** Takes part, from the end of this log on. Throws an Error in words if the log does not hold. */
  async start(entries: readonly Entry[]): Promise<void> {
    if (this.#session?.ledger.tip.n === entries.length) return this.#session.wake();
    this.stop();
    const turn = this.#turn;
    const { header, past } = this.#charter;
    // Another tab may have met and agreed since.
    const row = (await loadLink({ match: header.id })) ?? this.#row;
    if (turn !== this.#turn) return;
    this.#row = row;
    const { ledger, broken } = Ledger.read(this.#game, { header, past, entries });
    if (broken !== undefined) throw new Error(broken);
    this.#session = new Session({
      ledger,
      keys: this.#row.keys,
      clock: this.#clock,
      entropy: randomHash,
      lagging: this.#row.lagging,
      agreed: this.#row.agreed,
      desk: {
        store: this.#desk.store,
        adopt: (log) => this.#adopt(log),
        agree: (agreed) => this.#agree(agreed),
        keep: (keys) => this.#keep({ ...this.#row, keys }),
        caughtUp: () => {
          if (this.#row.lagging) this.#keep({ ...this.#row, lagging: false });
        },
        appended: (fresh) => this.#desk.appended(fresh),
        changed: () => this.#desk.changed(),
        said: (device, seat, emote) => this.ontalk({ device, seat, emote }),
        nudged: (device) => this.ontalk({ device, seat: null, emote: 'nudge' }),
        aside: (aside) => this.onaside(aside)
      }
    });
  }

  stop(): void {
    this.#turn += 1;
    this.#session?.close();
    this.#session = undefined;
  }

  async #agree(agreed: readonly Consent[]): Promise<void> {
    this.#row = { ...this.#row, agreed };
    await saveLink(this.#row);
  }

  #keep(row: LinkRow): void {
    this.#row = row;
    saveLink(row).catch(() => undefined); // met again, the other device shows its token again
  }

  /** The other arm of a fork becomes the match, ours a match of its own. */
  async #adopt(log: Ledger): Promise<void> {
    const { entries, hashes, draft, updated } = await loadMatch(log.header.id);
    const ours = Ledger.read(this.#game, { ...this.#charter, entries }).ledger;
    const named = hash(['wayside fork', log.header.id, hashes.at(-1)!]).slice(0, 32);
    const { charter } = copyOf(this.#charter, entries, 'fork', named);
    const noDraft = { moves: [], undone: [] };
    const now = new Date().toISOString();
    await merge(
      [
        {
          packed: { charter, entries, draft, updated },
          glance: glanceAt(this.#game, ours.state, ours.turn),
          over: 'unreadable'
        },
        {
          packed: { charter: this.#charter, entries: log.entries, draft: noDraft, updated: now },
          glance: glanceAt(this.#game, log.state, log.turn),
          over: { count: entries.length, tip: hashes.at(-1)! }
        }
      ],
      nothingElse
    );
    await this.#desk.replaced();
  }
}

/** What a session shows now. */
export function linkView(session: Session): LinkView {
  const { devices, holders } = session.ledger.devices;
  const { connected, difference, fork, ghost, me, questions, waiting, trouble, refused } = session;
  const { theirs, at = 0 } = fork ?? {};
  return {
    me,
    devices: devices.map(({ id, name, resting }, place) => ({
      place,
      id,
      name,
      resting,
      seats: holders.flatMap((holder, seat) => (holder === place ? [seat] : [])),
      connected: place === me || connected.includes(id)
    })),
    watchers: connected.filter((id) => !devices.some((device) => device.id === id)),
    waiting,
    ghost,
    questions,
    fork: theirs && {
      device: fork!.device,
      at,
      ours: session.ledger.tip.n - at,
      theirs: theirs.tip.n - at
    },
    trouble,
    refused,
    obstacle: withChoices(difference)
  };
}
