/** What the log says of a match, and of whom. */
import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import { sentences } from '#games/ayar/view/log.ts';
import { game } from '../../support/ayar/scene.ts';
import { playOut } from '../../support/random.ts';
import { assertMarked } from '../../support/told.ts';

test('a sentence about somebody carries the mark of that side, whoever made the move', () => {
  let others = 0;
  for (const [n, seats] of [1, 2, 3, 4, 2, 3, 4, 4].entries())
    playOut(game, game.setup(seats), seededRoll(`log ${n}`), (state, move) => {
      const names = [...['Ana', 'Ben', 'Cem', 'Dia'].slice(0, state.players.length), 'The Ayllu'];
      const events: Event[] = [];
      game.play(game.clone(state), move, (event) => events.push(event));
      for (const one of sentences(game, state, move, events, names)) {
        assertMarked(names, one);
        if (one.seat !== undefined && one.seat !== state.asked) others += 1;
      }
    });
  expect(others).toBeGreaterThan(20);
});

test('at a festival at which several gain, the part of each carries that one’s mark', () => {
  let several = 0;
  for (let n = 0; n < 4; n += 1)
    playOut(game, game.setup(4), seededRoll(`festival ${n}`), (state, move) => {
      const names = ['Ana', 'Ben', 'Cem', 'Dia'];
      const events: Event[] = [];
      game.play(game.clone(state), move, (event) => events.push(event));
      const told = sentences(game, state, move, events, names);
      for (const { slot } of events
        .filter(({ type }) => type === 'raymi')
        .map((event) => event as Event & { type: 'raymi' })) {
        const gains = events.filter((event) => event.type === 'raymiGain').filter((event) => event.slot === slot);
        if (gains.length < 2) continue;
        several += 1;
        for (const { seat, gained } of gains) {
          const part = gained === 0 ? `${names[seat]} gains nothing.` : `${names[seat]} +${gained}`;
          expect(told.filter((one) => one.seat === seat && one.text.includes(part))).not.toEqual([]);
        }
      }
    });
  expect(several).toBeGreaterThan(5);
});

test('AYR-HARV-02 of a tie for most maize it is said who planted first', () => {
  const [move] = game.moves(game.setup(2));
  const said = (counts: readonly number[]): readonly string[] =>
    sentences(game, game.setup(2), move!, [{ type: 'harvest', counts, seat: 1 }], ['Ana', 'Ben']).map(
      ({ text }) => text
    );
  expect(said([2, 2])).toEqual(['Ben has most maize (2, planted first in a tie): a viracocha.']);
  expect(said([1, 2])).toEqual(['Ben has most maize (2): a viracocha.']);
});
