import { describe, expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { standing, total, type Move } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { reasonsFor, type End, type Outlook } from '#bots/outlook.ts';
import { review, type Choice, type Draws, type Found, type Task, type Weighed } from '#bots/review.ts';
import { randomStep } from '../support/random.ts';
import { patience, tables, type Table } from './support.ts';

type Spot = { readonly state: JsonObject; readonly moves: readonly Move[] };

/** Towards the end of a random match: a decision of several, draws that were made, and the end. */
function late({ game }: Table): { choice: Spot; draws: Spot; over: JsonObject } {
  const roll = seededRoll('review');
  const state = game.setup(2);
  const spots: { state: JsonObject; move: Move }[] = [];
  for (let before = game.clone(state), move; (move = randomStep(game, state, roll)); before = game.clone(state)) {
    spots.push({ state: before, move });
    game.play(state, move);
  }
  const of = (wanted: (spot: JsonObject) => boolean): Spot => {
    const { state: before, move } = spots.slice(0, -20).findLast((spot) => wanted(spot.state))!;
    return { state: before, moves: [move] };
  };
  return {
    choice: of((at) => game.moves(at).length > 2),
    draws: of((at) => game.turn(at) === 'chance' && game.chances(at).length > 2),
    over: state
  };
}

for (const table of tables)
  describe(table.id, () => {
    const { game, mind } = table;
    const found = <F extends Found>(task: Task): F => {
      const thinking = review(game, mind, task);
      for (;;) {
        const step = thinking.next();
        if (step.done) return step.value as F;
      }
    };
    const { choice, draws, over } = late(table);

    it('knows the end once it is there', () => {
      const { points } = found<Outlook>({ kind: 'outlook', state: over, seed: 's' });
      expect(points).toEqual(standing(game, over).lines.map(total));
    });

    it(
      'names other ways that can be played and lead elsewhere, and says what the best of them would have brought',
      () => {
        const task = { kind: 'choice', state: choice.state, played: choice.moves, seed: 's' } as const;
        const { loss, others, usual } = found<Choice>(task);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(others.length).toBeGreaterThan(0);
        const ends = [choice.moves, ...others, ...(usual ? [usual] : [])].map((moves) => {
          const state = game.clone(choice.state);
          for (const move of moves) {
            expect(game.illegal(state, move)).toBeUndefined();
            game.play(state, move);
          }
          return canonical(state);
        });
        expect(ends.slice(1)).not.toContain(ends[0]);
        expect(found(task)).toEqual({ loss, others, ...(usual && { usual }) });

        const ways = [choice.moves, ...others];
        const weighed = found<Weighed>({ kind: 'weigh', state: choice.state, ways, seed: 's' });
        expect(weighed.best).toBeGreaterThan(0);
        expect(weighed.best).toBeLessThan(ways.length);
        // A way beside itself is neither better nor worse, and there is nothing to give as a reason.
        const same = found<Weighed>({ kind: 'weigh', state: choice.state, ways: [others[0]!, others[0]!], seed: 's' });
        expect([same.gain, same.error, same.reasons]).toEqual([0, 0, []]);
      },
      patience
    );

    it(
      'gives to one of two what it takes from the other',
      () => {
        const { gains } = found<Draws>({ kind: 'draws', state: draws.state, drawn: draws.moves, seed: 's' });
        expect(gains[0]! + gains[1]!).toBeCloseTo(0, 9);
      },
      patience
    );
  });

describe('reasons', () => {
  const end = (mine: number, theirs: number): End => ({
    lines: [
      [
        { rule: 'R-1', item: 'fields', points: mine },
        { rule: 'R-2', item: 'animals', points: 4 }
      ],
      [{ rule: 'R-1', item: 'fields', points: theirs }]
    ],
    wins: [1, 0]
  });

  it('are what differs, of one’s own and of others, the weightiest first', () => {
    expect(reasonsFor([end(7, 1), end(5, 1)], [end(3, 9), end(3, 9)], 0)).toEqual([
      { side: 1, item: 'fields', points: -8 },
      { side: 0, item: 'fields', points: 3 }
    ]);
  });
});
