/** What the coach of Ayar says when it first matters. */
import type { Tip } from '../../lesson.ts';
import type { AyarGame } from '../rules/index.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

export const coach: readonly Tip<AyarGame>[] = [
  { id: 'start', chapter: 'walk', text: w.start, when: ({ phase }) => phase === 'start' },
  {
    id: 'day',
    chapter: 'night',
    text: w.day,
    light: [light.markers],
    when: ({ step, round }) => step === 'step' && round > 1
  },
  { id: 'step', chapter: 'walk', text: w.step, light: [light.markers], when: ({ step }) => step === 'step' },
  { id: 'build', chapter: 'walk', text: w.build, when: ({ step, phase }) => step === 'build' && phase === 'day' },
  { id: 'tambo', chapter: 'power', text: w.tambo, when: ({ step, phase }) => step === 'tambo' && phase === 'day' },
  { id: 'pots', chapter: 'crafts', text: w.pots, when: ({ step }) => step === 'pottery' },
  { id: 'cloth', chapter: 'crafts', text: w.cloth, when: ({ step }) => step === 'weaving' },
  { id: 'maize', chapter: 'crafts', text: w.maize, when: ({ step }) => step === 'terrace' },
  { id: 'boat', chapter: 'crafts', text: w.boat, when: ({ step }) => step === 'reed' },
  { id: 'temple', chapter: 'temples', text: w.temple, when: ({ step }) => step === 'temple' },
  { id: 'gift', chapter: 'viracocha', text: w.gift, when: ({ step }) => step === 'viracocha' },
  { id: 'moons', chapter: 'night', text: w.moons, when: ({ step }) => step === 'moonSlot' }
];
