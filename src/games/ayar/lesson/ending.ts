/** Gifts, what llamas are worth, and the last day of a match. */
import { finalMatch } from '../../lesson.ts';
import type { AyarGame } from '../rules/index.ts';
import { none, type State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, playing } from './arrange.ts';
import { mine, second, settled, theirSecond, type Of } from './facts.ts';
import * as light from './light.ts';

/** Four nights are over. */
function ended(game: AyarGame): State {
  const state = arrange(game, {
    round: 4,
    taken: 4,
    // Whoever learns is asked first, and once.
    first: 1,
    spaces: [26, 11, 4, 16],
    retired: [4, 2, 1, 3],
    mine: {
      at: { gold: 'C2' },
      pots: ['green', 'green', 'green', 'green'],
      maize: [2, 0, 0, 6, 0],
      llamas: 4,
      dawns: [2, 6, 13, 21],
      moon: [16, 19],
      moonSlots: { terrace: 'brown', reed: 'grey', weaving: 'purple', pottery: 'teal' }
    },
    theirs: { at: { gold: 'C2' }, dawns: [3, 6, 10, 16], moon: [12, 20] }
  });
  return Object.assign(state, { phase: 'end', step: 'llamas', asked: 0, ayar: none });
}

/** The fourth day: teal walks, and each has two turns. */
const late = (game: AyarGame): State =>
  arrange(game, {
    round: 4,
    taken: 0,
    first: 1,
    spaces: [17, 12, 5, 14],
    retired: [0, 2, 1, 3],
    mine: {
      gone: [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14],
      at: { teal: 'R3', gold: 'C4' },
      pots: ['green', 'green', 'pink', 'green', 'blue'],
      cloths: [
        ['T1a4', 0, 1],
        ['T1a5', 16, 0],
        ['T1b1', 1, 1]
      ],
      maize: [2, 0, 0, 3, 0],
      islands: ['W4', 'W8'],
      viracocha: { 'power-pottery': 1 },
      llamas: 3,
      dawns: [3, 8, 13],
      moon: [14, 17],
      temples: [['teal', 'pottery']],
      paid: ['reed'],
      inti: ['pottery', 'terrace'],
      moonSlots: { terrace: 'brown', reed: 'grey', weaving: 'purple' }
    },
    theirs: {
      gone: [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      at: { teal: 'R4', gold: 'C1' },
      pots: ['pink', 'pink', 'yellow'],
      cloths: [['T1b2', 0, 1]],
      maize: [2, 0, 0, 4, 0],
      islands: ['E4', 'E8'],
      llamas: 2,
      dawns: [2, 6, 11],
      moon: [12, 15],
      temples: [['teal', 'terrace']],
      paid: ['reed', 'pottery'],
      inti: ['pottery'],
      moonSlots: { terrace: 'brown', reed: 'grey', weaving: 'purple' }
    }
  });

export const viracocha = (game: AyarGame): Of => ({
  id: 'viracocha',
  title: w.viracocha.title,
  seat: 0,
  begin: () =>
    playing(
      game,
      arrange(game, {
        ...second,
        taken: 4,
        spaces: [8, 11, 4, 10],
        free: ['teal-09'],
        market: ['blue', 'green-viracocha', 'yellow', 'pink'],
        mine: {
          ...settled,
          at: { gold: 'C1', grey: 'R3', teal: 'R1', purple: 'C3' },
          pots: ['green', 'green'],
          viracocha: { 'power-pottery': 1 }
        },
        theirs: theirSecond
      }),
      { type: 'step', marker: 'teal', line: 'R2' },
      { type: 'build', slot: 'teal-09' },
      { type: 'tambo', cell: 4 }
    ),
  steps: [
    {
      kind: 'do',
      text: w.viracocha.take,
      light: [light.pot(1), light.go],
      rules: ['AYR-POT-03'],
      nudge: w.viracocha.takeNudge,
      fits: ({ move }) => move.type === 'takePot' && move.from === 'M2',
      done: (state) => state.step === 'viracocha'
    },
    {
      kind: 'choose',
      text: w.viracocha.choose,
      light: [light.viracocha('llama'), light.viracocha('power-pottery'), light.go],
      rules: ['AYR-VIR-01', 'AYR-VIR-02', 'AYR-VIR-03', 'AYR-VIR-04'],
      nudge: w.viracocha.chooseNudge,
      fits: ({ move }) => move.type === 'placeViracocha' && ['llama', 'power-pottery'].includes(move.slot),
      ways: [
        { done: (state) => mine(state).viracocha[0] === 2, then: w.viracocha.power },
        { done: (state) => mine(state).llamas === 2, then: w.viracocha.llama }
      ]
    },
    {
      kind: 'choose',
      text: w.viracocha.llamas,
      at: () => ended(game),
      light: [light.counts, light.go],
      rules: ['AYR-END-01', 'AYR-END-02'],
      nudge: w.viracocha.llamasNudge,
      fits: ({ move }) => move.type === 'llamas' && move.moon + move.sun === 4 && [0, 2].includes(move.sun),
      ways: [
        { done: (state) => state.step === 'over' && mine(state).sun[4] === 0, then: w.viracocha.moon },
        { done: (state) => state.step === 'over' && mine(state).sun[4] === 3, then: w.viracocha.split }
      ]
    }
  ]
});

export const match = (game: AyarGame): Of => ({
  id: 'match',
  title: w.match.title,
  seat: 0,
  begin: () => late(game),
  steps: [finalMatch(game, w.match)]
});
