/** The frame that all tables stand in: the form of the room, what is looked at, and a move that is composed. */
import { describe, expect, test } from 'vitest';
import { formOf, isSlender, roomOf } from '#games/table/form.ts';
import { picking } from '../support/composing.svelte.ts';
import { toy } from '../support/toy.ts';

test.each([
  ['phone', 360, 584],
  ['phone', 412, 860],
  ['phone', 559, 300],
  ['side', 560, 300],
  ['side', 915, 480],
  ['low', 784, 640],
  ['low', 1014, 545],
  ['broad', 900, 546],
  ['broad', 1082, 564],
  ['wide', 900, 600],
  ['tablet', 784, 712],
  ['tablet', 600, 859],
  ['slim', 719, 860],
  ['tall', 720, 860],
  ['tall', 899, 1100],
  ['wide', 1014, 744]
])('the form is %s on a table of %i × %i', (form, width, height) => {
  expect(formOf(width, height)).toBe(form);
});

test.each([
  ['a phone', 'narrow slender single laptop scant short level modest plain brief', 360, 596, 16],
  [
    'with large letters',
    'narrow slender single laptop scant short level modest larger large big plain brief',
    360,
    596,
    24
  ],
  [
    'with the largest',
    'narrow slender single laptop scant short level modest huge larger large big plain brief',
    360,
    596,
    32
  ],
  ['a phone on its side', 'slender single laptop flat low scant short level modest', 640, 316, 16],
  [
    'with large letters a phone of 390 pixels',
    'narrow slender single laptop level modest large big plain brief',
    390,
    700,
    24
  ],
  ['a tablet held upright', 'single laptop modest', 768, 980, 16],
  ['a large screen', '', 1580, 1024, 16]
])('the room of %s is told in words', (_, words, width, height, rem) => {
  expect(roomOf(width, height, rem)).toBe(words);
});

test('each step of the list is passed at its own size', () => {
  const all = roomOf(0, 0, 16).split(' ');
  expect(new Set(all).size).toBe(all.length);
  const lost = (step: (size: number) => string): readonly string[] => {
    const sizes = Array.from({ length: 1400 }, (_, size) => step(size).split(' ').filter(Boolean));
    return sizes.flatMap(
      (words, size) => sizes[size - 1]?.filter((word) => !words.includes(word)).map((word) => `${word} ${size}`) ?? []
    );
  };
  expect(lost((width) => roomOf(width || 0.1, 2000, 0.001))).toEqual([
    'narrow 560',
    'slender 720',
    'single 900',
    'laptop 1300'
  ]);
  expect(lost((height) => roomOf(2000, height, 1))).toEqual([
    'flat 481',
    'low 546',
    'scant 600',
    'short 690',
    'level 860',
    'modest 1000'
  ]);
  expect(lost((rems) => roomOf(2000, 2000, 2000 / rems))).toEqual([
    'huge 14',
    'larger 17',
    'large 17',
    'big 22',
    'plain 27',
    'brief 40'
  ]);
  expect([isSlender(719), isSlender(720)]).toEqual([true, false]);
});

const begin = toy.setup(2, { tokens: 2, first: 0 });

describe('a move that is composed', () => {
  test('is sent when it is confirmed, and lies on the table until it is stored', async () => {
    const { composer, sent, goTo, answer } = picking(begin);
    composer.touch(2);
    expect([composer.open, sent]).toEqual([true, []]);
    composer.confirm();
    expect([sent, composer.open]).toEqual([[[{ type: 'pick', times: 2 }]], true]);
    goTo(toy.clone(begin), 0);
    await answer();
    expect(composer.open).toBe(false);
  });

  test('is void where it was refused', async () => {
    const { composer, answer } = picking(begin);
    composer.touch(2);
    composer.confirm();
    await answer();
    expect([composer.open, composer.pending]).toEqual([false, undefined]);
  });

  test('goes on where something else was touched while it was being refused', async () => {
    const { composer, answer } = picking(begin);
    composer.touch(2);
    composer.confirm();
    composer.touch(3);
    await answer();
    expect(composer.pending).toEqual([{ type: 'pick', times: 3 }]);
  });

  test('belongs to its position and to whoever decides', () => {
    const { composer, goTo } = picking(begin);
    composer.touch(2);
    goTo(begin, undefined);
    expect(composer.open).toBe(false);
    goTo(begin, 0);
    expect(composer.open).toBe(true);
    goTo(toy.clone(begin), 0);
    expect([composer.open, composer.pending]).toEqual([false, undefined]);
  });

  test('is taken back', () => {
    const { composer } = picking(begin);
    composer.touch(2);
    composer.back();
    expect(composer.open).toBe(false);
  });
});

test('what somebody looks at is in front until the decision moves on, or they come back', () => {
  const { look, goTo } = picking(begin);
  look.at(1);
  expect([look.what, look.open]).toEqual([1, true]);
  look.back();
  expect([look.what, look.open]).toEqual([undefined, false]);
  look.at(1);
  goTo(begin, 1);
  expect(look.open).toBe(false);
});
