import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keptText } from '#store/kept.ts';
import { keptJson } from '#store/kept-json.ts';
import { keepTime, keptTime } from '#store/kept-time.ts';
import { notedMatches, noteMatches } from '#store/marker.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key)
  });
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

test('the time of a decision is known again for that decision alone', () => {
  const time = { match: 'm', length: 4, ms: 900, away: 0, at: 1e12 };
  keepTime(time);
  expect(keptTime('m', 4)).toEqual(time);
  expect(keptTime('m', 5)).toBeUndefined();
  expect(keptTime('n', 4)).toBeUndefined();
  keepTime({ ...time, ms: -1 });
  expect(keptTime('m', 4)).toBeUndefined();
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
