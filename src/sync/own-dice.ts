/** This device's side of the dice: its chains (the one its place is committed to, fresh ones after a rest), and links by hand. */
import type { Hash } from '#engine/hash.ts';
import type { Place } from '#engine/log.ts';
import { DiceUsedUp, type Chain } from './dice.ts';
import { chainOf, type Keys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { HandLinks } from './transports/by-hand.ts';

/** How often a device may come back into one match with new dice. */
const chains = 8;

export class OwnDice {
  #chain: Chain | undefined;
  /** A commitment that none of our chains leads to. */
  #foreign: Hash | undefined;
  #handed: { readonly at: Hash; readonly links: HandLinks } | undefined;
  readonly #make: typeof chainOf;

  constructor(make = chainOf) {
    this.#make = make;
  }

  /** The link due of this device now; undefined if none is, null if its chain is not ours or used up. */
  own(keys: Keys, ledger: Ledger, me: Place | undefined): Hash | null | undefined {
    if (me === undefined || !ledger.linksDue || !ledger.contributors.includes(me)) return undefined;
    return this.#link(keys, ledger, me) ?? null;
  }

  /** Remembers links that came by hand for the throw at this hash of the log, besides those that came before. */
  take(at: Hash, links: HandLinks): void {
    const before = this.#handed?.at === at ? this.#handed.links : [];
    this.#handed = {
      at,
      links: [...before, ...links.filter(({ place }) => !before.some((one) => one.place === place))]
    };
  }
  handed(at: Hash, place: Place): Hash | undefined {
    return this.#handed?.at === at ? this.#handed.links.find((one) => one.place === place)?.link : undefined;
  }

  #link(keys: Keys, ledger: Ledger, me: Place): Hash | undefined {
    const { commitment, spent } = ledger.die(me);
    if (commitment === this.#foreign) return undefined;
    for (let number = 0; this.#chain?.end !== commitment && number < chains; number++)
      this.#chain = this.#make(keys, ledger.header.id, number);
    if (this.#chain?.end !== commitment) {
      this.#foreign = commitment;
      return undefined;
    }
    try {
      return this.#chain.link(spent);
    } catch (error) {
      if (error instanceof DiceUsedUp) return undefined;
      throw error;
    }
  }

  /** The commitment to a chain that was never used in this match. */
  fresh(keys: Keys, { header, entries }: Ledger): Hash {
    const used = entries.flatMap((entry) =>
      entry.type === 'accord' && entry.what.type === 'device' ? entry.what.dice : []
    );
    for (let number = 0; number < chains; number++) {
      const { end } = this.#make(keys, header.id, number);
      if (!used.includes(end) && !header.dice.includes(end)) return end;
    }
    throw new DiceUsedUp();
  }
}
