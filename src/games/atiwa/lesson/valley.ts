/** The first half: workers, what rows give, bats. */
import type { Chapter } from '../../lesson.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, isAt, mine, neighbour, places, playing, working, type Plan } from './arrange.ts';
import * as light from './light.ts';

type Of = Chapter<AtiwaGame>;

/** My last worker of the second round. */
const second = {
  open: ['T19', 'T32', 'T25'],
  round: 2,
  theirs: 'L3 TR:tree ML:goat BR:trained',
  gold: [1, 2],
  first: 1,
  taken: ['R1', 'R6', 'N1', 'R5', 'N2']
} satisfies Plan;

export const workers = (game: AtiwaGame): Of => ({
  id: 'workers',
  title: w.workers.title,
  seat: 0,
  begin: () => arrange(game, { open: ['T18', 'T19', 'T25'] }),
  steps: [
    { kind: 'look', text: w.workers.goal, light: [light.scores], rules: ['ATW-RND-01', 'ATW-SCORE-07'] },
    {
      kind: 'do',
      text: w.workers.first,
      light: [light.space('R2')],
      rules: ['ATW-RND-02', 'ATW-WRK-01', 'ATW-WRK-02'],
      nudge: w.workers.firstNudge,
      fits: working('R2'),
      done: (state) => state.step === 'dusk' && mine(state, 'wildAnimal') > 0 && mine(state, 'fruitBat') > 0
    },
    {
      kind: 'look',
      text: w.workers.came,
      light: [light.stock, light.land],
      rules: ['ATW-ACT-04', 'ATW-PUT-02', 'ATW-PUT-05', 'ATW-PUT-08', 'ATW-BLK-01']
    },
    {
      kind: 'watch',
      text: w.workers.rival,
      light: [light.space('R1')],
      rules: ['ATW-WRK-01'],
      until: (state) => state.turns === 2
    },
    {
      kind: 'do',
      text: w.workers.land,
      light: [light.space('F1'), light.dock],
      rules: ['ATW-ACT-03', 'ATW-CARD-01', 'ATW-PUT-03'],
      nudge: w.workers.landNudge,
      fits: (tried) => tried.move.type === 'endTurn' || working('F1')(tried),
      // Ama’s second worker tells nothing new: the next step begins behind it.
      done: (state) => state.turns === 4 && mine(state, 'tree') > 0
    },
    {
      kind: 'choose',
      text: w.workers.choose,
      light: [light.space('M1'), light.space('M2')],
      rules: ['ATW-ACT-10', 'ATW-SCORE-01', 'ATW-FEED-01'],
      nudge: w.workers.chooseNudge,
      fits: working('M1', 'M2'),
      ways: [
        { done: (state) => state.step === 'dusk' && mine(state, 'goat') === 2, then: w.workers.goats },
        { done: (state) => state.step === 'dusk' && mine(state, 'family') === 3, then: w.workers.families }
      ]
    }
  ],
  reply: neighbour(game, { spaces: ['R1', 'R4'] })
});

/** The first round is over, and what I have brings more: growth waits for its fruit. */
const firstGrowth = (game: AtiwaGame): State =>
  playing(
    game,
    arrange(game, {
      ...second,
      round: 1,
      mine: 'L3 TR:tree ML:goat MM:wildAnimal MR:fruitBat BR:trained | T18 TR:wildAnimal MM:tree BM:goat',
      taken: [...second.taken, 'M1'],
      dusk: true
    }),
    { type: 'endTurn' }
  );

export const rows = (game: AtiwaGame): Of => ({
  id: 'rows',
  title: w.rows.title,
  seat: 0,
  begin: () => firstGrowth(game),
  steps: [
    {
      kind: 'watch',
      text: w.rows.tree,
      light: [light.row('tree')],
      rules: ['ATW-QTY-01', 'ATW-PUT-01', 'ATW-QTY-06', 'ATW-SCORE-03', 'ATW-GROW-02', 'ATW-PUT-04'],
      until: ({ step }) => step !== 'fruits'
    },
    {
      kind: 'do',
      text: w.rows.third,
      at: () =>
        arrange(game, {
          ...second,
          mine: 'L3 TR:treeFruit ML:goat MM:wildAnimal MR:fruitBat BR:trained | T18 TR:wildAnimal MM:tree BM:goat'
        }),
      light: [light.row('wildAnimal'), ...['R3', 'D2', 'F3'].map(light.space)],
      rules: ['ATW-ACT-07', 'ATW-ACT-01'],
      nudge: w.rows.thirdNudge,
      // Space III gives either bats or an animal. Space II brings a family besides, whose digging is told two chapters later.
      fits: (tried) =>
        working('R3', 'D2', 'F3')(tried) && !(places(tried.move, 'fruitBat') && isAt(game, tried.before, 'R3')),
      done: (state) => state.step === 'dusk' && mine(state, 'wildAnimal') === 3
    },
    {
      kind: 'watch',
      text: w.rows.grows,
      light: [light.row('wildAnimal'), light.row('tree'), light.row('fruit'), light.rooms],
      rules: ['ATW-GROW-01', 'ATW-GROW-03', 'ATW-WRK-08', 'ATW-GROW-04'],
      until: ({ seat, turns, step }) => seat === 0 && turns === 6 && step !== 'marker' && step !== 'trees'
    }
  ],
  reply: neighbour(game, { cards: ['T30'], gold: [1, 0] })
});

const away = (state: State): boolean => state.areas[0]!.night > 0;

export const bats = (game: AtiwaGame): Of => ({
  id: 'bats',
  title: w.bats.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      open: ['T19', 'T32', 'T25'],
      round: 3,
      mine: 'L3 TR:treeFruit MM:wildAnimal MR:fruitBat BR:trained | T20 TM:fruitBat | L1 TR:tree ML:goat MM:tree',
      theirs: 'L3 TR:tree ML:goat BR:trained',
      gold: [3, 4],
      first: 1,
      marker: true,
      taken: ['R1', 'R6', 'N1', 'M1', 'R5']
    }),
  steps: [
    {
      kind: 'do',
      text: w.bats.third,
      light: ['R2', 'R4'].map(light.space),
      rules: ['ATW-NIGHT-01'],
      nudge: w.bats.thirdNudge,
      fits: working('R2', 'R4'),
      done: (state) => state.step === 'dusk' && mine(state, 'fruitBat') === 3
    },
    {
      kind: 'do',
      text: w.bats.send,
      light: [light.dock],
      rules: ['ATW-NIGHT-02', 'ATW-NIGHT-03', 'ATW-NIGHT-04'],
      nudge: w.bats.sendNudge,
      fits: ({ move }) => move.type !== 'endTurn',
      done: (state) => away(state) && state.step === 'dusk'
    },
    {
      kind: 'watch',
      text: w.bats.home,
      light: [light.row('fruitBat')],
      rules: ['ATW-NIGHT-05', 'ATW-RET-01'],
      until: (state) => !away(state)
    }
  ],
  reply: neighbour(game, { gold: [1] })
});
