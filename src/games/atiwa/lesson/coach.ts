/** What the coach of Atiwa says when it first matters. */
import type { Tip } from '../../lesson.ts';
import { demandOf, edible, worth } from '../rules/feeding.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

export const coach = ({ board }: AtiwaGame): readonly Tip<AtiwaGame>[] => [
  {
    id: 'last',
    chapter: 'last',
    text: w.last,
    light: [light.scores],
    when: ({ step, round }) => step === 'worker' && round === 7
  },
  { id: 'worker', chapter: 'workers', text: w.worker, when: ({ step }) => step === 'worker' },
  {
    id: 'hungry',
    chapter: 'food',
    text: w.hungry,
    light: [light.stock],
    // With the last worker of the round something can still be done about it.
    when: ({ step, turns, areas }, seat) =>
      step === 'worker' &&
      turns >= 2 * areas.length &&
      worth(board, edible(areas[seat]!)) < demandOf(board, areas[seat]!)
  },
  {
    id: 'roost',
    chapter: 'bats',
    text: w.roost,
    when: ({ step, areas }, seat) => step === 'worker' && areas[seat]!.night > 0
  },
  {
    id: 'bonus',
    chapter: 'last',
    text: w.bonus,
    light: [light.bonus],
    when: ({ step, round }) => step === 'worker' && round > 1
  },
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
