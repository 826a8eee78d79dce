import { beforeEach, describe, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, playOn } from '../support/players.ts';
import { branch, createMatch } from '#match/create.ts';
import { openReplay } from '#match/replay.ts';
import { exportMatch, importFile } from '#match/transfer.ts';
import { loadMatch } from '#store/matches.ts';

beforeEach(freshDevice);

describe('Àiyé from the first seed to the last point', () => {
  test.each([2, 3, 4])(
    'with %i players: stored, replayed, exported, imported, and tried from the middle',
    async (seats) => {
      const players = [person('Ana'), bot('Bot'), person('Ben'), bot('Bat')].slice(0, seats);
      const id = await createMatch({ game: 'aiye', players, options: {} });
      await playOn(await openMatch(id), seats, 30);
      const match = await openMatch(id); // a reload in the middle of it all
      await playOn(match, seats);
      expect([match.view.turn, match.problem]).toEqual(['over', undefined]);
      const { entries, hashes } = await loadMatch(id);
      const replay = await openReplay(id);
      expect(replay.at(entries.length)).toEqual(match.view.state);
      expect(replay.frames(entries.length - 1).at(-1)!.state).toEqual(match.view.state);

      const file = await exportMatch(id);
      await freshDevice();
      expect((await importFile(new Blob([file.text]))).matches[0]!.outcome).toBe('new');
      expect((await loadMatch(id)).hashes).toEqual(hashes);

      const trial = await openMatch(await branch(id, entries.length >> 1));
      await playOn(trial, 9, 20);
      const copy = await exportMatch(trial.id);
      expect((await importFile(new Blob([copy.text]))).matches[0]!.outcome).toBe('same');
    },
    60_000
  );
});
