/** What is kept of rooms of link play. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { begun } from '../support/linked.ts';
import { person } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { invite, reopen } from '#match/link.ts';
import { merge, nothingElse } from '#store/backup.ts';
import { changeLink, listLinks, loadLink, type LinkRow } from '#store/links.ts';
import { deleteMatch, listMatches } from '#store/matches.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

describe('LINK-URL-02 the match of a room', () => {
  /** Another room that names the match of this one, and would be found before it. */
  const second = (row: LinkRow): LinkRow => {
    const room = '------------';
    return { ...row, room, keys: { ...row.keys, room, key: 'a'.repeat(64), tokens: {} } };
  };
  const save = (row: LinkRow) => changeLink(row.room, () => row);
  const ofMatch = async (): Promise<LinkRow> => (await loadLink({ match: (await begun()).id }))!;

  test('is that of no other: its keys stay, whoever claims it', async () => {
    const row = await ofMatch();
    await expect(save(second(row))).rejects.toMatchObject({ kind: 'room' });
    expect(await loadLink({ match: row.match! })).toEqual(row);
    await save({ ...row, lagging: true });
    expect(await loadLink({ match: row.match! })).toEqual({ ...row, lagging: true });
    await deleteMatch(row.match!);
    await save(second(row));
    expect(await loadLink({ match: row.match! })).toEqual(second(row));
  });

  test('stays, whatever a file says', async () => {
    const row = await ofMatch();
    const free = { ...second(row), match: 'another' };
    await merge([], { ...nothingElse, links: [second(row)] });
    expect(await listLinks()).toEqual([row]);
    await merge([], { ...nothingElse, links: [free, { ...free, room: '_'.repeat(12) }] });
    expect(await listLinks()).toEqual([{ ...free, lagging: true }, row]);
  });

  test('is not begun by another table that names it', async () => {
    const row = await ofMatch();
    const players = [person('Eve'), person('Mallory')];
    const { link, keys } = await invite({ game: 'toy', players, options: {}, mine: [0, 1], name: '' }, () => undefined);
    const open = (await loadLink(keys))!;
    const { invitation, edition } = open.table!;
    await save({ ...open, table: { invitation: { ...invitation, match: row.match! }, edition } });
    const table = (await reopen(link, () => undefined))!;
    expect(table.host.full).toBe(true);
    await expect(table.begin()).rejects.toMatchObject({ kind: 'room' });
    table.host.close();
    expect(await loadLink({ match: row.match! })).toEqual(row);
    expect(await listMatches()).toHaveLength(1);
  });
});
