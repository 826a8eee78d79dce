/** The table of Ayar and everything the pages around it need to know of the game. */
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import { refuse } from '#words/refusals.ts';
import type { GameView } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AyarGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { refusals } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import { advice } from './advice.ts';
import { aim } from './aim.ts';
import EditionForm from './Edition.svelte';
import { counted, betweenDays, isAyllu } from './facts.ts';
import { sentences, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import { endsTurn } from './preview.ts';
import { story } from './story.ts';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { stages } from './rooms.ts';
import { key, topics } from './topics.ts';

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Partial<Record<Event['type'], number>>> = {
  first: 1,
  moved: 1.8,
  built: 1,
  activity: 0.8,
  potTaken: 1,
  textileLaid: 1,
  planted: 0.6,
  sailed: 1,
  island: 1,
  viracochaPlaced: 0.8,
  lineEmptied: 1,
  inti: 1.4,
  raymi: 1.4,
  raymiGain: 1,
  fertile: 1,
  temple: 1.2,
  // A night is read, sentence by sentence.
  night: 4,
  retired: 6,
  harvest: 6,
  templeBonus: 5,
  templeScored: 6,
  markerScored: 5,
  dawn: 5,
  day: 1,
  token: 2.2,
  aylluMarker: 1.4,
  // The reason is what one learns from.
  aylluSlot: 9,
  aylluIdle: 4,
  aylluPot: 0.8,
  aylluTextile: 0.8,
  aylluMaize: 0.4,
  aylluIsland: 1,
  llamasShared: 1.4
};

showBitmaps(pictures, bitmaps);

export const view: GameView<AyarGame> = {
  Table,
  Picture,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event) => steps[event.type] ?? 0,
  sentences,
  story,
  undoes,
  advice,
  endsTurn: (before, after) => endsTurn({ before, after }),
  refusal: (game, illegal) => refuse(refusals, game, illegal),
  item: (_game, item) => words.items[item] ?? item,
  automa: (state) => (isAyllu(state, state.seat) ? words.ayllu : undefined),
  reason: (item, points) => words.reasons[item]?.(points),
  doing: (state) => words.doing[state.step] ?? '',
  stages,
  rounds: words.rounds,
  when: ({ round, phase }) => (phase === 'end' || round === 0 ? undefined : words.when(round, phase === 'night')),
  topics,
  key,
  aim,
  upkeep: betweenDays,
  counted,
  keepsakes: async () => (await import('./keepsakes.ts')).keepsakes,
  aids: { ayllu: async () => (await import('./aid/Ayllu.svelte')).default }
};
