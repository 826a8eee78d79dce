/** What the coach of Aya says when it first matters. */
import type { Tip } from '../../lesson.ts';
import { jointsOf } from '../aid/joints.ts';
import { readyPhotos } from '../aid/ready.ts';
import { game, type AyaGame } from '../rules/index.ts';
import { isSure } from '../rules/place.ts';
import { idsOf, type State } from '../rules/state.ts';
import { fewLeft } from '../rules/turn.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

/** The domino that is to be placed; another edition has the same kinds under the same ids. */
const held = ({ due, hand, turn }: Pick<State, 'due' | 'hand' | 'turn'>) =>
  due === 'place' ? game.box.dominoes.get(hand[turn]!) : undefined;
/** The landscapes of the kind in hand that lie on the table. */
const ownTiles = (state: State): number => {
  const kind = held(state)?.type;
  return idsOf(state.tiles).filter((id) => game.box.tiles.get(id)!.type === kind).length;
};
const brings = (state: State): boolean => held(state)?.camera === true;
/** Animals of that kind that a camera can still bring. */
const leftOf = (state: State): number => {
  const kind = held(state)?.type;
  return kind === undefined || kind === 'garden' ? 0 : state.animalsLeft[kind];
};
/** The landscape of that kind that was drawn and is yet to be laid. */
const topOf = (state: State): string | null => {
  const kind = held(state)?.type;
  return kind === undefined || kind === 'garden' ? null : state.tileTop[kind];
};
const isFork = (tile: string): boolean => game.box.tiles.get(tile)!.shape.ports.length > 2;
const animals = ({ tokens }: State): number => Object.keys(tokens).length;
const stands = ({ dominoes }: State): number => Object.keys(dominoes).length;
/** Half of the glass that runs is gone, and not much more of it. */
const isHalf = ({ options: { glassMs }, sandMs }: State): boolean =>
  glassMs > 0 && sandMs >= 0.5 * glassMs && sandMs < 0.7 * glassMs;

/** What a whole match brings, and no chapter can: it is told whoever took the lesson, too. */
const whole: readonly Tip<AyaGame>[] = [
  {
    id: 'alone',
    text: w.alone,
    light: [light.seats],
    when: ({ due, phase, people }) => due === 'glass' && phase === 'setup' && people === 1
  },
  {
    id: 'several',
    text: w.several,
    light: [light.seats],
    when: ({ due, phase, people }) => due === 'glass' && phase === 'setup' && people > 1
  },
  { id: 'lacks', text: w.lacks, when: ({ phase }) => phase === 'break' },
  { id: 'few', text: w.few, when: (state) => held(state) !== undefined && fewLeft(state, state.turn) !== undefined },
  {
    id: 'halfLast',
    text: w.halfLast,
    light: [light.glass],
    when: (state) => held(state) !== undefined && state.phase === 'glass2' && isHalf(state)
  },
  {
    id: 'half',
    text: w.half,
    light: [light.glass],
    when: (state) => held(state) !== undefined && state.phase === 'glass1' && isHalf(state)
  },
  {
    id: 'ready',
    text: w.ready,
    light: [light.photo],
    when: (state) =>
      held(state) !== undefined && Object.keys(state.tiles).length > 1 && readyPhotos(game.box, state).length > 0
  },
  {
    id: 'near',
    text: w.near,
    light: [light.uses],
    when: (state) => brings(state) && ownTiles(state) > 0 && ownTiles(state) < 3 && leftOf(state) > 0
  },
  { id: 'first', text: w.first, light: [light.use(1)], when: (state) => brings(state) && ownTiles(state) === 0 },
  {
    id: 'between',
    text: w.between,
    light: [light.piece],
    when: (state) => held(state)?.type === 'garden' && animals(state) > 0
  },
  {
    id: 'openings',
    text: w.openings,
    when: (state) =>
      held(state) !== undefined && [...idsOf(state.tiles), topOf(state)].some((id) => id !== null && isFork(id))
  },
  {
    id: 'shaky',
    text: w.shaky,
    when: (state) => held(state) !== undefined && stands(state) > 0 && !isSure(state.options.hand)
  },
  {
    id: 'sure',
    text: w.sure,
    when: (state) => held(state) !== undefined && stands(state) > 0 && isSure(state.options.hand)
  },
  {
    id: 'risky',
    text: w.risky,
    light: [light.risky],
    when: (state) => held(state) !== undefined && jointsOf(game.box, state).some(({ verdict }) => verdict === 'risky')
  },
  { id: 'wave', text: w.wave, light: [light.wave], when: (state) => held(state) !== undefined && stands(state) > 9 },
  {
    id: 'panorama',
    text: w.panorama,
    when: (state) => held(state) !== undefined && Object.keys(state.tiles).length > 1
  },
  { id: 'risk', text: w.risk, light: [light.go], when: ({ due, pushes }) => due === 'push' && pushes.length === 0 },
  { id: 'weigh', text: w.weigh, when: ({ due, pushes }) => due === 'push' && pushes.length > 0 },
  { id: 'any', text: w.any, when: ({ due, pushes }) => due === 'push' && pushes.length > 0 }
];

const learnable: readonly Tip<AyaGame>[] = [
  // The lesson lays it itself.
  { id: 'start', text: w.start, light: [light.go], when: ({ due }) => due === 'start' },
  {
    id: 'begin',
    text: w.begin,
    light: [light.go],
    when: (state) => held(state) !== undefined && !brings(state) && stands(state) === 0
  },
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
  // Turning is told by a chapter, going to and fro by none.
  {
    id: 'tools',
    text: w.tools,
    light: [light.turning],
    when: (state) => held(state) !== undefined && !brings(state) && stands(state) > 1
  },
  {
    id: 'keep',
    chapter: 'landscape',
    text: w.keep,
    light: [light.reserve],
    // What has just come from there is not to go round in a circle.
    when: (state) =>
      held(state) !== undefined && state.from[state.turn] !== 'reserve' && Object.keys(state.dominoes).length > 1
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

export const coach: readonly Tip<AyaGame>[] = [...learnable, ...whole];
