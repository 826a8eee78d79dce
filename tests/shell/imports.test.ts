/** What a person reads of a file that came in. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hash } from '#engine/hash.ts';
import { freshDevice } from '../support/browser.ts';
import { asFile, at, forged, put, rehashed, type Part } from '../support/forged.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { begun as linked } from '../support/linked.ts';
import { registerToy } from '../support/toy.ts';
import { linksFor } from '#match/brought.ts';
import { createMatch } from '#match/create.ts';
import { exportAll, exportMatch } from '#match/transfer.ts';
import { importAs } from '#shell/imports.ts';
import { deleteMatch, loadMatch } from '#store/matches.ts';
import { writeHand } from '#sync/transports/by-hand.ts';
import * as announcing from '#ui/announce.svelte.ts';
import { dateOf } from '#words/grammar.ts';
import { more } from '#words/settings.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

async function begun(names: readonly string[]): Promise<string> {
  const id = await createMatch({ game: 'toy', players: names.map((name) => person(name)), options: { first: 0 } });
  await playOn(await openMatch(id), 1, 4);
  return id;
}
/** The match of that id as no rules have it. */
const bad = (id: string) => (content: Part) => {
  const match = (content['matches'] as Part[]).find((one) => at(one, 'charter.header.id') === id)!;
  put(match, 'entries.0.move', { type: 'mark', color: 'red' });
  rehashed(match);
};

test('which match of everything was left out is told beside what came in, and why', async () => {
  const id = await begun(['Ana', 'Ben']);
  await begun(['Cleo']);
  const text = forged(await exportAll(), bad(id));
  const { created } = (await loadMatch(id)).charter.header;
  await freshDevice();
  const { ok, lines } = await importAs(asFile(text));
  expect(ok).toBe(false);
  expect(lines).toEqual([
    more.imported.outcomes.new(1),
    more.imported.settings,
    `Not taken: a match of toy with Ana and Ben, begun on ${dateOf(created)}. ${more.imported.whys.match.log}`
  ]);
});

test('of the file of a single match it is told which one that was, and that nothing was changed', async () => {
  const id = await begun(['Ana', '']);
  const text = forged(await exportMatch(id), bad(id));
  await freshDevice();
  const { ok, lines } = await importAs(asFile(text));
  expect([ok, lines.length, lines[1]]).toEqual([false, 2, more.imported.nothing]);
  expect(lines[0]).toMatch(/a match of toy with Ana, begun on/);
});

test('of everything that holds nothing new for this device that is said; what is read is spoken', async () => {
  const id = await begun(['Ana']);
  const text = forged(await exportAll(), (content) => {
    put(content, 'matches', []);
    put(content, 'settings', null);
  });
  await deleteMatch(id);
  const said = vi.spyOn(announcing, 'announce');
  expect(await importAs(asFile(text))).toEqual({ ok: true, lines: [more.imported.empty] });
  expect(said).toHaveBeenCalledWith(more.imported.empty);
  said.mockRestore();
});

test.each([
  ['of a game that is not here', { game: 'chess' }, 'game'],
  ['that is none', { data: 7 }, 'malformed']
] as const)('of an edition %s it is told what it is, and why it was left out', async (_, change, why) => {
  const data = { values: 3 };
  const edition = { hash: hash(data), game: 'toy', name: 'Mine', data, saved: '2026-01-01T00:00:00.000Z', ...change };
  const text = forged(await exportAll(), (content) => put(content, 'editions', [edition]));
  expect((await importAs(asFile(text))).lines).toContain(
    more.imported.leftOut(more.imported.parts.edition(edition.game, 'Mine'), more.imported.whys.edition[why])
  );
});

test('what cannot be said of a match is said of the file', async () => {
  expect((await importAs(asFile('Dear diary'))).lines).toEqual([
    more.imported.refused.unreadable,
    more.imported.nothing
  ]);
});

test('a match that was sent by hand, as a file, is taken in, and its links wait for its page', async () => {
  const { id, other } = await linked(undefined, [0], 0);
  const { header, entries } = other.ledger;
  const links = [{ place: 1, link: 'a'.repeat(64) }];
  await deleteMatch(id);
  const code = await writeHand({ header, past: [], edition: null, entries, links });
  expect(await importAs(asFile(`${code}\n`))).toEqual({ ok: true, lines: [more.imported.outcomes.new(1)] });
  expect((await loadMatch(id)).charter.header).toEqual(header);
  expect([linksFor(id), linksFor(id)]).toEqual([links, []]);
  expect((await importAs(asFile(code.slice(0, -9)))).lines[0]).toBe(more.imported.refused.unreadable);
});
