/** The other devices of a match, as the match meets them: a session on its log, and what the session needs of the store. */
import type { Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Place } from '#engine/log.ts';
import { changeLink, loadLink, withTokens, type LinkRow } from '#store/links.ts';
import { pageClock, type Clock } from '#sync/clock.ts';
import { withChoices, type Obstacle } from '#sync/difference.ts';
import type { Bye } from '#sync/messages.ts';
import type { Question } from '#sync/questions.ts';
import type { Aside, Consent, Emote, LogPort, Trouble } from '#sync/ports.ts';
import { Session } from '#sync/session.ts';
import { randomHash } from './entropy.ts';

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
  readonly #log: LogPort;
  readonly #changed: () => void;
  readonly #clock: Clock;
  /** Hears table talk. */
  ontalk: (talk: Talk) => void = () => undefined;
  /** Hears what others say of the decision of this moment. */
  onaside: (aside: Aside) => void = () => undefined;

  /** For a stored match; undefined if this device has no key to its room. */
  static async open(log: LogPort, changed: () => void, clock = pageClock): Promise<Party | undefined> {
    const row = await loadLink({ match: log.ledger.header.id });
    return row && new Party(log, changed, row, clock);
  }

  private constructor(log: LogPort, changed: () => void, row: LinkRow, clock: Clock) {
    this.#log = log;
    this.#changed = changed;
    this.#row = row;
    this.#clock = clock;
  }

  /** The session, while this tab writes the match. */
  get session(): Session | undefined {
    return this.#session;
  }

  /** Takes part from now on. */
  async start(): Promise<void> {
    if (this.#session) return this.#session.wake();
    const turn = ++this.#turn;
    // Another tab may have met and agreed since.
    const row = (await loadLink({ match: this.#log.ledger.header.id })) ?? this.#row;
    if (turn !== this.#turn) return;
    this.#row = row;
    this.#session = new Session({
      log: this.#log,
      keys: this.#row.keys,
      clock: this.#clock,
      entropy: randomHash,
      lagging: this.#row.lagging,
      agreed: this.#row.agreed,
      port: {
        agree: (agreed) => this.#agree(agreed),
        keep: (keys) => this.#keep((row) => ({ ...row, keys: withTokens(row.keys, keys) })),
        caughtUp: () => {
          if (this.#row.lagging) this.#keep((row) => ({ ...row, lagging: false }));
        },
        changed: () => this.#changed(),
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
    await this.#change((row) => ({ ...row, agreed }));
  }

  #keep(change: (row: LinkRow) => LinkRow): void {
    this.#change(change).catch(() => undefined); // met again, the other device shows its token again
  }

  async #change(change: (row: LinkRow) => LinkRow): Promise<void> {
    this.#row = change(this.#row);
    await changeLink(this.#row.room, (now) => change(now ?? this.#row));
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
