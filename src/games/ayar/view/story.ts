/** What happens in Ayar, in small pictures; and the night as a show. */
import type { Story } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AyarGame } from '../rules/index.ts';
import { nightly } from './rooms.ts';

const pictures: Readonly<Partial<Record<Event['type'], string>>> = {
  first: 'start',
  moved: 'move',
  built: 'tambo',
  potTaken: 'pottery',
  aylluPot: 'pottery',
  textileTaken: 'weaving',
  textileLaid: 'weaving',
  aylluTextile: 'weaving',
  planted: 'terrace',
  aylluMaize: 'terrace',
  sailed: 'reed',
  aylluSailed: 'reed',
  island: 'sign-island',
  aylluIsland: 'sign-island',
  viracochaPlaced: 'sign-viracocha',
  llama: 'sign-llama',
  inti: 'sign-inti',
  raymi: 'raymi',
  fertile: 'fertile',
  temple: 'temple',
  token: 'ayllu',
  aylluSlot: 'tambo',
  aylluIdle: 'ayllu',
  night: 'night',
  retired: 'aim',
  harvest: 'terrace',
  templeBonus: 'temple',
  templeScored: 'temple',
  markerScored: 'sign-moon',
  dawn: 'dawn',
  llamasShared: 'sign-llama',
  day: 'day',
  over: 'end'
};

export const story: Story<AyarGame> = {
  pictures: (_game, _before, _move, events) => [...new Set(events.flatMap(({ type }) => pictures[type] ?? []))],
  shows: (event) => nightly.has(event.type) && event.type !== 'tokenRemoved',
  // A boat goes from space to space, a box is planted grain by grain.
  joins: (before, step) => before.move.type === step.move.type && ['sail', 'plant'].includes(step.move.type)
};
