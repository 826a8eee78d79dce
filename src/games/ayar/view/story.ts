/** What happens in Ayar, in small pictures; and the night as a show. */
import type { Story } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AyarGame } from '../rules/index.ts';
import { nightly } from './rooms.ts';

const pictures: Readonly<Partial<Record<Event['type'], string>>> = {
  first: 'start',
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
  harvest: 'terrace',
  templeBonus: 'temple',
  templeScored: 'temple',
  markerScored: 'sign-moon',
  dawn: 'dawn',
  llamasShared: 'sign-llama',
  day: 'day',
  over: 'end'
};

function picture(event: Event): string | undefined {
  switch (event.type) {
    case 'moved':
    case 'retired':
      return `ayar-${event.ayar}`;
    case 'activity':
      return event.activity;
    default:
      return pictures[event.type];
  }
}

const first = new Set(['night', 'pottery', 'weaving', 'terrace', 'reed']);
/** The craft that somebody worked at says most, then what came of it; that an Ayar walked and a tambo was built is every turn’s. */
const weight = (topic: string): number =>
  first.has(topic) ? 0 : topic === 'tambo' ? 3 : topic.startsWith('ayar-') ? 2 : 1;

/** What all sides gain by the same thing is one step of a recap: fertile ground, the fall of night, temples, crafts, dawn. */
const gathered: Readonly<Partial<Record<Event['type'], string>>> = {
  fertile: 'fertile',
  night: 'fall',
  retired: 'fall',
  harvest: 'fall',
  templeBonus: 'temples',
  templeScored: 'temples',
  markerScored: 'crafts',
  dawn: 'dawn',
  tokenRemoved: 'dawn',
  day: 'dawn',
  llamasShared: 'llamas',
  over: 'llamas'
};

export const story: Story<AyarGame> = {
  pictures: (_game, _before, _move, events) =>
    [...new Set(events.flatMap((event) => picture(event) ?? []))].toSorted((a, b) => weight(a) - weight(b)),
  shows: (event) => nightly.has(event.type) && event.type !== 'tokenRemoved',
  tidies: ({ type }) => type === 'turn',
  // The gift of the harvest belongs to it; what the Ayllu has at dawn, to the dawn.
  gathers: ({ phase }, { type }) =>
    gathered[type] ?? (phase === 'night' ? (type === 'inti' ? 'dawn' : 'fall') : undefined),
  // A boat goes from space to space, a box is planted grain by grain.
  joins: (before, step) => before.move.type === step.move.type && ['sail', 'plant'].includes(step.move.type)
};
