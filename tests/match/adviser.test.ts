/** The turn that is advised, and what speaks for it: asked of the bots as a match asks them, without a thread. */
import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { compare, type Adviser } from '#match/adviser.ts';
import { createClient, type Request } from '#bots/client.ts';
import { rehearse } from '#bots/outlook.ts';
import { brief, type Found, type Task } from '#bots/review.ts';
import { localPort } from '../support/bots.ts';
import { patience, position, tables, type Table } from '../bots/support.ts';

const forever = new AbortController().signal;

function asked(table: Table): { adviser: Adviser; request: Request; after: (moves: readonly Move[]) => JsonObject } {
  const { id, game } = table;
  const state = position(table, 'advice', 60, 2);
  const request: Request = {
    rules: { game: id, edition: null, version: game.rulesVersion },
    state,
    seat: game.turn(state) as number,
    level: 'medium',
    seed: 's'
  };
  const after = (moves: readonly Move[]): JsonObject => {
    const at = game.clone(state);
    for (const move of moves) {
      expect(game.illegal(at, move)).toBeUndefined();
      game.play(at, move);
    }
    return at;
  };
  return { adviser: createClient(localPort), request, after };
}

for (const table of tables)
  describe(table.id, () => {
    const { game, mind } = table;

    it('is advised in a turn that can be played to its end or to a draw', async () => {
      const { adviser, request, after } = asked(table);
      const turn = await adviser.turn(request, forever);
      const end = after(turn);
      const ended = game.turn(end) !== request.seat || mind.clock(end) > mind.clock(request.state);
      expect(ended).toBe(true);
      expect(await asked(table).adviser.turn(request, forever)).toEqual(turn);
    });

    it('is advised so in any position, never to a stop in the midst of a turn', async () => {
      const { adviser, request } = asked(table);
      for (let n = 0; n < 16; n += 1) {
        const state = position(table, `whole ${n}`, 4 + 7 * n, game.seats.most);
        const seat = game.turn(state) as number;
        const at = game.clone(state);
        for (const move of await adviser.turn({ ...request, state, seat }, forever)) game.play(at, move);
        expect(game.turn(at) !== seat || mind.clock(at) > mind.clock(state), `position ${n}`).toBe(true);
      }
    });

    it(
      'hears of another turn, and of items of the score sheet that speak for the first; the same when asked again',
      async () => {
        const { adviser, request, after } = asked(table);
        const turn = await adviser.turn(request, forever);
        const end = canonical(after(turn));
        const compared = await compare(adviser, request, turn, () => true, forever);
        const { second, reasons, gain } = compared!;
        expect(canonical(after(second))).not.toBe(end);
        expect(Number.isFinite(gain)).toBe(true);
        // Whatever stands on the score sheets at the ends that either turn leads to, as far as it has to be looked at.
        const items = new Set<string>();
        const known = (): boolean => reasons.every(({ item }) => items.has(item));
        for (let n = 0; n <= brief.more && !known(); n++)
          for (const way of [turn, second])
            for (const sheet of rehearse(game, mind, after(way), `${request.seed}/${n}`).lines)
              for (const { item } of sheet) items.add(item);
        expect(known()).toBe(true);
        expect(await compare(asked(table).adviser, request, turn, () => true, forever)).toEqual(compared);
      },
      patience
    );

    it('hears of no second best where none differs', async () => {
      const { adviser, request } = asked(table);
      const turn = await adviser.turn(request, forever);
      expect(await compare(adviser, request, turn, () => false, forever)).toBeUndefined();
    });
  });

describe('what speaks for a turn', () => {
  const { request } = asked(tables[0]!);
  const way = (n: number): Move[] => [{ type: 'pass', n }];
  const reasons = (item: string) => [{ side: request.seat, item, points: 3 }];
  /** Whose gains over the second best, and over a usual turn, are known beforehand. */
  const knowing = (gain: number): { adviser: Adviser; asked: (readonly Move[])[] } => {
    const asked: (readonly Move[])[] = [];
    const answer = (task: Task): Found => {
      if (task.kind === 'choice') return { loss: 0, others: [way(2), way(3)], usual: way(9) };
      if (task.kind !== 'weigh') throw new Error(task.kind);
      const [other] = task.ways;
      asked.push(other!);
      const usual = other![0]!.n === 9;
      return { best: 1, wins: [0, 0], error: 1, gain: usual ? 4 : gain, reasons: reasons(usual ? 'much' : 'little') };
    };
    const find: Adviser['find'] = (_rules, task) => Promise.resolve(answer(task));
    return { adviser: { find, turn: () => Promise.resolve([]) }, asked };
  };

  it('is told beside the second best, and beside a usual turn only where that is about as good', async () => {
    const sure = knowing(2);
    const better = await compare(sure.adviser, request, way(1), () => true, forever);
    expect(better).toEqual({ second: way(2), gain: 2, error: 1, reasons: reasons('little') });
    expect(sure.asked).toEqual([way(2)]);
    const close = await compare(knowing(0.4).adviser, request, way(1), () => true, forever);
    expect(close).toEqual({
      ...{ second: way(2), gain: 0.4, error: 1, reasons: reasons('little') },
      usual: { gain: 4, error: 1, reasons: reasons('much') }
    });
  });

  it('is not told beside a turn that reads the same', async () => {
    const { adviser, asked } = knowing(0);
    const found = await compare(adviser, request, way(1), (other) => other[0]!.n !== 9, forever);
    expect([found!.usual, asked]).toEqual([undefined, [way(2)]]);
  });
});

it('stops comparing when nobody waits any more', async () => {
  const { adviser, request } = asked(tables[0]!);
  const turn = await adviser.turn(request, forever);
  const left = new AbortController();
  const comparing = compare(adviser, request, turn, () => (left.abort(new Error('played on')), true), left.signal);
  await expect(comparing).rejects.toThrow('played on');
});
