/** What the coach of Aya says when it first matters. */
import type { Tip } from '../../lesson.ts';
import { game, type AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

/** The domino that is to be placed; another edition has the same kinds under the same ids. */
const held = ({ due, hand, turn }: Pick<State, 'due' | 'hand' | 'turn'>) =>
  due === 'place' ? game.box.dominoes.get(hand[turn]!) : undefined;

export const coach: readonly Tip<AyaGame>[] = [
  { id: 'start', chapter: 'turn', text: w.start, light: [light.go], when: ({ due }) => due === 'start' },
  { id: 'pause', chapter: 'turn', text: w.pause, light: [light.go], when: ({ phase }) => phase === 'break' },
  {
    id: 'push',
    chapter: 'pushes',
    text: w.push,
    light: [light.go],
    when: ({ due, pushes }) => due === 'push' && pushes.length === 0
  },
  {
    id: 'tokens',
    chapter: 'pushes',
    text: w.tokens,
    light: [light.tokens],
    when: ({ due, pushes }) => due === 'push' && pushes.length <= 1
  },
  {
    id: 'again',
    chapter: 'pushes',
    text: w.again,
    light: [light.tokens],
    when: ({ due, pushes }) => due === 'push' && pushes.length > 0
  },
  {
    id: 'laid',
    chapter: 'buffer',
    text: w.laid,
    light: [light.raise],
    when: (state) => state.due === 'place' && Object.values(state.tokens).some(({ at }) => at === 'laid')
  },
  {
    id: 'camera',
    chapter: 'landscape',
    text: w.camera,
    light: [light.uses],
    when: (state) => held(state)?.camera === true
  },
  {
    id: 'garden',
    chapter: 'bends',
    text: w.garden,
    light: [light.piece],
    when: (state) => held(state)?.type === 'garden'
  },
  { id: 'place', chapter: 'river', text: w.place, light: [light.go], when: (state) => held(state) !== undefined },
  {
    id: 'drag',
    chapter: 'river',
    text: w.drag,
    light: [light.piece],
    when: (state) => held(state) !== undefined && Object.keys(state.dominoes).length > 0
  },
  {
    id: 'keep',
    chapter: 'landscape',
    text: w.keep,
    light: [light.reserve],
    when: (state) => held(state) !== undefined && Object.keys(state.dominoes).length > 1
  },
  {
    id: 'foreign',
    chapter: 'landscape',
    text: w.foreign,
    when: (state) => held(state) !== undefined && Object.keys(state.tiles).length > 1
  },
  {
    id: 'reserve',
    chapter: 'turn',
    text: w.reserve,
    when: ({ due, reserve, turn }) => due === 'place' && reserve[turn]!.length > 0
  }
];
