import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeLocks, freshDevice } from '../support/browser.ts';
import { hashText } from '#engine/hash.ts';
import { linkView } from '#match/party.ts';
import { exportAll, exportMatch, importByHand, importFile, writeMatchByHand } from '#match/transfer.ts';
import { readBroker, saveBroker } from '#store/broker.ts';
import { changeLink, loadLink } from '#store/links.ts';
import { pageClock } from '#sync/clock.ts';
import { publicBroker } from '#sync/transports/peerjs.ts';
import { begun, connect, roll } from '../support/linked.ts';
import { Puppet } from '../support/sync/puppet.ts';
import { calm } from '../support/sync/world.ts';
import { openMatch, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

test('LINK-ASK-01 LINK-ID-04 a tab that takes over knows whom the other met and what it agreed to', async () => {
  const { id, other } = await begun(undefined, [0], 1);
  const locks = fakeLocks();
  const first = await openMatch(id, { locks });
  const second = await openMatch(id, { locks });
  expect([first.session !== undefined, second.session]).toEqual([true, undefined]);
  let lost = false;
  const cut = connect(first, other, () => (lost ? { ...calm, drop: 1000 } : calm));
  await until(() => first.session!.connected.length === 1);
  await other.session!.ask({ type: 'end' });
  await until(() => first.session!.questions.length === 1);
  const [asked] = first.session!.questions;
  // What this tab agrees to does not reach the other device any more; that will ask again.
  lost = true;
  await first.session!.answer(asked!.id, true);
  cut();
  await second.takeOver();
  await until(() => second.session !== undefined);
  expect(first.session).toBeUndefined();
  connect(second, other);
  await until(() => second.view.turn === 'over'); // nobody is asked twice
  expect([second.session!.fork, other.session!.fork]).toEqual([undefined, undefined]);
  expect(Object.keys((await loadLink({ match: id }))!.keys.tokens)).toEqual([other.id]);
  for (const match of [first, second]) match.close();
});

test('LINK-FORK-02 a mere claim of another log does not keep a person from playing', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const match = await openMatch(id);
  const { header, keys } = other;
  const liar = new Puppet(1, { keys }).meet({ session: match.session, time: pageClock, roll, header });
  await until(() => liar.heard.some(({ t }) => t === 'have'));
  liar.wire.send({ ...liar.have, hash: hashText('another log'), ask: false });
  await until(() => match.session!.fork !== undefined);
  expect([match.person, linkView(match.session!).fork]).toEqual([0, undefined]);
  await match.play([{ type: 'pass' }]);
  expect(match.view.entries).toHaveLength(1);
  match.close();
});

test('LINK-LOG-05 a restored log may lag until this device moves itself, also when it is caught up with in several parts', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const before = await writeMatchByHand(id);
  const match = await openMatch(id);
  connect(match, other);
  await match.play([{ type: 'pass' }]);
  await until(() => other.mayMove);
  await other.session!.append([{ type: 'pass' }]);
  match.close();
  const row = (await loadLink({ match: id }))!;
  await freshDevice();
  await importByHand(before);
  await changeLink(row.room, () => ({ ...row, lagging: true }));

  const again = await openMatch(id);
  expect(again.view.entries).toEqual([]);
  connect(again, other);
  await until(() => again.view.entries.length === 2 && again.person === 0);
  const lagging = async (): Promise<boolean> => (await loadLink({ match: id }))!.lagging;
  expect([await lagging(), again.session!.fork]).toEqual([true, undefined]);
  await again.play([{ type: 'pass' }]);
  await until(() => other.ledger.tip.n === 3);
  expect(await lagging()).toBe(false);
  again.close();
});

test('LINK-ID-05 LINK-LIMIT-05 the file of everything brings keys and broker to a wiped device, which plays on; that of a match has neither', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const broker = { ...publicBroker, host: 'broker.example', iceServers: [{ urls: 'stun:stun.example' }] };
  await saveBroker(broker);
  const [everything, one] = [await exportAll(), await exportMatch(id)];
  expect(one.text).not.toContain('broker.example');
  await freshDevice();
  expect(await readBroker()).toEqual(publicBroker);
  await importFile(new Blob([everything.text]));
  expect(await readBroker()).toEqual(broker);
  expect(await loadLink({ match: id })).toMatchObject({ lagging: true });

  const match = await openMatch(id);
  connect(match, other);
  await match.play([{ type: 'pass' }]);
  await until(() => other.ledger.tip.n === 1);
  match.close();

  const wrong = everything.text.replace('broker.example', 'no broker at all');
  await expect(importFile(new Blob([wrong]))).rejects.toThrow('changed');
});
