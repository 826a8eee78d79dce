/** What a recap is made of, by small games whose positions say what comes of each step. */
import { describe, expect, test } from 'vitest';
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import type { GameView, Sentence } from '#games/view.ts';
import { happenedSince, momentsSince } from '#play/since/moments.ts';
import { counted } from '#play/since/told.ts';
import type { Tale } from '#play/tale.ts';
import { toy } from '../support/toy.ts';

const names = ['Ada', 'Baraka', 'Chen'];

/** A position is the points of all. */
const game = {
  score: ({ points }: { points: number[] }) => points.map((own) => [{ rule: 'T-1', item: 'wood', points: own }]),
  places: ({ points }: { points: number[] }) => points.map(() => 1)
} as unknown as Game;

/** Each step: who took it, and the points that all had before and after it. */
const steps = (...all: readonly (readonly [by: number, before: number[], after: number[]])[]): Happening[] =>
  all.map(([by, before, after], n) => ({
    n,
    by,
    move: { type: 'step' },
    before: { points: before, by },
    after: { points: after, by },
    events: [],
    draft: false
  }));
const sentences = (_: object, { by }: { by: number }): readonly Sentence[] => [
  { text: `${names[by]} acts.`, seat: by }
];
const tale = { game, view: { sentences } as unknown as GameView, names };

describe('the points of a turn', () => {
  test('are what came of all of it: none for whom nothing is left of what came and went', () => {
    const history = steps(
      [0, [0, 0, 0], [0, 0, 0]],
      [1, [0, 0, 0], [0, 3, 0]],
      [1, [0, 3, 0], [2, 1, 0]],
      [1, [2, 1, 0], [2, 0, 0]]
    );
    const [turn, ...others] = momentsSince(tale, history, 0, 'short');
    expect([turn?.points, others]).toEqual([[{ seat: 0, by: 2 }], []]);
    expect(momentsSince(tale, history, 0, 'full').map(({ points }) => points)).toEqual([
      [{ seat: 1, by: 3 }],
      [
        { seat: 0, by: 2 },
        { seat: 1, by: -2 }
      ],
      [{ seat: 1, by: -1 }]
    ]);
  });
});

test('what is told running is counted of one seat, not of several that did the same', () => {
  const said = (seat: number): Sentence => ({ text: 'Passes.', seat });
  expect(counted([said(0), said(1), said(1), said(0)])).toEqual([
    said(0),
    { text: 'Passes (2 times).', seat: 1 },
    said(0)
  ]);
});

test('a show that an own step brought about is told with what came of it before that seat goes on', () => {
  const shows: Tale = {
    game: toy,
    view: { story: { shows: ({ type }: { type: string }) => type === 'marked' } } as unknown as GameView,
    names
  };
  let state: JsonObject = toy.setup(3, { tokens: 2, first: 0 });
  const played: readonly (readonly [Happening['by'], Move])[] = [
    [0, { type: 'pick', times: 2 }],
    [0, { type: 'mark', color: 'red' }],
    ['chance', { type: 'token', value: 4 }]
  ];
  const history = played.map(([by, move], n) => {
    const { happening } = carry(toy, state, move, { n, by, draft: false });
    state = happening.after;
    return happening;
  });
  expect(happenedSince(shows, history, 0).map(({ n }) => n)).toEqual([1, 2]);
});
