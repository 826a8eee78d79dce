import { describe, expect, it } from 'vitest';
import type { Game, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameView } from '#games/view.ts';
import type { Happening } from '#engine/timeline.ts';
import { closing } from '#engine/forced.ts';
import { places } from '#play/places.ts';
import { resultOf } from '#play/result.ts';
import {
  chapters,
  growth,
  unitOf,
  lines,
  result,
  recall,
  resultText,
  scoreSheet,
  sides,
  turnStarts,
  type Tale
} from '#play/story.ts';

/** A position is who acts, the round, and points by seat in two categories; a move says what the position becomes. */
type At = {
  readonly turn: Seat | 'chance' | 'over';
  readonly round: number;
  readonly points: readonly [number, number][];
};
const at = (turn: At['turn'], round: number, ...points: [number, number][]): At => ({ turn, round, points });

const game = {
  id: 'tale',
  turn: (state: JsonObject) => (state as unknown as At).turn,
  round: (state: JsonObject) => (state as unknown as At).round,
  clone: (state: JsonObject) => structuredClone(state),
  play: (state: JsonObject, move: Move) => void Object.assign(state, move.to),
  score: (state: JsonObject) =>
    (state as unknown as At).points.map(([wood, clay], seat) => [
      { rule: 'T-1', item: 'wood', points: wood },
      ...(clay === 0 && seat > 0 ? [] : [{ rule: 'T-2', item: 'clay', points: clay }])
    ]),
  places: (state: JsonObject) => (state as unknown as At & { places: number[] }).places
} as unknown as Game;

const view = {
  sentences: (_game: Game, before: JsonObject, move: Move, _events: unknown, names: readonly string[]) => {
    if (typeof move.says !== 'string') return [];
    const { turn } = before as unknown as At;
    const text = move.says.replace('A', names[0]!).replace('B', names[1]!);
    return [{ text, seat: typeof turn === 'number' ? turn : undefined }];
  },
  item: (_game: Game, item: string) => item.toUpperCase()
} as unknown as GameView;

const tale: Tale = { game, view, names: ['Ada', 'Baraka'] };

let n = 0;
const happened = (by: Happening['by'], before: At, says?: string, draft = false): Happening => ({
  n: n++,
  by,
  move: { type: 'step', ...(says === undefined ? {} : { says }) },
  before,
  after: before,
  events: [],
  draft
});

const history = [
  happened('chance', at('chance', 1, [0, 0], [0, 0]), 'The table is laid.'),
  happened(0, at(0, 1, [0, 0], [0, 0]), 'A sows.'),
  happened(0, at(0, 1, [1, 0], [0, 0])),
  happened('chance', at('chance', 1, [1, 0], [0, 0])),
  happened(0, at(0, 1, [1, 0], [0, 0]), 'A builds.'),
  happened(1, at(1, 1, [2, 0], [0, 0]), 'B sows.'),
  happened(0, at(0, 2, [2, 0], [3, 0]), 'A waits.', true)
];

describe('the log', () => {
  it('has the lines worth telling, with who and whether they may be taken back', () => {
    expect(lines(tale, history).map(({ seat, text, draft }) => [seat, text, draft])).toEqual([
      [undefined, 'The table is laid.', false],
      [0, 'Ada sows.', false],
      [0, 'Ada builds.', false],
      [1, 'Baraka sows.', false],
      [0, 'Ada waits.', true]
    ]);
  });

  it('goes by round, after the setting up', () => {
    expect(chapters(tale, history).map(({ title, turns }) => [title, turns.map(({ lines }) => lines.length)])).toEqual([
      ['Setting up', [1]],
      ['Round 1', [2, 1]],
      ['Round 2', [1]]
    ]);
  });

  it('counts what somebody decides before the first round to the setting up', () => {
    const early = history.map((one) =>
      (one.before as unknown as At).round === 1 ? { ...one, before: { ...one.before, round: 0 } } : one
    );
    expect(chapters(tale, early).map(({ title }) => title)).toEqual(['Setting up', 'Round 2']);
  });

  it('says round, or the game’s own word for one', () => {
    expect(['0', '2'].map(unitOf(tale, history))).toEqual(['start', 'round 2']);
    const rounds = { title: (n: number) => `Day ${n}`, within: (n: number) => `day ${n}`, best: '' };
    const days: Tale = { ...tale, view: { ...view, rounds } };
    expect(chapters(days, history).map(({ title }) => title)).toEqual(['Setting up', 'Day 1', 'Day 2']);
    expect(['0', '2'].map(unitOf(days, history))).toEqual(['start', 'day 2']);
    expect(['0', '2'].map(unitOf(days, history.slice(0, 5)))).toEqual(['start', 'turn 2']);
  });

  it('of a game that counts no rounds goes by what that game says instead', () => {
    const parts: Tale = {
      ...tale,
      game: { ...game, round: undefined } as unknown as Game,
      view: { ...view, chapter: (state) => ['', 'Sand'][(state as unknown as At).round - 1] || undefined }
    };
    expect(chapters(parts, history).map(({ title }) => title)).toEqual(['Setting up', 'Sand']);
    expect(chapters({ ...parts, view }, history).map(({ title }) => title)).toEqual(['Setting up', 'The match']);
  });

  it('says of every entry which round it is in, and which turn of whom', () => {
    expect(places(tale, history)).toEqual([
      'Setting up',
      'Round 1 · Ada’s turn 1',
      'Round 1 · Ada’s turn 1',
      'Round 1 · Ada’s turn 1',
      'Round 1 · Ada’s turn 1',
      'Round 1 · Baraka’s turn 1',
      'Round 2 · Ada’s turn 1'
    ]);
    const again = [...history.slice(0, 6), history[1]!];
    expect(places(tale, again).at(-1)).toBe('Round 1 · Ada’s turn 2');
    // A harvest is nobody's turn, and the turns go on to be counted after it.
    const upkeep: Tale = { ...tale, view: { ...view, upkeep: (state) => state === history[5]!.before } };
    expect(places(upkeep, again).slice(-2)).toEqual(['Round 1', 'Round 1 · Ada’s turn 2']);
    expect(places({ ...tale, names: ['Ada'] }, history.slice(0, 5)).at(-1)).toBe('Round 1');
  });

  it('recalls what was told from the last event of a type on', () => {
    const told = (...types: string[]) => ({ ...history[0]!, events: types.map((type) => ({ type })) });
    const past = [told('dawn', 'sow'), told('dawn', 'reap', 'dawn', 'sow'), told(), told('rest')];
    expect(recall(past, 'dawn').map(({ type }) => type)).toEqual(['dawn', 'sow', 'rest']);
    expect(recall(past, 'rest')).toHaveLength(1);
    expect(recall(past, 'snow')).toEqual([]);
  });

  it('knows where another seat begins to decide', () => {
    expect(turnStarts(history)).toEqual([1, 5, 6]);
  });
});

describe('the score', () => {
  it('has every category once, and a gap where a seat has no line for it', () => {
    const sheet = scoreSheet(tale, at(0, 1, [1, 2], [3, 0]));
    expect(sheet.rows).toEqual([
      { item: 'wood', label: 'WOOD', points: [1, 3] },
      { item: 'clay', label: 'CLAY', points: [2, undefined] }
    ]);
    expect(sheet.totals).toEqual([3, 3]);
  });

  it('has what only a later seat has where that seat has it', () => {
    const has = (...items: readonly string[]) => items.map((item) => ({ rule: 'T-1', item, points: 1 }));
    const scored = { ...game, score: () => [has('wood', 'gold'), has('stone', 'wood', 'clay', 'gold')] };
    const { rows } = scoreSheet({ view, game: scored }, at(0, 1));
    expect(rows.map(({ item }) => item)).toEqual(['stone', 'wood', 'clay', 'gold']);
  });

  it('tells beside what there is what there would be, with what only then is counted', () => {
    const sheet = scoreSheet(tale, at(0, 1, [1, 2], [3, 0]), at(1, 1, [1, 5], [2, 4]));
    expect(sheet.rows).toEqual([
      { item: 'wood', label: 'WOOD', points: [1, 3], then: [1, 2] },
      { item: 'clay', label: 'CLAY', points: [2, undefined], then: [5, 4] }
    ]);
    expect([sheet.totals, sheet.then]).toEqual([
      [3, 3],
      [6, 6]
    ]);
    const none = { ...game, score: () => [[]] } as unknown as Game;
    const fresh = {
      ...game,
      score: (state: JsonObject) => [state['round'] === 1 ? [] : [{ item: 'wood', points: 2 }]]
    };
    expect(scoreSheet({ ...tale, game: none }, at(0, 1)).rows).toEqual([]);
    expect(scoreSheet({ ...tale, game: fresh as unknown as Game }, at(0, 1), at(0, 2)).rows).toEqual([
      { item: 'wood', label: 'WOOD', points: [], then: [2] }
    ]);
  });

  it('grows from the first round on: what somebody decides before it belongs to its beginning', () => {
    const before = [0, 1].map((seat) => happened(seat, at(seat, 0, [7, 7], [7, 7])));
    const now = at('over', 2, [4, 0], [3, 1]) as unknown as JsonObject;
    expect(growth(game, [...before, ...history], now)).toEqual(growth(game, history, now));
  });

  it('grows from round to round up to now', () => {
    expect(growth(game, history, at('over', 2, [4, 0], [3, 1]) as unknown as JsonObject)).toEqual([
      { label: '0', totals: [0, 0] },
      { label: '1', totals: [2, 3] },
      { label: '2', totals: [4, 4] }
    ]);
  });
});

describe('the result', () => {
  it('is told by the margin over the second, however many there are', () => {
    const all = [9, 20, 4, 15].map((points, seat) => ({
      seat,
      name: 'ABCD'[seat]!,
      points,
      place: [3, 1, 4, 2][seat]!
    }));
    expect(resultOf(all)).toMatchObject({ headline: 'B wins', detail: 'with 20 points, 5 more than D', tie: false });
  });

  const end = (points: [number, number][], places: number[]) => result(tale, { ...at('over', 3, ...points), places });

  it('is what the game says where places alone cannot say it', () => {
    const told = { headline: 'Together, 41', detail: 'a river in full' };
    const together: Tale = { ...tale, view: { ...tale.view, result: () => told } };
    const state = { ...at('over', 3, [5, 1], [4, 2]), places: [1, 1] };
    expect(result(together, state)).toMatchObject({ ...told, tie: false });
    expect(result(tale, state)).not.toMatchObject(told);
  });

  it('of a table that earns one score tells it once', () => {
    const state = { ...at('over', 3, [5, 1], [5, 1]), places: [1, 1] };
    const common: Tale = { ...tale, together: true };
    expect(sides(tale, state)).toHaveLength(2);
    expect(sides(common, state)).toMatchObject([{ seat: 0, name: 'Together', all: true }]);
    expect(result(common, state).winners).toEqual([0, 1]);
    expect(sides({ ...common, names: ['Ada'] }, { ...at('over', 3, [5, 1]), places: [1] })).toMatchObject([
      { name: 'Ada' }
    ]);
  });

  it('of somebody alone is no win over nobody', () => {
    const alone: Tale = { ...tale, names: ['Ada'] };
    expect(result(alone, { ...at('over', 3, [5, 1]), places: [1] })).toMatchObject({
      headline: 'Ada is done',
      detail: 'with 6 points'
    });
  });

  it('of somebody alone against a rival is a win over it, or its win', () => {
    const rival = (points: number, places: readonly number[]): Tale['game'] => ({
      ...game,
      rival: () => ({ lines: [{ rule: 'T-1', item: 'wood', points }], places })
    });
    const state = { ...at('over', 3, [5, 1]), places: [1] };
    const against = (points: number, ...places: number[]): Tale => ({
      ...tale,
      game: rival(points, places),
      names: ['Ada'],
      rival: 'The dummy'
    });
    expect(result(against(4, 1, 2), state)).toMatchObject({
      winners: [0],
      headline: 'Ada wins',
      detail: 'with 6 points, 2 more than The dummy'
    });
    expect(result(against(9, 2, 1), state)).toMatchObject({ winners: [1], headline: 'The dummy wins' });
    expect(result(against(6, 1, 1), state).headline).toBe('Ada and The dummy share the win');
    expect(scoreSheet(against(9, 2, 1), state).totals).toEqual([6, 9]);
    const told = {
      title: 'Tale',
      date: 'today',
      end: result(against(9, 2, 1), state),
      sides: sides(against(9, 2, 1), state)
    };
    expect(resultText({ ...told, sheet: scoreSheet(against(9, 2, 1), state) })).toContain('1. The dummy: 9 (WOOD 9)');
  });

  it('names the winner and the margin', () => {
    expect(
      end(
        [
          [5, 1],
          [2, 2]
        ],
        [1, 2]
      )
    ).toMatchObject({ winners: [0], tie: false });
    expect(
      end(
        [
          [5, 1],
          [2, 2]
        ],
        [1, 2]
      ).detail
    ).toBe('with 6 points, 2 more than Baraka');
  });

  it('says so when the tie-break decides, and when not even that does', () => {
    expect(
      end(
        [
          [3, 1],
          [2, 2]
        ],
        [2, 1]
      )
    ).toMatchObject({ winners: [1], headline: 'Baraka wins', tie: true });
    expect(
      end(
        [
          [3, 1],
          [2, 2]
        ],
        [1, 1]
      )
    ).toMatchObject({ winners: [0, 1], headline: 'Ada and Baraka share the win' });
  });

  it('can be sent as text, best first', () => {
    const state = { ...at('over', 3, [3, 1], [5, 2]), places: [2, 1] } as unknown as JsonObject;
    const text = resultText({
      title: 'Tale',
      date: '21 Nov 2026',
      end: result(tale, state),
      sides: sides(tale, state),
      sheet: scoreSheet(tale, state)
    });
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Tale, 21 Nov 2026',
      'Baraka wins with 7 points, 3 more than Ada',
      '1. Baraka: 7 (WOOD 5, CLAY 2)',
      '2. Ada: 4 (WOOD 3, CLAY 1)'
    ]);
  });
});

describe('a turn that ends by itself', () => {
  const state = at(0, 1, [0, 0], [0, 0]) as unknown as JsonObject;
  const to = (turn: At['turn']): Move => ({ type: 'step', to: { turn } });

  it('does so when one move is left and somebody else acts after it', () => {
    expect(closing(game, state, [to(1)])).toEqual(to(1));
    expect(closing(game, state, [to('over')])).toEqual(to('over'));
    expect(state).toEqual(at(0, 1, [0, 0], [0, 0]));
  });

  it('does not when the same seat goes on, or has a choice', () => {
    expect(closing(game, state, [to(0)])).toBeUndefined();
    expect(closing(game, state, [to(1), to(1)])).toBeUndefined();
    expect(closing(game, state, [])).toBeUndefined();
  });
});
