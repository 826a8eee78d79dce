import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { hashText } from '#engine/hash.ts';
import { Chain, chainLength, commit, DiceUsedUp, draw, follows, rolls, verifyDraw } from '#sync/dice.ts';
import { toy } from '../support/toy.ts';

const secret = hashText('a secret');
const of = { match: 'match-one', place: 0 };
const transcript = hashText('the log so far');

/** Σ (seen − expected)² / expected, to be compared with a quantile of the chi-squared distribution. */
const chiSquared = (seen: readonly number[], expected: readonly number[]): number =>
  seen.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);

describe('a hash chain', () => {
  const chain = new Chain(of, secret);

  test('LINK-DICE-01 every link hashes to the one revealed before it, the first to the commitment', () => {
    expect(chain.end).toBe(commit(of, secret));
    expect(follows(of, chain.link(0), chain.end)).toBe(true);
    for (let k = 1; k < 50; k++) expect(follows(of, chain.link(k), chain.link(k - 1))).toBe(true);
  });

  test('LINK-DICE-01 a chain made in pieces is the one made at once, also when it is asked in between', () => {
    const pieces = new Chain(of, secret);
    let made = 0;
    while (!pieces.grow(1000)) made++;
    expect(made).toBe(Math.ceil(chainLength / 1000) - 1);
    const asked = new Chain(of, secret);
    asked.grow(7);
    expect([pieces.end, asked.end, asked.link(0)]).toEqual([chain.end, chain.end, chain.link(0)]);
    expect(pieces.grow(1)).toBe(true);
    expect(pieces.end).toBe(chain.end);
  });

  test('LINK-DICE-08 no link follows from another place in the chain', () => {
    expect(follows(of, chain.link(1), chain.end)).toBe(false);
    expect(follows(of, chain.link(0), chain.link(0))).toBe(false);
    expect(follows(of, 'no hash', chain.end)).toBe(false);
  });

  test('LINK-DICE-09 a chain is bound to its match and its place: a copied commitment proves nothing elsewhere', () => {
    expect(commit({ match: 'match-two', place: 0 }, secret)).not.toBe(chain.end);
    expect(follows({ match: 'match-two', place: 0 }, chain.link(0), chain.end)).toBe(false);
    expect(follows({ match: 'match-one', place: 1 }, chain.link(0), chain.end)).toBe(false);
  });

  test('LINK-DICE-12 a chain that is used up says so', () => {
    expect(chain.link(chainLength - 1)).toBe(secret);
    expect(() => chain.link(chainLength)).toThrow(DiceUsedUp);
  });

  test('LINK-VECTOR-01 a chain keeps its published vector (computed by another program, in Python)', () => {
    expect(chain.end).toBe('e06b4bb5f9a2de7fa6e44a33e00d51cb7d81e843761f08c643eb7dcbc9d24c7e');
    expect(chain.link(0)).toBe('a83a0ed54568b38762e5ad8bba378771a131249883e1151228feb92a849da67f');
    const roll = rolls({ k: 0, links: [chain.link(0)], transcript });
    expect([roll(6), roll(6), roll(52), roll(1_000_000)]).toEqual([0, 1, 48, 379141]);
  });
});

describe('rolls', () => {
  test('LINK-DICE-07 the same throw gives the same rolls; another number, link or transcript gives others', () => {
    const made = { k: 3, links: [hashText('x')], transcript };
    const first = (change: object): number => rolls({ ...made, ...change })(2 ** 50);
    expect(first({})).toBe(first({}));
    const others = [{ k: 4 }, { links: [hashText('y')] }, { transcript: hashText('else') }, { links: [] }];
    expect(new Set([first({}), ...others.map(first)]).size).toBe(5);
  });

  test('LINK-DICE-05 rolls stay below their bound, for any bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 52 }), fc.nat(), (below, k) => {
        const value = rolls({ k, links: [secret], transcript })(below);
        expect(Number.isSafeInteger(value) && value >= 0 && value < below).toBe(true);
      }),
      { seed: 1, numRuns: 200 }
    );
  });

  test('LINK-DICE-05 rolls refuse a bound that is no bound', () => {
    const roll = rolls({ k: 0, links: [secret], transcript });
    for (const below of [0, -1, 1.5, NaN, 2 ** 53]) expect(() => roll(below)).toThrow(RangeError);
  });

  test('LINK-DICE-05 rolls are uniform (chi-squared, 7 values, 14,000 throws)', () => {
    const seen = new Array<number>(7).fill(0);
    for (let k = 0; k < 14_000; k++) seen[rolls({ k, links: [secret], transcript })(7)]!++;
    expect(
      chiSquared(
        seen,
        seen.map(() => 2000)
      )
    ).toBeLessThan(22.5); // 99.9 % of fair dice, 6 degrees of freedom
  });
});

describe('a draw', () => {
  const state = { bag: [1, 2, 0, 5], points: [0], marks: [], seat: 0, step: 'draw', picked: 1, passes: 0 };

  test('LINK-DICE-05 a draw follows the weights of the outcomes (chi-squared over many chains)', () => {
    const seen = [0, 0, 0];
    for (let k = 0; k < 8000; k++) {
      const { value } = draw(toy, state, { k, links: [hashText(`link ${k}`)], transcript }) as unknown as {
        value: number;
      };
      seen[[1, 2, 4].indexOf(value)]!++;
    }
    expect(chiSquared(seen, [1000, 2000, 5000])).toBeLessThan(13.9); // 99.9 %, 2 degrees of freedom
  });

  const chains = [0, 1].map((place) => new Chain({ match: 'm', place }, hashText(`secret ${place}`)));
  const header = { id: 'm', dice: chains.map(({ end }) => end) };
  const links = chains.map((chain) => chain.link(0));
  const entry = { n: 4, type: 'draw' as const, move: draw(toy, state, { k: 0, links, transcript }), links };
  const dice = { header, k: 0, earlier: header.dice, transcript };
  const others = toy
    .chances(state)
    .map(({ move }) => move)
    .filter((move) => move['value'] !== entry.move['value']);

  test('LINK-LOG-02 a draw made with the dice of two devices verifies', () => {
    expect(verifyDraw(toy, state, dice, entry)).toBeUndefined();
  });

  test.each([
    ['another outcome', dice, { ...entry, move: others[0]! }],
    ['a link kept back', dice, { ...entry, links: links.slice(1) }],
    ['a stale link', dice, { ...entry, links: [links[0]!, header.dice[1]!] }],
    ['links in another order', dice, { ...entry, links: [...links].reverse() }],
    ['a link from further down the chain', dice, { ...entry, links: [chains[0]!.link(1), links[1]!] }],
    ['another match', { ...dice, header: { ...header, id: 'other' } }, entry]
  ])('LINK-LOG-02 a draw is refused with %s', (_, changed, forged) => {
    expect(verifyDraw(toy, state, changed, forged)).toBeTypeOf('string');
  });
});
