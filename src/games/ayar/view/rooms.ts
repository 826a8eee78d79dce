/** The rooms of the one screen, and which of them a decision is made in. */
import type { Stages } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { Step } from '../rules/state.ts';
import { words } from '../words/en.ts';
import type { State } from './facts.ts';
import type { SignName } from './art/draw/signs.ts';

export const roomNames = ['journey', 'lake', 'crafts', 'night'] as const;
export type Room = (typeof roomNames)[number];

const homes: Readonly<Partial<Record<Step, Room>>> = {
  pottery: 'crafts',
  weaving: 'crafts',
  lay: 'crafts',
  terrace: 'crafts',
  viracocha: 'crafts',
  reed: 'lake',
  lakeArea: 'lake',
  moveMarker: 'night',
  moonSlot: 'night',
  llamas: 'night'
};
export const roomOf = (step: Step): Room => homes[step] ?? 'journey';

const due: Readonly<Partial<Record<Step, number>>> = {
  step: 0,
  ayar: 0,
  build: 1,
  tambo: 2,
  pottery: 3,
  weaving: 3,
  lay: 3,
  terrace: 3,
  reed: 3,
  lakeArea: 3,
  viracocha: 3,
  order: 4,
  temple: 4,
  fertile: 4
};
/** The steps of a turn of the day, and which of them this is. */
export function stages({ phase, step }: State): Stages | undefined {
  const at = phase === 'day' ? due[step] : undefined;
  return at === undefined ? undefined : { steps: words.stages, at };
}

/** What belongs to the night and is told in its room, each with its sign. */
export const nightly: ReadonlyMap<Event['type'], SignName> = new Map<Event['type'], SignName>([
  ['night', 'moon'],
  ['retired', 'cusco'],
  ['harvest', 'maize'],
  ['templeBonus', 'temple'],
  ['templeScored', 'temple'],
  ['markerScored', 'moon'],
  ['dawn', 'sun'],
  ['tokenRemoved', 'token'],
  ['llamasShared', 'llama']
]);
/** What is told in its room while night falls: the gift of the harvest is placed in it too. */
export const nightSigns: typeof nightly = new Map([...nightly, ['viracochaPlaced', 'viracocha']]);
/** A sentence of the night. */
export type Told = { readonly sign: SignName; readonly text: string };

const events: Readonly<Partial<Record<Event['type'], Room>>> = {
  potTaken: 'crafts',
  textileLaid: 'crafts',
  planted: 'crafts',
  viracochaPlaced: 'crafts',
  sailed: 'lake',
  island: 'lake',
  lakeTaken: 'lake',
  aylluIsland: 'lake',
  temple: 'night'
};
/** Where something that happens is seen best. */
export const roomFor = (event: Event): Room => (nightly.has(event.type) ? 'night' : (events[event.type] ?? 'journey'));
