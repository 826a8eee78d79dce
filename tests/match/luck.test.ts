import { expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import type { Header } from '#engine/log.ts';
import { luckInPieces, luckOf } from '#match/luck.ts';
import { Chain, commit, draw } from '#sync/dice.ts';
import { toy } from '../support/toy.ts';

const [first, second] = [hashText('first'), hashText('second')];
const header = {
  format: 'wayside.match/1',
  id: 'match',
  dice: [first, second].map((secret, place) => commit({ match: 'match', place }, secret))
} as unknown as Header;

const state = { bag: [1, 2, 0, 5], points: [0], marks: [], seat: 0, step: 'draw', picked: 1, passes: 0 };
const drawn = [{ type: 'token', value: 1 }];

/** The second draw of this match, from chains made here. */
function expected(of: Header, transcript: string) {
  const links = [first, second].map((secret, place) => new Chain({ match: of.id, place }, secret).link(1));
  return { move: draw(toy, state, { k: 1, links, transcript }), links };
}

test('luck made in pieces, with a rest between them, draws what its chains say', async () => {
  let rests = 0;
  const inPieces = await luckInPieces(header, [first, second], () => {
    rests++;
    return Promise.resolve();
  });
  expect(rests).toBeGreaterThan(20);
  for (const transcript of [hashText('a log'), hashText('another')])
    expect(inPieces!(toy, state, drawn, transcript)).toEqual(expected(header, transcript));
});

test('a draw that is due before all pieces are made makes the rest of them, and they are not made again', async () => {
  const other = {
    ...header,
    id: 'other',
    dice: [first, second].map((secret, place) => commit({ match: 'other', place }, secret))
  };
  const transcript = hashText('a log');
  let atOnce: unknown;
  let rests = 0;
  await luckInPieces(other, [first, second], () => {
    rests++;
    if (rests === 3) atOnce = luckOf(other, [first, second])!(toy, state, drawn, transcript);
    return Promise.resolve();
  });
  expect(atOnce).toEqual(expected(other, transcript));
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
