import { expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import type { Header } from '#engine/log.ts';
import { luckInPieces, luckOf } from '#match/luck.ts';
import { Chain, commit } from '#sync/dice.ts';

const [first, second] = [hashText('first'), hashText('second')];
const header = {
  format: 'wayside.match/1',
  id: 'match',
  dice: [first, second].map((secret, place) => commit({ match: 'match', place }, secret))
} as unknown as Header;

/** The links of the second draw of this match, from chains made here. */
const expected = (of: Header) =>
  [first, second].map((secret, place) => new Chain({ match: of.id, place }, secret).link(1));

test('luck made in pieces, with a rest between them, shows the links of its chains', async () => {
  let rests = 0;
  const inPieces = await luckInPieces(header, [first, second], () => {
    rests++;
    return Promise.resolve();
  });
  expect(rests).toBeGreaterThan(20);
  expect(inPieces!(1)).toEqual(expected(header));
});

test('a draw that is due before all pieces are made makes the rest of them, and they are not made again', async () => {
  const other = {
    ...header,
    id: 'other',
    dice: [first, second].map((secret, place) => commit({ match: 'other', place }, secret))
  };
  let atOnce: unknown;
  let rests = 0;
  await luckInPieces(other, [first, second], () => {
    rests++;
    if (rests === 3) atOnce = luckOf(other, [first, second])!(1);
    return Promise.resolve();
  });
  expect(atOnce).toEqual(expected(other));
  expect(rests).toBe(3);
});

test('a secret that is missing or does not fit gives no luck, in pieces or at once', async () => {
  const pause = (): Promise<void> => Promise.resolve();
  for (const wrong of [
    [first, null],
    [second, first]
  ]) {
    expect(luckOf(header, wrong)).toBeUndefined();
    expect(await luckInPieces(header, wrong, pause)).toBeUndefined();
  }
});
