/** What fits the schemas of all that comes from outside can be shown. */
import { describe, expect, test } from 'vitest';
import { fitting, header, time } from '#sync/schema.ts';
import { dateOf, when } from '#words/grammar.ts';
import { headerFor } from '../support/sync/device.ts';

describe('a time', () => {
  test.each(['2026-01-01T00:00:00.000Z', '2024-02-29T23:59:59Z', '2026-12-31T08:30Z', '9999-12-31T23:59:59.999Z'])(
    'LINK-LIMIT-01 that there is can be read, and said: %s',
    (text) => {
      expect(fitting(time, text)).toBe(text);
      expect([when(text), dateOf(text)]).not.toContain('');
    }
  );

  test.each([
    ['a month of its own', '2026-99-99T00:00:00Z'],
    ['a day that only some browsers know', '2026-02-31T00:00:00Z'],
    ['an hour too many', '2026-01-01T25:00:00Z'],
    ['an hour that is the next day', '2026-01-01T24:00:00Z'],
    ['no hour at all', '2026-01-01T:::::Z']
  ])('LINK-LIMIT-01 with %s is none, nor is a header that was made then', (_, text) => {
    expect(fitting(time, text)).toBeUndefined();
    expect(fitting(header, headerFor([0, 1]))).toBeDefined();
    expect(fitting(header, { ...headerFor([0, 1]), created: text })).toBeUndefined();
  });
});
