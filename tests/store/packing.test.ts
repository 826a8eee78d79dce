/** Everything that a backup is to hold. */
import { expect, test, vi } from 'vitest';
import { createMatch } from '#match/create.ts';
import { packAll } from '#store/backup.ts';
import { freshDevice } from '../support/browser.ts';
import { person } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

test('everything is all there is: where a match cannot be read just now there is no file without it', async () => {
  registerToy();
  await freshDevice();
  const ids = await Promise.all([1, 2].map(() => createMatch({ game: 'toy', players: [person('Ana')], options: {} })));
  expect((await packAll()).matches.map(({ charter }) => charter.header.id).toSorted()).toEqual(ids.toSorted());
  const begin = IDBDatabase.prototype.transaction; // eslint-disable-line @typescript-eslint/unbound-method
  let begun = 0;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    begun += 1;
    // The first finds which matches there are.
    if (begun === 2) throw new DOMException('The disk does not answer.', 'DataError');
    return begin.apply(this, how);
  });
  await expect(packAll()).rejects.toMatchObject({ kind: 'unknown' });
  spy.mockRestore();
});
