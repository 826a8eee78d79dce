import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { disputesOf, keepDisputes, withDispute } from '#store/disputes.ts';
import { keep, keptText } from '#store/kept.ts';
import { keptJson } from '#store/kept-json.ts';
import { forgetTime, keepTime, keptTime } from '#store/kept-time.ts';
import { deleteMatch } from '#store/matches.ts';
import { notedMatches, noteMatches } from '#store/marker.ts';
import { emptyStorage } from '../support/storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage());
});
afterEach(() => vi.unstubAllGlobals());

const seats = v.object({ seats: v.number() });

test('what is kept is read again, until it is taken away', () => {
  keep('a', '{"seats":3}');
  expect(keptJson('a', seats)).toEqual({ seats: 3 });
  keep('a', undefined);
  expect(keptJson('a', seats)).toBeUndefined();
});

test.each(['', '{', '7', '{"seats":"3"}', 'null'])('%j is not believed', (text) => {
  keep('a', text);
  expect(keptJson('a', seats)).toBeUndefined();
});

test('where nothing can be kept, nothing is, and nobody stumbles', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keep('a', 'x')).not.toThrow();
  expect(keptText('a')).toBeUndefined();
  expect(keptJson('a', v.string())).toBeUndefined();
});

describe('the time of a decision', () => {
  const time = { match: 'm', length: 4, ms: 900, away: 0, at: 1e12 };

  test('is known again for that decision alone', () => {
    keepTime(time);
    expect(keptTime('m', 4)).toEqual(time);
    expect(keptTime('m', 5)).toBeUndefined();
    expect(keptTime('n', 4)).toBeUndefined();
    keepTime({ ...time, ms: -1 });
    expect(keptTime('m', 4)).toBeUndefined();
  });

  test('is not given back by opening another match meanwhile', () => {
    keepTime(time);
    keepTime({ ...time, match: 'n', length: 9, ms: 50 });
    keepTime({ ...time, match: 'n', length: 10, ms: 70 });
    expect(keptTime('m', 4)?.ms).toBe(900);
    expect([keptTime('n', 9), keptTime('n', 10)?.ms]).toEqual([undefined, 70]);
  });

  test('is kept of a dozen matches, those that were seen last', () => {
    const ids = Array.from({ length: 13 }, (_, n) => `match${n}`);
    for (const match of ids.slice(0, 12)) keepTime({ ...time, match });
    keepTime({ ...time, match: ids[0]! });
    keepTime({ ...time, match: ids[12]! });
    expect(ids.filter((match) => !keptTime(match, 4))).toEqual(['match1']);
  });

  test('is forgotten for one match alone', () => {
    keepTime(time);
    keepTime({ ...time, match: 'n' });
    forgetTime('m');
    expect([keptTime('m', 4), keptTime('n', 4)?.match]).toEqual([undefined, 'n']);
  });

  test('is forgotten once its match is over, or deleted, and no sooner', async () => {
    registerToy();
    await freshDevice();
    const begun = () => createMatch({ game: 'toy', players: [person('Ana')], options: {} });
    const [over, gone] = [await begun(), await begun()];
    for (const match of [over, gone]) keepTime({ ...time, match });
    await playOn(await openMatch(over), 1, 3);
    expect(keptTime(over, 4)).toBeDefined();
    await playOn(await openMatch(over), 1);
    expect([keptTime(over, 4), keptTime(gone, 4)?.match]).toEqual([undefined, gone]);
    await deleteMatch(gone);
    expect(keptTime(gone, 4)).toBeUndefined();
  });

  test('as an earlier Wayside kept it, the last alone, still counts', () => {
    keep('wayside.time', JSON.stringify(time));
    expect(keptTime('m', 4)).toEqual(time);
  });
});

describe('outcomes that devices saw differently', () => {
  const own = { type: 'fall', n: 2 };

  test('are known of one match alone, what this device computed whichever is heard of first', () => {
    const heard = withDispute([], { n: 7, own: null });
    const both = withDispute(withDispute(heard, { n: 7, own }), { n: 3, own: null });
    expect(both).toEqual([
      { n: 3, own: null },
      { n: 7, own }
    ]);
    expect(withDispute(both, { n: 7, own: null })).toEqual(both);
    keepDisputes('m', both);
    expect([disputesOf('m'), disputesOf('n')]).toEqual([both, []]);
    keepDisputes('m', []);
    expect(disputesOf('m')).toEqual([]);
  });

  test('are kept of a dozen matches, the last ones', () => {
    const ids = Array.from({ length: 13 }, (_, n) => `match${n}`);
    for (const match of ids) keepDisputes(match, [{ n: 1, own }]);
    expect(ids.filter((match) => disputesOf(match).length === 0)).toEqual(['match0']);
  });
});

test('the number of matches noted last is known, and nothing else is taken for one', () => {
  expect(notedMatches()).toBe(0);
  noteMatches(3);
  expect(notedMatches()).toBe(3);
  for (const text of ['', 'x', '-1', '2.5', '1e99']) {
    keep('wayside.matches', text);
    expect(notedMatches()).toBe(0);
  }
});
