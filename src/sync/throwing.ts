/** Throwing the joint dice, as one device sees it (LINK-DICE): whose links for the throw that is due are known here, and the draws when all are. */
import type { Hash } from '#engine/hash.ts';
import type { Place } from '#engine/log.ts';
import type { Circle } from './circle.ts';
import { placeOf } from './devices.ts';
import type { chainOf } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { OwnDice } from './own-dice.ts';
import type { HandLinks } from './transports/by-hand.ts';

export class Throwing {
  /** Our chain is not the one our place is committed to, or used up. */
  lost = false;
  readonly #circle: Circle;
  readonly #dice: OwnDice;

  constructor(circle: Circle, chains: typeof chainOf | undefined) {
    this.#circle = circle;
    this.#dice = new OwnDice(chains);
  }

  /** The link this device reveals now, if one is due of it (LINK-DICE-03). */
  own(ledger: Ledger): Hash | undefined {
    const link = this.#dice.own(this.#circle.keys, ledger, this.#me(ledger));
    this.lost = link === null;
    return link ?? undefined;
  }

  /** The link of a place for the throw that is due, if it is known here. */
  of(ledger: Ledger, place: Place): Hash | undefined {
    const at = ledger.tip.hash;
    const peer = this.#circle.device(ledger.devices.devices[place]?.id);
    const shown = peer?.linkAt(at) ?? this.#dice.handed(at, place);
    const link = place === this.#me(ledger) ? this.own(ledger) : shown;
    return link !== undefined && ledger.fits(place, link) ? link : undefined;
  }

  /** The log with everything that chance can say now; undefined if that is nothing. */
  after(ledger: Ledger): Ledger | undefined {
    if (ledger.turn !== 'chance') return undefined;
    const links = ledger.linksDue ? ledger.contributors.map((place) => this.of(ledger, place)) : [];
    if (!links.every((link) => link !== undefined)) return undefined;
    const ahead = ledger.copy();
    // The links are those of the throw that is due now: the next one, if there is, waits for its own.
    ahead.draw(() => (ahead.tip.n === ledger.tip.n ? links : undefined));
    return ahead.tip.n > ledger.tip.n ? ahead : undefined;
  }

  /** What goes with a match that is sent by hand: all links that are here, since each file goes to one device (LINK-HAND-03). */
  toSend(ledger: Ledger): HandLinks {
    if (!ledger.linksDue) return [];
    return ledger.contributors.flatMap((place) => {
      const link = this.of(ledger, place);
      return link === undefined ? [] : [{ place, link }];
    });
  }
  /** Takes links that came by hand, for the throw that is due now. */
  take(ledger: Ledger, links: HandLinks): void {
    const fitting = links.filter(({ place, link }) => ledger.fits(place, link));
    if (ledger.linksDue) this.#dice.take(ledger.tip.hash, fitting);
  }

  /** The commitment to a chain that was never used in this match. Throws DiceUsedUp. */
  fresh(ledger: Ledger): Hash {
    return this.#dice.fresh(this.#circle.keys, ledger);
  }

  #me({ devices }: Ledger): Place | undefined {
    return placeOf(devices, this.#circle.me);
  }
}
