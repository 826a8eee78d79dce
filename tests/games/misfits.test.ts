import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { canonical, type Json } from '#engine/json.ts';
import { loadGame } from '#games/index.ts';
import { misfits } from '#games/misfits.ts';
import * as published from '../../src/games/list.ts';

const schema = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  colour: v.picklist(['sun', 'moon']),
  list: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
  even: v.pipe(
    v.number(),
    v.check((n) => n % 2 === 0, 'only pairs are printed')
  )
});
const good = { n: 5, colour: 'sun', list: ['a'], even: 2 };

describe('what does not fit is said in words for people', () => {
  test.each([
    [{ n: 10 }, 'n: this must be at most 9.'],
    [{ n: 0 }, 'n: this must be at least 1.'],
    [{ n: 1.5 }, 'n: this must be a whole number.'],
    [{ n: '5' }, 'n: this must be a number.'],
    [{ n: undefined }, 'n: this is missing.'],
    [{ colour: 'star' }, 'colour: this must be "sun" or "moon".'],
    [{ list: 'a' }, 'list: this must be a list.'],
    [{ list: [] }, 'list: this must have a length of at least 1.'],
    [{ list: ['a', 'b', 'c'] }, 'list: this must have a length of at most 2.'],
    [{ list: ['a', 1] }, 'list.1: this must be text.'],
    [{ even: 3 }, 'even: only pairs are printed.']
  ])('%j', (change, sentence) => {
    expect(misfits(v.safeParse(schema, { ...good, ...change }).issues ?? [])).toEqual([sentence]);
  });

  test('of a file that is none', () => {
    expect(misfits(v.safeParse(schema, 7).issues ?? [])).toEqual(['The file: this is not what belongs here.']);
  });

  test('no more than can be read', () => {
    const many = v.safeParse(v.array(v.number()), Array.from({ length: 40 }, String));
    expect(misfits(many.issues ?? [])).toHaveLength(12);
  });
});

/** Sets the first number inside far out of range. */
function spoil(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const part = value as Record<string, unknown>;
  return Object.keys(part).some((key) => {
    if (typeof part[key] !== 'number') return spoil(part[key]);
    part[key] = 1e9;
    return true;
  });
}

test.each(Object.keys(published))('an edition of %s with a number out of range is refused in our words', async (id) => {
  const edition = JSON.parse(canonical((await loadGame(id)).edition)) as Json;
  expect(spoil(edition)).toBe(true);
  const refused: unknown = await loadGame(id, edition).catch((error: unknown) => error);
  expect(String(refused)).toContain('this must be ');
  expect(String(refused)).not.toMatch(/Invalid|Expected/);
});
