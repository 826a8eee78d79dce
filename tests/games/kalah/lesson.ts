/** The lesson of Kalah: where seeds fall, what is captured, and how it ends. */
import { finalMatch, type Chapter, type Lesson, type Tried } from '#games/lesson.ts';
import type { KalahGame } from './rules/index.ts';
import { pitsOf, storeOf, way, type Move, type State } from './rules/state.ts';
import { words } from './words/en.ts';

const w = words.lesson;
const me = 0;

/** A position in which the learner is to sow; the ring is that of the standard board. */
const board = (...ring: number[]): State => ({ phase: 'sow', seat: me, turns: 0, ring });
const stored = ({ ring }: State): number => ring[4]!;
const pit = (at: number): string => `.pit[data-pit="${at}"]`;
const sowing =
  (from: number) =>
  ({ move }: Tried<KalahGame>): boolean =>
    move.type === 'sow' && move.pit === from;

/** One sowing is asked for: what does not bring it about at once leads astray. */
const atOnce = (done: (state: State, from: State) => boolean) => ({
  fits: ({ before, after }: Tried<KalahGame>): boolean => done(after, before),
  done
});

/** The rival sows whatever does not end in the store, where there is such a pit: a lesson has no long turns of others. */
function modest(state: State): Move | undefined {
  if (state.phase !== 'sow') return undefined;
  const full = pitsOf(state, state.seat).filter((at) => state.ring[at]! > 0);
  const from = full.find((at) => way(state, state.seat, at).at(-1) !== storeOf(state, state.seat)) ?? full[0]!;
  return { type: 'sow', pit: from };
}

const sowingOn: Chapter<KalahGame> = {
  id: 'sowing',
  title: w.sowing.title,
  seat: me,
  begin: () => board(3, 3, 3, 3, 0, 3, 3, 3, 3, 0),
  steps: [
    { kind: 'look', text: w.sowing.goal, light: ['.store'], rules: ['KAL-FIRST-01', 'KAL-END-02'] },
    {
      kind: 'do',
      text: w.sowing.again,
      light: [pit(1)],
      rules: ['KAL-SOW-01', 'KAL-SOW-03', 'KAL-SOW-04'],
      nudge: w.sowing.againNudge,
      fits: sowing(1),
      done: (state) => stored(state) === 1
    },
    {
      kind: 'do',
      text: w.sowing.across,
      light: ['.side'],
      rules: ['KAL-SOW-02', 'KAL-TURN-01'],
      nudge: w.sowing.acrossNudge,
      ...atOnce(({ ring }) => ring[5]! > 3)
    },
    { kind: 'watch', text: w.sowing.rival, until: ({ seat }) => seat === me },
    {
      kind: 'do',
      at: () => board(1, 2, 0, 5, 2, 4, 4, 1, 3, 2),
      text: w.sowing.own,
      light: ['.side'],
      nudge: w.sowing.ownNudge,
      ...atOnce((state, from) => stored(state) > stored(from))
    }
  ],
  reply: modest
};

const taking: Chapter<KalahGame> = {
  id: 'taking',
  title: w.taking.title,
  seat: me,
  begin: () => board(1, 0, 3, 0, 2, 2, 2, 4, 1, 1),
  steps: [
    {
      kind: 'do',
      text: w.taking.capture,
      light: [pit(1), pit(7)],
      rules: ['KAL-TAKE-01'],
      nudge: w.taking.captureNudge,
      ...atOnce((state, from) => stored(state) === stored(from) + 5)
    },
    {
      kind: 'choose',
      at: () => board(1, 0, 2, 3, 2, 2, 2, 4, 1, 1),
      text: w.taking.choice,
      light: [pit(0), pit(2)],
      nudge: w.taking.choiceNudge,
      fits: (tried) => sowing(0)(tried) || sowing(2)(tried),
      ways: [
        { done: (state, from) => stored(state) === stored(from) + 5, then: w.taking.captured },
        { done: (state, from) => state.seat === me && stored(state) > stored(from), then: w.taking.again }
      ]
    }
  ]
};

const ending: Chapter<KalahGame> = {
  id: 'ending',
  title: w.ending.title,
  seat: me,
  begin: () => board(0, 0, 1, 1, 9, 0, 2, 0, 3, 8),
  steps: [
    {
      kind: 'do',
      text: w.ending.near,
      light: [pit(3)],
      nudge: w.ending.nearNudge,
      ...atOnce((state, from) => stored(state) > stored(from) && state.seat === me)
    },
    {
      kind: 'do',
      at: () => board(1, 0, 1, 0, 10, 0, 0, 3, 0, 9),
      text: w.ending.last,
      rules: ['KAL-END-01', 'KAL-END-03'],
      nudge: w.ending.lastNudge,
      ...atOnce(({ phase }) => phase === 'over')
    }
  ],
  reply: modest
};

const match = (game: KalahGame): Chapter<KalahGame> => ({
  id: 'match',
  title: w.match.title,
  seat: me,
  begin: () => board(3, 3, 3, 3, 0, 3, 3, 3, 3, 0),
  steps: [finalMatch(game, w.match)]
});

export const createLesson = (game: KalahGame): Lesson<KalahGame> => ({
  names: ['', w.rival],
  chapters: [sowingOn, taking, ending, match(game)],
  coach: [
    {
      id: 'again',
      chapter: 'sowing',
      text: w.coach.again,
      light: ['.side'],
      when: (state, seat) => pitsOf(state, seat).some((at) => way(state, seat, at).at(-1) === storeOf(state, seat))
    }
  ]
});
