/** A button that stores something, touched twice. */
import { beforeEach, expect, test } from 'vitest';
import { branch, createMatch } from '#match/create.ts';
import { once } from '#shell/once.ts';
import { listMatches } from '#store/matches.ts';
import { freshDevice } from '../support/browser.ts';
import { person, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeEach(async () => {
  registerToy();
  await freshDevice();
});

test('a second touch while a match is being stored stores no second one; afterwards, or where it failed, it may', async () => {
  const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
  let fails = false;
  let ended = 0;
  const tryHere = once(async () => {
    try {
      await branch(fails ? 'none' : id, 0);
    } finally {
      ended += 1;
    }
  });
  const touchTwice = async (): Promise<number> => {
    const before = ended;
    tryHere();
    tryHere();
    await until(() => ended > before);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return (await listMatches()).filter(({ origin }) => origin?.match === id).length;
  };
  expect(await touchTwice()).toBe(1);
  fails = true;
  expect(await touchTwice()).toBe(1);
  fails = false;
  expect(await touchTwice()).toBe(2);
  expect(ended).toBe(3);
});
