/** What a lone player sets out to do, and how far it is done. ATW-SOLO-07, ATW-CHAL. */
import { total } from '#engine/game.ts';
import type { Challenge } from '../editions/schema.ts';
import { count } from './area.ts';
import type { Board } from './board.ts';
import { pollution, scoreArea } from './scoring.ts';
import * as sp from './spaces.ts';
import type { State } from './state.ts';

/** One part of a goal: what is counted, how much there is, and how much there must be (at most, for pollution). */
export type Aim = {
  readonly item: 'points' | 'fruitBats' | 'families' | 'gold' | 'pollutionMarkers' | 'location';
  /** The location's card, for `location`. */
  readonly card: string | null;
  readonly have: number;
  readonly need: number;
  readonly most: boolean;
  readonly met: boolean;
};

export type Result = {
  /** The challenge, or null for the plain solo game. */
  readonly challenge: string | null;
  readonly rule: string;
  readonly points: number;
  readonly aims: readonly Aim[];
  /** All aims at once; a forecast before the match is over (ATW-CHAL-R8). */
  readonly met: boolean;
  /** It cannot be met any more, whatever is played (ATW-CHAL-R6). */
  readonly lost: boolean;
};

const noGoal: Challenge['goal'] = {
  points: null,
  fruitBats: null,
  families: null,
  gold: null,
  goldMoreThan: null,
  pollutionMarkers: null,
  locations: null
};

/** How a solo match stands against its goal; null with more players. */
export function challengeResult(board: Board, state: State): Result | null {
  const [area, ...others] = state.areas;
  if (!area || others.length > 0) return null;
  const { challenge: id } = state.options;
  const points = total(scoreArea(board, area));
  const plain = { goal: { ...noGoal, points: board.edition.solo.goalPoints }, rule: 'ATW-SOLO-07' };
  const { goal: wanted, rule }: Pick<Challenge, 'goal' | 'rule'> = id === null ? plain : board.challenges.get(id)!;
  const aims: Aim[] = [];
  const atLeast = (item: Aim['item'], have: number, need: number | null, card: string | null = null): void => {
    if (need !== null) aims.push({ item, card, have, need, most: false, met: have >= need });
  };
  atLeast('points', points, wanted.points);
  atLeast('fruitBats', count(area, sp.T.bat), wanted.fruitBats);
  atLeast('families', count(area, sp.T.family), wanted.families);
  atLeast('gold', area.gold, wanted.gold);
  atLeast('gold', area.gold, wanted.goldMoreThan === null ? null : wanted.goldMoreThan + 1);
  for (const [card, need] of Object.entries(wanted.locations ?? {}))
    atLeast('location', area.cards.filter((kind) => board.cards[kind]!.id === card).length, need, card);
  const most = wanted.pollutionMarkers;
  const markers = pollution(area);
  if (most !== null)
    aims.push({ item: 'pollutionMarkers', card: null, have: markers, need: most, most: true, met: markers <= most });
  const met = aims.every((aim) => aim.met);
  const lost = (most !== null && markers > most) || (state.step === 'over' && !met);
  return { challenge: id, rule, points, aims, met, lost };
}
