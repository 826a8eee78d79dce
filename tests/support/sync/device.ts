/** Devices of a match for tests: durable storage, a session on it that can crash, and a person who plays at random. */
import { seededRoll } from '#engine/chance.ts';
import type { Game, Move, Roll } from '#engine/game.ts';
import { hash, hashText } from '#engine/hash.ts';
import type { Accord, Entry, LinkHeader, Player } from '#engine/log.ts';
import type { Clock } from '#sync/clock.ts';
import type { Chain } from '#sync/dice.ts';
import { chainOf, deviceId, type Keys } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import type { Aside, Consent, MatchPort, Trouble } from '#sync/ports.ts';
import { Session } from '#sync/session.ts';
import { toy } from '../toy.ts';
import { calm, pair, seededEntropy, type Weather } from './world.ts';

export const room = { room: 'roomroomroom', secret: 'secretsecretsecretsecretsecretse' };
export const keysOf = (n: number): Keys => ({ ...room, key: hashText(`key ${n}`), tokens: {} });

const kept = new Map<string, Chain>();
/** Chains cost 10 ms each; the same ones serve all tests. */
export const keptChains: typeof chainOf = (keys, match, number) => {
  const name = `${keys.key} ${match} ${number}`;
  const chain = kept.get(name) ?? chainOf(keys, match, number);
  kept.set(name, chain);
  return chain;
};

/** A match in which device `i` holds the seats `seats[i]`. */
export function headerFor(holders: readonly number[], options: Partial<LinkHeader> = {}, game: Game = toy): LinkHeader {
  const id = options.id ?? `match${Math.max(...holders) + 1}`;
  const count = Math.max(...holders) + 1;
  const devices = Array.from({ length: count }, (_, n) => ({ id: deviceId(keysOf(n)), name: `Device ${n}` }));
  const player = (_: unknown, n: number): Player => ({ name: `Player ${n}`, kind: 'person', level: null });
  return {
    format: 'wayside.match/2',
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: hash(game.edition),
    options: {},
    players: holders.map(player),
    dice: devices.map((_, n) => keptChains(keysOf(n), id, 0).end),
    created: '2026-01-01T00:00:00.000Z',
    devices,
    holders,
    ...options
  };
}

export class Device {
  keys: Keys;
  /** What survives a crash. */
  durable: Entry[] = [];
  /** Logs that were given up in a fork. */
  readonly copies: (readonly Entry[])[] = [];
  session: Session | undefined;
  agreed: readonly Consent[] = [];
  chains: typeof chainOf = keptChains;
  failing = false;
  readonly said: string[] = [];
  readonly asides: Aside[] = [];
  /** The open questions, and the trouble, as a screen that looks whenever it is told to has them. */
  shown: readonly string[] = [];
  troubled: Trouble | undefined;
  #life = 0;

  readonly name: number;
  readonly header: LinkHeader;
  readonly time: Clock;
  readonly roll: Roll;
  readonly game: Game;
  readonly storing: number;

  constructor(
    name: number,
    header: LinkHeader,
    time: Clock,
    roll: Roll = seededRoll(name),
    game: Game = toy,
    storing = 5
  ) {
    this.name = name;
    this.header = header;
    this.time = time;
    this.roll = roll;
    this.game = game;
    this.storing = storing;
    this.keys = keysOf(name);
  }

  get id(): string {
    return deviceId(this.keys);
  }
  get ledger(): Ledger {
    return this.session!.ledger;
  }
  get up(): boolean {
    return this.session !== undefined;
  }

  start(lagging = false): this {
    const life = ++this.#life;
    const { ledger, broken } = Ledger.read(this.game, { header: this.header, past: [], entries: this.durable });
    if (broken !== undefined) throw new Error(`device ${this.name} stored what does not hold: ${broken}`);
    const later = (act: () => unknown): Promise<void> =>
      new Promise((resolve, reject) =>
        this.time.after(this.roll(this.storing + 1), () => {
          if (life !== this.#life) return; // a page that was killed never goes on
          if (this.failing) return reject(new Error('no room'));
          act();
          resolve();
        })
      );
    const log = {
      ledger,
      drafted: [],
      write: (ahead: Ledger) =>
        later(() => {
          this.durable.push(...ahead.entries.slice(log.ledger.tip.n));
          log.ledger = ahead;
        }).then(() => this.#look()),
      adopt: (theirs: Ledger) =>
        later(() => {
          this.copies.push(this.durable);
          this.durable = [...theirs.entries];
          log.ledger = theirs;
        })
    };
    const port: MatchPort = {
      agree: (agreed) => later(() => (this.agreed = agreed)),
      keep: (keys) => (this.keys = keys),
      caughtUp: () => undefined,
      changed: () => this.#look(),
      said: (device, seat, emote) => this.said.push(`${device} ${seat} ${emote}`),
      nudged: (device) => this.said.push(`${device} nudges`),
      aside: (aside) => this.asides.push(aside)
    };
    this.session = new Session({
      log,
      keys: this.keys,
      clock: this.time,
      entropy: seededEntropy(`${this.name} ${life} ${this.roll(2 ** 30)}`),
      port,
      lagging,
      agreed: this.agreed,
      chains: this.chains
    });
    return this;
  }

  #look(): void {
    this.shown = this.session?.questions.map(({ id }) => id) ?? [];
    this.troubled = this.session?.trouble;
  }

  /** As if the battery died. */
  crash(): void {
    this.#life++;
    const dead = this.session;
    this.session = undefined;
    dead?.close();
  }

  /** A random legal move of the seat to act. */
  anyMove(): Move {
    const moves = this.game.moves(this.ledger.state);
    return moves[this.roll(moves.length)]!;
  }
  get mayMove(): boolean {
    const { session } = this;
    return (
      session !== undefined &&
      typeof session.ledger.turn === 'number' &&
      session.ledger.pen === session.me &&
      !session.fork &&
      !session.trouble
    );
  }
  /** Something one might ask here. */
  anyWish(): Accord {
    const { roll, ledger } = this;
    const { devices, holders } = ledger.devices;
    const seat = roll(holders.length);
    const player: Player = { name: 'Bot', kind: 'bot', level: 'easy' };
    switch (roll(4)) {
      case 0:
        return { type: 'hand', seat, to: roll(devices.length), player };
      case 1:
        return { type: 'rest', place: roll(devices.length) };
      default:
        return { type: 'back', to: roll(ledger.tip.n + 1) };
    }
  }
}

/** Connects two devices; returns what cuts the connection. */
export function join(a: Device, b: Device, weather: () => Weather = () => calm): () => void {
  const [one, two] = pair(a.time, a.roll, weather);
  a.session!.connect(one);
  b.session!.connect(two);
  return () => {
    one.close();
    two.close();
    one.onclose();
    two.onclose();
  };
}
