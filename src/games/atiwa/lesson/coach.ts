/** What the coach of Atiwa says when it first matters. */
import type { Tip } from '../../lesson.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

export const coach: readonly Tip<AtiwaGame>[] = [
  {
    id: 'last',
    chapter: 'last',
    text: w.last,
    light: [light.scores],
    when: ({ step, round }) => step === 'worker' && round === 7
  },
  { id: 'worker', chapter: 'workers', text: w.worker, when: ({ step }) => step === 'worker' },
  { id: 'lay', chapter: 'workers', text: w.lay, light: [light.land], when: ({ step }) => step === 'lay' },
  { id: 'night', chapter: 'bats', text: w.night, light: [light.dock], when: ({ step }) => step === 'dusk' },
  { id: 'fruit', chapter: 'harvest', text: w.fruit, light: [light.land], when: ({ step }) => step === 'fruits' },
  { id: 'feed', chapter: 'food', text: w.feed, light: [light.dock], when: ({ step }) => step === 'feed' },
  { id: 'breed', chapter: 'harvest', text: w.breed, light: [light.land], when: ({ step }) => step === 'breed' }
];
