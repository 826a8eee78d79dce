/** Scenes of Àiyé: a position brought to a step of Ana's turn, played on in words, and asked what it offers. */
import { total, type GameEvent } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import { game } from '#games/aiye/rules/index.ts';
import { playTold } from '../told.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { table, type Table } from './position.ts';
import { move, say } from './words.ts';

type Given = string | Table;
const given = (what: Given): Table => (typeof what === 'string' ? { areas: [what] } : what);

/** The start of Ana's turn, reached by the end of the turn before. */
export function turnOf(what: Given): State {
  const state = table(given(what));
  game.play(state, { type: 'endTurn' });
  return state;
}

/** Ana's column `id` has just got its last seed; its seeds are as written. */
export const landedOn = (what: Given, id: string): State => landing(startOf(what), id);

/** The start of a turn in any case, even where the rules would not ask for a source. */
function startOf(what: Given): State {
  return Object.assign(table(given(what)), { seat: 0, round: 2, step: 'source', summons: 1, renewed: false });
}

/**
 * The last seed of a sowing falls into this column. It is played by a `drop`; the seed put down is taken away
 * beforehand, so that the position is the one written.
 */
function landing(before: State, id: string): State {
  const state = game.clone(before);
  const { columns } = state.areas[state.seat]!;
  const next = columns.findIndex((column) => `c${column.id}` === id);
  const column = columns[next]!;
  column.sun -= 1;
  Object.assign(state, { step: 'drop', hand: { sun: 1, moon: 0 }, next });
  game.play(state, { type: 'drop', color: 'sun' });
  return state;
}

/** Ana's column `id` is activated in the ordinary way: no meeting, no extra sowing. */
export function using(what: Given, id: string): State {
  const state = landedOn(what, id);
  if (state.step === 'decide') game.play(state, { type: 'decide', mode: 'normal' });
  return state;
}

/** Ana's column `id` calls a Council Meeting. */
export function meeting(what: Given, id: string): State {
  return run(landedOn(what, id), 'decide meeting');
}

/** `first` has used Extra Sowing (or held a meeting with one), the extra sowing has reached `second`. */
export function twoColumns(what: Given, first: string, second: string, mode = 'extraSowing'): State {
  return landing(run(landedOn(what, first), `decide ${mode}`), second);
}

/** Ana's Village step. */
export function village(what: Given, summons = 1): State {
  return Object.assign(table(given(what)), { seat: 0, round: 2, step: 'village', summons, renewed: false });
}

/** Lets chance reveal whatever is missing, the first kind left each time. */
export function settleChance(state: State): State {
  const copy = game.clone(state);
  while (game.turn(copy) === 'chance') game.play(copy, game.chances(copy)[0]!.move);
  return copy;
}

/**
 * Plays moves in words on a copy, each checked by the rules. Cards are revealed (the first kind left) before a move that
 * is not itself a reveal.
 */
export function run(state: State, ...moves: readonly string[]): State {
  return follow(state, moves).state;
}

/** The same, with everything that was told on the way. */
export function follow(state: State, moves: readonly string[]): { state: State; events: GameEvent[] } {
  let copy = game.clone(state);
  const events: GameEvent[] = [];
  for (const text of moves) {
    if (!text.startsWith('reveal') && !text.startsWith('first')) copy = settleChance(copy);
    playTold(game, copy, move(copy, text), events);
  }
  return { state: copy, events };
}

/** Pays what is owed with the leftmost seeds that will do, and lets chance fill the row. */
export function payUp(state: State): State {
  const copy = game.clone(state);
  while (copy.step === 'pay') game.play(copy, game.moves(copy)[0]!);
  return settleChance(copy);
}

/** The rule that refuses a move, or 'legal'. Fails when the list of moves says otherwise, or a detail says nothing. */
export function answer(state: State, text: string): string {
  const wanted = move(state, text);
  const illegal = game.illegal(state, wanted);
  const listed = game.moves(state).some((other) => canonical(other) === canonical(wanted));
  if (listed === (illegal !== undefined)) throw new Error(`${text}: listed ${listed}, but ${JSON.stringify(illegal)}`);
  if (illegal?.detail && Object.keys(illegal.detail).length === 0) throw new Error(`${illegal.rule} says nothing`);
  return illegal?.rule ?? 'legal';
}

/** Everything offered, in words; only the moves beginning with `verb` if one is given. */
export const offered = (state: State, verb = ''): string[] =>
  game
    .moves(state)
    .map(say)
    .filter((text) => text.startsWith(verb));

/** Points of a seat by item, and their sum. */
export function points(state: State, seat = 0): Record<string, number> {
  const lines = game.score(state)[seat]!;
  return { ...Object.fromEntries(lines.map((line) => [line.item, line.points])), total: total(lines) };
}
