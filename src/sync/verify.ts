/** Verifying a whole match from its record alone: rules, order, devices and dice. */
import type { Game } from '#engine/game.ts';
import { Ledger } from './ledger.ts';
import { pastProblem, type MatchRecord } from './record.ts';

/** How far a record holds. `ledger` has its `entries` good entries, and is undefined if not even the header fits. */
export type Verified = {
  readonly entries: number;
  readonly draws: number;
  readonly ledger: Ledger | undefined;
  /** Why entry number `entries` does not hold, in words; undefined if the whole record does. */
  readonly broken: string | undefined;
};

/** Replays a record with `game`, believing nothing: every entry by the rules, every draw by the dice it was made with. */
export function verify(game: Game, record: MatchRecord): Verified {
  const unread = (broken: string): Verified => ({ entries: 0, draws: 0, ledger: undefined, broken });
  const bad = pastProblem(record);
  if (bad !== undefined) return unread(bad);
  try {
    const { ledger, broken } = Ledger.read(game, record);
    const { entries } = ledger;
    return { entries: entries.length, draws: entries.filter(({ type }) => type === 'draw').length, ledger, broken };
  } catch (error) {
    return unread((error as Error).message);
  }
}

/**
 * What a verified record proves, and what no record can (LINK-VERIFY-01, LINK-VERIFY-02), as ids for the interface to put into
 * words. The dice of a match of one device prove less (`alone`, `tries`), the draws of a day only that they are that day's (`day`,
 * `foresight`); such matches have no accords and nobody who could leave.
 */
export const proven = ['legal', 'order', 'dice', 'alone', 'day', 'accords', 'undo'] as const;
export type Proven = (typeof proven)[number];
export const unprovable = ['who', 'consent', 'collusion', 'tries', 'foresight', 'leaving'] as const;
export type Unprovable = (typeof unprovable)[number];

/** What holds, and what stays open, for a record that verifies. */
export function findings({ header }: Pick<MatchRecord, 'header'>): {
  readonly proven: readonly Proven[];
  readonly unprovable: readonly Unprovable[];
} {
  switch (header.format) {
    case 'wayside.match/1':
      return { proven: ['legal', 'order', 'alone'], unprovable: ['who', 'tries'] };
    case 'wayside.match/2':
      return {
        proven: ['legal', 'order', 'dice', 'accords', 'undo'],
        unprovable: ['who', 'consent', 'collusion', 'leaving']
      };
    case 'wayside.match/3':
      return { proven: ['legal', 'order', 'day'], unprovable: ['who', 'foresight'] };
  }
}
