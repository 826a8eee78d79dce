import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inJson, keep, kept } from '#store/kept.ts';
import { keepTime, keptTime } from '#store/kept-time.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key)
  });
});
afterEach(() => vi.unstubAllGlobals());

const seats = inJson(v.object({ seats: v.number() }));

test('what is kept is read again, until it is taken away', () => {
  keep('a', '{"seats":3}');
  expect(kept('a', seats)).toEqual({ seats: 3 });
  keep('a', undefined);
  expect(kept('a', seats)).toBeUndefined();
});

test.each(['', '{', '7', '{"seats":"3"}', 'null'])('%j is not believed', (text) => {
  keep('a', text);
  expect(kept('a', seats)).toBeUndefined();
});

test('where nothing can be kept, nothing is, and nobody stumbles', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keep('a', 'x')).not.toThrow();
  expect(kept('a', v.string())).toBeUndefined();
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
