/** The table of Kalah and everything the pages around it need to know of the game. */
import type { GameView } from '#games/view.ts';
import type { KalahGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import Edition from './Edition.svelte';
import { goals, sentences, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import { topics } from './topics.ts';

export const view: GameView<KalahGame> = {
  Table,
  Picture,
  Options,
  Edition,
  beats: ({ type }) => (type === 'dropped' ? 0.6 : 1),
  sentences,
  undoes,
  refusal: ({ rulebook }, { rule }) => rulebook[rule]?.text ?? rule,
  item: () => words.store,
  doing: ({ phase }) => words.doing[phase],
  topics,
  key: [],
  goals
};
