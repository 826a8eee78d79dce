/** What photos need: a landscape, an animal; and a gap on purpose. */
import { between, middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import {
  arrange,
  askTile,
  bring,
  fallen,
  on,
  placing,
  playing,
  practising,
  pushFirst,
  stem,
  straight,
  taking,
  trying
} from './arrange.ts';
import { isReady, isWon, lying, type Of } from './facts.ts';
import * as light from './light.ts';
import { asArm, pushing } from './river.ts';
import { desert, forkTile, mixed, tileAfter } from './stretches.ts';

/** The landscape that comes. */
const reply = ({ due }: State): Move | undefined => (due === 'tile' ? { type: 'tile', tile: forkTile } : undefined);
const tokens = ({ tokens: all }: State, at: State['tokens'][string]['at']): number =>
  Object.values(all).filter((token) => token.at === at).length;

export const landscape = (game: AyaGame): Of => {
  const own = stem(game);
  const row = mixed(on(own.at(-1)!, straight(2)));
  const before = [...mixed(own), ...row];
  const ahead = on(row.at(-1)!.pose, straight(1))[0]!;
  // Its river parts behind two places: three lie on the one arm, three on the other, and the first of each falls to the rim.
  const { camera, slots } = tileAfter(game, ahead, forkTile);
  const arms = slots.slice(2);
  return {
    id: 'landscape',
    title: w.landscape.title,
    seat: 0,
    begin: () => practising(game, { stood: before, hold: 'desertCamera' }),
    steps: [
      {
        kind: 'do',
        text: w.landscape.tile,
        light: [light.use(1), light.go],
        rules: ['AYA-CAM-01', 'AYA-CAM-03', 'AYA-TILE-01', 'AYA-TILE-04', 'AYA-SETUP-04'],
        nudge: w.landscape.tileNudge,
        fits: ({ move }) => move.type === 'askTile' || (move.type === 'place' && move.use === 'tile'),
        shown: ({ tileTop }) => [[...(tileTop.desert === null ? [askTile] : []), placing(camera)]],
        done: ({ tiles }) => Object.keys(tiles).length === 2
      },
      {
        kind: 'do',
        text: w.landscape.foreign,
        // On Start one place is free where it would do no harm: there the domino hangs, and the tile is in sight.
        at: () =>
          practising(game, {
            stood: [...before.toSpliced(4, 1), camera, ...desert(slots.slice(0, 2))],
            hold: 'forest'
          }),
        light: [light.reserve],
        rules: ['AYA-LAND-02', 'AYA-PLACE-06', 'AYA-RES-02'],
        nudge: w.landscape.foreignNudge,
        fits: ({ move }) => move.type === 'toReserve',
        shown: () => [[{ type: 'toReserve', ms: 0, away: 0 }]],
        done: ({ reserve }) => reserve.some((pile) => pile.length > 0)
      },
      {
        kind: 'do',
        text: w.landscape.fork,
        at: () => practising(game, { stood: [...before, camera, ...desert(slots.slice(0, 2))], hold: 'desert' }),
        light: [light.hop, light.go],
        rules: ['AYA-LAND-03', 'AYA-TILE-05', 'AYA-GARDEN-04'],
        nudge: w.landscape.forkNudge,
        fits: ({ move }) =>
          move.type === 'place' && arms.some((pose) => between(middleOf(pose), middleOf(move)) <= asArm),
        shown: (state) => {
          const first = [arms[0]!, arms[3]!].map((pose) => placing({ pose }));
          return [first.filter((move) => !game.illegal(state, move))];
        },
        done: (state) => isReady(game, state, 'landscape'),
        then: w.landscape.ready
      },
      {
        kind: 'do',
        text: w.landscape.push,
        at: () => trying(game, { stood: [...before, camera, ...desert(slots)], hold: 'desert' }),
        ...pushing,
        rules: ['AYA-LAND-01', 'AYA-LAND-06'],
        nudge: w.landscape.pushNudge,
        shown: (state) => pushFirst(game, state),
        done: (state) => isWon(game, state, 'landscape'),
        then: w.landscape.fell
      }
    ],
    reply,
    unasked: taking('desert')
  };
};

export const animal = (game: AyaGame): Of => {
  const own = stem(game);
  const [first, second] = on(own.at(-1)!, straight(2));
  // The hole is too wide for a fall.
  const [missing, third] = on(second!, straight(2), 2.5);
  const [fourth] = on(third!, straight(1));
  const before = [...mixed(own), ...desert([first!])];
  const { camera, slots } = tileAfter(game, fourth!);
  const pair = { kind: 'desertCamera', pose: second!, animal: { back: 1 } } as const;
  const beyond = [...desert([third!]), camera, ...desert(slots)];
  const all = [...before, pair, ...desert([missing!]), ...beyond];
  return {
    id: 'animal',
    title: w.animal.title,
    seat: 0,
    begin: () => practising(game, { stood: before, hold: 'desertCamera' }),
    steps: [
      {
        kind: 'do',
        text: w.animal.animal,
        light: [light.use(2), light.go],
        rules: ['AYA-TOKEN-01', 'AYA-TOKEN-03'],
        nudge: w.animal.animalNudge,
        fits: ({ move }) => move.type === 'place' && move.use === 'animal',
        shown: () => [[placing(pair, 'D01')]],
        done: (state) => tokens(state, 'on') === 1
      },
      {
        kind: 'do',
        text: w.animal.run,
        // The domino hangs where one place on Start is free, and the hole is in sight.
        at: () =>
          practising(game, {
            stood: [...mixed(own).toSpliced(4, 1), ...beyond, ...desert([first!]), pair],
            hold: 'desert'
          }),
        light: [light.hole],
        rules: ['AYA-ANIM-03'],
        nudge: w.animal.runNudge,
        fits: ({ move, after }) => move.type === 'place' && isReady(game, after, 'animal'),
        shown: () => [[placing({ pose: missing! })]],
        done: (state) => isReady(game, state, 'animal')
      },
      {
        kind: 'do',
        text: w.animal.push,
        at: () => trying(game, { stood: all, hold: 'desert' }),
        ...pushing,
        rules: ['AYA-ANIM-01', 'AYA-ANIM-02', 'AYA-ANIM-04', 'AYA-ANIM-05', 'AYA-ANIM-07', 'AYA-TOKEN-02'],
        nudge: w.animal.pushNudge,
        shown: (state) => pushFirst(game, state),
        done: (state) => isWon(game, state, 'animal'),
        then: w.animal.fell
      }
    ],
    reply,
    unasked: taking('desert')
  };
};

export const buffer = (game: AyaGame): Of => {
  const own = stem(game);
  const first = on(own.at(-1)!, straight(1));
  const laid = on(first[0]!, [0], 2.5)[0]!;
  const after = [...on(laid, [0], 2.5), ...on(on(laid, [0], 2.5)[0]!, straight(3))];
  const before = [...mixed(own), ...desert(first)];
  const flat = { kind: 'desertCamera', pose: laid, animal: { back: 1, laid: true } } as const;
  /** A domino let go in a hurry falls back onto the line behind the gap. */
  const accident = (): State => {
    const plan = { sand: 0, stood: [...before, flat, ...desert(after.slice(0, -1))], hold: 'desert' } as const;
    const state = arrange(game, plan);
    // Only a hand without a guide lets go at a lean.
    state.options = { ...state.options, hand: 'natural' };
    playing(game, state, { ...placing({ pose: after.at(-1)! }), lean: -150 }, { type: 'tremble', n: 0x777 });
    const ids = Object.keys(state.dominoes).slice(-after.length);
    fallen(game, state, ids, -1);
    bring(game, state, ['desert']);
    return state;
  };
  return {
    id: 'buffer',
    title: w.buffer.title,
    seat: 0,
    begin: () => practising(game, { stood: before, hold: 'desertCamera' }),
    steps: [
      {
        kind: 'do',
        text: w.buffer.lay,
        light: [light.use(3), light.go],
        rules: ['AYA-TOKEN-04', 'AYA-TOKEN-06'],
        nudge: w.buffer.layNudge,
        fits: ({ move }) => move.type === 'place' && move.use === 'buffer',
        shown: () => [[placing(flat, 'D01')]],
        done: (state) => tokens(state, 'laid') === 1
      },
      {
        kind: 'do',
        text: w.buffer.raise,
        at: accident,
        light: [light.go],
        rules: ['AYA-ACC-01', 'AYA-ACC-02', 'AYA-ACC-03', 'AYA-ACC-04', 'AYA-R-06'],
        nudge: w.buffer.raiseNudge,
        fits: ({ move }) => move.type === 'raise',
        shown: (state) => [
          [
            {
              type: 'raise',
              dominoes: Object.keys(state.dominoes)
                .filter((id) => state.dominoes[id]!.is === 'lying')
                .sort(),
              by: 0,
              ms: 0,
              away: 0
            }
          ]
        ],
        done: (state) => lying(state) === 0
      },
      {
        kind: 'do',
        text: w.buffer.buffer,
        light: [light.raise],
        rules: ['AYA-TOKEN-05', 'AYA-ANIM-08'],
        nudge: w.buffer.bufferNudge,
        fits: ({ move }) => move.type === 'raiseBuffer',
        shown: () => [[{ type: 'raiseBuffer', token: 'AN-D1', by: 0, ms: 0, away: 0 }]],
        done: (state) => tokens(state, 'on') === 1
      }
    ],
    reply,
    unasked: taking('desert')
  };
};
