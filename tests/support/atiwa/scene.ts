/** Scenes of Atiwa: moves in words, played and refused, and maintenance from any position. */
import type { GameEvent } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import { trained } from '#games/atiwa/rules/area.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { playTold } from '../told.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import type { State, Token } from '#games/atiwa/rules/state.ts';
import { cellAt, spotName, spotOf, table, type Table } from './position.ts';

const tokenLetters: Readonly<Record<string, Token>> = {
  T: 'tree',
  A: 'wildAnimal',
  B: 'fruitBat',
  G: 'goat',
  F: 'fruit',
  u: 'family'
};

/** A move from words: `worker R1`, `T Village.TR`, `T+F Village.TR`, `t Village.BL`, `feed g1 $2`, `lay 1,2`. */
export function move(state: State, text: string): Move {
  const [type, what = '', ...more] = text.split(' ');
  const spot = (): number => spotOf(state, what);
  switch (type) {
    case 'first':
      return { type, seat: Number(what) };
    case 'tile':
      return { type, tile: what };
    case 'card':
      return { type, card: what };
    case 'marker':
      return { type, gold: Number(what) };
    case 'worker':
      return { type, space: what };
    case 'lay':
      return { type, cell: cellAt(what) };
    case 'train':
    case 'spend':
    case 'fly':
      return { type, spot: spot() };
    case 'T+F':
      return { type: 'treeWithFruit', spot: spot() };
    case 't':
      return { type: 'settle', spot: spot() };
    case 'feed': {
      const n = (letter: string): number =>
        Number([what, ...more].find((word) => word.startsWith(letter))?.slice(1) ?? 0);
      return { type, goats: n('g'), animals: n('a'), fruit: n('f'), bats: n('b'), gold: n('$') };
    }
    case 'draw':
    case 'take':
    case 'buy':
    case 'done':
      return { type };
    case 'end':
      return { type: 'endTurn' };
    default: {
      const token = tokenLetters[type!];
      if (!token) throw new Error(`not a move: ${text}`);
      return { type: 'place', token, spot: spot() };
    }
  }
}

/** The same words for a move. */
export function say(state: State, given: Move): string {
  switch (given.type) {
    case 'place': {
      const letter = Object.keys(tokenLetters).find((key) => tokenLetters[key] === given.token)!;
      return `${letter} ${spotName(state, given.spot)}`;
    }
    case 'treeWithFruit':
      return `T+F ${spotName(state, given.spot)}`;
    case 'settle':
      return `t ${spotName(state, given.spot)}`;
    case 'train':
    case 'spend':
    case 'fly':
      return `${given.type} ${spotName(state, given.spot)}`;
    case 'lay':
      return `lay ${Math.floor(given.cell / 4) + 1},${(given.cell % 4) + 1}`;
    case 'feed': {
      const { goats, animals, fruit, bats, gold } = given;
      const part = (letter: string, n: number): string[] => (n > 0 ? [`${letter}${n}`] : []);
      return [
        'feed',
        ...part('g', goats),
        ...part('a', animals),
        ...part('f', fruit),
        ...part('b', bats),
        ...part('$', gold)
      ].join(' ');
    }
    case 'worker':
      return `worker ${given.space}`;
    case 'card':
      return `card ${given.card}`;
    case 'tile':
      return `tile ${given.tile}`;
    case 'marker':
      return `marker ${given.gold}`;
    case 'first':
      return `first ${given.seat}`;
    case 'endTurn':
      return 'end';
    default:
      return given.type;
  }
}

/** Plays moves in words on a copy, each checked by the rules; tells what was heard. */
export function follow(state: State, ...moves: readonly string[]): { state: State; events: GameEvent[] } {
  const copy = game.clone(state);
  const events: GameEvent[] = [];
  for (const text of moves) playTold(game, copy, move(copy, text), events);
  return { state: copy, events };
}
export const run = (state: State, ...moves: readonly string[]): State => follow(state, ...moves).state;

/** Every legal move in words, or every outcome of chance. */
export const offers = (state: State): string[] =>
  [...game.moves(state), ...game.chances(state).map((chance) => chance.move)].map((one) => say(state, one));
/** The offers that begin with this. */
export const offered = (state: State, start: string): string[] =>
  offers(state).filter((text) => text.startsWith(start));

/** `legal`, or the rule that refuses the move. Fails when the list of moves says otherwise, or a detail says nothing. */
export function answer(state: State, text: string): string {
  const wanted = move(state, text);
  const illegal = game.illegal(state, wanted);
  const listed = game.moves(state).some((other) => canonical(other) === canonical(wanted));
  const drawn = game.turn(state) === 'chance';
  if (!drawn && listed === (illegal !== undefined))
    throw new Error(`${text}: listed ${listed}, but ${JSON.stringify(illegal)}`);
  if (illegal?.detail && Object.keys(illegal.detail).length === 0) throw new Error(`${illegal.rule} says nothing`);
  return illegal?.rule ?? 'legal';
}

type Given = string | Table;
const given = (what: Given): Table => (typeof what === 'string' ? { areas: [what] } : what);

/** The beginning of a turn. One area alone is that of the first of two players. */
export const turnOf = (what: Given): State => {
  const one = given(what);
  return table(one.areas.length === 1 && one.seats === undefined ? { ...one, seats: 2 } : one);
};

/** The last turn of the round is about to end: with it maintenance begins. */
export function evening(what: Given): State {
  const one = given(what);
  const state = table({ ...one, seats: one.seats ?? one.areas.length });
  const seats = state.areas.length;
  return Object.assign(state, {
    turns: 3 * seats - 1,
    seat: (state.first + seats - 1) % seats,
    step: 'dusk',
    flown: true
  });
}

/**
 * Maintenance with the gold that is written: what the trained families bring is taken off beforehand, and the bag is
 * empty unless it is given, so that the untrained ones find nothing.
 */
export function harvest(what: Given): State {
  const one = given(what);
  const state = evening({ bag: [0, 0, 0], ...one });
  for (const area of state.areas) area.gold -= trained(area);
  return run(state, 'end');
}
export function heardAtHarvest(what: Given): GameEvent[] {
  const state = evening({ bag: [0, 0, 0], ...given(what) });
  for (const area of state.areas) area.gold -= trained(area);
  return follow(state, 'end').events;
}

/** Draws whatever chance is asked for, the first outcome each time, and leaves every optional decision. */
export function passOn(state: State, until: (state: State) => boolean): State {
  const copy = game.clone(state);
  while (!until(copy) && game.turn(copy) !== 'over') {
    const moves = game.turn(copy) === 'chance' ? game.chances(copy).map((chance) => chance.move) : game.moves(copy);
    game.play(copy, moves.find(({ type }) => type === 'done' || type === 'endTurn') ?? moves[0]!);
  }
  return copy;
}

/** A turn of seat 0 with the bat action on offer. */
export const duskOf = (what: Given): State => Object.assign(turnOf(what), { step: 'dusk' });
