/** Matches as files, and what they find on the device they leave or come to. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { importing } from '../support/forged.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { exportAll, exportMatch, importByHand, writeMatchByHand } from '#match/transfer.ts';
import { merge, nothingElse, packMatch } from '#store/backup.ts';
import { write } from '#store/db.ts';
import { listMatches, loadMatch } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const begun = (): Promise<string> =>
  createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } });

test('a match is not stored in place of one that came about meanwhile, and nothing with it', async () => {
  const id = await begun();
  const packed = await packMatch(id);
  await (await openMatch(id)).play([{ type: 'pass' }]);
  const before = await loadMatch(id);
  const glance = (await listMatches())[0]!.glance!;
  for (const over of [null, { count: 0, tip: '' }])
    await expect(merge([{ packed, glance, over }], nothingElse)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await loadMatch(id)).toEqual(before);
});

test('a match is never left out of everything because it cannot be read just now', async () => {
  await begun();
  const { get } = IDBObjectStore.prototype; // eslint-disable-line @typescript-eslint/unbound-method
  const spy = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'records') throw new DOMException('not now', 'DataError');
    return get.call(this, key);
  });
  await expect(exportAll()).rejects.toBeInstanceOf(StoreProblem);
  spy.mockRestore();
  expect((await exportAll()).text).toContain('"Ana"');
});

test('a damaged match is repaired by a file that has no more than what is left of it, too', async () => {
  const id = await begun();
  const match = await openMatch(id);
  await match.play([{ type: 'pass' }, { type: 'pass' }]);
  const file = await exportMatch(id);
  await match.play([{ type: 'pass' }]);
  await write(['entries'], (tables) => tables.entries.update([id, 2], { hash: '' }));
  expect((await importing(file)).matches[0]!.outcome).toBe('longer');
  expect(await loadMatch(id)).toMatchObject({ damage: undefined, entries: { length: 2 } });
});

test('a match that comes back by hand longer keeps the secrets of its dice, which it was sent without', async () => {
  const id = await begun();
  const [here, file] = [await loadMatch(id), await exportMatch(id)];
  await (await openMatch(id)).play([{ type: 'pass' }]);
  const code = await writeMatchByHand(id);
  await freshDevice();
  await importing(file);
  expect((await importByHand(code)).matches[0]!.outcome).toBe('longer');
  expect((await loadMatch(id)).charter).toEqual(here.charter);
  await playOn(await openMatch(id), 1);
});
