import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { hash } from '#engine/hash.ts';
import { canonical, type Json } from '#engine/json.ts';
import { freshDevice } from '../support/browser.ts';
import { asFile, at, forged, importing, put, rehashed, type Part } from '../support/forged.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';
import { branch, createMatch, rematch } from '#match/create.ts';
import { exportAll, exportMatch, importFile, type ExportFile, type ImportRefused } from '#match/transfer.ts';
import { verifyFile } from '#match/verifying.ts';
import { maxBackup } from '#store/backup.ts';
import { read, write } from '#store/db.ts';
import { listEditions, saveEdition } from '#store/editions.ts';
import { deleteMatch, listMatches, loadMatch } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { changeSettings, readSettings } from '#store/settings.ts';
import { verify } from '#sync/verify.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), person('Ben')];
const begun = (options = {}): Promise<string> => createMatch({ game: 'toy', players, options });
/** Everything stored, to compare before and after. */
const everything = (): Promise<string> =>
  read(['records', 'entries', 'matches', 'settings', 'editions'], async (tables) =>
    canonical((await Promise.all(Object.values(namesOf(tables)).map((table) => table.toArray()))) as Json)
  );
const namesOf = ({ records, entries, matches, settings, editions }: Parameters<Parameters<typeof read>[1]>[0]) => ({
  records,
  entries,
  matches,
  settings,
  editions
});

describe('a match as a file', () => {
  test('is the same on another device, draft included, and goes on there with the same dice', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await playOn(match, 3, 7);
    const file = await exportMatch(id);
    const here = await loadMatch(id);
    await freshDevice();
    expect(await importing(file)).toEqual({
      matches: [{ id, game: 'toy', outcome: 'new' }],
      editions: 0,
      settings: false,
      aids: 0,
      refused: []
    });
    expect(await loadMatch(id)).toEqual(here);
    await playOn(await openMatch(id), 8);
    expect((await listMatches())[0]).toMatchObject({ id, status: 'over' });
  });

  test('can be verified by whoever has it, also a trial of a trial', async () => {
    const id = await begun();
    await playOn(await openMatch(id), 3, 9);
    const trial = await branch(id, 7);
    await playOn(await openMatch(trial), 4, 6);
    const second = await branch(trial, 9);
    await playOn(await openMatch(second), 5);
    const early = await branch(second, 3);
    for (const one of [second, early]) {
      const { charter, entries } = await loadMatch(one);
      expect(verify(toy, { ...charter, entries })).toMatchObject({ broken: undefined, entries: entries.length });
      const file = await exportMatch(one);
      await deleteMatch(one);
      expect((await importing(file)).matches[0]!.outcome).toBe('new');
    }
  });

  test('travels with everything else', async () => {
    const ids = [await begun(), await begun({ tokens: 1 })];
    const { data } = await saveEdition('toy', 'Mine', { values: 6 });
    ids.push(await createMatch({ game: 'toy', players, options: {}, edition: data }));
    await changeSettings({ theme: 'dark' });
    const file = await exportAll();
    await freshDevice();
    expect(await importing(file)).toMatchObject({ editions: 1, settings: true });
    expect((await listMatches()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect([(await readSettings()).theme, (await listEditions('toy'))[0]?.name]).toEqual(['dark', 'Mine']);
    await playOn(await openMatch(ids[2]!), 1);
  });
});

describe('a match that is already here', () => {
  test('the longer log is kept, whichever comes first', async () => {
    const id = await begun();
    const match = await openMatch(id);
    const short = await exportMatch(id);
    await playOn(match, 1, 6);
    const long = await exportMatch(id);
    match.close();
    const outcome = async (file: ExportFile) => (await importing(file)).matches.map((one) => one.outcome);
    expect(await outcome(long)).toEqual(['same']);
    expect(await outcome(short)).toEqual(['shorter']);
    const whole = await loadMatch(id);
    await deleteMatch(id);
    expect(await outcome(short)).toEqual(['new']);
    expect(await outcome(long)).toEqual(['longer']);
    expect((await loadMatch(id)).entries).toEqual(whole.entries);
  });

  test('logs that went on differently are both kept, once', async () => {
    const id = await begun({ first: 0 });
    const start = await exportMatch(id);
    await (
      await openMatch(id)
    ).play([
      { type: 'pick', times: 1 },
      { type: 'mark', color: 'red' }
    ]);
    const theirs = await exportMatch(id);
    await deleteMatch(id);
    await importing(start);
    await (await openMatch(id)).play([{ type: 'pass' }]);
    const mine = await loadMatch(id);
    const { outcome, id: second } = (await importing(theirs)).matches[0]!;
    expect([outcome, second === id]).toEqual(['fork', false]);
    expect((await loadMatch(id)).entries).toEqual(mine.entries);
    expect((await importing(theirs)).matches).toEqual([{ id: second, game: 'toy', outcome: 'same' }]);
    const match = await openMatch(second);
    expect(match.view.entries).toHaveLength(3);
    await playOn(match, 1);
    const { charter, entries } = await loadMatch(second);
    expect(verify(toy, { ...charter, entries }).broken).toBeUndefined();
    expect((await listMatches()).find((one) => one.id === second)?.origin).toEqual({
      match: id,
      entries: 3,
      why: 'fork'
    });
  });

  test('a damaged one is repaired by a file that has it whole', async () => {
    const id = await begun();
    await playOn(await openMatch(id), 1, 6);
    const file = await exportMatch(id);
    const whole = await loadMatch(id);
    await write(['entries'], (tables) => tables.entries.update([id, 2], { hash: '' }));
    expect((await loadMatch(id)).damage).toEqual({ at: 2 });
    expect((await importing(file)).matches[0]!.outcome).toBe('longer');
    expect((await loadMatch(id)).entries).toEqual(whole.entries);
    await write(['records'], (tables) => tables.records.update(id, { charter: null }));
    expect((await importing(file)).matches[0]!.outcome).toBe('longer');
    expect((await loadMatch(id)).entries).toEqual(whole.entries);
  });
});

describe('a file that is refused changes nothing and says why', () => {
  /** The file of a single match, and that of everything. */
  let file: ExportFile;
  let all: ExportFile;
  beforeEach(async () => {
    const id = await begun({ first: 0 });
    await begun();
    const match = await openMatch(id);
    await match.play([
      { type: 'pick', times: 2 },
      { type: 'mark', color: 'red' },
      { type: 'pass' },
      { type: 'pick', times: 1 }
    ]);
    await playOn(match, 1, 20); // so many draws that no forgery fits all of them by luck
    file = await exportMatch(id);
    all = await exportAll();
    await deleteMatch(id); // so that a good file would have something to add
  });
  const refused = async (text: string | Blob): Promise<string> => {
    const before = await everything();
    const error: unknown = await importFile(typeof text === 'string' ? asFile(text) : text).then(
      () => undefined,
      (reason: unknown) => reason
    );
    expect(await everything()).toBe(before);
    return (error as ImportRefused | undefined)?.reason ?? String(error);
  };
  const match = (content: Part): Part =>
    (content['matches'] as Part[]).find((one) => (one['entries'] as []).length > 1)!;

  test('(the file itself, unchanged, is good)', async () => {
    expect((await importing(file)).matches.map(({ outcome }) => outcome)).toEqual(['new']);
    expect((await importing(all)).matches.map(({ outcome }) => outcome)).toEqual(['same', 'same']);
  });

  test.each([
    ['empty', '', 'unreadable'],
    ['no JSON', 'Dear diary', 'unreadable'],
    ['a list', '[]', 'foreign'],
    ['null', 'null', 'foreign'],
    ['of another program', '{"format":"chess.pgn/1","content":{},"hash":""}', 'foreign'],
    ['of a later format', '{"format":"wayside.backup/2","content":{},"hash":""}', 'newer'],
    ['without contents', '{"format":"wayside.backup/1"}', 'changed'],
    ['very deep', `{"format":"wayside.backup/1","content":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'unreadable'],
    ['with a __proto__', '{"format":"wayside.backup/1","content":{"__proto__":{"matches":[]}},"hash":""}', 'unreadable']
  ])('%s', async (_, text, reason) => {
    expect(await refused(text)).toBe(reason);
  });

  test('far too large, without being read', async () => {
    const text = (): Promise<string> => Promise.reject(new Error('it was read'));
    expect(await refused({ size: maxBackup + 1, text } as Blob)).toBe('large');
  });

  test('cut off anywhere', async () => {
    for (const part of [0.1, 0.5, 0.9, 0.999])
      expect(await refused(file.text.slice(0, file.text.length * part))).toBe('unreadable');
  });

  test('with any one character changed (if it still is JSON)', async () => {
    const body = file.text.indexOf('"content"') + 12;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: body, max: file.text.length - 80 }),
        fc.constantFrom('0', '7', 'a', 'Z', ' '),
        async (at, char) => {
          fc.pre(file.text[at] !== char);
          const text = file.text.slice(0, at) + char + file.text.slice(at + 1);
          fc.pre(canonicalText(text) !== canonicalText(file.text));
          expect(['unreadable', 'changed', 'malformed']).toContain(await refused(text));
        }
      ),
      { seed: 1, numRuns: 60 }
    );
  });

  const badEdition = (data: object, named: string) => [
    { hash: named, game: 'toy', name: '', data, saved: '2026-01-01T00:00:00.000Z' }
  ];
  test.each<[string, string, unknown, string]>([
    ['an extra key', 'more', 1, 'malformed'],
    ['a missing part', 'entries', null, 'malformed'],
    ['a move that is none', 'entries.0.move', 7, 'malformed'],
    ['a name as long as a book', 'charter.header.players.0.name', 'a'.repeat(1e5), 'malformed'],
    ['a number that is none', 'entries.0.n', -1, 'malformed'],
    ['a seat beyond any table', 'entries.0.seat', 1e9, 'malformed'],
    ['a day that no calendar has, begun', 'charter.header.created', '2026-99-99T00:00:00Z', 'malformed'],
    ['a day that no calendar has, played', 'updated', '2026-02-31T12:00:00.000Z', 'malformed'],
    ['another outcome of a draw', 'entries.2.move.value', 9, 'log'],
    ['another player', 'charter.header.players.0.name', 'Eve', 'log'],
    ['an illegal drafted move', 'draft', { moves: [{ type: 'token', value: 1 }], undone: [] }, 'log'],
    ['a secret of other dice', 'charter.secrets.0', hash('x'), 'log'],
    ['dice without their secrets', 'charter.secrets', [], 'malformed']
  ])('forged with a fitting hash of the contents, but %s', async (_, path, value, reason) => {
    const text = forged(file, (content) => put(match(content), path, value));
    expect(await refused(text)).toBe(reason);
  });

  test.each<[string, (content: Part) => void, string]>([
    ['without settings or null', (content) => delete content['settings'], 'malformed'],
    ['with a match twice', (content) => (content['matches'] as Part[]).push(match(content)), 'malformed'],
    ['with an entry left out', (content) => (match(content)['entries'] as Part[]).splice(1, 1), 'log'],
    [
      'with an edition under a wrong hash',
      (content) => put(content, 'editions', badEdition({ values: 1 }, hash(1))),
      'malformed'
    ],
    ['with an edition the game refuses', (content) => put(content, 'editions', badEdition({}, hash({}))), 'game']
  ])('forged %s', async (_, change, reason) => {
    expect(await refused(forged(file, change))).toBe(reason);
  });

  /** A match forged with great care: something changed and every hash made to fit again. */
  const careful = (path: string, value: unknown): string =>
    forged(file, (content) => {
      const packed = match(content);
      put(packed, path, typeof value === 'function' ? (value as (packed: Part) => unknown)(packed) : value);
      rehashed(packed);
    });

  test.each<[string, unknown, string]>([
    ['entries.0.move', { type: 'mark', color: 'red' }, 'move'],
    ['entries.2.links', [], 'draw'],
    ['charter.header.options', { tokens: 'x' }, 'beginning'],
    ['charter.header.game', 'chess', 'game']
  ])('verified, what does not hold is named: %s', async (path, value, broken) => {
    const verdicts = await verifyFile(asFile(careful(path, value)));
    expect(verdicts.flatMap((one) => one.broken ?? [])).toEqual([broken]);
  });

  test.each<[string, string, unknown, string]>([
    ['an illegal move inside', 'entries.0.move', { type: 'mark', color: 'red' }, 'log'],
    ['a move by another seat', 'entries.0.seat', 1, 'log'],
    [
      'a token the dice did not give',
      'entries.2.move.value',
      (packed: Part) => (at(packed, 'entries.2.move.value') === 1 ? 2 : 1),
      'log'
    ],
    ['a decision changed after the draw was known', 'entries.0.move.times', 3, 'log'],
    ['a link that does not follow', 'entries.2.links.0', hash('x'), 'log'],
    ['a draw without links', 'entries.2.links', [], 'log'],
    ['an entry out of order', 'entries.1.n', 5, 'log'],
    ['another version of the rules', 'charter.header.rulesVersion', 2, 'game'],
    ['another game', 'charter.header.game', 'chess', 'game'],
    ['a game named like a part of JavaScript', 'charter.header.game', 'constructor', 'game'],
    ['options the game refuses', 'charter.header.options', { tokens: 'x' }, 'log'],
    ['more players', 'charter.header.players', [...players, ...players, ...players], 'log'],
    ['an edition it was not played with', 'charter.edition', { values: 9 }, 'game'],
    [
      'a past of other rules',
      'charter.past',
      (packed: Part) => [{ header: { ...(at(packed, 'charter.header') as Part), options: {} }, until: 1 }],
      'log'
    ],
    [
      'a past longer than the log',
      'charter.past',
      (packed: Part) => [{ header: at(packed, 'charter.header'), until: 99 }],
      'log'
    ]
  ])('forged with every hash made to fit, but %s', async (_, path, value, reason) => {
    expect(await refused(careful(path, value))).toBe(reason);
  });

  test('(a good one too changes nothing if storing it fails at any point)', async () => {
    const before = await everything();
    const put = IDBObjectStore.prototype.put; // eslint-disable-line @typescript-eslint/unbound-method
    for (let at = 1; ; at++) {
      let puts = 0;
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        if (++puts === at) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, args);
      });
      const result = await importing(all).catch((error: unknown) => error as StoreProblem);
      spy.mockRestore();
      if (!(result instanceof StoreProblem)) {
        expect(at).toBeGreaterThan(5);
        break;
      }
      expect(result.kind).toBe('full');
      expect(await everything()).toBe(before);
    }
  });

  test('and which match it is', async () => {
    const error: unknown = await importFile(asFile(careful('entries.0.seat', 1))).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'log', part: { type: 'match', game: 'toy', names: ['Ana', 'Ben'] } });
  });
});

const canonicalText = (text: string): string | undefined => {
  try {
    return canonical(JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
};

describe('a rematch', () => {
  test('has the same players and options; the next seat begins where a seat was set to', async () => {
    const id = await begun({ first: 0, tokens: 2 });
    const again = await loadMatch(await rematch(id));
    expect(again.charter.header).toMatchObject({ players, options: { first: 1, tokens: 2 } });
    expect(again.charter.header.dice).not.toEqual((await loadMatch(id)).charter.header.dice);
    const drawn = await loadMatch(await rematch(await begun()));
    expect(drawn.charter.header.options).toEqual({ first: null, tokens: 3 });
  });
});
