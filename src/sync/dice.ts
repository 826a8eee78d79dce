/**
 * Fair chance from hash chains (Lamport 1981). Each device has a secret and hashes it `chainLength` times; the end of the
 * chain stands in the match header before anything is played. A draw reveals the next link of every chain, walking
 * backwards: a link proves itself by hashing to the one revealed before it. The value drawn is made from the links, the
 * number of the draw and the log so far, so it was fixed before the moves that led to it were known, nobody can
 * choose it, and a draw repeated after a crash, a reload or an undo gives the same piece.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomeAt, totalWeight } from '#engine/chance.ts';
import type { Move, Roll, Rules } from '#engine/game.ts';
import { hash, hashText, isHash, type Hash } from '#engine/hash.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Entry, Header } from '#engine/log.ts';

/**
 * Draws that one chain allows. The longest matches of our games make some hundreds; making a chain of this length takes
 * about 10 ms. When it is used up the match cannot draw on (`DiceUsedUp`), but a copy of it can, with dice of its own.
 */
export const chainLength = 4096;

/** 32 random bytes as hex, known to one device only. */
export type Secret = Hash;

/**
 * Whose chain: links are bound to a match and, in it, to a place in `Header.dice` (a match of one device) or to a device, so
 * a commitment copied elsewhere proves nothing.
 */
export type ChainOf =
  { readonly match: string; readonly place: number } | { readonly match: string; readonly device: string };

/** No link is left to reveal. */
export class DiceUsedUp extends Error {
  constructor() {
    super(`This match has made ${chainLength} draws; its dice are used up.`);
    this.name = 'DiceUsedUp';
  }
}

const contextOf = (of: ChainOf): Uint8Array =>
  sha256(
    utf8ToBytes(
      'device' in of ? `wayside dice/2\n${of.match}\n${of.device}` : `wayside dice/1\n${of.match}\n${of.place}`
    )
  );

/** The hash chain of one device for one match. It is made when its end or a link is asked for, or before, by `grow`. */
export class Chain {
  readonly #context: Uint8Array;
  readonly #links: Uint8Array[];

  constructor(of: ChainOf, secret: Secret) {
    this.#context = contextOf(of);
    this.#links = [hexToBytes(secret)];
  }

  /** Makes at most `most` more links (some three microseconds each); true once the chain is whole. */
  grow(most = chainLength): boolean {
    const length = Math.min(chainLength, this.#links.length - 1 + most);
    for (let i = this.#links.length - 1; i < length; i++)
      this.#links.push(sha256(concatBytes(this.#context, this.#links[i]!)));
    return length === chainLength;
  }

  /** The commitment that goes into `Header.dice`. */
  get end(): Hash {
    this.grow();
    return bytesToHex(this.#links[chainLength]!);
  }

  /** What draw number `k` (from 0) reveals. Throws DiceUsedUp when there is none. */
  link(k: number): Hash {
    this.grow();
    const link = this.#links[chainLength - 1 - k];
    if (!link) throw new DiceUsedUp();
    return bytesToHex(link);
  }
}

/** The commitment to a secret: the end of its chain. */
export const commit = (of: ChainOf, secret: Secret): Hash => new Chain(of, secret).end;

/**
 * True if `link` is the one revealed right after `earlier` (the first link comes after the commitment), or `steps` links
 * after it, when those between were never used.
 */
export function follows(of: ChainOf, link: Hash, earlier: Hash, steps = 1): boolean {
  if (!isHash(link)) return false;
  const context = contextOf(of);
  let bytes = hexToBytes(link);
  for (let i = 0; i < steps; i++) bytes = sha256(concatBytes(context, bytes));
  return bytesToHex(bytes) === earlier;
}

/**
 * What a draw is made from: its number among the throws made with these dice (from 0), one link of every chain in the
 * order of places, and the hash of the log before it. In a match of several devices all draws of a run share one throw;
 * `index` counts them.
 */
export type Throw = {
  readonly k: number;
  readonly links: readonly Hash[];
  readonly transcript: Hash;
  readonly index?: number;
};

/**
 * The rolls of a throw. Every roll takes 52 bits of a counter hash and rejects those that would favour some values, so
 * that all are equally likely.
 */
export function rolls({ k, links, transcript, index }: Throw): Roll {
  const seed =
    index === undefined
      ? hash(['wayside draw/1', k, links, transcript])
      : hash(['wayside draw/2', k, index, links, transcript]);
  let counter = 0;
  return (below) => {
    if (!Number.isSafeInteger(below) || below < 1 || below > span) throw new RangeError(`cannot roll below ${below}`);
    const limit = span - (span % below);
    for (;;) {
      const value = parseInt(hashText(`wayside roll/1\n${seed}\n${counter++}`).slice(0, 13), 16);
      if (value < limit) return value % below;
    }
  };
}
const span = 2 ** 52;

/**
 * The outcome of a chance node. It is taken from the canonical list and never from a game's faster `draw`, which may
 * spend its rolls differently from one version to the next.
 */
export function draw<S extends JsonObject, M extends Move>(game: Rules<S, M>, state: S, made: Throw): M {
  const chances = game.chances(state);
  return outcomeAt(chances, rolls(made)(totalWeight(chances)));
}

/** The dice of a match as one draw finds them. */
export type Dice = {
  readonly header: Pick<Header, 'id' | 'dice'>;
  /** Draws made with these dice before. */
  readonly k: number;
  /** The links last revealed; the header's commitments before the first draw. */
  readonly earlier: readonly Hash[];
  /** Hash of the log before the draw. */
  readonly transcript: Hash;
};

/** What is wrong with a drawn entry, in words; undefined if the links prove it. The game must be at a chance node. */
export function verifyDraw<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  { header, k, earlier, transcript }: Dice,
  entry: Extract<Entry, { type: 'draw' }>
): string | undefined {
  const { links } = entry;
  if (links.length !== header.dice.length) return `draw ${k} reveals ${links.length} of ${header.dice.length} links`;
  const stale = links.findIndex((link, place) => !follows({ match: header.id, place }, link, earlier[place]!));
  if (stale >= 0) return `link ${stale} of draw ${k} does not follow from the one before it`;
  const due = draw(game, state, { k, links, transcript });
  return canonical(due) === canonical(entry.move) ? undefined : `draw ${k} is not what the dice gave`;
}
