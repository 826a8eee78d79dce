/** The first chapters: a walk, how strong the work behind it is, and the crafts one may work at. */
import type { AyarGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, playing } from './arrange.ts';
import { builds, mine, moonsOf, others, smallest, sunsOf, type Of } from './facts.ts';
import * as light from './light.ts';

export const walk = (game: AyarGame): Of => ({
  id: 'walk',
  title: w.walk.title,
  seat: 0,
  begin: () => arrange(game, { round: 1, taken: 2, spaces: [1, 3, 4, 1], mine: { gone: [4, 5], at: { brown: 'C2' } } }),
  steps: [
    { kind: 'look', text: w.walk.goal, light: [light.scores], rules: ['AYR-FLOW-02'] },
    {
      kind: 'do',
      text: w.walk.step,
      light: [light.marker('teal'), light.line('R2'), light.go],
      rules: ['AYR-SET-07', 'AYR-STEP-01', 'AYR-STEP-02', 'AYR-MOVE-01', 'AYR-MOVE-02'],
      nudge: w.walk.stepNudge,
      fits: ({ move }) => move.type === 'step' && move.marker === 'teal' && move.line === 'R2',
      done: (state) => state.step === 'build'
    },
    {
      kind: 'do',
      text: w.walk.build,
      light: [light.place('terrace'), light.cell(6), light.cell(7), light.go],
      rules: ['AYR-TAMBO-01', 'AYR-TAMBO-02', 'AYR-ACT-01'],
      nudge: w.walk.buildNudge,
      fits: ({ move }) => move.type !== 'build' || builds(game, move, 'terrace'),
      done: (state) => state.step === 'terrace'
    },
    {
      kind: 'do',
      text: w.walk.plant,
      light: [light.box(0), light.go, light.head('terrace')],
      rules: ['AYR-ACT-02', 'AYR-ACT-05', 'AYR-TERR-01', 'AYR-TERR-02', 'AYR-TERR-04', 'AYR-TERR-05'],
      nudge: w.walk.plantNudge,
      fits: ({ move }) => move.type === 'plant' && move.box === 'box2',
      done: (state) => smallest(state) === 2,
      then: w.walk.planted
    }
  ]
});

export const power = (game: AyarGame): Of => {
  const begin = (): State =>
    arrange(game, {
      round: 1,
      taken: 6,
      spaces: [3, 6, 5, 3],
      free: ['teal-02', 'teal-03'],
      mine: { gone: [12, 13, 14, 7], at: { brown: 'C1', grey: 'C2', purple: 'C3' } }
    });
  return {
    id: 'power',
    title: w.power.title,
    seat: 0,
    begin,
    steps: [
      { kind: 'look', text: w.power.look, light: [light.line('R4')] },
      {
        kind: 'choose',
        text: w.power.choose,
        light: [light.marker('teal'), light.line('R1'), light.line('R4'), light.go],
        nudge: w.power.chooseNudge,
        fits: ({ move }) => move.type === 'step' && move.marker === 'teal' && ['R1', 'R4'].includes(move.line),
        ways: [
          { done: (state) => state.step === 'build' && state.line === 0, then: w.power.far },
          { done: (state) => state.step === 'build' && state.line === 3, then: w.power.strong }
        ]
      },
      {
        kind: 'do',
        text: w.power.empty,
        at: () => playing(game, begin(), { type: 'step', marker: 'teal', line: 'R4' }),
        light: [light.place('terrace'), light.terraces, light.go],
        rules: ['AYR-PERS-01', 'AYR-PERS-02'],
        nudge: w.power.emptyNudge,
        fits: ({ move }) => move.type !== 'endActivity' && (move.type !== 'build' || builds(game, move, 'terrace')),
        done: (state) => mine(state).llamas === 1
      },
      {
        kind: 'watch',
        text: w.power.rival,
        light: [light.markers],
        rules: ['AYR-DAY-01', 'AYR-FLOW-04'],
        until: (state) => state.seat === 0 && state.step === 'step'
      }
    ],
    reply: (state) => others(game, state)
  };
};

export const crafts = (game: AyarGame): Of => {
  /** A tambo goes to this place, along a line with one tambo gone or two. */
  const working = (slot: string, line: 'R2' | 'R3', cell: number, pots: readonly string[]): State =>
    playing(
      game,
      arrange(game, {
        round: 1,
        taken: 4,
        spaces: [2, 5, 4, 3],
        free: [slot],
        mine: {
          gone: [4, 5, 9],
          at: { brown: 'C2', purple: 'C1' },
          pots,
          cloths: [['T1a4', 0, 1]],
          maize: [2, 0, 0, 0, 0],
          planted: 2
        }
      }),
      { type: 'step', marker: 'teal', line },
      { type: 'build', slot },
      { type: 'tambo', cell }
    );
  return {
    id: 'crafts',
    title: w.crafts.title,
    seat: 0,
    begin: () => working('teal-03', 'R2', 6, ['green', 'pink']),
    steps: [
      {
        kind: 'do',
        text: w.crafts.pots,
        light: [light.pot(1), light.go],
        rules: ['AYR-POT-01', 'AYR-POT-07'],
        nudge: w.crafts.potsNudge,
        fits: ({ move }) => move.type === 'takePot' && move.from === 'M2',
        done: (state) => mine(state).pots.length === 3,
        then: w.crafts.potTaken
      },
      {
        kind: 'do',
        text: w.crafts.cloth,
        at: () => working('teal-01', 'R3', 8, ['green', 'pink']),
        light: [light.head('weaving'), light.stack(0), light.loom(14), light.go],
        room: 'crafts',
        rules: ['AYR-WEAVE-01', 'AYR-WEAVE-03', 'AYR-WEAVE-04', 'AYR-WEAVE-05'],
        nudge: w.crafts.clothNudge,
        fits: ({ move, after }) =>
          move.type === 'takeTextile'
            ? move.stack === 1
            : moonsOf(game, after, 'weaving') === 3 && sunsOf(game, after, 'weaving') === 1,
        done: (state) => moonsOf(game, state, 'weaving') === 3,
        then: w.crafts.laid
      },
      {
        kind: 'do',
        text: w.crafts.sail,
        at: () => working('teal-04', 'R3', 8, ['green', 'pink']),
        light: [light.islands, light.go],
        rules: ['AYR-REED-01', 'AYR-REED-03', 'AYR-REED-06', 'AYR-REED-07'],
        nudge: w.crafts.sailNudge,
        fits: ({ move }) => move.type === 'sail',
        done: (state) => mine(state).islands.length === 1,
        then: w.crafts.sailed
      }
    ]
  };
};
