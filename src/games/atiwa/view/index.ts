/** The table of Atiwa and everything the pages around it need to know of the game. */
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import { refuse } from '#words/refusals.ts';
import type { GameView } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import { rounds } from '../rules/board.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { refusals } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import { advice } from './advice.ts';
import { aim } from './aim.ts';
import { ending } from './ending.ts';
import { harvests, romans } from './facts.ts';
import EditionForm from './Edition.svelte';
import { sentences, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import { unasked } from './plan.ts';
import { stages } from './stages.ts';
import { story } from './story.ts';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { key, topics } from './topics.ts';

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Partial<Record<Event['type'], number>>> = {
  first: 2,
  tileLaid: 0.6,
  revealed: 0.8,
  worker: 1.6,
  taken: 1.2,
  drawn: 1.6,
  bought: 1.2,
  laid: 1.4,
  startMarker: 1.4,
  placed: 1.1,
  evicted: 1.4,
  trained: 1.2,
  gold: 1,
  flew: 0.8,
  spent: 1,
  riderLost: 1,
  maintenance: 1,
  // A harvest is read, sentence by sentence.
  income: 5.5,
  mined: 1.4,
  polluted: 5.5,
  setAside: 1.4,
  bagEmpty: 2,
  challengeLost: 3,
  growth: 5.5,
  noRoom: 5.5,
  noneLeft: 5.5,
  fed: 5.5,
  missing: 5.5,
  familiesLeft: 2,
  tileMoved: 1.2,
  round: 1.8
};

showBitmaps(pictures, bitmaps);

export const view: GameView<AtiwaGame> = {
  Table,
  Picture,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event) => (event.type === 'growth' && event.number === 0 ? 0 : (steps[event.type] ?? 0)),
  story,
  sentences,
  undoes,
  advice,
  unasked,
  refusal: (game, illegal) => refuse(refusals, game, illegal),
  item: (_game, item) => words.items[item] ?? item,
  doing: (state) => words.doing[state.step] ?? '',
  stages,
  when: ({ round }) => (round > 0 ? words.when(romans[round] ?? '', romans[rounds] ?? '') : undefined),
  topics,
  key,
  aim,
  result: ending,
  upkeep: harvests,
  seatsInBar: true,
  keepsakes: async () => (await import('./keepsakes.ts')).keepsakes,
  aids: {
    score: async () => (await import('./aids/ScorePad.svelte')).default,
    harvest: async () => (await import('./aids/HarvestAid.svelte')).default
  }
};
