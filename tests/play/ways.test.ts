/** Ways that a match could take: how far they lead, and which are the same to whoever reads them. */
import { expect, test } from 'vitest';
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameView } from '#games/view.ts';
import type { Compared } from '#match/adviser.ts';
import type { Tale } from '#play/tale.ts';
import { goesOn, weigh } from '#play/ways.ts';
import { toy } from '../support/toy.ts';

const pick = (times: number): Move => ({ type: 'pick', times });
const pass: Move = { type: 'pass' };
const begin = (seats: number): JsonObject => toy.setup(seats, { tokens: 2, first: 0 });

test('a turn goes on after a draw if the same seat decides then; not where moves cannot be listed, since each is a turn', () => {
  const drawing = (seats: number): JsonObject => ({ ...begin(seats), step: 'draw', picked: 1 });
  expect([goesOn(toy, drawing(1), 0), goesOn(toy, drawing(2), 0), goesOn(toy, begin(1), 0)]).toEqual([
    true,
    false,
    false
  ]);
  const moved: Game = { ...toy, sample: () => pass };
  expect(goesOn(moved, drawing(1), 0)).toBe(false);
});

test('a turn is compared with turns that read otherwise: the same steps in another order are the same turn', async () => {
  const view = { advice: (...[, , move]: readonly [Game, JsonObject, Move]) => move.type } as unknown as GameView;
  const tale: Tale = { game: toy, view, names: ['Ada'] };
  let differs: ((other: readonly Move[]) => boolean) | undefined;
  const compare = (_from: object, _turn: readonly Move[], given: typeof differs): Promise<Compared | undefined> => {
    differs = given;
    return Promise.resolve(undefined);
  };
  const from = { state: begin(1), seat: 0 };
  await weigh({ compare }, tale, from, [pass, pick(1)], new AbortController().signal);
  const others = [[pass, pick(1)], [pick(1), pass], [pick(3), pass], [pass, pass], [pass]];
  expect(others.map((other) => differs!(other))).toEqual([false, false, false, true, true]);
});
