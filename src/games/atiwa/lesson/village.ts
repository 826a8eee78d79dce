/** The second half: food and pollution, homes and training, the harvest, the last round. */
import type { Chapter } from '../../lesson.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, holds, mine, neighbour, places, working, type Plan } from './arrange.ts';
import * as light from './light.ts';

type Of = Chapter<AtiwaGame>;
const theirs = 'L3 TR:tree ML:goat MM:wildAnimal BR:trained';
const round: Plan = { open: ['T19', 'T32', 'T25'], round: 3, theirs, first: 1 };
/** The last worker of the round is mine, and I have bought a home in it. */
const evening: Plan = { ...round, marker: true, taken: ['R5', 'R6', 'N1', 'L1L', 'R7', 'M1'], dusk: true };

const fed = (state: State): boolean => state.step !== 'feed' && state.step !== 'eat';

export const food = (game: AtiwaGame): Of => ({
  id: 'food',
  title: w.food.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      ...evening,
      mine: 'L3 TR:tree ML:goat MR:fruitBat BL:family BM:family BR:family | T18 BM:goat | L1',
      gold: [4, 2]
    }),
  steps: [
    {
      kind: 'look',
      text: w.food.bowl,
      light: [light.stock, light.row('family'), light.row('goat')],
      rules: ['ATW-FEED-01']
    },
    {
      kind: 'watch',
      text: w.food.dig,
      light: [light.land],
      rules: ['ATW-FAM-01', 'ATW-INC-02', 'ATW-INC-03', 'ATW-POL-01', 'ATW-POL-03', 'ATW-POL-04'],
      until: (state) => state.step !== 'dusk' && state.step !== 'marker'
    },
    {
      kind: 'choose',
      text: w.food.pay,
      light: [light.said, light.choices],
      rules: ['ATW-FEED-02', 'ATW-FEED-05', 'ATW-FEED-06', 'ATW-SCORE-06'],
      nudge: w.food.payNudge,
      fits: ({ before, move }) => before.step !== 'feed' || (move.type === 'feed' && move.bats === 0),
      ways: [
        { done: (state) => fed(state) && mine(state, 'goat') === 1, then: w.food.goat },
        { done: (state) => fed(state) && mine(state, 'goat') === 2, then: w.food.gold }
      ]
    }
  ],
  reply: neighbour(game, { gold: [1, 0, 1] })
});

export const homes = (game: AtiwaGame): Of => {
  const farm = 'L3 TR:tree ML:goat MM:wildAnimal MR:fruitBat BL:family BR:family';
  return {
    id: 'homes',
    title: w.homes.title,
    seat: 0,
    begin: () =>
      arrange(game, { ...round, mine: `${farm} | T18 TM:goat MM:tree BR:tree`, gold: [4, 2], taken: ['R5'] }),
    steps: [
      {
        kind: 'do',
        text: w.homes.buy,
        light: ['L1L', 'L1R'].map(light.space),
        rules: [
          ...['ATW-CARD-07', 'ATW-PUT-07', 'ATW-SCORE-02'],
          ...['ATW-ACT-14', 'ATW-SPEND-01', 'ATW-START-01', 'ATW-START-02']
        ],
        nudge: w.homes.buyNudge,
        fits: working('L1L', 'L1R'),
        done: (state) => state.step === 'dusk' && state.areas[0]!.cards.length === 3,
        then: w.homes.bought
      },
      {
        kind: 'do',
        text: w.homes.train,
        at: () =>
          arrange(game, {
            ...round,
            mine: `${farm} | T18 TM:goat MM:tree | L1`,
            gold: [3, 2],
            marker: true,
            taken: ['R5', 'L1L', 'N1']
          }),
        light: [light.space('M3')],
        rules: ['ATW-ACT-09', 'ATW-FAM-02'],
        nudge: w.homes.trainNudge,
        fits: working('M3'),
        done: (state) => state.step === 'dusk' && holds(state, 'family') === 0
      },
      { kind: 'look', text: w.homes.trained, light: [light.forecast], rules: ['ATW-INC-01', 'ATW-SCORE-04'] },
      {
        kind: 'do',
        text: w.homes.roof,
        at: () =>
          arrange(game, {
            ...round,
            mine: `${farm.replaceAll('family', 'trained')} | T18 TM:goat MM:tree | L1`,
            gold: [2, 2],
            marker: true,
            taken: ['R5', 'L1L', 'N1', 'M3', 'R7']
          }),
        light: [light.space('R4')],
        rules: ['ATW-PUT-05'],
        nudge: w.homes.roofNudge,
        fits: (tried) =>
          working('R4')(tried) && !(places(tried.move, 'fruitBat') && holds(tried.after, 'trainedBat') === 0),
        done: (state) => state.step === 'dusk' && holds(state, 'trainedBat') > 0,
        then: w.homes.friends
      }
    ],
    reply: neighbour(game, {})
  };
};

export const harvest = (game: AtiwaGame): Of => ({
  id: 'harvest',
  title: w.harvest.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      ...evening,
      round: 4,
      mine: 'L3 TR:treeFruit ML:goat MM:wildAnimal MR:fruitBat BL:trainedBat BM:trained | T18 TR:wildAnimal MM:tree MR:wildAnimal BM:goat BR:tree | T20 TM:pollution TR:fruitBat | L1 TR:treeFruit ML:goat MM:tree BR:family',
      gold: [4, 2],
      night: 3
    }),
  steps: [
    { kind: 'look', text: w.harvest.line, light: [light.forecast], rules: ['ATW-RND-04'] },
    { kind: 'watch', text: w.harvest.grows, until: ({ step }) => step === 'feed' },
    {
      kind: 'do',
      text: w.harvest.feed,
      light: [light.said, light.choices],
      rules: ['ATW-FEED-03'],
      nudge: w.harvest.feedNudge,
      fits: ({ move }) => move.type !== 'feed' || move.goats === 0,
      done: fed
    },
    {
      kind: 'do',
      text: w.harvest.young,
      light: [light.dock],
      rules: ['ATW-BREED-01', 'ATW-BREED-02'],
      nudge: w.harvest.youngNudge,
      fits: ({ move }) => move.type !== 'done',
      done: (state) => state.step !== 'breed' && mine(state, 'family') === 4
    },
    {
      kind: 'look',
      text: w.harvest.next,
      light: [light.now],
      rules: ['ATW-WORKER-01', 'ATW-PREP-01', 'ATW-PREP-03', 'ATW-TILE-02']
    }
  ],
  reply: neighbour(game, { gold: [1] })
});

export const last = (game: AtiwaGame): Of => ({
  id: 'last',
  title: w.last.title,
  seat: 0,
  begin: () =>
    arrange(game, {
      ...round,
      round: 7,
      mine: 'L3 TM:pollution TR:tree ML:goat MM:wildAnimal MR:fruitBat BL:trainedBat BM:trained BR:trained | T18 TM:goat MM:treeFruit BM:goat BR:tree | T20 TR:fruitBat ML:fruitBat BM:fruitBat | T32 TM:goat ML:fruitBat MM:treeFruit BM:tree',
      theirs:
        'L3 TR:tree ML:goat MM:wildAnimal BL:trained BR:trained | T11 TM:goat BL:treeFruit | L1 MM:tree ML:goat BR:trained',
      open: ['T19', 'T30', 'T25'],
      gold: [6, 4],
      marker: true,
      taken: ['R5', 'R6', 'N2', 'M1', 'R7']
    }),
  steps: [
    { kind: 'look', text: w.last.bars, light: [light.space('N1')], rules: ['ATW-END-01', 'ATW-ACT-12'] },
    {
      kind: 'choose',
      text: w.last.choose,
      light: ['L2L', 'N1'].map(light.space),
      rules: ['ATW-ACT-11', 'ATW-NAT-01'],
      nudge: w.last.chooseNudge,
      fits: working('L2L', 'N1'),
      ways: [
        { done: (state) => state.step === 'dusk' && state.areas[0]!.cards.length === 5, then: w.last.home },
        { done: (state) => state.step === 'dusk' && state.areas[0]!.gold > 6, then: w.last.gold }
      ]
    },
    {
      kind: 'watch',
      text: w.last.end,
      light: [light.scores, light.supply],
      rules: ['ATW-SCORE-01', 'ATW-SCORE-02', 'ATW-SCORE-05'],
      until: ({ step }) => step === 'over'
    }
  ],
  reply: neighbour(game, {})
});
