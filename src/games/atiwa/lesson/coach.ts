/** What the coach of Atiwa says when it first matters. */
import type { Tip } from '../../lesson.ts';
import { demandOf, edible, worth } from '../rules/feeding.ts';
import { emptyHouses, untrained } from '../rules/area.ts';
import { isSolo, type Board, type Part } from '../rules/board.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { parts } from '../rules/parts.ts';
import { spendable } from '../rules/spending.ts';
import type { State } from '../rules/state.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

/** A space where nobody is yet has such a part. */
const open = (board: Board, state: State, wanted: (part: Part) => boolean): boolean =>
  board.inPlay[state.areas.length]!.some(
    ({ index }) => state.workers[index]! < 0 && parts(board, { ...state, step: 'work', space: index }).some(wanted)
  );

/** While a worker is to be sent. */
const working = (board: Board): readonly Tip<AtiwaGame>[] => [
  {
    id: 'last',
    chapter: 'last',
    text: w.last,
    light: [light.scores],
    when: ({ round }) => round === 7
  },
  { id: 'worker', chapter: 'workers', text: w.worker, when: () => true },
  {
    id: 'hungry',
    chapter: 'food',
    text: w.hungry,
    light: [light.stock],
    // With the last worker of the round something can still be done about it.
    when: ({ turns, areas }, seat) =>
      turns >= 2 * areas.length && worth(board, edible(areas[seat]!)) < demandOf(board, areas[seat]!)
  },
  {
    id: 'roost',
    chapter: 'bats',
    text: w.roost,
    when: ({ areas }, seat) => areas[seat]!.night > 0
  },
  {
    id: 'goal',
    text: w.goal(board.edition.solo.goalPoints),
    light: [light.scores, light.goal],
    when: ({ areas, turns, options }) => isSolo(areas) && options.challenge === null && turns > 0
  },
  {
    id: 'stays',
    text: w.stays,
    light: [light.until],
    when: ({ areas, round }) => isSolo(areas) && round === 2
  },
  {
    id: 'tile',
    chapter: 'harvest',
    text: w.tile,
    light: [light.now],
    when: ({ round }) => round === 2
  },
  {
    id: 'bonus',
    chapter: 'last',
    text: w.bonus,
    light: [light.bonus],
    when: ({ round }) => round > 1
  },
  {
    id: 'train',
    chapter: 'homes',
    text: w.train,
    light: [light.doing('train')],
    // ATW-CHAL-R5: in that challenge training does nothing.
    when: ({ round, areas, options }, seat) =>
      round > 1 && untrained(areas[seat]!) > 0 && options.challenge !== 'untrained'
  },
  {
    id: 'home',
    chapter: 'homes',
    text: w.home,
    light: [light.homes],
    when: (state, seat) => {
      const { gold } = state.areas[seat]!;
      const trees = spendable(state, state.areas[seat]!, 'tree').length;
      return open(board, state, (part) => part.act === 'buy' && part.trees <= trees && part.price <= gold);
    }
  },
  {
    id: 'houses',
    text: w.houses,
    light: [light.doing('houses')],
    when: (state, seat) =>
      state.round > 1 &&
      emptyHouses(board, state.areas[seat]!).length > 0 &&
      open(board, state, ({ act }) => act === 'houses')
  },
  {
    id: 'blots',
    chapter: 'food',
    text: w.blots,
    light: [light.blots],
    when: ({ turns, round, areas }, seat) => (round > 1 || turns >= areas.length) && untrained(areas[seat]!) > 0
  },
  {
    id: 'red',
    text: w.red,
    light: [light.warnings],
    when: (state, seat) =>
      (state.round > 1 || state.turns >= 2 * state.areas.length) &&
      open(board, state, ({ act, price }) => act === 'buy' && price > state.areas[seat]!.gold)
  },
  {
    id: 'points',
    chapter: 'last',
    text: w.points,
    light: [light.scores, light.supply],
    when: ({ round }) => round > 2
  }
];

export const coach = ({ board }: AtiwaGame): readonly Tip<AtiwaGame>[] => [
  ...working(board).map((tip) => ({
    ...tip,
    when: (state: State, seat: number) => state.step === 'worker' && tip.when(state, seat)
  })),
  { id: 'lay', chapter: 'workers', text: w.lay, light: [light.land], when: ({ step }) => step === 'lay' },
  {
    id: 'rows',
    chapter: 'rows',
    text: w.rows,
    light: [light.supply],
    when: ({ step }) => step === 'lay' || step === 'trees' || step === 'fruits'
  },
  { id: 'night', chapter: 'bats', text: w.night, light: [light.dock], when: ({ step }) => step === 'dusk' },
  { id: 'fruit', chapter: 'harvest', text: w.fruit, light: [light.land], when: ({ step }) => step === 'fruits' },
  { id: 'feed', chapter: 'food', text: w.feed, light: [light.dock], when: ({ step }) => step === 'feed' },
  { id: 'breed', chapter: 'harvest', text: w.breed, light: [light.land], when: ({ step }) => step === 'breed' }
];
