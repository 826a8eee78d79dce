/** The rooms of the one screen, and which of them a decision is made in. */
import type { GameEvent } from '#engine/game.ts';
import type { Step } from '../rules/state.ts';
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

/** What belongs to the night and is told in its room, each with its sign. */
export const nightly: ReadonlyMap<string, SignName> = new Map([
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
/** A sentence of the night. */
export type Told = { readonly sign: SignName; readonly text: string };

const events: Readonly<Record<string, Room>> = {
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
export const roomFor = (event: GameEvent): Room =>
  nightly.has(event.type) ? 'night' : (events[event.type] ?? 'journey');
