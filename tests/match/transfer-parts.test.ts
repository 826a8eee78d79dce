/** Files of several matches of which a part is no good, and matches of which the end is none. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hash } from '#engine/hash.ts';
import { chain, type Entry } from '#engine/log.ts';
import { freshDevice } from '../support/browser.ts';
import { asFile, at, forged, importing, put, rehashed, type Part } from '../support/forged.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { exportAll, exportMatch, importFile } from '#match/transfer.ts';
import { verifyFile } from '#match/verifying.ts';
import { write } from '#store/db.ts';
import { listEditions, saveEdition } from '#store/editions.ts';
import { addMatch, appendEntries, listMatches, loadMatch } from '#store/matches.ts';
import { changeSettings, readSettings } from '#store/settings.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), person('Ben')];
const begun = (options = {}): Promise<string> => createMatch({ game: 'toy', players, options });

describe('a file of everything with parts that are no good', () => {
  /** Two good matches, an edition and settings; and what is done to a third match, or to the edition. */
  async function withBad(spoil: (content: Part, bad: Part) => void) {
    const good = [await begun(), await begun()];
    const id = await createMatch({ game: 'toy', players: [person('Cleo'), person('Dan')], options: { first: 0 } });
    await playOn(await openMatch(id), 1, 6);
    const { data } = await saveEdition('toy', 'Mine', { values: 6 });
    await changeSettings({ theme: 'dark' });
    const text = forged(await exportAll(), (content) => {
      const matches = content['matches'] as Part[];
      spoil(
        content,
        matches.find((one) => at(one, 'charter.header.id') === id)!
      );
    });
    const { created } = (await loadMatch(id)).charter.header;
    await freshDevice();
    return { good: good.sort(), id, data, text, bad: { type: 'match', game: 'toy', names: ['Cleo', 'Dan'], created } };
  }
  /** The match of that name played here meanwhile. */
  async function loadedFrom(id: string) {
    await createMatch({ game: 'toy', players, options: {} });
    const [one] = await listMatches();
    const { charter, entries } = await loadMatch(one!.id);
    await addMatch({ ...charter, header: { ...charter.header, id } }, entries, one!.glance!);
    return loadMatch(id);
  }
  const here = async () => (await listMatches()).map(({ id }) => id).sort();
  /** A part changed, and the hash of the log made to fit again. */
  const chained = (path: string, value: unknown) => (_: Part, bad: Part) => {
    put(bad, path, value);
    rehashed(bad);
  };

  test.each<[string, (content: Part, bad: Part) => void, string]>([
    ['that the rules refuse', chained('entries.0.move', { type: 'mark', color: 'red' }), 'log'],
    ['of rules that are not here', chained('charter.header.rulesVersion', 2), 'game'],
    ['of a game that is not here', chained('charter.header.game', 'chess'), 'game'],
    ['with an edition the game refuses', chained('charter.edition', { values: 'many' }), 'game'],
    ['whose hashes do not fit', (_, bad) => put(bad, 'entries.0.seat', 1), 'log'],
    ['with secrets of other dice', (_, bad) => put(bad, 'charter.secrets.0', hash('x')), 'log'],
    ['of which a part is no such part', (_, bad) => put(bad, 'entries.0.n', -1), 'malformed']
  ])('a match %s is left out and named, and all else is taken', async (_, spoil, reason) => {
    const { good, text, bad } = await withBad(spoil);
    const imported = await importFile(asFile(text));
    const game = reason === 'game' ? (expect.any(String) as string) : 'toy';
    expect(imported.refused).toEqual([{ reason, part: { ...bad, game } }]);
    expect(imported.matches.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
    expect(await here()).toEqual(good);
    expect([(await readSettings()).theme, (await listEditions('toy')).length]).toEqual(['dark', 1]);
  });

  test('a match that does not even say which it is is told all the same', async () => {
    const { good, text } = await withBad((_, bad) => put(bad, 'charter', null));
    expect((await importFile(asFile(text))).refused).toEqual([{ reason: 'malformed', part: { type: 'unknown' } }]);
    expect(await here()).toEqual(good);
  });

  test('an edition that its game refuses now is left out and named, and all else is taken', async () => {
    const data = { values: 'many' };
    const { good, id, text } = await withBad((content) =>
      put(content, 'editions', [
        { hash: hash(data), game: 'toy', name: 'Old', data, saved: '2026-01-01T00:00:00.000Z' }
      ])
    );
    const imported = await importFile(asFile(text));
    expect(imported).toMatchObject({ editions: 0, settings: true });
    expect(imported.refused).toEqual([{ reason: 'game', part: { type: 'edition', game: 'toy', name: 'Old' } }]);
    expect([await here(), await listEditions()]).toEqual([[...good, id].sort(), []]);
  });

  test('a match that is here stays as it is, whatever is left out of that name', async () => {
    const { id, text } = await withBad(chained('entries.0.move', { type: 'mark', color: 'red' }));
    const whole = await loadedFrom(id);
    await importFile(asFile(text));
    expect(await loadMatch(id)).toEqual(whole);
  });

  test('verified, a file of which a match cannot be read does not hold', async () => {
    const { text } = await withBad((_, bad) => put(bad, 'charter', null));
    await expect(verifyFile(asFile(text))).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('a match whose log the rules do not hold to its end', () => {
  /** Two good entries, and one that the rules refuse. */
  async function broken(): Promise<string> {
    const id = await begun({ first: 0 });
    await (await openMatch(id)).play([{ type: 'pass' }]);
    const { entries, hashes } = await loadMatch(id);
    const mark: Entry = { n: 1, type: 'move', seat: 1, move: { type: 'mark', color: 'red' } };
    const glance = { turn: 0, scores: [0, 0], places: [1, 1], state: {} };
    await appendEntries(id, { count: entries.length, tip: hashes.at(-1)! }, [mark], glance);
    expect((await openMatch(id)).damage).toEqual({ at: 1 });
    return id;
  }

  test('is saved up to its last good entry, alone or with everything, and goes on elsewhere', async () => {
    const id = await broken();
    const files = [await exportMatch(id), await exportAll()];
    expect((await loadMatch(id)).entries).toHaveLength(2);
    for (const file of files) {
      await freshDevice();
      expect(await importing(file)).toMatchObject({ matches: [{ id, outcome: 'new' }], refused: [] });
      const match = await openMatch(id);
      expect([match.damage, match.view.entries.length]).toEqual([undefined, 1]);
      await playOn(match, 1);
    }
  });

  test('is saved whole where its rules are not here', async () => {
    const id = await begun({ first: 0 });
    await playOn(await openMatch(id), 1, 6);
    const { charter, entries } = await loadMatch(id);
    await write(['records', 'entries'], async (tables) => {
      const other = { ...charter, header: { ...charter.header, rulesVersion: 9 } };
      await tables.records.put({ match: id, charter: other });
      const hashes = chain(other.header, entries);
      await tables.entries.bulkPut(entries.map((entry, n) => ({ match: id, n, hash: hashes[n + 1]!, entry })));
    });
    const { content } = JSON.parse((await exportAll()).text) as { content: { matches: { entries: unknown[] }[] } };
    expect(content.matches[0]!.entries).toEqual(entries);
  });
});
