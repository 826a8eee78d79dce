/**
 * The dice of a match in its course: whose chains they are made of, which throws were made, which links are due. A plain
 * value that is copied and replaced; the log alone decides what is in it.
 */
import type { Rules } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Entry, Header, Place } from '#engine/log.ts';
import { draw, follows, verifyDraw, type ChainOf, type Throw } from './dice.ts';

/** One chain: the link revealed last (the commitment at first), and how many links were used or passed over. */
type Die = {
  readonly of: ChainOf;
  readonly commitment: Hash;
  readonly earlier: Hash;
  readonly spent: number;
  readonly skipped: number;
};

/** Where a position stands among the throws: how many were used to reach it, and how far into a run of draws it is. */
export type Cursor = { readonly used: number; readonly run: number };
export const firstCursor: Cursor = { used: 0, run: 0 };

type DrawEntry = Extract<Entry, { type: 'draw' }>;

export class Tray {
  readonly #match: string;
  readonly #joint: boolean;
  readonly #dice: readonly Die[];
  readonly #throws: readonly Throw[];
  /** Every commitment there ever was. */
  readonly #ends: readonly Hash[];

  private constructor(
    match: string,
    joint: boolean,
    dice: readonly Die[],
    throws: readonly Throw[],
    ends: readonly Hash[]
  ) {
    this.#match = match;
    this.#joint = joint;
    this.#dice = dice;
    this.#throws = throws;
    this.#ends = ends;
  }

  static of(header: Header): Tray {
    const dice = header.dice.map((commitment, place): Die => {
      const device = header.format === 'wayside.match/2' ? header.devices[place]!.id : undefined;
      const of = device === undefined ? { match: header.id, place } : { match: header.id, device };
      return { of, commitment, earlier: commitment, spent: 0, skipped: 0 };
    });
    return new Tray(header.id, header.format === 'wayside.match/2', dice, [], header.dice);
  }

  /** How many throws were made. */
  get thrown(): number {
    return this.#throws.length;
  }

  /** True if a draw at `cursor` needs no links: its throw is made already, in this run or before a taking back. */
  known({ used, run }: Cursor): boolean {
    return this.#joint && (run > 0 || used < this.#throws.length);
  }

  /** How many links of this place's chain were used or passed over, and the commitment they lead to. */
  die(place: Place): { readonly of: ChainOf; readonly commitment: Hash; readonly spent: number } {
    return this.#dice[place]!;
  }

  /** True if `link` is the one that `place` has to reveal for the throw that is due. */
  fits(place: Place, link: Hash): boolean {
    const die = this.#dice[place];
    return die !== undefined && follows(die.of, link, die.earlier, die.skipped + 1);
  }

  /** The throw of the draw due at `cursor`, made of `links` if it is a new one. */
  throwAt({ used, run }: Cursor, links: readonly Hash[], transcript: Hash): Throw {
    if (!this.#joint) return { k: this.#throws.length, links, transcript };
    const made = this.#throws[run > 0 ? used - 1 : used] ?? { k: this.#throws.length, links, transcript };
    return { ...made, index: run };
  }

  /** What is wrong with a drawn entry, in words. `active`: the places that contribute. The game is at a chance node. */
  problem<S extends JsonObject>(
    game: Rules<S>,
    state: S,
    cursor: Cursor,
    active: readonly Place[],
    transcript: Hash,
    entry: DrawEntry
  ): string | undefined {
    const { links } = entry;
    if (!this.#joint) {
      const header = { id: this.#match, dice: this.#dice.map(({ commitment }) => commitment) };
      const earlier = this.#dice.map((die) => die.earlier);
      return verifyDraw(game, state, { header, k: this.#throws.length, earlier, transcript }, entry);
    }
    if (this.known(cursor)) {
      if (links.length > 0) return `entry ${entry.n} reveals links where none are due`;
    } else {
      if (links.length !== active.length) return `entry ${entry.n} reveals ${links.length} of ${active.length} links`;
      const stale = active.find((place, i) => !this.fits(place, links[i]!));
      if (stale !== undefined) return `the link of device ${stale} in entry ${entry.n} does not follow from its last`;
    }
    const due = draw(game, state, this.throwAt(cursor, links, transcript));
    return canonical(due) === canonical(entry.move) ? undefined : `entry ${entry.n} is not what the dice gave`;
  }

  /** After a draw that has no problem. */
  threw(
    cursor: Cursor,
    active: readonly Place[],
    transcript: Hash,
    { links }: DrawEntry
  ): { tray: Tray; cursor: Cursor } {
    if (this.known(cursor)) {
      return {
        tray: this,
        cursor: cursor.run > 0 ? { ...cursor, run: cursor.run + 1 } : { used: cursor.used + 1, run: 1 }
      };
    }
    const dice = this.#dice.map((die, place) => {
      const i = this.#joint ? active.indexOf(place) : place;
      return i < 0 ? die : { ...die, earlier: links[i]!, spent: die.spent + 1, skipped: 0 };
    });
    const made = { k: this.#throws.length, links, transcript };
    const tray = new Tray(this.#match, this.#joint, dice, [...this.#throws, made], this.#ends);
    return { tray, cursor: this.#joint ? { used: cursor.used + 1, run: 1 } : cursor };
  }

  /** The links due are void: the chains of these places pass on by one (LINK-DICE-11). */
  skip(places: readonly Place[]): Tray {
    const dice = this.#dice.map((die, place) =>
      places.includes(place) ? { ...die, spent: die.spent + 1, skipped: die.skipped + 1 } : die
    );
    return new Tray(this.#match, this.#joint, dice, this.#throws, this.#ends);
  }

  /** A place gets another chain. */
  replace(place: Place, device: string, commitment: Hash): Tray {
    const dice = [...this.#dice];
    dice[place] = { of: { match: this.#match, device }, commitment, earlier: commitment, spent: 0, skipped: 0 };
    return new Tray(this.#match, this.#joint, dice, this.#throws, [...this.#ends, commitment]);
  }

  /** True if some place was ever committed to this end of a chain: an old chain, its links known, is none. */
  commits(end: Hash): boolean {
    return this.#ends.includes(end);
  }
}
