/** The score pad of a match with the real box: what each player counts, and the points the rules give for it. ATW-SCORE. */
import { total, type ScoreLine } from '#engine/game.ts';
import { hasExactly, isObject } from '#engine/json.ts';
import type { Board } from '../rules/board.ts';
import { rank, scoreHolding } from '../rules/scoring.ts';
import { tokens } from '../rules/state.ts';
import { isCounts, isName, noCounts, people, type Counts } from './kept.ts';

/** What is counted, in the order of the score lines; pollution decides ties. */
export const counted = ['gold', 'cards', ...tokens, 'trained', 'missing', 'pollution'] as const;
export type Counted = (typeof counted)[number];

export type Scored = { readonly name: string; readonly counts: Counts<Counted> };
export type Pad = { readonly players: readonly Scored[] };

export const freshPlayer = (): Scored => ({ name: '', counts: noCounts(counted) });
export const freshPad = (): Pad => ({ players: [freshPlayer(), freshPlayer()] });

/** A pad as it was kept; undefined if it is none. */
export function readPad(kept: unknown): Pad | undefined {
  const players = isObject(kept)
    ? people(kept.players, (one): Scored | undefined =>
        hasExactly(one, ['name', 'counts']) && isName(one.name) && isCounts(one.counts, counted)
          ? { name: one.name, counts: one.counts }
          : undefined
      )
    : undefined;
  return players && { players };
}

/** The most that can be counted of something: the tokens there are. */
export function mostOf(board: Board, what: Counted): number | undefined {
  const token = tokens.findIndex((one) => one === what);
  if (token >= 0) return board.rows[token]?.size;
  return what === 'trained' ? board.rows[tokens.indexOf('family')]?.size : undefined;
}

export const linesOf = (board: Board, { counts }: Scored): ScoreLine[] =>
  scoreHolding(board, {
    gold: counts.gold,
    cards: counts.cards,
    off: tokens.map((token) => counts[token]),
    trained: counts.trained,
    missing: counts.missing
  });

export type Standing = { readonly points: number; readonly place: number };

/** Points and places (ATW-SCORE-07). */
export function standings(board: Board, { players }: Pad): Standing[] {
  const points = players.map((player) => total(linesOf(board, player)));
  const places = rank(
    points,
    players.map(({ counts }) => counts.pollution)
  );
  return points.map((one, seat) => ({ points: one, place: places[seat]! }));
}
