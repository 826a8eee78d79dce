/** The table of Ayar and everything the pages around it need to know of the game. */
import type { Component } from 'svelte';
import type { Game, GameEvent } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import type { GameView } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { refusalWords } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import EditionForm from './Edition.svelte';
import { isAyllu } from './facts.ts';
import { line, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { topics } from './topics.ts';

/** Views are made for one game; the pages know games in general. */
const ayar = (game: Game): AyarGame => game as unknown as AyarGame;

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Record<string, number>> = {
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

export const view: GameView = {
  Table,
  Picture: Picture as Component<{ state: JsonObject }>,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event: GameEvent) => steps[event.type] ?? 0,
  line: (game, before, move, events, names) =>
    line(ayar(game), before as unknown as State, move as Move, events, names),
  undoes: (game, state, move) => undoes(ayar(game), state as unknown as State, move),
  refusal: (game, { rule, detail }) =>
    refusalWords(rule, detail, Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule]?.text : undefined),
  item: (_game, item) => words.items[item] ?? item,
  automa: (state) => (isAyllu(state as unknown as State, Number(state.seat)) ? words.ayllu : undefined),
  doing: (state) => (typeof state.step === 'string' ? (words.doing[state.step] ?? '') : ''),
  topics: (game) => topics(ayar(game)),
  aids: { ayllu: async () => (await import('./aid/Ayllu.svelte')).default }
};
