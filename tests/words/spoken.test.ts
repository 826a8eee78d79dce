/** What games say of editions and options that do not fit, in a made-up language: nothing is said that is in no catalogue. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { JsonObject } from '#engine/json.ts';
import { edited, edits } from '../support/edits.ts';

type Branch = Record<string, unknown>;
/** A text is its name in marks, and behind it the values that it was told; what somebody else has said is marked already. */
function mark(name: string, english: unknown): unknown {
  if (typeof english === 'string') return `⟦${name}⟧`;
  if (typeof english === 'function')
    return (...values: unknown[]) => `⟦${name}⟧ ${values.filter((one) => !Array.isArray(one)).join(' ')}`;
  if (typeof english !== 'object' || english === null) return english;
  for (const [key, one] of Object.entries(english)) (english as Branch)[key] = mark(`${name}.${key}`, one);
  return english;
}
// Catalogues are kept in a map, by names that begin so. The games are loaded after this.
const keep = Reflect.get(Map.prototype, 'set') as (this: object, key: unknown, value: unknown) => unknown;
Reflect.set(Map.prototype, 'set', function (this: object, key: unknown, value: unknown) {
  if (typeof key === 'string' && key.startsWith('words:')) mark(key.slice('words:'.length), value);
  return keep.call(this, key, value);
});
const { games } = await import('#games/index.ts');
const published = await import('../../src/games/list.ts');

/** What data is called: keys, texts without a space, and the names that are printed. */
function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(name|label)$/.test(key) ? value.split(' ') : /\s/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...namesIn(one, key)]);
}
/** What is left of a sentence without what catalogues say and what the data is called. */
const strays = (line: string, names: ReadonlySet<string>): string[] =>
  line
    .replace(/⟦[^⟧]*⟧/g, ' ')
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && !names.has(word));

const wrong: readonly JsonObject[] = [
  { nothing: 1 },
  { first: 9 },
  { setups: 'none' },
  { setups: [7] },
  { setups: ['nobody'] },
  { setups: [[]] },
  { councilScope: 1 },
  { freezeFirstColumn: 1 },
  { ninePlusColumns: 1 },
  { courageFloor: 1 },
  { challenge: 'nobody' },
  { nightRoom: 1 },
  { groupRiders: 1 },
  { emptyBag: 1 },
  { emptyBonus: 1 },
  { hand: 1 },
  { table: 1 },
  { glassMs: 1 },
  { firstRetriggerFree: 1 },
  { level: 'nobody' },
  { level: 77 }
];

test.each(Object.keys(published))('%s refuses in words of a catalogue', async (id) => {
  const { game, withEdition } = await games[id]!.rules();
  const said = new Set<string>();
  const names = new Set([...namesIn(game.edition), ...namesIn(wrong)]);
  const hear = (line: string): void => {
    expect(line).toMatch(/^⟦/);
    expect(strays(line, names), line).toEqual([]);
    said.add(/^⟦([^⟧]*)⟧/.exec(line)![1]!);
  };

  fc.assert(
    fc.property(edits, (list) => {
      const made = withEdition(edited(game.edition, list));
      if (!('id' in made)) made.forEach(hear);
    }),
    { seed: 18, numRuns: 250 }
  );
  const roll = seededRoll(id);
  for (const options of wrong)
    for (const seats of [game.seats.least, game.seats.least + roll(2)]) {
      const read = game.parseOptions(seats, options);
      if (typeof read === 'string') hear(read);
    }
  // The language is spoken: by the house, and by the game of its edition and of its options.
  expect([...said]).toEqual(expect.arrayContaining(['misfits.at', 'misfits.options.stranger']));
  expect([...said].filter((name) => name.startsWith(`${id}.misfits.edition`)).length).toBeGreaterThan(2);
  expect([...said].filter((name) => name.startsWith(`${id}.misfits.options`)).length).toBeGreaterThan(1);
});
