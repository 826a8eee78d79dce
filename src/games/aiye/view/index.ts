/** The table of Àiyé and everything the pages around it need to know of the game. */
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import { refuse } from '#words/refusals.ts';
import type { GameView } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AiyeGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { refusals } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import { advice } from './advice.ts';
import { asksNext } from './composed.ts';
import { stages } from './stages.ts';
import { itemName } from './sums.ts';
import EditionForm from './Edition.svelte';
import { aim, goals } from './goals.ts';
import { sentences, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import { story } from './story.ts';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { key, topics } from './topics.ts';

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Partial<Record<Event['type'], number>>> = {
  first: 1,
  sown: 0.4,
  seedDropped: 1,
  landed: 1,
  meeting: 1,
  recovered: 1,
  seedsTaken: 0.8,
  converted: 1.4,
  promoted: 1.8,
  seedsMoved: 1.8,
  cardMoved: 1.8,
  columnMade: 1.8,
  columnGone: 0.6,
  blocked: 1.8,
  spared: 0.6,
  summoned: 1.8,
  discarded: 1,
  revealed: 1,
  turn: 0.6,
  lastRound: 1
};

showBitmaps(pictures, bitmaps);

export const view: GameView<AiyeGame> = {
  Table,
  Picture,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event) => steps[event.type] ?? 0,
  story,
  sentences,
  undoes,
  advice,
  leads: asksNext,
  refusal: (game, illegal) => refuse(refusals, game, illegal),
  item: itemName,
  doing: (state) => words.doing[state.step] ?? '',
  stages,
  when: ({ round }) => (round > 0 ? words.when(round) : undefined),
  topics,
  key,
  aim,
  goals,
  seatsInBar: true,
  keepsakes: async () => (await import('./keepsakes.ts')).keepsakes
};
