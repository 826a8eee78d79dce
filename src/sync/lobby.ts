/**
 * Before a match begins (LINK-JOIN): one device invites, others claim seats, and all agree on the header. `Host` and `Guest` use
 * the connections that the match goes on with afterwards. Only the beginning has a host; the match has none.
 */
import type { Game, Seat } from '#engine/game.ts';
import { hash, type Hash } from '#engine/hash.ts';
import { canonical, type Json } from '#engine/json.ts';
import type { Header, LinkHeader, Player } from '#engine/log.ts';
import type { Channel } from './channel.ts';
import { Circle, type CircleSetup } from './circle.ts';
import { devicesProblem } from './devices.ts';
import type { Difference, Rules } from './difference.ts';
import { chainOf } from './keys.ts';
import type { Bye, Invitation } from './messages.ts';
import type { Past } from './record.ts';
import type { Talk, Wire } from './wire.ts';

/** What a lobby needs from outside. */
export type LobbySetup = CircleSetup & {
  readonly changed: () => void;
  /** The table of this device has changed and is to be kept, so that it is there after a reload. */
  readonly keepTable?: (invitation: Invitation) => void;
  readonly chains?: typeof chainOf;
};

/** A device before the match. */
abstract class Lobby {
  protected readonly setup: LobbySetup;
  protected readonly circle: Circle;

  constructor(setup: LobbySetup) {
    this.setup = setup;
    this.circle = new Circle(setup, {
      about: () => ({ match: null, rules: null }),
      refuse: () => undefined,
      joined: ({ wire }) => this.greet(wire),
      doubted: () => undefined,
      plays: () => true,
      heard: ({ wire }, talk) => this.heard(wire, talk),
      left: () => undefined,
      changed: () => setup.changed()
    });
  }

  /** Devices that are here now. */
  get connected(): readonly string[] {
    return this.circle.connected;
  }
  get device(): string {
    return this.circle.me;
  }
  /** Why the last connection was refused. */
  get refused(): Bye | undefined {
    return this.circle.refused;
  }

  /** What differs, where devices of another Wayside were refused. */
  get difference(): Difference | undefined {
    return this.circle.difference;
  }

  /** Takes a channel that has opened. */
  connect(channel: Channel): void {
    this.circle.connect(channel);
  }

  close(): void {
    this.circle.close();
  }

  /** The commitment of this device in a match. */
  protected commitment(match: string): Hash {
    return (this.setup.chains ?? chainOf)(this.circle.keys, match, 0).end;
  }

  protected abstract greet(wire: Wire): void;
  protected abstract heard(wire: Wire, talk: Talk): void;
}

/** What the one who invites offers. Seats of persons may be given away; `mine` are those this device keeps. */
export type Offer = {
  readonly match: string;
  readonly name: string;
  readonly options: Invitation['options'];
  readonly players: readonly Player[];
  readonly mine: readonly Seat[];
};

/** The device that invites. */
export class Host extends Lobby {
  #invitation: Invitation;
  #made: LinkHeader | undefined;
  /** The header once it is told. */
  #header: LinkHeader | undefined;
  readonly #game: Game;

  /** A new table, or one that was opened before. */
  constructor(game: Game, table: Offer | Invitation, setup: LobbySetup) {
    super(setup);
    this.#game = game;
    this.#invitation = 'devices' in table ? table : this.#open(table);
    setup.keepTable?.(this.#invitation);
  }

  #open({ match, name, options, players, mine }: Offer): Invitation {
    return {
      match,
      rules: rulesOf(this.#game),
      options,
      players: [...players],
      holders: players.map(({ kind }, seat) => (kind === 'bot' || mine.includes(seat) ? this.device : null)),
      devices: [{ id: this.device, name, dice: this.commitment(match) }]
    };
  }

  /** The table as it is: who holds which seat. */
  get invitation(): Invitation {
    return this.#invitation;
  }
  /** True when every seat is held. */
  get full(): boolean {
    return this.#invitation.holders.every((holder) => holder !== null);
  }

  /** Makes the header when every seat is held; nothing changes from then on. `created` is ISO 8601. */
  make(created: string): LinkHeader {
    if (!this.full) throw new Error('A seat is free.');
    return (this.#made ??= headerOf(this.#invitation, this.#invitation.devices, created));
  }

  /** Tells all the header, as it is stored: the match begins. */
  begin(header: LinkHeader): void {
    this.#header = this.#made = header;
    this.circle.tell({ t: 'start', header, past: [] });
  }

  protected override greet(wire: Wire): void {
    if (this.#header) wire.send({ t: 'start', header: this.#header, past: [] });
    else wire.send({ t: 'offer', invitation: this.#invitation });
  }

  protected override heard(wire: Wire, talk: Talk): void {
    if (talk.t === 'ask-edition') wire.send({ t: 'edition', data: this.#game.edition });
    if (talk.t === 'claim') this.#seat(wire, talk);
  }

  /** First come, first seated; a later claim of the same device replaces its earlier one (LINK-JOIN-02). */
  #seat(wire: Wire, { name, seats, dice }: Extract<Talk, { t: 'claim' }>): void {
    const id = wire.who!.device;
    if (this.#made) return this.greet(wire);
    const before = this.#invitation;
    const holders = before.holders.map((holder) => (holder === id ? null : holder));
    const players = [...before.players];
    for (const { seat, name: player } of seats) {
      if (holders[seat] !== null || players[seat]?.kind !== 'person') continue;
      holders[seat] = id;
      players[seat] = { ...players[seat], name: player };
    }
    const others = before.devices.filter((device) => device.id !== id && device.dice !== dice);
    const clash = others.length < before.devices.filter((device) => device.id !== id).length;
    if (clash) return wire.close('malformed'); // somebody else's commitment (LINK-DICE-09)
    const devices = holders.includes(id) ? [...others, { id, name, dice }] : others;
    if (devices.length > 8) return wire.close('busy');
    this.#invitation = { ...before, holders, players, devices };
    this.setup.keepTable?.(this.#invitation);
    this.circle.tell({ t: 'offer', invitation: this.#invitation });
    this.setup.changed();
  }
}

/** A device that follows a link. */
export class Guest extends Lobby {
  #invitation: Invitation | undefined;
  #edition: Json | undefined;
  #started: { readonly header: Header; readonly past: readonly Past[] } | undefined;
  #claimed: readonly Seat[] = [];
  #claim: Extract<Talk, { t: 'claim' }> | undefined;
  #host: Wire | undefined;

  /** The table as offered; undefined until it is heard of. */
  get invitation(): Invitation | undefined {
    return this.#invitation;
  }
  /** What the table is played by; undefined until it is known. */
  get rules(): Rules | undefined {
    const header = this.#started?.header;
    return header
      ? { game: header.game, version: header.rulesVersion, edition: header.edition }
      : this.#invitation?.rules;
  }
  /** Data of the edition offered, if it was asked for and has its hash. */
  get edition(): Json | undefined {
    return this.#edition;
  }
  /** The match has begun: with a seat of ours as agreed, or without one to be watched. */
  get started(): { readonly header: Header; readonly past: readonly Past[] } | undefined {
    return this.#started;
  }

  askEdition(): void {
    this.#host?.send({ t: 'ask-edition' });
  }

  /** Takes seats, or none to watch; those that are free become ours in the next invitation. */
  claim(name: string, seats: readonly { readonly seat: Seat; readonly name: string }[]): void {
    if (!this.#invitation) return;
    const dice = this.commitment(this.#invitation.match);
    this.#claim = { t: 'claim', name, seats: [...seats], dice };
    this.#host?.send(this.#claim);
  }

  protected override greet(wire: Wire): void {
    // Connected anew: what we want is still the same.
    if (this.#claim) wire.send(this.#claim);
  }

  protected override heard(wire: Wire, talk: Talk): void {
    switch (talk.t) {
      case 'offer': {
        const { invitation } = talk;
        if (this.#started || (this.#invitation && this.#invitation.match !== invitation.match)) return;
        this.#host = wire;
        this.#invitation = invitation;
        this.#claimed = invitation.holders.flatMap((holder, seat) => (holder === this.device ? [seat] : []));
        return this.setup.changed();
      }
      case 'edition':
        if (this.rules && hash(talk.data) === this.rules.edition) this.#edition = talk.data;
        return this.setup.changed();
      case 'start':
        if (this.#started) return;
        if (!this.#agreed(talk.header)) return wire.close('match');
        this.#host = wire;
        this.#started = talk;
        return this.setup.changed();
      default:
        return;
    }
  }

  /** Whether a header says what was offered, with our seats and our commitment (LINK-JOIN-04). */
  #agreed(header: Header): boolean {
    if (header.format !== 'wayside.match/2' || devicesProblem(header) !== undefined) return false;
    const mine = header.devices.findIndex(({ id }) => id === this.device);
    if (mine < 0) return this.#claimed.length === 0;
    if (header.dice[mine] !== this.commitment(header.id)) return false;
    // After a reload what was offered is forgotten; the commitment is ours, and for this match alone.
    if (!this.#invitation) return true;
    return canonical(headerOf(this.#invitation, this.#invitation.devices, header.created)) === canonical(header);
  }
}

const rulesOf = (game: Game): Rules => ({
  game: game.id,
  version: game.rulesVersion,
  edition: hash(game.edition)
});

function headerOf(invitation: Invitation, devices: Invitation['devices'], created: string): LinkHeader {
  const { match, rules, options, players, holders } = invitation;
  return {
    format: 'wayside.match/2',
    id: match,
    game: rules.game,
    rulesVersion: rules.version,
    edition: rules.edition,
    options,
    players,
    dice: devices.map(({ dice }) => dice),
    created,
    devices: devices.map(({ id, name }) => ({ id, name })),
    holders: holders.map((holder) => devices.findIndex(({ id }) => id === holder))
  };
}
