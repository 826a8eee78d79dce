import { expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import type { Header } from '#engine/log.ts';
import { luckInPieces, luckOf } from '#match/luck.ts';
import { commit } from '#sync/dice.ts';
import { toy } from '../support/toy.ts';

const [first, second] = [hashText('first'), hashText('second')];
const header = {
  format: 'wayside.match/1',
  id: 'match',
  dice: [first, second].map((secret, place) => commit({ match: 'match', place }, secret))
} as unknown as Header;

test('luck made in pieces, with a rest between them, draws what luck made at once draws', async () => {
  let rests = 0;
  const inPieces = await luckInPieces(header, [first, second], () => {
    rests++;
    return Promise.resolve();
  });
  expect(rests).toBeGreaterThan(20);
  const state = { bag: [1, 2, 0, 5], points: [0], marks: [], seat: 0, step: 'draw', picked: 1, passes: 0 };
  const drawn = [{ type: 'token', value: 1 }];
  for (const transcript of [hashText('a log'), hashText('another')])
    expect(inPieces!(toy, state, drawn, transcript)).toEqual(
      luckOf(header, [first, second])!(toy, state, drawn, transcript)
    );
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
