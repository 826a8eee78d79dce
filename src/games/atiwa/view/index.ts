/** The table of Atiwa and everything the pages around it need to know of the game. */
import type { Component } from 'svelte';
import type { Game, GameEvent } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import type { GameView } from '../../view.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { refusalWords } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import { ending } from './ending.ts';
import EditionForm from './Edition.svelte';
import { line, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { topics } from './topics.ts';

/** Views are made for one game; the pages know games in general. */
const atiwa = (game: Game): AtiwaGame => game as unknown as AtiwaGame;

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Record<string, number>> = {
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
  income: 3.2,
  mined: 1.4,
  polluted: 2.8,
  setAside: 1.4,
  bagEmpty: 2,
  challengeLost: 3,
  growth: 2.8,
  noRoom: 3.2,
  fed: 3.2,
  missing: 3.2,
  familiesLeft: 2,
  tileMoved: 1.2,
  round: 1.8
};

showBitmaps(pictures, bitmaps);

export const view: GameView = {
  Table,
  Picture: Picture as Component<{ state: JsonObject }>,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event: GameEvent) => (event.type === 'growth' && event.number === 0 ? 0 : (steps[event.type] ?? 0)),
  line: (game, before, move, events, names) =>
    line(atiwa(game), before as unknown as State, move as Move, events, names),
  undoes: (game, state, move) => undoes(atiwa(game), state as unknown as State, move),
  refusal: (game, { rule, detail }) =>
    refusalWords(rule, detail, Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule]?.text : undefined),
  item: (_game, item) => words.items[item] ?? item,
  doing: (state) => (typeof state.step === 'string' ? (words.doing[state.step] ?? '') : ''),
  topics: (game) => topics(atiwa(game)),
  outcome: (game, state, names) => ending(atiwa(game), state as unknown as State, names),
  aids: {
    score: async () => (await import('./aids/ScorePad.svelte')).default,
    harvest: async () => (await import('./aids/HarvestAid.svelte')).default
  }
};
