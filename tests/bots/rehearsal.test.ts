import { describe, expect, it } from 'vitest';
import type { Move, Rules } from '#engine/game.ts';
import { hardBot } from '#bots/hard.ts';
import type { Mind } from '#bots/mind.ts';
import { finish } from '#bots/bot.ts';
import { rehearsalBudget, rehearsingBot } from '#bots/rehearsal.ts';

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
  astray: { easy: 0, casual: 0, keen: 0 },
  fickle: true
};
const decide = (rehearsals: number, trust: number, rules = game) =>
  finish(rehearsingBot(rules, deceived, { ...rehearsalBudget, rehearsals, trust }).decide({ bids: [] }, 'seed'));

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

  it('rehearses less often where more sides make every rehearsal longer', () => {
    const four = decide(16, 0, { ...game, places: () => [1, 2, 3, 4] });
    expect(four.considered.map((one) => one.visits)).toEqual([3, 3, 1, 1]);
  });

  it('plays quickly by the values for that, if a rival of the rules plays', () => {
    let asked = 0;
    const racing: Mind<State, Bid> = {
      ...deceived,
      quick: (state) => {
        asked += 1;
        return deceived.values(state);
      }
    };
    const budget = { ...rehearsalBudget, rehearsals: 4, trust: 0 };
    finish(rehearsingBot(game, racing, budget).decide({ bids: [] }, 'seed'));
    expect(asked).toBe(0);
    const rivalled: Rules<State, Bid> = { ...game, rival: () => ({ lines: [], places: [1, 2, 3] }) };
    finish(rehearsingBot(rivalled, racing, budget).decide({ bids: [] }, 'seed'));
    expect(asked).toBeGreaterThan(0);
  });

  it('tells the mean margin in the end', () => {
    // Whoever believes the value goes on to bid three each time: 9 − 6 against 9 − 9, and the win.
    expect(decide(16, 0).considered[0]).toEqual({ move: bids[0], visits: 6, value: 3 + deceived.margin });
  });

  it('is what the hard level does for a fickle mind alone, and oftener against a rival that the rules play', () => {
    const hard = (mind: typeof deceived, rules = game) => finish(hardBot(rules, mind).decide({ bids: [] }, 'seed'));
    const visits = (rules: typeof game) => hard(deceived, rules).considered[0]!.visits;
    expect(hard(deceived).move).toEqual(bids[0]);
    expect(hard({ ...deceived, fickle: false }).move).toEqual(bids[3]);
    expect(visits({ ...game, rival: () => ({ lines: [], places: [1, 2, 3] }) })).toBeGreaterThan(visits(game));
  });

  it('is what the hard level does alone at the table, by what the mind thinks of the end', () => {
    const solo: typeof game = { ...game, turn: (state) => (over(state) ? 'over' : 0), places: () => [1] };
    // Only the end shows that low bids were better: 9 − (0 + 3 + 3).
    const values = (state: State) => [over(state) ? 9 - sum(state, 0) : sum(state, 0)];
    const { move, considered } = finish(
      hardBot(solo, { ...deceived, values, fickle: false }).decide({ bids: [] }, 'seed')
    );
    expect(move).toEqual(bids[0]);
    expect(considered[0]!.value).toBe(3);
  });
});
