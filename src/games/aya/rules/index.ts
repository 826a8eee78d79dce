/** The rules of Aya as a Game: each kind of move lives with its subject and is looked up here by name. */
import { readable } from '#engine/options.ts';
import { rulebookOf } from '#engine/rulebook.ts';
import { catalogue } from '#words/catalogue.ts';
import type { Game, Illegal } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import standard from '../editions/wayside.json' with { type: 'json' };
import { parseEdition, type Edition } from '../editions/schema.ts';
import rulebook from '../rulebook.json' with { type: 'json' };
import type { Event } from './events.ts';
import { bump, raise, raiseBuffer, turn } from './accident.ts';
import { compile, versions, type Box, type Version } from './box.ts';
import { askTile, tile, tileChances } from './camera.ts';
import { count, scoreLines } from './count/count.ts';
import { draw, drawn, drawnChances, toReserve } from './draw.ts';
import { outOfSand, sandOut, spend, start, turnGlass } from './glass.ts';
import { isTimed, parse, type Move } from './moves.ts';
import { accident, fall, undone } from './outcome.ts';
import { place, tremble } from './place.ts';
import { isTrial, standUp, take, tryOut } from './practice.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { sample } from './sample.ts';
import { misfits } from '../words/misfits.ts';
import { clone, parseOptions, setup } from './setup.ts';
import { seatOf, type Due, type Options, type State } from './state.ts';
import { enough, push } from './topple.ts';

const sentences = catalogue<Readonly<Record<string, string>>>('aya.rulebook', rulebook);

const first: MoveRules<'first'> = {
  list: () => [],
  refuse: (_box, state, { seat }) => (seat < state.people ? undefined : refusal('AYA-SETUP-07')),
  play: (box, state, { seat }, tell) => {
    // AYA-DEAL-01: with five, the one who begins has a domino more.
    Object.assign(state, setup(box, state.people, { ...state.options, first: seat }), { options: state.options });
    tell?.({ type: 'first', seat });
  }
};

const kinds: Readonly<Record<Move['type'], MoveRules<Move['type']>>> = {
  first,
  start,
  turnGlass,
  draw,
  drawn,
  askTile,
  tile,
  place,
  tremble,
  bump,
  accident,
  toReserve,
  turn,
  raise,
  raiseBuffer,
  sandOut,
  push,
  fall,
  undone,
  enough,
  take,
  tryOut,
  standUp
};

/** The kinds of moves that may come next, in canonical order. Help and the end of the sand are open before every step. */
const help = ['raise', 'raiseBuffer', 'sandOut'] as const;
const open: Readonly<Record<Due, readonly Move['type'][]>> = {
  first: ['first'],
  start: ['start'],
  glass: ['turnGlass'],
  drawn: ['drawn'],
  draw: ['draw', 'turn', ...help, 'take', 'tryOut'],
  place: ['place', 'toReserve', 'turn', 'askTile', 'bump', ...help, 'tryOut'],
  ahead: ['draw', ...help, 'take', 'tryOut'],
  tile: ['tile'],
  tremble: ['tremble'],
  accident: ['accident', 'undone'],
  push: ['push', 'enough', 'standUp'],
  fall: ['fall', 'undone'],
  over: []
};
const chanceDue: readonly Due[] = ['first', 'drawn', 'tile', 'tremble'];
const worldDue: readonly Due[] = ['accident', 'fall'];
const decided = (due: Due): boolean => due !== 'over' && !chanceDue.includes(due) && !worldDue.includes(due);

/** The rule that a move breaks by coming at another time than its own. */
function outOfOrder({ due, phase, retriggers }: State, { type }: Move): string {
  if (phase === 'over') {
    if (type === 'push') return retriggers === 0 ? 'AYA-TOPPLE-06' : 'AYA-TOPPLE-03';
    return 'AYA-TIME-06';
  }
  if (!decided(due) || chanceDue.includes(type as Due) || worldDue.includes(type as Due) || type === 'undone')
    return 'AYA-R-14';
  if (phase === 'setup') return due === 'start' ? 'AYA-SETUP-02' : 'AYA-TIME-01';
  if (phase === 'break') return 'AYA-TIME-02';
  if (phase === 'push') {
    if (type === 'raiseBuffer') return 'AYA-TOKEN-05';
    if (type === 'raise') return 'AYA-ACC-03';
    return type === 'sandOut' || type === 'turnGlass' ? 'AYA-TIME-06' : 'AYA-TOPPLE-08';
  }
  switch (type) {
    case 'draw':
      return 'AYA-DRAW-01';
    case 'start':
      return 'AYA-TILE-03';
    case 'turnGlass':
      return 'AYA-TIME-01';
    case 'push':
    case 'enough':
      return 'AYA-TIME-06';
    case 'turn':
      return 'AYA-PLACE-05';
    default:
      return due === 'ahead' ? 'AYA-PLACE-01' : 'AYA-DRAW-02';
  }
}

export type AyaGame = Game<State, Move, Options, Event> & { readonly box: Box };

function create(edition: Edition, version: Version): AyaGame {
  const box = compile(edition, version);
  const illegal = (state: State, move: Move): Illegal | undefined => {
    if (!open[state.due].includes(move.type)) return refusal(outOfOrder(state, move), { due: state.due });
    return (isTimed(move) ? outOfSand(state, move) : undefined) ?? kinds[move.type].refuse(box, state, move);
  };
  const chances: AyaGame['chances'] = (state) => {
    switch (state.due) {
      case 'first':
        return Array.from({ length: state.people }, (_, seat) => ({ move: { type: 'first', seat }, weight: 1 }));
      case 'drawn':
        return drawnChances(box, state);
      case 'tile':
        return tileChances(box, state);
      case 'tremble':
        return Array.from({ length: 4096 }, (_, n) => ({ move: { type: 'tremble', n }, weight: 1 }));
      default:
        return [];
    }
  };
  const moves: AyaGame['moves'] = (state) =>
    decided(state.due) ? open[state.due].flatMap((type) => kinds[type].list(box, state)) : [];
  return {
    id: 'aya',
    rulesVersion: version,
    edition,
    box,
    seats: { least: 1, most: 5 },
    rulebook: rulebookOf(sentences),
    horizon: 5000,
    parseOptions: (seats, value) => parseOptions(box, seats, value),
    setup: (seats, options) => setup(box, seats, options ?? readable(parseOptions(box, seats, {}))),
    clone,
    turn: (state) => {
      if (state.due === 'over') return 'over';
      if (chanceDue.includes(state.due)) return 'chance';
      return worldDue.includes(state.due) ? 'world' : seatOf(state, state.turn);
    },
    moves,
    chances,
    illegal,
    play: (state, move, tell) => {
      if (isTimed(move)) spend(state, move);
      kinds[move.type].play(box, state, move, tell);
    },
    // One score, earned together (AYA-COMP-08).
    score: (state) => {
      const lines = scoreLines(box, count(box, state));
      return Array.from({ length: state.people }, () => lines);
    },
    places: (state) => Array.from({ length: state.people }, () => 1),
    // A glass, the first push and the end of pushing belong to the whole team, as does all of a trial.
    together: (state, { type }) =>
      type === 'turnGlass' || type === 'enough' || (type === 'push' && state.pushes.length === 0) || isTrial(state),
    parse,
    draw: (state, roll) =>
      state.due === 'tremble'
        ? { type: 'tremble', n: roll(4096) }
        : sample(box, state, roll, { moves, chances, illegal }),
    sample: (state, roll) => sample(box, state, roll, { moves, chances, illegal })
  };
}

const newest: Version = 2;

/**
 * The same rules for another edition of the pieces, read from untrusted JSON, or in an earlier version; otherwise what is
 * wrong, in words.
 */
export function withEdition(data: Json, version: number = newest): AyaGame | readonly string[] {
  const kept = versions.find((one) => one === version);
  if (kept === undefined) return [misfits.options.version(version)];
  const edition = parseEdition(data);
  return 'schema' in edition ? create(edition, kept) : edition;
}

const made = withEdition(standard);
if (!('id' in made)) throw new Error(made.join(' '));

/** Aya with the pieces of the Wayside edition. */
export const game: AyaGame = made;
