/** The rules of Àiyé as a Game: each step of a turn lives in a file of its own and is looked up here by name. */
import { readable } from '#engine/options.ts';
import { rulebookOf } from '#engine/rulebook.ts';
import { catalogue } from '#words/catalogue.ts';
import type { Game, Illegal } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import standard from '../editions/wayside.json' with { type: 'json' };
import { parseEdition, type Edition } from '../editions/schema.ts';
import rulebook from '../rulebook.json' with { type: 'json' };
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { decide } from './activation.ts';
import { answer } from './conflict.ts';
import { compile, type Deck } from './deck.ts';
import { card, cardTo, convert, promote, seedsFrom, seedsTo, take } from './effects.ts';
import { use } from './icons.ts';
import { parse, type Move } from './moves.ts';
import { drawReveal, first, reveal, revealChances } from './rows.ts';
import { places, score } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { drop, gift, source } from './sowing.ts';
import { refusal, type StepRules } from './step.ts';
import { council, pay, place, village } from './village.ts';
import type { Options, State, Step } from './state.ts';

const sentences = catalogue<Readonly<Record<string, string>>>('aiye.rulebook', rulebook);

const over: StepRules<never> = {
  accepts: [],
  list: () => [],
  refuse: () => refusal('AIY-END-04'),
  play: () => undefined
};

const steps: Readonly<Record<Step, StepRules<Move['type']>>> = {
  first,
  reveal,
  source,
  drop,
  gift,
  decide,
  use,
  take,
  convert,
  promote,
  seedsFrom,
  seedsTo,
  card,
  cardTo,
  answer,
  village,
  place,
  council,
  pay,
  over
};

/** The rule a move breaks when another step is on (a turn has its order, AIY-TURN-02). */
const outOfOrder = (state: State): Illegal =>
  state.step === 'over' ? refusal('AIY-END-04') : refusal('AIY-TURN-02', { step: state.step });

export type AiyeGame = Game<State, Move, Options, Event> & { readonly deck: Deck };

function create(edition: Edition): AiyeGame {
  const deck = compile(edition);
  return {
    id: 'aiye',
    rulesVersion: 1,
    edition: edition,
    deck,
    seats: { least: 2, most: 4 },
    rulebook: rulebookOf(sentences),
    horizon: 20_000,
    parseOptions: (seats, value) => parseOptions(deck, seats, value),
    setup: (seats, options) => setup(deck, seats, options ?? readable(parseOptions(deck, seats, {}))),
    clone,
    round: ({ round }) => round,
    turn: ({ step, seat, victim }) => {
      if (step === 'first' || step === 'reveal') return 'chance';
      if (step === 'over') return 'over';
      return step === 'answer' ? victim : seat;
    },
    moves: (state) => steps[state.step].list(deck, state),
    chances: (state) => {
      if (state.step === 'reveal') return revealChances(deck, state);
      if (state.step !== 'first') return [];
      return state.areas.map((_, seat) => ({ move: { type: 'first', seat }, weight: 1 }));
    },
    draw: (state, roll) =>
      state.step === 'reveal' ? drawReveal(deck, state, roll) : { type: 'first', seat: roll(state.areas.length) },
    illegal: (state, move) => {
      const step = steps[state.step];
      return step.accepts.includes(move.type) ? step.refuse(deck, state, move) : outOfOrder(state);
    },
    play: (state, move, tell) => steps[state.step].play(deck, state, move, tell),
    score: (state) => score(deck, state),
    places: (state) => places(deck, state),
    parse
  };
}

/** The same rules for another edition of the cards, read from untrusted JSON; otherwise what is wrong, in words. */
export function withEdition(data: Json): AiyeGame | readonly string[] {
  const edition = parseEdition(data);
  return 'schema' in edition ? create(edition) : edition;
}

const made = withEdition(standard);
if (!('id' in made)) throw new Error(made.join(' '));

/** Àiyé with the cards of the Wayside edition. */
export const game: AiyeGame = made;
