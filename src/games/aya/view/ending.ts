/** How a match ended: the points, the rank they are worth in its length of game, and what was played. AYA-LADDER-01. */
import { total } from '#engine/game.ts';
import { count, scoreLines } from '../rules/count/count.ts';
import { ladderOf, rankIn, type Rung } from '../rules/count/ladder.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { ranks } from '../words/names.ts';

export type Ending = {
  readonly points: number;
  readonly rank: string;
  /** What was not as in the full game, short; empty if nothing was. */
  readonly played: string;
  /** By which ladder the rank is given, as a sentence; undefined in the full game. */
  readonly ladder: string | undefined;
  /** What the next rank would need. */
  readonly next: string;
};

const o = words.outcome;

export function ending({ box }: AyaGame, state: State): Ending {
  const points = total(scoreLines(box, count(box, state)));
  const { glassMs, table, hand } = state.options;
  const full = box.edition.hourglass.ms;
  const isFull = glassMs === full;
  const played = [
    ...(isFull ? [] : [glassMs === 0 ? o.noSand : o.glasses(glassMs)]),
    ...(table === 'default' ? [] : [o.tables[table]]),
    ...(hand === 'guided' ? [] : [o.hands[hand]])
  ];
  const rungs = ladderOf(box, state.options);
  const most = (ladder: readonly Rung[]): number => ladder.at(-1)!.points;
  const scale = most(rungs) < most(box.edition.ladder.rungs) ? o.scaled(o.glasses(glassMs)) : o.fullLadder;
  const ladder = isFull ? undefined : scale;
  const key = rankIn(box, state.options, points);
  const above = nextRung(rungs, key, points);
  const next = above ? o.next(ranks[above.key] ?? '', above.points, above.points - points) : o.top;
  return { points, rank: ranks[key] ?? '', played: played.join(', '), ladder, next };
}

/** The rank above the one that is given; below all of them the lowest is given already. */
export const nextRung = (rungs: readonly Rung[], given: string, points: number): Rung | undefined =>
  rungs.find((rung) => rung.points > points && rung.key !== given);

/** The rank and, where it was no full game, what was played: one line to be kept with the score. */
export const rankLine = ({ rank, played }: Ending): string => (played === '' ? rank : o.ranked(rank, played));
