/** What suns and moons are for: festivals, nights and temples. */
import type { AyarGame } from '../rules/index.ts';
import { none, type State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, playing } from './arrange.ts';
import { craft, mine, others, second, settled, smallest, theirSecond, type Of, type Try } from './facts.ts';
import * as light from './light.ts';

export const festival = (game: AyarGame): Of => {
  const begin = (): State =>
    arrange(game, {
      round: 1,
      taken: 8,
      spaces: [6, 5, 4, 3],
      free: ['teal-02'],
      mine: {
        at: { gold: 'C1', grey: 'R3', brown: 'C4', purple: 'C2' },
        pots: ['green', 'green'],
        maize: [1, 0, 0, 1, 0],
        planted: 2
      },
      theirs: { pots: ['pink'], maize: [1, 0, 0, 0, 0], planted: 1 }
    });
  return {
    id: 'festival',
    title: w.festival.title,
    seat: 0,
    begin,
    steps: [
      {
        kind: 'look',
        text: w.festival.flag,
        light: [light.flag],
        rules: ['AYR-RAYMI-01', 'AYR-RAYMI-02']
      },
      {
        kind: 'do',
        text: w.festival.step,
        light: [light.line('R1'), light.line('R2'), light.line('C3'), light.go],
        nudge: w.festival.stepNudge,
        fits: ({ after }) => after.spaces[0]! >= 8,
        done: (state) => state.step === 'terrace',
        then: w.festival.passed
      },
      {
        kind: 'do',
        text: w.festival.plant,
        light: [light.box(0), light.go],
        nudge: w.festival.plantNudge,
        fits: ({ before, move }: Try) => move.type !== 'plant' || (move.box === 'box2' && smallest(before) < 2),
        done: (state) => mine(state).dial > 0 && state.seat === 1,
        then: w.festival.uncovered
      },
      {
        kind: 'look',
        text: w.festival.paid,
        // The same turn, from afresh: its end is looked at on the paths, where the other flag is, and not where the maize lies.
        at: () =>
          playing(
            game,
            begin(),
            { type: 'step', marker: 'teal', line: 'R2' },
            { type: 'build', slot: 'teal-02' },
            { type: 'tambo', cell: 4 },
            { type: 'plant', box: 'box2' },
            { type: 'endActivity' }
          ),
        light: [light.own, light.twin],
        rules: ['AYR-RAYMI-03', 'AYR-RAYMI-04']
      },
      { kind: 'look', text: w.festival.dial, light: [light.own], rules: ['AYR-FLOW-03', 'AYR-DAWN-01'] }
    ],
    unasked: (state) => {
      if (state.step === 'build') return { type: 'build', slot: 'teal-02' };
      return state.step === 'tambo' ? game.moves(state)[0] : undefined;
    }
  };
};

export const night = (game: AyarGame): Of => {
  const evening = (taken: number, purple: number): State =>
    arrange(game, {
      round: 1,
      taken,
      spaces: [9, 6, 4, purple],
      mine: { pots: ['green', 'green', 'green'], maize: [2, 0, 0, 1, 0], planted: 3, llamas: 1, dial: 2 },
      theirs: { maize: [0, 0, 0, 4, 0], planted: 4, pots: ['pink', 'blue'], dial: 1 }
    });
  return {
    id: 'night',
    title: w.night.title,
    seat: 0,
    begin: () => evening(8, 3),
    steps: [
      {
        kind: 'do',
        text: w.night.gold,
        light: [light.last, light.marker('gold'), light.pick, light.go],
        rules: ['AYR-RET-01', 'AYR-MOVE-01'],
        nudge: w.night.goldNudge,
        fits: ({ move }) => move.type === 'step' || (move.type === 'ayar' && move.ayar === 'purple'),
        done: (state) => state.step === 'build',
        then: w.night.saved
      },
      {
        kind: 'watch',
        text: w.night.fall,
        light: [light.rows],
        room: 'night',
        at: () => evening(9, 5),
        rules: ['AYR-HARV-01'],
        until: (state) => state.step === 'moonSlot' && state.asked === 0
      },
      {
        kind: 'choose',
        text: w.night.choose,
        light: [light.option('pottery'), light.option('terrace'), light.go],
        rules: ['AYR-SSCORE-01', 'AYR-SSCORE-02'],
        nudge: w.night.chooseNudge,
        fits: ({ move }) => move.type === 'moonSlot' && ['pottery', 'terrace'].includes(move.activity),
        ways: [
          { done: (state) => mine(state).moonSlots[0] !== none, then: w.night.pots },
          { done: (state) => mine(state).moonSlots[2] !== none, then: w.night.maize }
        ]
      },
      {
        kind: 'watch',
        text: w.night.dawn,
        light: [light.scores, light.bonus('R1')],
        room: 'journey',
        rules: ['AYR-PERS-03'],
        until: (state) => state.round === 2 && state.seat === 0 && state.step === 'step'
      },
      {
        kind: 'look',
        text: w.night.lower,
        light: [light.scores, light.markers],
        rules: ['AYR-END-02', 'AYR-STEP-03', 'AYR-PREP-01']
      }
    ],
    reply: (state) => others(game, state)
  };
};

export const temples = (game: AyarGame): Of => ({
  id: 'temples',
  title: w.temples.title,
  seat: 0,
  begin: () =>
    playing(
      game,
      arrange(game, {
        ...second,
        taken: 4,
        spaces: [8, 11, 4, 10],
        free: ['teal-09'],
        market: ['blue', 'pink', 'green', 'yellow'],
        mine: {
          ...settled,
          gone: [2, 3, 6, 4, 8, 13, 9, 15],
          at: { gold: 'C1', grey: 'R4', teal: 'R1', purple: 'C3' },
          pots: ['green', 'green']
        },
        theirs: theirSecond
      }),
      { type: 'step', marker: 'teal', line: 'R2' },
      { type: 'build', slot: 'teal-09' }
    ),
  steps: [
    {
      kind: 'do',
      text: w.temples.send,
      light: [light.quarter(1), light.cell(7), light.go],
      rules: ['AYR-TEMP-01'],
      nudge: w.temples.sendNudge,
      fits: ({ move }) => move.type === 'tambo' && move.cell === 7,
      done: (state) => state.step === 'temple'
    },
    {
      kind: 'choose',
      text: w.temples.choose,
      light: [light.option('pottery'), light.option('weaving'), light.go, light.temple],
      room: 'night',
      rules: ['AYR-TEMP-02', 'AYR-TEMP-04', 'AYR-TSCORE-02'],
      nudge: w.temples.chooseNudge,
      fits: ({ move }) => move.type === 'temple' && ['pottery', 'weaving'].includes(move.activity),
      ways: [
        { done: (state) => state.placed[0]!.includes(craft.pottery), then: w.temples.pots },
        { done: (state) => state.placed[0]!.includes(craft.weaving), then: w.temples.cloth }
      ]
    },
    {
      kind: 'watch',
      text: w.temples.fall,
      at: () =>
        arrange(game, {
          ...second,
          taken: 7,
          spaces: [10, 13, 4, 12],
          mine: {
            ...settled,
            gone: [2, 3, 6, 7, 4, 8, 13, 9, 15, 1],
            at: { gold: 'C1', grey: 'R4', teal: 'R2', purple: 'C2' },
            pots: ['green', 'green', 'green'],
            temples: [['teal', 'pottery']]
          },
          theirs: { ...theirSecond, planted: 1 }
        }),
      light: [light.scores, light.temple],
      room: 'night',
      rules: ['AYR-TSCORE-03'],
      until: (state) => state.step === 'moonSlot' && state.asked === 0
    }
  ],
  reply: (state) => others(game, state),
  unasked: ({ step }) => (step === 'pottery' ? { type: 'takePot', from: 'M3' } : undefined)
});
