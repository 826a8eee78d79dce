/** The rules of Atiwa as a Game: each step lives in a file of its own and is looked up here by name. */
import { readable } from '#engine/options.ts';
import { rulebookOf } from '#engine/rulebook.ts';
import { catalogue } from '#words/catalogue.ts';
import type { Game, Illegal } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import standard from '../editions/wayside.json' with { type: 'json' };
import { parseEdition, type Edition } from '../editions/schema.ts';
import rulebook from '../rulebook.json' with { type: 'json' };
import { compile, type Board } from './board.ts';
import { breed, nextSeat, offspring } from './breeding.ts';
import { clone } from './clone.ts';
import type { Event, Tell } from './events.ts';
import { feed, hunger } from './feeding.ts';
import { bats, fruits, growBats, growFruit, growTrees, home, night, trees } from './growth.ts';
import { income, marker } from './income.ts';
import { parse, type Move } from './moves.ts';
import { beginPlanting, dusk, fly, plant } from './night.ts';
import { prepare, round } from './preparation.ts';
import { places, score } from './scoring.ts';
import { first, parseOptions, setup, tile } from './setup.ts';
import { spending } from './spending.ts';
import { refusal, type ChanceRules, type StepRules } from './step.ts';
import { draw, lay, refill, reveal } from './terrain.ts';
import { carryOn, work, worker } from './worker.ts';
import type { Options, State, Step } from './state.ts';

const sentences = catalogue<Readonly<Record<string, string>>>('atiwa.rulebook', rulebook);

type AnyStep = StepRules<Move['type']>;
type AnyChance = ChanceRules<Move['type']>;
type Run = (board: Board, state: State, tell?: Tell) => void;
type Some<T> = Readonly<Partial<Record<Step, T>>>;

const decisions: Some<AnyStep> = {
  worker,
  work,
  lay,
  pay: spending,
  dusk,
  fly,
  fruit: spending,
  plant,
  trees,
  fruits,
  bats,
  home,
  feed,
  eat: spending,
  breed
};

const draws: Some<AnyChance> = { first, tile, reveal, draw, marker };

/** Steps that ask nobody. */
const automatic: Some<Run> = {
  carryOn,
  beginPlanting,
  income,
  growTrees,
  growFruit,
  growBats,
  night,
  hunger,
  offspring,
  nextSeat,
  prepare,
  refill,
  round
};

/** The rule a move breaks when another step is on: a round has its order (ATW-RND-01, ATW-RND-03). */
const outOfOrder = (state: State): Illegal =>
  state.step === 'over' ? refusal('ATW-END-01') : refusal('ATW-RND-03', { step: state.step });

export type AtiwaGame = Game<State, Move, Options, Event> & { readonly board: Board };

function create(edition: Edition): AtiwaGame {
  const board = compile(edition);
  return {
    id: 'atiwa',
    rulesVersion: 1,
    edition,
    board,
    seats: { least: 1, most: 4 },
    rulebook: rulebookOf(sentences),
    horizon: 10_000,
    parseOptions: (seats, value) => parseOptions(board, seats, value),
    setup: (seats, options) => setup(board, seats, options ?? readable(parseOptions(board, seats, {}))),
    clone,
    round: ({ round }) => round,
    turn: ({ step, seat }) => (step === 'over' ? 'over' : draws[step] ? 'chance' : seat),
    moves: (state) => decisions[state.step]?.list(board, state) ?? [],
    chances: (state) => draws[state.step]?.chances(board, state) ?? [],
    illegal: (state, move) => {
      const step = decisions[state.step] ?? draws[state.step];
      return step?.accepts.includes(move.type) ? step.refuse(board, state, move) : outOfOrder(state);
    },
    play: (state, move, tell) => {
      (decisions[state.step] ?? draws[state.step])!.play(board, state, move, tell);
      for (let run = automatic[state.step]; run; run = automatic[state.step]) run(board, state, tell);
    },
    score: (state) => score(board, state),
    places: (state) => places(board, state),
    parse
  };
}

/** The same rules for another edition, read from untrusted JSON; otherwise what is wrong, in words. */
export function withEdition(data: Json): AtiwaGame | readonly string[] {
  const edition = parseEdition(data);
  return 'schema' in edition ? create(edition) : edition;
}

const made = withEdition(standard);
if (!('id' in made)) throw new Error(made.join(' '));

/** Atiwa with the cards and boards of the Wayside edition. */
export const game: AtiwaGame = made;
