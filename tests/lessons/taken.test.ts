/** How a lesson is taken, by a small one of a small game. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Lesson } from '#games/lesson.ts';
import { Course, type Bookmark, type CourseOptions } from '#lessons/course.svelte.ts';
import { until } from '../support/players.ts';
import { toy } from '../support/toy.ts';

const table = (first: number) => (): JsonObject => toy.setup(2, { tokens: 2, first });
const pick = (times: number): Move => ({ type: 'pick', times });
const red: Move = { type: 'mark', color: 'red' };
const blue: Move = { type: 'mark', color: 'blue' };
const isOf = (move: Move, ...good: readonly Move[]): boolean =>
  good.some((one) => JSON.stringify(one) === JSON.stringify(move));

const lesson: Lesson = {
  names: ['Rival'],
  coach: [],
  chapters: [
    {
      id: 'one',
      title: 'One',
      seat: 0,
      begin: table(0),
      steps: [
        { kind: 'look', text: 'Look.' },
        {
          kind: 'do',
          text: 'Pick two.',
          nudge: 'Two.',
          fits: ({ move }) => isOf(move, pick(2)),
          done: ({ picked, step }) => picked === 2 && step === 'mark'
        },
        {
          kind: 'choose',
          text: 'Mark it.',
          nudge: 'With a colour.',
          ways: [
            { done: ({ marks }) => (marks as string[])[0] === 'red', then: 'Red.' },
            { done: ({ marks }) => (marks as string[])[0] === 'blue', then: 'Blue.' }
          ]
        },
        {
          kind: 'do',
          at: table(0),
          text: 'Pick two, in red.',
          nudge: 'Two, in red.',
          fits: ({ move }) => isOf(move, pick(2), red),
          done: ({ marks }) => (marks as string[])[0] === 'red',
          then: 'It is red.'
        },
        { kind: 'look', text: 'Look again.' }
      ]
    },
    {
      id: 'two',
      title: 'Two',
      seat: 0,
      begin: table(1),
      steps: [{ kind: 'play', text: 'Play.', then: () => 'It is over.' }]
    }
  ]
};

type Around = Partial<CourseOptions & { readonly game: Game; readonly lesson: Lesson }>;

/** A course from here on, and what it told. */
function taken(bookmark: Bookmark, { game = toy, lesson: its = lesson, ...options }: Around = {}) {
  const told: (readonly [chapter: number, step: number, learnt: string | undefined])[] = [];
  const course = new Course(game, its, bookmark, {
    ask: () => new Promise(() => undefined),
    world: undefined,
    onrefuse: () => undefined,
    onbookmark: ({ chapter, step }, learnt) => told.push([chapter, step, learnt]),
    ...options
  });
  course.setPace(0, () => 0);
  const said = (): string | undefined => {
    const now = course.said;
    return now && 'text' in now ? now.text : now?.type;
  };
  const tries = (...moves: readonly Move[]) =>
    moves.map((move) => {
      course.try([move]);
      return said();
    });
  return { course, told, said, tries };
}

describe('a task', () => {
  test('is shown at the third wrong try; what was right meanwhile, or to begin it again, begins the count anew', () => {
    const { course, tries } = taken({ chapter: 0, step: 3 });
    expect(tries(pick(1), pick(3), pick(2))).toEqual(['Two, in red.', 'Two, in red.', undefined]);
    expect(tries(blue, blue)).toEqual(['Two, in red.', 'Two, in red.']);
    course.again();
    expect(tries(pick(1), pick(3))).toEqual(['Two, in red.', 'Two, in red.']);
    expect(course.done).toBe(false);
    expect(tries(pick(1))).toEqual(['It is red.']);
    expect(course.done).toBe(true);
  });

  test('that is done says what came of it and waits; one with nothing to say leads on by itself', () => {
    const told = taken({ chapter: 0, step: 3 });
    told.tries(pick(2), red);
    expect([told.said(), told.course.done, told.course.bookmark.step]).toEqual(['It is red.', true, 3]);
    const silent = taken({ chapter: 0, step: 1 });
    silent.tries(pick(2));
    expect([silent.course.bookmark.step, silent.course.anew]).toEqual([2, false]);
  });

  test('tells of a choice what came of the way that was taken', () => {
    for (const [move, text] of [[red, 'Red.'] as const, [blue, 'Blue.'] as const]) {
      const { course, said } = taken({ chapter: 0, step: 2 });
      course.try([move]);
      expect([said(), course.done]).toEqual([text, true]);
    }
  });

  test('that was not done is done for whoever goes on, and nothing said of it goes along', () => {
    const { course, tries, said } = taken({ chapter: 0, step: 1 });
    tries(pick(1));
    course.next();
    expect([course.bookmark, course.state['picked'], said()]).toEqual([{ chapter: 0, step: 2 }, 2, undefined]);
  });
});

describe('a lesson', () => {
  test('keeps each step that is reached, and tells a chapter learnt with what comes after its last one', () => {
    const { course, told } = taken({ chapter: 0, step: 4 });
    course.next();
    course.next();
    expect(told).toEqual([
      [0, 4, undefined],
      [1, 0, 'one'],
      [2, 0, 'two']
    ]);
    expect(course.ended).toBe(true);
    course.back();
    expect([course.ended, course.bookmark]).toEqual([false, { chapter: 1, step: 0 }]);
    course.back();
    expect(course.bookmark).toEqual({ chapter: 0, step: 4 });
  });

  test.each([
    ['a chapter that is no more', { chapter: 7, step: 1 }, { chapter: 0, step: 0 }],
    ['a step that is no more', { chapter: 0, step: 9 }, { chapter: 0, step: 0 }],
    ['one that is there', { chapter: 0, step: 2 }, { chapter: 0, step: 2 }]
  ])('goes on at %s', (_, kept, here) => {
    expect(taken(kept).course.bookmark).toEqual(here);
  });
});

describe('while things move', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('nobody decides, and what leads on by itself waits; whoever has gone elsewhere stays there', () => {
    const { course } = taken({ chapter: 0, step: 1 });
    course.setPace(1000, () => 1);
    course.film(true);
    expect([course.decider, course.moves]).toEqual([undefined, []]);
    course.film(false);
    expect([course.decider, course.moves.length]).toEqual([0, 4]);
    const other = taken({ chapter: 0, step: 2 });
    other.course.setPace(1000, () => 1);
    other.course.try([red]);
    expect([other.course.moving, other.course.done, other.course.decider]).toEqual([true, false, undefined]);
    vi.advanceTimersByTime(10_000);
    expect([other.course.moving, other.course.done]).toEqual([false, true]);
    other.course.go(0);
    vi.advanceTimersByTime(10_000);
    expect(other.course.bookmark).toEqual({ chapter: 0, step: 0 });
  });
});

describe('the match at the end', () => {
  test('goes on whatever a bot answers: where it fails or breaks the rules, something legal is played for it', async () => {
    const answers = [() => Promise.resolve(red), () => Promise.reject(new Error('nobody thinks'))];
    const { course } = taken({ chapter: 1, step: 0 }, { ask: () => answers.shift()!() });
    await until(() => course.decider === 0);
    expect(course.history.map(({ move, by }) => [by, move.type])).toEqual([
      [1, 'pick'],
      [1, 'mark'],
      ['chance', 'token']
    ]);
    course.close();
  });

  test('is left with whoever leaves it: nobody thinks about it any more', () => {
    const signals: AbortSignal[] = [];
    const ask: CourseOptions['ask'] = (_, signal) => (signals.push(signal), new Promise(() => undefined));
    const { course } = taken({ chapter: 1, step: 0 }, { ask });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    course.go(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    course.go(1);
    course.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('what the world does', () => {
  /** The toy with a world that spins what is else drawn. */
  const turn: Game['turn'] = (state) => (state['step'] === 'draw' ? 'world' : toy.turn(state));
  const spun: Game = {
    ...toy,
    turn,
    chances: () => [],
    illegal: (state, move) =>
      turn(state) !== 'world' ? toy.illegal(state, move) : move.type === 'token' ? undefined : { rule: 'TOY-01' }
  };
  const spinning: Lesson = {
    ...lesson,
    chapters: [
      {
        ...lesson.chapters[0]!,
        begin: () => toy.setup(1, { tokens: 2, first: 0 }),
        steps: [
          {
            kind: 'do',
            text: 'Get four.',
            nudge: 'Once more.',
            fits: () => true,
            shown: () => [[pick(1), red]],
            done: ({ points }) => (points as number[])[0] === 4,
            then: 'Four.'
          }
        ]
      }
    ]
  };
  const world = (...values: readonly (number | undefined)[]): NonNullable<CourseOptions['world']> => {
    const left = [...values];
    return {
      outcome: () => {
        const value = left.shift();
        return value === undefined ? Promise.reject(new Error('no engine')) : Promise.resolve({ type: 'token', value });
      },
      close: () => undefined,
      undone: { type: 'pass' }
    };
  };
  const spin = (around: Around['world']) => {
    const made = taken({ chapter: 0, step: 0 }, { game: spun, lesson: spinning, world: around });
    const once = async (): Promise<unknown> => {
      made.course.try([pick(1)]);
      made.course.try([red]);
      await until(() => made.said() !== undefined && made.course.state['step'] !== 'draw');
      return made.said();
    };
    return { ...made, once };
  };

  test('judges the task; in vain, it is begun again and counts as a try', async () => {
    const { course, once } = spin(world(1, 4));
    expect(await once()).toBe('Once more.');
    expect([course.done, course.state['step'], course.history]).toEqual([false, 'pick', []]);
    course.heed();
    expect([await once(), course.done]).toEqual(['Four.', true]);
  });

  test('after the third time in vain it is played for the learner', async () => {
    const { once, said, course } = spin(world(1, 2, 3, 4));
    expect(await once()).toBe('Once more.');
    course.heed();
    expect(await once()).toBe('Once more.');
    course.heed();
    course.try([pick(1)]);
    course.try([red]);
    await until(() => said() === 'Four.');
    expect(course.done).toBe(true);
  });

  test('is entered nowhere once the lesson was left', async () => {
    let tell: (outcome: Move) => void = () => undefined;
    const outcome = (): Promise<Move> => new Promise((resolve) => (tell = resolve));
    const { course } = spin({ outcome, close: () => undefined, undone: { type: 'pass' } });
    course.try([pick(1)]);
    course.try([red]);
    expect([course.state['step'], course.history.length]).toEqual(['draw', 2]);
    course.close();
    tell({ type: 'token', value: 4 });
    await new Promise((resolve) => setTimeout(resolve));
    expect([course.state['step'], course.history.length, course.done]).toEqual(['draw', 2, false]);
  });

  test('and cannot be found out here holds nobody up', async () => {
    const { course, said } = spin(world());
    course.try([pick(1)]);
    course.try([red]);
    await until(() => said() === 'failed');
    expect(course.done).toBe(true);
  });
});
