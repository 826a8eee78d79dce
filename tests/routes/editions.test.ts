/** What may be saved as an edition of one's own. */
import { expect, test } from 'vitest';
import * as published from '../../src/games/list.ts';
import { standardData, wrongWith } from '../../src/routes/editions/editing.ts';

const all = Object.keys(published);

test.each(all)('%s: the data that the app ships is fine as it is', async (game) => {
  expect(await wrongWith(game, await standardData(game))).toEqual([]);
});

test.each(all)(
  '%s: a switch that nothing reads is refused by its name, wherever it stands; a note is not',
  async (game) => {
    const data = await standardData(game);
    expect(await wrongWith(game, { ...data, houseRules: { turbo: true } })).toEqual([
      expect.stringContaining('“houseRules”')
    ]);
    const parts = Object.entries(data).filter(([, one]) => typeof one === 'object' && !Array.isArray(one));
    expect(parts.length).toBeGreaterThan(2);
    for (const [key, part] of parts)
      expect(await wrongWith(game, { ...data, [key]: { ...(part as object), turbo: 3 } })).toEqual([
        expect.stringContaining(`${key}.turbo`)
      ]);
    expect(await wrongWith(game, { ...data, remark: 'from my copy' })).toEqual([]);
  }
);
