/** The table of Aya and everything the pages around it need to know of the game. */
import type { Component } from 'svelte';
import type { Game, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { ClockRules, GameView } from '../../view.ts';
import { isTimed, type Move } from '../rules/moves.ts';
import type { AyaGame } from '../rules/index.ts';
import { isPractice } from '../rules/practice.ts';
import { running, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { refusalWords } from '../words/refusals.ts';
import { ending } from './count.svelte.ts';
import EditionForm from './Edition.svelte';
import { line, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import TopicIcon from './TopicIcon.svelte';
import { topics } from './topics.ts';
import { world } from './world.ts';

/** Views are made for one game; the pages know games in general. */
const aya = (game: Game): AyaGame => game as unknown as AyaGame;
const at = (state: JsonObject): State => state as unknown as State;

/** Milliseconds a helper takes over what carries no time of its own: a push is aimed, a glass is looked at. */
const unhurried = 1500;

/** AYA-TIME-07: the sand of a glass, spent by the steps of whoever decides. */
const clock: ClockRules = {
  left: (state) => {
    const { due, options, sandMs } = at(state);
    if (!running(at(state)) || !['draw', 'place', 'ahead'].includes(due)) return undefined;
    return options.glassMs === 0 ? Infinity : options.glassMs - sandMs;
  },
  timed: (move, ms, away) => (isTimed(move as Move) ? { ...move, ms, away } : move),
  out: (state, away) => ({ type: 'sandOut', ms: at(state).options.glassMs - at(state).sandMs, away }),
  taken: (move) => (isTimed(move as Move) ? (move as unknown as { ms: number }).ms : unhurried)
};

export const view: GameView = {
  Table,
  Picture: Picture as Component<{ state: JsonObject }>,
  Options,
  Edition: EditionForm,
  TopicIcon,
  // Real time: the table is at rest at once, and shows falls by itself.
  beats: () => 0,
  line: (game, before, move, events, names) => line(aya(game), at(before), move as Move, events, names),
  undoes: (_game, _state, move) => undoes(move),
  refusal: (game, illegal) => refusalWords(aya(game), illegal),
  item: (_game, item) => words.items[item] ?? item,
  doing: (state) => (typeof state.due === 'string' ? (words.doing[state.due] ?? '') : ''),
  topics: (game) => topics(aya(game)),
  outcome: (game, state, names) => {
    const { points, rank } = ending(aya(game), at(state));
    const headline = names.length === 1 ? words.outcome.alone(points) : words.outcome.headline(points);
    return { headline, detail: rank ?? words.outcome.short };
  },
  clock,
  // AYA-ACC-02: everybody may stand up what lies, in or out of turn.
  helper: (move) =>
    move.type === 'raise' || move.type === 'raiseBuffer' ? (move as Move & { by: Seat }).by : undefined,
  world,
  // AYA-PLACE: what stands, stands; on a practice table steps may be taken back.
  revocable: (state) => at(state).phase === 'setup' || isPractice(at(state)),
  open: true,
  tellsEnd: true
};
