/** The right to write a match, as each tab hears of it. */
import { expect, test } from 'vitest';
import { WriterLock } from '#match/writer.ts';
import { fakeLocks } from '../support/browser.ts';

/** A tab that asks for the right, and what it was told of it after that. */
async function tab(locks: LockManager | undefined) {
  const told: boolean[] = [];
  const lock = new WriterLock('match', locks, (held) => told.push(held));
  await lock.start();
  return { lock, told };
}
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a tab whose right is taken away is told so at once; it waits in line, and is told when the right comes back', async () => {
  const locks = fakeLocks();
  const [one, two] = [await tab(locks), await tab(locks)];
  expect([one.lock.held, two.lock.held]).toEqual([true, false]);
  await two.lock.takeOver();
  await rest();
  expect([one.lock.held, one.told, two.lock.held, two.told]).toEqual([false, [false], true, [true]]);
  two.lock.close();
  await rest();
  expect([one.lock.held, one.told]).toEqual([true, [false, true]]);
  // And whoever closes has nothing any more, and is told nothing.
  expect([two.lock.held, two.told]).toEqual([false, [true]]);
  one.lock.close();
});

test('a tab that was closed in line gets nothing', async () => {
  const locks = fakeLocks();
  const [one, two, three] = [await tab(locks), await tab(locks), await tab(locks)];
  two.lock.close();
  one.lock.close();
  await rest();
  expect([two.lock.held, two.told, three.lock.held, three.told]).toEqual([false, [], true, [true]]);
  three.lock.close();
});

test('where a browser has no locks, or refuses them, every tab may write', async () => {
  const refused = new DOMException('an opaque origin', 'SecurityError');
  const refusing = { request: () => Promise.reject(refused) } as unknown as LockManager;
  for (const locks of [undefined, refusing]) {
    const [one, two] = [await tab(locks), await tab(locks)];
    expect([one.lock.held, two.lock.held]).toEqual([true, true]);
    await two.lock.takeOver();
    expect([one.lock.held, two.lock.held, one.told]).toEqual([true, true, []]);
  }
});
