import { describe, expect, it } from 'vitest';
import type { Move, Rules } from '#engine/game.ts';
import { hardBot } from '#bots/hard.ts';
import type { Mind } from '#bots/mind.ts';
import { finish } from '#bots/bot.ts';
import { aloneBudget, rehearsingBot } from '#bots/rehearsal.ts';

/** Two seats bid in turn, three times each. A bid shows as points at once, but in the end the lowest bids are worth most. */
type State = { bids: number[] };
type Bid = Move & { readonly type: 'bid'; readonly of: number };
const bids: readonly Bid[] = [0, 1, 2, 3].map((of) => ({ type: 'bid', of }));
const over = ({ bids: made }: State): boolean => made.length === 6;
const sum = ({ bids: made }: State, seat: number): number =>
  made.filter((_, n) => n % 2 === seat).reduce((a, b) => a + b, 0);
const game: Rules<State, Bid> = {
  id: 'bids',
  rulesVersion: 1,
  edition: {},
  seats: { least: 2, most: 2 },
  rulebook: {},
  horizon: 100,
  clone: (state) => ({ bids: state.bids.slice() }),
  turn: (state) => (over(state) ? 'over' : state.bids.length % 2),
  moves: (state) => (over(state) ? [] : [...bids]),
  chances: () => [],
  illegal: () => undefined,
  play: (state, { of }) => void state.bids.push(of),
  score: (state) => [0, 1].map((seat) => [{ rule: 'BID', item: 'bids', points: 9 - sum(state, seat) }]),
  places: (state) => [0, 1].map((seat) => (sum(state, seat) <= sum(state, 1 - seat) ? 1 : 2)),
  parse: () => undefined
};
const deceived: Mind<State, Bid> = {
  values: (state) => [sum(state, 0), sum(state, 1)],
  promise: () => 0,
  clock: (state) => state.bids.length,
  margin: 2,
  astray: { easy: 0, casual: 0, keen: 0 }
};
const decide = (rehearsals: number, trust: number, rules = game) =>
  finish(rehearsingBot(rules, deceived, { ...aloneBudget, rehearsals, trust }).decide({ bids: [] }, 'seed'));

describe('rehearsing turns to the end of the match', () => {
  it('believes the end more than the value, unless that is trusted beyond measure', () => {
    expect(decide(16, 0).move).toEqual(bids[0]);
    expect(decide(16, 1000).move).toEqual(bids[3]);
  });

  it('tries every chain, and the better half twice as often again', () => {
    const visits = decide(16, 0).considered.map((one) => one.visits);
    // Two halvings of eight rehearsals each: two for each of four, four for each of two.
    expect(visits).toEqual([6, 6, 2, 2]);
  });

  it('goes on by the values for quick play, where the mind has such', () => {
    const budget = { ...aloneBudget, rehearsals: 4, trust: 0 };
    const racing: Mind<State, Bid> = { ...deceived, quick: ({ bids: made }) => [-made.at(-1)!, -made.at(-1)!] };
    const value = (mind: typeof deceived): number =>
      finish(rehearsingBot(game, mind, budget).decide({ bids: [] }, 'seed')).considered[0]!.value;
    // By these nobody bids anything: 9 − 0 against 9 − 0, and both win.
    expect([value(deceived), value(racing)]).toEqual([3 + deceived.margin, deceived.margin]);
  });

  it('tells the mean margin in the end', () => {
    // Whoever believes the value goes on to bid three each time: 9 − 6 against 9 − 9, and the win.
    expect(decide(16, 0).considered[0]).toEqual({ move: bids[0], visits: 6, value: 3 + deceived.margin });
  });

  it('is what the hard level does against a rival that the rules play, and nowhere else with others', () => {
    const hard = (rules: typeof game) => finish(hardBot(rules, deceived).decide({ bids: [] }, 'seed')).move;
    expect(hard({ ...game, rival: () => ({ lines: [], places: [1, 2, 3] }) })).toEqual(bids[0]);
    expect(hard(game)).toEqual(bids[3]);
  });

  it('leaves a mind that has no use for all of the tree as much as that', () => {
    const some = { ...deceived, hard: { iterations: 6, perChain: 3, keep: 2 } };
    const { considered } = finish(hardBot(game, some).decide({ bids: [] }, 'seed'));
    expect(considered.map(({ move }) => move.of)).toEqual([3, 2]);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(6);
  });

  it('is what the hard level does alone at the table, by what the mind thinks of the end', () => {
    const solo: typeof game = { ...game, turn: (state) => (over(state) ? 'over' : 0), places: () => [1] };
    // Only the end shows that low bids were better: 9 − (0 + 3 + 3).
    const values = (state: State) => [over(state) ? 9 - sum(state, 0) : sum(state, 0)];
    const { move, considered } = finish(hardBot(solo, { ...deceived, values }).decide({ bids: [] }, 'seed'));
    expect(move).toEqual(bids[0]);
    expect(considered[0]!.value).toBe(3);
  });
});
