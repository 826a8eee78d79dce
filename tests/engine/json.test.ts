import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hash, hashText, isHash } from '#engine/hash.ts';
import { canonical, hasExactly, isCount, isObject, parseJson, type Json } from '#engine/json.ts';

const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('canonical text', () => {
  it.each<[Json, string]>([
    [null, 'null'],
    [true, 'true'],
    [0, '0'],
    [-0, '0'],
    [-12, '-12'],
    [1e21, '1e+21'],
    ['', '""'],
    ['a"b\n', '"a\\"b\\n"'],
    ['é€', '"é€"'],
    [[], '[]'],
    [[3, [1], null], '[3,[1],null]'],
    [{}, '{}'],
    [{ b: 1, a: [], B: { z: 0, y: 1 } }, '{"B":{"y":1,"z":0},"a":[],"b":1}'],
    [{ '10': 1, '9': 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
    [{ '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4 }, '{"\\r":2,"\u20ac":1,"\ud83d\ude00":3,"\ufb33":4}']
  ])('of %j', (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it.each([NaN, Infinity, undefined, () => 1, { a: undefined }, [NaN]])('refuses %s', (value) => {
    expect(() => canonical(value as unknown as Json)).toThrow(TypeError);
  });

  test('is JSON of the same value, whatever the order of keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
        if (isObject(value)) {
          const other = Object.fromEntries(Object.entries(value).reverse()) as Json;
          expect(canonical(other)).toBe(canonical(value));
        }
      })
    );
  });
});

describe('hashes', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad']
  ])('of the text “%s” is SHA-256', (text, digest) => {
    expect(hashText(text)).toBe(digest);
  });

  test('of a value is the one of its canonical text in UTF-8', () => {
    const value = { b: ['Àiyé', 1], a: null };
    const digest = createHash('sha256').update('{"a":null,"b":["Àiyé",1]}', 'utf8').digest('hex');
    expect(hash(value)).toBe(digest);
    expect(hash({ a: null, b: ['Àiyé', 1] })).toBe(digest);
    expect(hash({ a: null, b: ['Àiyé', 2] })).not.toBe(digest);
  });

  test('are told from what only looks like one', () => {
    expect(isHash(hash(1))).toBe(true);
    for (const other of ['', hash(1).toUpperCase(), hash(1).slice(1), `${hash(1)}0`, 7, null])
      expect(isHash(other)).toBe(false);
  });
});

describe('values from outside', () => {
  test('a count is a whole number that survives JSON', () => {
    for (const value of [0, 1, 2 ** 53 - 1]) expect(isCount(value)).toBe(true);
    for (const value of [-1, -0, 0.5, NaN, Infinity, 2 ** 53, '1', null, undefined, true])
      expect(isCount(value)).toBe(false);
    expect([isCount(2, 3), isCount(3, 3), isCount(-1, -1)]).toEqual([false, true, true]);
  });

  test('an object is neither null nor a list, and may be asked for exactly these keys', () => {
    expect([{}, [], null, 'x'].map(isObject)).toEqual([true, false, false, false]);
    expect(hasExactly({ a: 1, b: 2 }, ['b', 'a'])).toBe(true);
    expect(hasExactly({ a: 1, b: 2 }, ['a'])).toBe(false);
    expect(hasExactly({ a: 1 }, ['a', 'b'])).toBe(false);
    expect(hasExactly({ a: 1 }, ['toString'])).toBe(false);
    expect(hasExactly([], ['length'])).toBe(false);
  });

  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test('text is read if it is tame JSON', () => {
    expect(parseJson('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] });
    expect(parseJson(nested(32))).toBeDefined();
    expect(parseJson('[1]', 1)).toEqual([1]);
    expect(parseJson('0')).toBe(0);
  });

  it.each([
    '',
    '{',
    'undefined',
    '{"a":1,}',
    nested(33),
    '{"__proto__":1}',
    '[{"a":{"__proto__":{}}}]',
    nested(200_000)
  ])('text that is not is refused (%#)', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
