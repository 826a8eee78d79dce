/**
 * The rules of Ayar as a Game: each step of a day, of the night and of the Ayllu lives in a file of its own and is looked
 * up here by name. A move ends in a step that asks somebody, or in a *passage* that asks nobody; passages follow one
 * another here until somebody is asked, so that no step needs to know what comes after the one it hands over to.
 */
import { readable } from '#engine/options.ts';
import { rulebookOf } from '#engine/rulebook.ts';
import { catalogue } from '#words/catalogue.ts';
import type { Game, Illegal } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import standard from '../editions/wayside.json' with { type: 'json' };
import { parseEdition } from '../editions/parse.ts';
import type { Edition } from '../editions/schema.ts';
import rulebook from '../rulebook.json' with { type: 'json' };
import { activity, pottery, reed, terrace, weaving } from './activity.ts';
import { aylluBuild, marker, token } from './ayllu/turn.ts';
import { compile, type Board } from './board.ts';
import { build, site, tambo } from './build.ts';
import { checks, fertile, fertileNext, order, temple, triggers } from './checks.ts';
import { clone } from './clone.ts';
import { first, layOut, pot, restock, row, textile, tile, type DrawRules } from './draws.ts';
import type { Event, Tell } from './events.ts';
import { parse, type Move } from './moves.ts';
import { dawn, moonSlot, nextMarker, retire, scoreTemples } from './night.ts';
import { lakeArea } from './reed.ts';
import { llamas, places, rival, score, share } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { ayar, endTurn, starting, step, turn } from './turn.ts';
import { moveMarker, viracocha } from './viracocha.ts';
import { lay } from './weaving.ts';
import { refusal, type PassageRules, type StepRules } from './step.ts';
import type { Ask, Draw, Options, Passage, State, Step } from './state.ts';

const sentences = catalogue<Readonly<Record<string, string>>>('ayar.rulebook', rulebook);

const passages: Readonly<Partial<Record<Step, PassageRules>>> = {
  layOut,
  starting,
  turn,
  site,
  activity,
  restock,
  triggers,
  checks,
  fertileNext,
  endTurn,
  retire,
  scoreTemples,
  nextMarker,
  dawn,
  share,
  aylluBuild
} satisfies Readonly<Record<Passage, PassageRules>>;

type AnyDraw = DrawRules<Draw>;
const draws: Readonly<Record<Draw, AnyDraw>> = { first, row, tile, pot, textile, token, marker };

const over: StepRules<never> = {
  accepts: [],
  list: () => [],
  refuse: () => refusal('AYR-FLOW-01'),
  play: () => undefined
};

type AnyStep = StepRules<Move['type']>;
const asks: Readonly<Record<Ask, AnyStep>> = {
  step,
  ayar,
  build,
  tambo,
  pottery,
  weaving,
  lay,
  terrace,
  reed,
  lakeArea,
  viracocha,
  moveMarker,
  order,
  temple,
  fertile,
  moonSlot,
  llamas
};
const steps: Readonly<Record<Exclude<Step, Passage>, AnyStep>> = { ...draws, ...asks, over };

const stepOf = ({ step: name }: State): AnyStep => steps[name as Exclude<Step, Passage>];
const isDraw = (name: Step): name is Draw => Object.hasOwn(draws, name);

/** The rule a move breaks when another step is on: a turn has its order (AYR-DAY-02). */
const outOfOrder = (state: State): Illegal =>
  state.step === 'over' ? refusal('AYR-FLOW-01') : refusal('AYR-DAY-02', { step: state.step });

function play(board: Board, state: State, move: Move, tell?: Tell): void {
  stepOf(state).play(board, state, move, tell);
  for (let run = passages[state.step]; run; run = passages[state.step]) run(board, state, tell);
}

export type AyarGame = Game<State, Move, Options, Event> & {
  readonly board: Board;
  readonly rival: typeof rival;
};

function create(edition: Edition): AyarGame {
  const board = compile(edition);
  return {
    id: 'ayar',
    rulesVersion: 1,
    edition,
    board,
    seats: { least: 1, most: 4 },
    rulebook: rulebookOf(sentences),
    horizon: 5_000,
    parseOptions: (seats, value) => parseOptions(board, seats, value),
    setup: (seats, options) => setup(board, seats, options ?? readable(parseOptions(board, seats, {}))),
    clone,
    round: ({ round }) => round,
    turn: ({ step: name, asked }) => (isDraw(name) ? 'chance' : name === 'over' ? 'over' : asked),
    moves: (state) => stepOf(state).list(board, state),
    chances: (state) => (isDraw(state.step) ? draws[state.step].chances(board, state) : []),
    illegal: (state, move) => {
      const rules = stepOf(state);
      return rules.accepts.includes(move.type) ? rules.refuse(board, state, move) : outOfOrder(state);
    },
    play: (state, move, tell) => play(board, state, move, tell),
    score,
    places,
    rival,
    parse
  };
}

/** The same rules for another edition of the boards, read from untrusted JSON; otherwise what is wrong, in words. */
export function withEdition(data: Json): AyarGame | readonly string[] {
  const edition = parseEdition(data);
  return 'schema' in edition ? create(edition) : edition;
}

const made = withEdition(standard);
if (!('id' in made)) throw new Error(made.join(' '));

/** Ayar with the boards of the Wayside edition. */
export const game: AyarGame = made;
