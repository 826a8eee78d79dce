/** What a step of a lesson makes of what is played in it, by small chapters of a small game. */
import { describe, expect, test } from 'vitest';
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Chapter, Step } from '#games/lesson.ts';
import { answer, arrive, following, ways, type Asked } from '#lessons/steps.ts';
import { toy } from '../support/toy.ts';

const pick = (times: number): Move => ({ type: 'pick', times });
const mark = (color: string): Move => ({ type: 'mark', color });
const pass: Move = { type: 'pass' };

type Task = Extract<Step, { kind: 'do' }>;
const task = (done: Task['done'], more: Partial<Task> = {}): Task => ({
  kind: 'do',
  text: 'Do it.',
  nudge: 'That.',
  done,
  ...more
});
const begin = (seats: number): JsonObject => toy.setup(seats, { tokens: 2, first: 0 });

/** A step at the beginning of a chapter of its own. */
function asked(step: Step, seats = 1, more: Partial<Chapter> = {}, game: Game = toy): Asked {
  const from = begin(seats);
  return { game, chapter: { id: 'one', title: 'One', seat: 0, begin: () => from, steps: [step], ...more }, step, from };
}
const tries = (about: Asked, ...moves: readonly Move[]) => answer(about, about.from, moves);

describe('what is tried', () => {
  test('is refused if the rules refuse any of it, whatever comes after', () => {
    const about = asked({ kind: 'play', text: 'Play.', then: () => '' });
    expect(tries(about, mark('red'), pick(1))).toEqual({ type: 'refused', illegal: { rule: 'TOY-01' } });
    expect(tries(about, pick(1), pick(1))).toEqual({ type: 'refused', illegal: { rule: 'TOY-01' } });
    expect(tries(about, pick(1), mark('red'))).toMatchObject({ type: 'played' });
  });

  test('leads to what can be done only after others have acted, too', () => {
    const thrice = asked(
      task(({ passes }) => passes === 3),
      2,
      { reply: () => pass }
    );
    expect(tries(thrice, pass)).toMatchObject({ type: 'played', way: undefined, state: { seat: 0, passes: 2 } });
    expect(tries(thrice, pass, pass)).toMatchObject({ type: 'played', way: 0, state: { passes: 3 } });
  });

  test('is judged by what fulfils the task: more that was done with it spoils nothing', () => {
    const about = asked(
      task(({ picked, step }) => picked === 2 && step === 'mark', {
        fits: ({ move }) => move.type === 'pick' && move['times'] === 2
      })
    );
    expect(tries(about, pick(2), mark('red'))).toMatchObject({ type: 'played', way: 0, state: { step: 'mark' } });
    expect(tries(about, pick(3), mark('red'))).toEqual({ type: 'astray' });
  });
});

test('ways to fulfil a task are told the shortest first, and none that ends where another one did', () => {
  // Which colour it is makes no difference to what is reached.
  const blind: Game = {
    ...toy,
    play: (state, move, tell) => toy.play(state, move.type === 'mark' ? mark('red') : move, tell)
  };
  const about = asked(
    task(({ marks }) => (marks as string[]).length === 1),
    1,
    {},
    blind
  );
  const first: (readonly Move[])[] = [];
  for (const { moves } of ways(about, about.from)) if (first.push(moves) === 4) break;
  expect(first.map((moves) => moves.map(({ type }) => type).join(' '))).toEqual([
    'pick mark',
    'pick mark',
    'pick mark',
    'pass pick mark'
  ]);
  expect(new Set(first.slice(0, 3).map(([move]) => move!['times']))).toEqual(new Set([1, 2, 3]));
});

test('what a chapter is not about is done for the learner in a task alone: whoever chooses or plays does it', () => {
  const unasked = ({ step }: JsonObject): Move | undefined => (step === 'pick' ? pick(1) : undefined);
  const next = (step: Step): Move | undefined => {
    const about = asked(step, 1, { unasked });
    return following(about, about.from);
  };
  const never = (): boolean => false;
  expect(next(task(never))).toEqual(pick(1));
  expect(next(task(() => true))).toBeUndefined();
  expect(next({ kind: 'choose', text: '', nudge: '', ways: [{ done: never, then: '' }] })).toBeUndefined();
  expect(next({ kind: 'look', text: '' })).toBeUndefined();
  expect(next({ kind: 'play', text: '', then: () => '' })).toBeUndefined();
});

test('a step with a position of its own is arrived at without what comes before it, others from the nearest that has one', () => {
  const own = { ...begin(1), passes: 1 };
  const unheard = (): never => {
    throw new Error('nobody asked for that');
  };
  const steps: Step[] = [
    task(unheard),
    task(({ passes }) => passes === 2, { at: () => own }),
    task(({ passes }) => passes === 3)
  ];
  const { chapter } = asked(steps[0]!, 1, { steps });
  const passes = [1, 2].map((index) => arrive(toy, chapter, index)['passes']);
  expect(passes).toEqual([1, 2]);
});
