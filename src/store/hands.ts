/** Who played the seats of a match, where that has changed: what lists and records are to know of it without its log. */
import type { Entry, Player } from '#engine/log.ts';
import type { Charter, Hands } from './records.ts';

/** Undefined where every seat is played by whoever sat down there. */
export function handsOf({ header, past }: Pick<Charter, 'header' | 'past'>, log: readonly Entry[]): Hands | undefined {
  // A copy begins with the seats as they were at its beginning; who played them before is in the header of the first.
  let { players }: { players: readonly Player[] } = past[0]?.header ?? header;
  let mixed = false;
  let changed = false;
  for (const entry of log) {
    if (entry.type !== 'accord' || entry.what.type !== 'hand') continue;
    const { seat, player } = entry.what;
    const before = players[seat];
    changed = true;
    mixed ||= before?.kind !== player.kind || before.level !== player.level;
    players = players.map((one, n) => (n === seat ? player : one));
  }
  return changed ? { players, mixed } : undefined;
}
