/** Corners of the rules, one clause each. */
import { describe, expect, it, test } from 'vitest';
import edition from '#games/aya/editions/wayside.json' with { type: 'json' };
import { ladderOf, rankIn } from '#games/aya/rules/count/ladder.ts';
import { riverOf } from '#games/aya/rules/count/river.ts';
import { asFallen, bodyOf, type Body } from '#games/aya/rules/count/scene.ts';
import { game, withEdition, type AyaGame } from '#games/aya/rules/index.ts';
import { box, pose } from '../../support/aya/table.ts';

test('AYA-DEAL-01 the same edition makes the same box, whenever it is read', () => {
  const other = withEdition(structuredClone(edition)) as AyaGame;
  expect(other.box).toEqual(game.box);
  expect(other.seats).toEqual(game.seats);
  expect(other.rulebook).toEqual(game.rulebook);
});

describe('the river', () => {
  type At = Parameters<typeof pose>[0];
  const fallen = (id: string, at: At): Body =>
    asFallen(box.size, bodyOf(box.size, { id, type: 'pole', pose: pose(at), lying: false, end: null } as never));
  const into = (...all: readonly At[]): Record<string, readonly string[]> =>
    Object.fromEntries(riverOf(all.map((at, n) => fallen(`d${n}`, at))).into);
  const flows = (to: At): boolean => into([0, 0, 0], to).d0!.includes('d1');

  it.each<[string, At, boolean]>([
    ['straight ahead', [3, 0, 0], true],
    ['further on', [4, 0, 0], true],
    ['too far', [4.8, 0, 0], false],
    ['much too far', [9, 0, 0], false],
    ['on the same spot', [0, 0, 0], false],
    ['behind', [-3, 0, 0], false],
    ['to the side', [3, 1.9, 0], true],
    ['to the other side', [3, -1.9, 0], true],
    ['too far to the side', [3, 2.2, 0], false],
    ['far to the side', [1, 9, 0], false],
    ['turned away', [3, 0, 60], true],
    ['turned away too far', [3, 0, 101], false],
    ['turned round', [3, 0, 180], false]
  ])('AYA-FLOW-03 flows into the next domino or not: %s', (_title, at, expected) => expect(flows(at)).toBe(expected));

  test('AYA-FLOW-03 goes one way, from the first to the last', () => {
    expect(into([0, 0, 0], [3, 0, 0], [6, 0, 0])).toEqual({ d0: ['d1'], d1: ['d2'], d2: [] });
  });

  test('AYA-FLOW-03 does not flow past a domino that stands between', () => {
    expect(into([0, 0, 0], [2, 0, 0], [4, 0, 0])).toEqual({ d0: ['d1'], d1: ['d2'], d2: [] });
    expect(into([0, 0, 0], [2, 1.8, 0], [4, 0, 0]).d0).toEqual(['d1', 'd2']);
  });

  test('AYA-FLOW-01 is made of what fell', () => {
    const upright = { ...fallen('d1', [3, 0, 0]), state: 'upright' as const };
    const river = riverOf([fallen('d0', [0, 0, 0]), upright]);
    expect([...river.into]).toEqual([['d0', []]]);
    expect([...river.from]).toEqual([['d0', []]]);
  });
});

describe('the ladder', () => {
  const { hourglass, retriggerTokens, score, ladder } = edition;
  const given = retriggerTokens.count * score.perRetriggerTokenKept;
  const full = ladder.rungs.map(({ points }) => points);
  const rungs = (glassMs: number): number[] => ladderOf(box, { glassMs }).map(({ points }) => points);

  test('AYA-LADDER-01 is whole without sand, with all of it and with more', () => {
    for (const ms of [0, hourglass.ms, hourglass.ms + 1]) expect(rungs(ms)).toEqual(full);
  });

  test('AYA-LADDER-01 shrinks with the sand, save what the push tokens give', () => {
    const half = full.map((points) => (points > given ? given + Math.ceil((points - given) / 2) : points));
    expect(rungs(hourglass.ms / 2)).toEqual(half);
    expect(rungs(hourglass.ms - 1).every((points, n) => points <= full[n]!)).toBe(true);
  });

  test('AYA-LADDER-01 the rank is the highest rung reached, at least the lowest', () => {
    const options = { glassMs: 0 };
    for (const { key, points } of ladder.rungs) expect(rankIn(box, options, points)).toBe(key);
    expect(rankIn(box, options, -99)).toBe(ladder.rungs[0]!.key);
    expect(rankIn(box, options, 9999)).toBe(ladder.rungs.at(-1)!.key);
    expect(rankIn(box, options, full[1]! - 1)).toBe(ladder.rungs[0]!.key);
  });
});
