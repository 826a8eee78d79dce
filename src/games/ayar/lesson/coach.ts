/** What the coach of Ayar says when it first matters. */
import type { Tip } from '../../lesson.ts';
import type { AyarGame } from '../rules/index.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

export const coach: readonly Tip<AyarGame>[] = [
  { id: 'start', chapter: 'walk', text: w.start, light: [light.places], when: ({ phase }) => phase === 'start' },
  {
    id: 'day',
    chapter: 'night',
    text: w.day,
    light: [light.markers],
    when: ({ step, round }) => step === 'step' && round > 1
  },
  {
    id: 'llama',
    chapter: 'viracocha',
    text: w.llama,
    when: ({ step, players }, seat) => step === 'step' && players[seat]!.llamas > 0
  },
  { id: 'step', chapter: 'walk', text: w.step, light: [light.markers], when: ({ step }) => step === 'step' },
  {
    id: 'build',
    chapter: 'walk',
    text: w.build,
    light: [light.places],
    when: ({ step, phase }) => step === 'build' && phase === 'day'
  },
  {
    id: 'tambo',
    chapter: 'power',
    text: w.tambo,
    light: [light.grid],
    when: ({ step, phase }) => step === 'tambo' && phase === 'day'
  },
  { id: 'pots', chapter: 'crafts', text: w.pots, light: [light.market], when: ({ step }) => step === 'pottery' },
  {
    id: 'cloth',
    chapter: 'crafts',
    text: w.cloth,
    light: [light.cloths, light.market],
    when: ({ step }) => step === 'weaving'
  },
  { id: 'maize', chapter: 'crafts', text: w.maize, light: [light.terraces], when: ({ step }) => step === 'terrace' },
  { id: 'boat', chapter: 'crafts', text: w.boat, light: [light.islands], when: ({ step }) => step === 'reed' },
  { id: 'temple', chapter: 'temples', text: w.temple, light: [light.options], when: ({ step }) => step === 'temple' },
  { id: 'gift', chapter: 'viracocha', text: w.gift, light: [light.bonuses], when: ({ step }) => step === 'viracocha' },
  // No chapter tells these two.
  { id: 'gifts', text: w.gifts, light: [light.bonuses], when: ({ step }) => step === 'viracocha' },
  { id: 'fertile', text: w.fertile, light: [light.options], when: ({ step }) => step === 'fertile' },
  { id: 'moons', chapter: 'night', text: w.moons, light: [light.options], when: ({ step }) => step === 'moonSlot' }
];
