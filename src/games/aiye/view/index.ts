/** The table of Àiyé and everything the pages around it need to know of the game. */
import type { Component } from 'svelte';
import type { Game, GameEvent } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { showBitmaps } from '#ui/brand/bitmaps.ts';
import type { GameView } from '../../view.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { refusalWords } from '../words/refusals.ts';
import { pictures } from './art/pictures.ts';
import bitmaps from './art/pictures.ts?bitmaps';
import { advice } from './advice.ts';
import EditionForm from './Edition.svelte';
import { goals } from './goals.ts';
import { line, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { topics } from './topics.ts';

/** Views are made for one game; the pages know games in general. */
const aiye = (game: Game): AiyeGame => game as unknown as AiyeGame;

/** Steps of motion an event takes; what is not here is shown together with the next. */
const steps: Readonly<Record<string, number>> = {
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

export const view: GameView = {
  Table,
  Picture: Picture as Component<{ state: JsonObject }>,
  Options,
  Edition: EditionForm,
  TopicIcon,
  beats: (event: GameEvent) => steps[event.type] ?? 0,
  line: (game, before, move, events, names) =>
    line(aiye(game), before as unknown as State, move as Move, events, names),
  undoes: (game, state, move) => undoes(aiye(game), state as unknown as State, move),
  advice: (game, state, move) => advice(aiye(game), state as unknown as State, move as Move),
  refusal: (game, { rule, detail }) =>
    refusalWords(rule, detail, Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule]?.text : undefined),
  item: (game, item) => {
    if (Object.hasOwn(words.items, item)) return words.items[item] ?? item;
    return aiye(game).deck.byId.get(item)?.name ?? item;
  },
  doing: (state) => (typeof state.step === 'string' ? (words.doing[state.step] ?? '') : ''),
  topics: (game) => topics(aiye(game)),
  goals: (game, state, seat) => goals(aiye(game), state as unknown as State, seat)
};
