/** The first chapters: a river that falls and what it wins; bends, gaps and forks. */
import { armsOf } from '../aid/ends.ts';
import { hasRoom } from '../aid/space.ts';
import { between, middleOf, turnBetween } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Kind, Pose, State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import {
  arrange,
  built,
  left,
  on,
  placing,
  practising,
  pushFirst,
  stem,
  straight,
  taking,
  trying,
  type Stood
} from './arrange.ts';
import { armsAt, isDown, isWhole, photos, runsOn, standing, type Of, type Try } from './facts.ts';
import * as light from './light.ts';
import { desertRiver, mixed } from './stretches.ts';

/** A domino this near (cm) to the place of an arm stands as one. */
export const asArm = 0.9;

export const pushing = {
  light: [light.go],
  fits: ({ move }: Try): boolean => move.type === 'push'
};

export const river = (game: AyaGame): Of => {
  const stood = desertRiver(game);
  const last = stood.at(-1)!;
  const begin = (): State => left(arrange(game, { stood: stood.slice(0, -1), hold: last.kind }), 0);
  return {
    id: 'river',
    title: w.river.title,
    seat: 0,
    begin,
    steps: [
      { kind: 'look', text: w.river.goal, rules: ['AYA-COMP-08', 'AYA-SCORE-01', 'AYA-SCORE-02'] },
      { kind: 'look', text: w.river.start, light: [light.first], rules: ['AYA-SETUP-02'] },
      {
        kind: 'do',
        text: w.river.place,
        light: [light.piece, light.go],
        rules: ['AYA-PLACE-02', 'AYA-PLACE-03'],
        nudge: w.river.placeNudge,
        fits: (tried) => tried.move.type === 'place' && isWhole(game, tried.after),
        shown: () => [[placing(last)]],
        done: ({ due }) => due === 'push'
      },
      {
        kind: 'do',
        text: w.river.push,
        at: () => built(game, stood),
        ...pushing,
        light: [light.go, light.tokens],
        rules: ['AYA-TOPPLE-01', 'AYA-TOPPLE-02', 'AYA-TIME-06', 'AYA-END-02'],
        nudge: w.river.pushNudge,
        shown: (state) => pushFirst(game, state),
        done: (state) => photos(game, state) === 2,
        then: w.river.fell
      }
    ]
  };
};

export const bends = (game: AyaGame): Of => {
  const own = stem(game);
  const line = on(own.at(-1)!, straight(2));
  const end = line.at(-1)!;
  const row = (poses: readonly Pose[]): Stood[] => mixed([...own, ...poses]);
  const kind: Kind = 'field';
  const garden: Stood = { kind: 'garden', pose: on(end, [0])[0]! };
  const arms = armsOf(game.box, garden.pose);
  const grown = arms.flatMap((pose) => [pose, ...on(pose, straight(2))]);
  /** What the last three turned by, together. */
  const turned = (state: State, from: State): number => {
    const fresh = Object.keys(state.dominoes).filter((id) => !from.dominoes[id]);
    return Math.max(0, ...fresh.map((id) => turnBetween(state.dominoes[id]!.a, end.a)));
  };
  return {
    id: 'bends',
    title: w.bends.title,
    seat: 0,
    begin: () => practising(game, { stood: row(line), hold: kind }),
    steps: [
      {
        kind: 'do',
        text: w.bends.bend,
        light: [light.turning, light.go],
        rules: ['AYA-PLACE-04', 'AYA-PLACE-08', 'AYA-FLOW-01', 'AYA-FLOW-03'],
        nudge: w.bends.bendNudge,
        fits: (tried) => tried.move.type === 'place' && runsOn(tried),
        shown: (state) => {
          const many = standing(state) - own.length - line.length;
          const [from] = Object.values(state.dominoes).slice(-1);
          return [on(from!, [150, 150, 150].slice(many)).map((pose) => placing({ pose }))];
        },
        done: (state, from) => standing(state) >= standing(from) + 3 && turned(state, from) >= 200,
        then: w.bends.bent
      },
      {
        kind: 'look',
        text: w.bends.kinds,
        at: () => practising(game, { stood: [...row(line), garden], hold: kind }),
        rules: ['AYA-COMP-07', 'AYA-GARDEN-01']
      },
      {
        kind: 'do',
        text: w.bends.arms,
        light: [light.hop, light.go],
        rules: ['AYA-GARDEN-02', 'AYA-GARDEN-03'],
        nudge: w.bends.armsNudge,
        fits: ({ move }) =>
          move.type === 'place' && arms.some((arm) => between(middleOf(arm), middleOf(move)) <= asArm),
        shown: (state) => {
          const free = arms.filter((pose) => hasRoom(game.box, state, pose));
          return [free.map((pose) => placing({ pose }))];
        },
        done: (state) => armsAt(game, state, 'G01') === 2
      },
      {
        kind: 'do',
        text: w.bends.push,
        at: () => trying(game, { stood: [...row(line), garden, ...mixed(grown)], hold: kind }),
        ...pushing,
        nudge: w.bends.pushNudge,
        shown: (state) => pushFirst(game, state),
        done: isDown,
        then: w.bends.fell
      }
    ],
    unasked: taking(kind)
  };
};
