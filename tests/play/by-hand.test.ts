/** What a person is told who opens what was sent by hand, beside the match itself. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import { asFile } from '../support/forged.ts';
import { begun } from '../support/linked.ts';
import { openMatch } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';
import { exportAll, exportMatch, writeMatchByHand } from '#match/transfer.ts';
import { openByHand, openFile } from '#play/link/by-hand.ts';
import { deleteMatch, listMatches } from '#store/matches.ts';
import { Ledger } from '#sync/ledger.ts';
import { writeHand } from '#sync/transports/by-hand.ts';
import { toasts } from '#ui/announce.svelte.ts';
import { words } from '#words/link.ts';
import { more } from '#words/settings.ts';

beforeAll(registerToy);
beforeEach(freshDevice);
beforeEach(() => void toasts.splice(0));

const { outcomes } = words.join;
const said = (): string[] => toasts.splice(0).map(({ text }) => text);

/** A match of two devices, and it as it is sent after one move of its first seat, and of another first move. */
async function sent() {
  const { id } = await begun(undefined, [0], 0);
  const start = await writeMatchByHand(id);
  const after = async (move: object): Promise<string> => {
    const match = await openMatch(id);
    await match.play([{ type: 'pass', ...move }]);
    match.close();
    return writeMatchByHand(id);
  };
  return { id, start, after };
}

test('nothing, where it is new or goes on', async () => {
  const { id, start, after } = await sent();
  const long = await after({});
  await deleteMatch(id);
  expect([await openByHand(start), said()]).toEqual([{ match: id, why: '' }, []]);
  expect([await openByHand(long), said()]).toEqual([{ match: id, why: '' }, []]);
});

test('that it is here already, or further on', async () => {
  const { id, start, after } = await sent();
  expect([await openByHand(start), said()]).toEqual([{ match: id, why: '' }, [outcomes.same]]);
  await after({});
  expect([await openByHand(start), said()]).toEqual([{ match: id, why: '' }, [outcomes.shorter]]);
});

test('that what had gone on differently is a copy in which nobody else plays, each time it is opened', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const { header } = other.ledger;
  const arm = Ledger.begin(toy, { header, past: [] });
  expect(arm.move({ type: 'pass' })).toBeUndefined();
  const theirs = await writeHand({ header, past: [], edition: null, entries: arm.entries, links: [] });
  const match = await openMatch(id);
  await match.play([
    { type: 'pick', times: 1 },
    { type: 'mark', color: 'red' }
  ]);
  match.close();
  for (let times = 0; times < 2; times++) {
    const { match: copy, why } = await openByHand(theirs);
    expect([copy === id, why, said()]).toEqual([false, '', [outcomes.fork]]);
  }
  expect(await listMatches()).toHaveLength(2);
});

test('all that became of a file of everything', async () => {
  const { id } = await sent();
  const { text } = await exportAll();
  const single = await exportMatch(id);
  expect((await openFile(asFile(text))).match).toBe(id);
  expect(said()).toEqual([`${more.imported.outcomes.same(1)} · ${more.imported.settings}`]);
  expect([(await openFile(asFile(single.text))).match, said()]).toEqual([id, [outcomes.same]]);
  await freshDevice();
  const { text: none } = await exportAll();
  expect(await openFile(asFile(none))).toEqual({ match: undefined, why: more.imported.settings });
});
