import { beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { freshDevice, upgraded } from '../support/browser.ts';
import { emptyStorage } from '../support/storage.ts';
import { readBroker, saveBroker } from '#store/broker.ts';
import { disconnect, write } from '#store/db.ts';
import { deleteEdition, listEditions, saveEdition } from '#store/editions.ts';
import { noteMatches } from '#store/marker.ts';
import { watchMatches } from '#store/matches.ts';
import { askToPersist, deleteEverything, forgetsUnvisited, noticeLoss, storageSafety } from '#store/persistence.ts';
import { StoreProblem } from '#store/problem.ts';
import { changeSettings, defaultSettings, readSettings, settingsFrom, watchSettings } from '#store/settings.ts';
import { publicBroker } from '#sync/transports/peerjs.ts';

beforeEach(freshDevice);

describe('settings', () => {
  test('are at their defaults on a new device', async () => {
    expect(await readSettings()).toEqual(defaultSettings);
    expect(defaultSettings).toEqual({
      names: [],
      theme: 'system',
      textSize: 'normal',
      motion: 'normal',
      sound: true,
      quick: false,
      confirmEnd: 'several',
      curtain: false,
      since: 'short',
      sincePace: 'touch',
      installHintDismissed: false,
      forgettingTold: false,
      lessons: {},
      coach: false,
      told: {},
      early: {},
      signNames: true,
      guided: ''
    });
  });

  test('keep how far somebody has come in a lesson, and nothing that is no such thing', async () => {
    const lessons = { aiye: { chapter: 'aim', step: 2, learnt: ['seeds'] } };
    expect((await changeSettings({ lessons })).lessons).toEqual(lessons);
    expect((await readSettings()).lessons).toEqual(lessons);
    for (const wrong of [
      { aiye: { chapter: 3, step: 2, learnt: [] } },
      { aiye: { chapter: 'x', step: -1, learnt: [] } },
      []
    ])
      expect(settingsFrom({ value: { lessons: wrong, told: wrong, sound: false } })).toMatchObject({
        lessons: {},
        told: {},
        sound: false
      });
    await changeSettings({ lessons: {} });
  });

  test.each([
    ['more of them than a table has seats', Array.from({ length: 9 }, () => 'Ana')],
    ['one as long as a book', ['a'.repeat(41)]],
    ['none at all', [7]]
  ])('of names: %s are not believed', (_, names) => {
    expect(settingsFrom({ value: { names, sound: false } })).toMatchObject({ names: [], sound: false });
  });

  test('are read anew, and matches with them, when everything has changed', async () => {
    await changeSettings({ theme: 'dark' });
    const [heard, matches] = [vi.fn(), vi.fn()];
    const stops = [watchSettings(heard), watchMatches(matches)];
    await deleteEverything();
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(defaultSettings));
    expect(matches).toHaveBeenCalledTimes(1);
    stops.forEach((stop) => stop());
  });

  test('a switch that has become a choice is read as what it was: off was a wish, on the default', () => {
    const read = (confirmEnd: unknown) => settingsFrom({ value: { confirmEnd } }).confirmEnd;
    expect([true, false, 'never', 'several', 'always', 'sometimes', 1, undefined].map(read)).toEqual([
      ...['several', 'never', 'never', 'several', 'always'],
      ...['several', 'several', 'several']
    ]);
  });

  test('are kept one by one, and heard of', async () => {
    const heard = vi.fn();
    const stop = watchSettings(heard);
    await changeSettings({ theme: 'dark' });
    const all = await changeSettings({ names: ['Ana', 'Ben'] });
    expect(await readSettings()).toEqual(all);
    expect(all).toEqual({ ...defaultSettings, theme: 'dark', names: ['Ana', 'Ben'] });
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(all));
    stop();
  });

  test('one that is damaged falls back to its default alone', async () => {
    const value = { theme: 'dark', motion: 'warp', names: 3, later: true };
    await write(['settings'], (tables) => tables.settings.put({ key: 'settings', value }));
    expect(await readSettings()).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  test('come out whole from anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Object.keys(settingsFrom({ value })).sort()).toEqual(Object.keys(defaultSettings).sort());
        settingsFrom(value);
      }),
      { seed: 1, numRuns: 300 }
    );
  });

  test('can be read when nothing else can', async () => {
    await disconnect();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    expect(await readSettings()).toEqual(defaultSettings);
    await expect(changeSettings({ sound: false })).rejects.toMatchObject({ kind: 'unavailable' });
    open.mockRestore();
  });

  test('a broker of one’s own that cannot be read is not taken for the public one', async () => {
    const own = { ...publicBroker, host: 'broker.example' };
    await saveBroker(own);
    await disconnect();
    const fails = (name: string) =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('not now', name);
      });
    const broken = fails('AbortError');
    await expect(readBroker()).rejects.toBeInstanceOf(StoreProblem);
    broken.mockRestore();
    expect(await readBroker()).toEqual(own);

    await disconnect();
    const forbidden = fails('SecurityError');
    expect(await readBroker(), 'where nothing can be stored, nothing was chosen').toEqual(publicBroker);
    forbidden.mockRestore();
  });
});

describe('personal editions', () => {
  test('are known by their data: saved again they only change their name', async () => {
    const first = await saveEdition('toy', 'Mine', { values: 5 });
    await saveEdition('toy', ' Ours ', { values: 5 });
    await saveEdition('other', 'Else', { values: 6 });
    expect(await listEditions('toy')).toMatchObject([{ hash: first.hash, name: 'Ours', data: { values: 5 } }]);
    expect(await listEditions()).toHaveLength(2);
    await deleteEdition(first.hash);
    expect(await listEditions('toy')).toEqual([]);
  });

  test('one whose data has changed on the disk is left out', async () => {
    const { hash } = await saveEdition('toy', 'Mine', { values: 5 });
    await write(['editions'], (tables) => tables.editions.update(hash, { data: { values: 6 } }));
    expect(await listEditions('toy')).toEqual([]);
  });
});

describe('the data on this device', () => {
  test('is as safe as the browser says, and unknown where it says nothing', async () => {
    expect(await storageSafety()).toEqual({ persisted: false, used: undefined, allowed: undefined });
    expect(await askToPersist()).toBe(false);
    const storage = {
      persist: () => Promise.resolve(true),
      persisted: () => Promise.reject(new Error()),
      estimate: () => Promise.resolve({ usage: 1, quota: 2 })
    };
    vi.stubGlobal('navigator', { storage });
    expect(await storageSafety()).toEqual({ persisted: false, used: 1, allowed: 2 });
    expect(await askToPersist()).toBe(true);
    vi.unstubAllGlobals();
  });

  test('can be deleted as a whole', async () => {
    await changeSettings({ theme: 'dark' });
    await saveEdition('toy', 'Mine', { values: 5 });
    await deleteEverything();
    expect([await readSettings(), await listEditions()]).toEqual([defaultSettings, []]);
  });

  test('can be deleted also where it cannot be read any more', async () => {
    await changeSettings({ theme: 'dark' });
    await upgraded();
    await expect(listEditions()).rejects.toMatchObject({ kind: 'newer' });
    await deleteEverything();
    expect([await readSettings(), await listEditions()]).toEqual([defaultSettings, []]);
  });

  test.each([
    ['on an iPhone or in Safari, where nothing was promised', { vendor: 'Apple Computer, Inc.' }, false, true],
    ['on its home screen', { vendor: 'Apple Computer, Inc.', standalone: true }, false, false],
    ['where it was promised to be kept', { vendor: 'Apple Computer, Inc.' }, true, false],
    ['in another browser', { vendor: 'Google Inc.' }, false, false],
    ['in one that does not say whose it is', {}, false, false]
  ])('stays or goes after a week without a visit, %s', async (_, browser, persisted, gone) => {
    vi.stubGlobal('navigator', { ...browser, storage: { persisted: () => Promise.resolve(persisted) } });
    expect(await forgetsUnvisited()).toBe(gone);
    vi.unstubAllGlobals();
  });

  test('that the browser threw away is missed, once', async () => {
    vi.stubGlobal('localStorage', emptyStorage());
    expect(await noticeLoss()).toBe(0);
    noteMatches(3);
    expect(await noticeLoss()).toBe(3);
    expect(await noticeLoss()).toBe(0);
    vi.unstubAllGlobals();
  });
});
