/** A match of the day, begun with its log in hand: what is played on it is in the log at once, and its draws are that day's. */
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Player } from '#engine/log.ts';
import { newDay } from '#match/copy.ts';
import type { Luck } from '#match/luck.ts';
import { nothingElse, writeBackup } from '#store/backup.ts';
import type { Charter } from '#store/matches.ts';
import { Ledger } from '#sync/ledger.ts';

const made = '2026-11-20T12:00:00.000Z';

export type Begun = { readonly ledger: Ledger; readonly luck: Luck; readonly charter: Charter };

/** The first seat begins, unless the options say another. Nothing is drawn yet. */
export function begin(game: Game, players: readonly Player[], given: JsonObject = {}): Begun {
  const options = game.parseOptions(players.length, { first: 0, ...given });
  if (typeof options === 'string') throw new Error(options);
  const { header, secrets, luck } = newDay({
    format: 'wayside.match/3',
    day: '2026-11-20',
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: hash(game.edition),
    options,
    players,
    created: made
  });
  const charter = { header, past: [], edition: null, secrets, copy: null };
  return { ledger: Ledger.begin(game, { header, past: [] }), luck, charter };
}

/** Such a match as the file of a backup. */
export const backupOf = ({ ledger, charter }: Begun): string =>
  writeBackup(
    {
      matches: [{ charter, entries: ledger.entries, draft: { moves: [], undone: [] }, updated: made }],
      ...nothingElse
    },
    made
  );
