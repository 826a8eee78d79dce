/** Every game is begun, played by touch, left and continued. */
import { games, begin, moment, play, table } from '../support/engines/person.ts';
import { expect, test } from '../support/engines/test.ts';

for (const game of games.filter((one) => one !== 'Aya'))
  test(`${game}: six decisions by touch, and on after a reload`, async ({ host, tab }) => {
    await tab.goto(host.url);
    await begin(tab, game);
    const before = await play(tab, 6);
    await tab.reload();
    expect(await table(tab)).toEqual(before);
    const after = await play(tab, 2);
    expect(after.entries + after.drafts).toBeGreaterThan(before.entries + before.drafts);
    expect(await moment(tab)).toEqual(after);
  });
