/** The table of Aya and everything the pages around it need to know of the game. */
import type { ClockRules, GameView } from '../../view.ts';
import { isTimed } from '../rules/moves.ts';
import type { AyaGame } from '../rules/index.ts';
import { isPractice } from '../rules/practice.ts';
import { running } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { refusalWords } from '../words/refusals.ts';
import { aim } from './aim.ts';
import { handOf } from './dock.ts';
import { stages } from './stages.ts';
import { story } from './story.ts';
import { ending, rankLine } from './ending.ts';
import EditionForm from './Edition.svelte';
import { hint } from './hint.ts';
import { remember } from './remember.ts';
import { chapter, sentences, undoes } from './log.ts';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import Glass from './table/Glass.svelte';
import TopicIcon from './TopicIcon.svelte';
import { key, topics } from './topics.ts';

/** Milliseconds a helper takes over what carries no time of its own: a push is aimed, a glass is looked at. */
const unhurried = 1500;

/** AYA-TIME-07: the sand of a glass, spent by the steps of whoever decides. */
const clock: ClockRules<AyaGame> = {
  left: (state) => {
    const { due, options, sandMs } = state;
    if (!running(state) || !['draw', 'place', 'ahead'].includes(due)) return undefined;
    return options.glassMs === 0 ? Infinity : options.glassMs - sandMs;
  },
  timed: (move, ms, away) => (isTimed(move) ? { ...move, ms, away } : move),
  out: ({ options, sandMs }, away) => ({ type: 'sandOut', ms: options.glassMs - sandMs, away }),
  taken: (move) => (isTimed(move) ? move.ms : unhurried)
};

export const view: GameView<AyaGame> = {
  Table,
  Picture,
  Options,
  Edition: EditionForm,
  TopicIcon,
  // Real time: the table is at rest at once, and shows falls by itself.
  beats: () => 0,
  sentences,
  story,
  chapter,
  undoes,
  advice: hint,
  refusal: refusalWords,
  item: (_game, item) => words.items[item] ?? item,
  doing: (state) => words.doing[state.due] ?? '',
  hand: (state) => (running(state) ? handOf(state) : undefined),
  stages,
  topics,
  key,
  aim,
  result: (game, state, names) => {
    const end = ending(game, state);
    const headline = names.length === 1 ? words.outcome.alone(end.points) : words.outcome.headline(end.points);
    return { headline, detail: rankLine(end) };
  },
  keepsakes: async () => (await import('./keepsakes.ts')).keepsakes,
  remember,
  clock,
  Clock: Glass,
  // AYA-ACC-02: everybody may stand up what lies, in or out of turn.
  helper: (move) => (move.type === 'raise' || move.type === 'raiseBuffer' ? move.by : undefined),
  // AYA-PLACE: what stands, stands; on a practice table steps may be taken back.
  revocable: (state) => state.phase === 'setup' || isPractice(state),
  open: true,
  tellsEnd: true
};
