/** A hint: what to do and what for, which way the river runs there, and what it needs after that, since the table proposes the same place anyhow. */
import { placed } from '../aid/judge.ts';
import { bendOf } from '../aid/reason.ts';
import { placingOf } from '../bot/place.ts';
import { survey } from '../bot/survey.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { types, type State } from '../rules/state.ts';
import { grounds } from '../words/names.ts';
import { reasons as r } from '../words/reasons.ts';
import { planOf } from './planned.ts';
import { inHand } from './put.ts';
import { advice } from './reasons.ts';

/** So many types are named: what to hope for, not the whole plan. */
const named = 2;

/** What the plan has the most places for once this step is done; empty where it has none. */
function needs(game: AyaGame, state: State, move: Move): string {
  const domino = inHand(state);
  if (domino === undefined || (move.type !== 'place' && move.type !== 'toReserve')) return '';
  const placing = placingOf(move);
  const then = placing ? placed(game.box, state, domino, placing) : state;
  const { wanted } = survey(game.box, then, planOf(game, state));
  const most = types.filter((type) => wanted[type] > 0).sort((a, b) => wanted[b] - wanted[a]);
  const told = most.slice(0, named).map((type) => [grounds[type], wanted[type]] as const);
  return told.length === 0 ? '' : r.needs(told);
}

/** Which way the river runs on with this step. */
function way(state: State, move: Move): string {
  const placing = placingOf(move);
  const bend = placing && bendOf(state, placing.pose);
  return bend ? r.way[bend] : '';
}

/** Undefined for what no hand decides. */
export function hint(game: AyaGame, state: State, move: Move): string | undefined {
  const first = advice(game, state, move);
  return first && [first, way(state, move), needs(game, state, move)].filter(Boolean).join(' ');
}
