/** What matches have taught Ayar's mind: it fits what the mind looks at, plays better by it, and keeps to where it was learnt. */
import { expect, it } from 'vitest';
import { lead, type Mind } from '#bots/mind.ts';
import { plan } from '#bots/plan.ts';
import { tempers } from '#bots/temper.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, total } from '#engine/game.ts';
import { createMind } from '#games/ayar/bot.ts';
import { featureNames } from '#games/ayar/bot/features.ts';
import taught from '#games/ayar/bot/taught.json' with { type: 'json' };
import { createValuer } from '#games/ayar/bot/value.ts';
import { weightsOf } from '#games/ayar/bot/weights.ts';
import { game } from '#games/ayar/rules/index.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { positions } from '../../support/random.ts';

const mind = createMind(game);
const plain = createValuer(game.board, weightsOf());

it('has a weight for every amount on each of the four days', () => {
  expect(taught.amounts).toEqual(featureNames);
  expect(taught.days).toHaveLength(4);
  for (const day of taught.days)
    for (const weights of [day.sun, day.moon]) expect(weights).toHaveLength(featureNames.length);
});

const by = { taught: mind, plain: { ...mind, values: (state: State) => plain(state) } as Mind<State, Move> };
type By = keyof typeof by;

/** Quick play of seats that weigh by one or the other; `seen` is told each time that a turn has been handed over. */
function played(luck: string, seats: readonly By[], seen?: (state: State) => void): State {
  const roll = seededRoll(luck);
  const state = game.setup(seats.length);
  let clock = mind.clock(state);
  for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
    if (mind.clock(state) !== clock && state.phase !== 'end') seen?.(state);
    clock = mind.clock(state);
    if (typeof turn !== 'number') game.play(state, draw(game, state, roll));
    else
      for (const move of plan(game, by[seats[turn]!], state, { beam: 8, each: 0, keep: 1 })[0]!.moves)
        game.play(state, move);
  }
  return state;
}
const ahead = (state: State, seat: number): number => lead(standing(game, state).lines.map(total), seat);

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
const product = (a: readonly number[], b: readonly number[]): number =>
  mean(a.map((one, n) => (one - mean(a)) * (b[n]! - mean(b))));
const correlation = (a: readonly number[], b: readonly number[]): number =>
  product(a, b) / Math.sqrt(product(a, a) * product(b, b));

it.each([
  [2, 0.04],
  [3, 0.04],
  [4, 0.01]
])('foretells better who will be ahead among %i than rules of thumb do', (seats, least) => {
  const found: Record<By, number[]> = { taught: [], plain: [] };
  const came: number[] = [];
  for (let n = 0; n < 12; n++) {
    let positions = 0;
    const last = played(`foretold/${n}`, Array<By>(seats).fill(n % 2 === 0 ? 'taught' : 'plain'), (state) => {
      positions += 1;
      for (const one of ['taught', 'plain'] as const) found[one].push(lead(by[one].values(state), 0));
    });
    for (let k = 0; k < positions; k++) came.push(ahead(last, 0));
  }
  expect(correlation(found.taught, came)).toBeGreaterThan(correlation(found.plain, came) + least);
});

it('wins clearly more by quick play than rules of thumb, from each seat under the same luck', () => {
  const won = Array.from({ length: 40 }, (_, n) => {
    const own = n % 2;
    const seats: By[] = own === 0 ? ['taught', 'plain'] : ['plain', 'taught'];
    return (Math.sign(ahead(played(`taught/${n >> 1}`, seats), own)) + 1) / 2;
  });
  expect(mean(won)).toBeGreaterThan(0.55);
});

it('says nothing against the Ayllu, nor once the last night is over', () => {
  for (const state of positions(game, 1, 'taught'))
    expect(Array.from(mind.values(state))).toEqual(Array.from(plain(state)));
  const last = [...positions(game, 2, 'taught')].filter(({ phase }) => phase === 'end');
  expect(last.length).toBeGreaterThan(0);
  for (const state of last) expect(Array.from(mind.values(state))).toEqual(Array.from(plain(state)));
});

it.each(tempers)('a %s likes what it likes besides', (temper) => {
  const own = createMind(game, temper);
  const liking = createValuer(game.board, weightsOf(temper));
  for (const state of positions(game, 2, temper)) {
    const [other, learnt, likes] = [plain(state), mind.values(state), liking(state)].map((values) =>
      Array.from(values)
    );
    for (const [side, value] of Array.from(own.values(state)).entries())
      expect(value).toBeCloseTo(learnt![side]! + likes![side]! - other![side]!, 8);
  }
});
