/** What is chosen is played by the rules on a copy, in the position it was chosen in and no other. */
import { expect, test } from 'vitest';
import { hash } from '#engine/hash.ts';
import { Planned } from '#play/planned.svelte.ts';
import { toy } from '../support/toy.ts';

const pick = { type: 'pick', times: 2 };
const red = { type: 'mark', color: 'red' };

test('the position it would lead to is told, and the one on the table is left as it is', () => {
  const state = toy.setup(2, { tokens: 2, first: 0 });
  const before = hash(state);
  const live = { game: toy, state };
  const planned = new Planned(live);
  expect(planned.after).toBeUndefined();
  planned.hear([pick]);
  expect(planned.after).toMatchObject({ step: 'mark', picked: 2 });
  planned.hear([pick, red]);
  const after = toy.clone(state);
  for (const move of [pick, red]) toy.play(after, move);
  expect(planned.after).toEqual(after);
  expect(hash(state)).toBe(before);
  planned.hear(undefined);
  expect(planned.after).toBeUndefined();
});

test('nothing is told of moves that the rules refuse, nor of those of a position that is gone', () => {
  const live = { game: toy, state: toy.setup(2, { tokens: 2, first: 0 }) };
  const planned = new Planned(live);
  planned.hear([red]);
  expect(planned.after).toBeUndefined();
  planned.hear([pick]);
  const gone = new Planned(live);
  gone.hear([pick]);
  live.state = toy.clone(live.state);
  expect(gone.after).toBeUndefined();
});
