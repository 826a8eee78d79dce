import { expect, test } from 'vitest';
import type { Accord, Entry } from '#engine/log.ts';
import { linkWords } from '#words/verify.ts';
import { choices } from '#sync/difference.ts';
import { Ledger } from '#sync/ledger.ts';
import { findings, proven, unprovable, verify } from '#sync/verify.ts';
import { headerFor, keptChains, keysOf } from '../support/sync/device.ts';
import { chainFor, localOf, logOf, mark, pass, pick, drawsOf } from '../support/sync/table.ts';
import { toy } from '../support/toy.ts';

test('LINK-VERIFY-02 a match that two devices arranged, and an accord nobody was asked about, verify all the same: it is said so', () => {
  // Both chains are one person's: he tries names for the match until the first token is a 4.
  const arranged = Array.from({ length: 40 }, (_, n) =>
    headerFor([0, 1], { id: `try${n}`, options: { first: 0 } })
  ).find((header) => {
    const ledger = logOf(header, [pick, mark]);
    const [entry] = drawsOf(
      ledger,
      [0, 1].map((n) => chainFor(header, n).link(0))
    );
    return entry?.type === 'draw' && entry.move['value'] === 4;
  })!;
  const ledger = logOf(arranged, [pick, mark]);
  ledger.extend(
    drawsOf(
      ledger,
      [0, 1].map((n) => keptChains(keysOf(n), arranged.id, 0).link(0))
    )
  );
  ledger.append({ n: 3, type: 'accord', by: 0, with: [0, 1], what: { type: 'end' } });
  const record = { header: arranged, past: [], entries: ledger.entries };
  expect(verify(toy, record)).toMatchObject({ entries: 4, draws: 1, broken: undefined });
  expect(findings(record).unprovable).toEqual(expect.arrayContaining(['collusion', 'consent', 'who', 'leaving']));
  // A match left before a throw was complete holds as well: nothing says why it ends there.
  expect(verify(toy, { ...record, entries: ledger.entries.slice(0, 2) }).broken).toBeUndefined();
});

test('LINK-VERIFY-02 what is proven and what is not depends on the kind of match, and each has its words', () => {
  const linked = headerFor([0, 1]);
  const local = localOf(linked);
  const ofDay = { ...local, format: 'wayside.match/3', dice: [], day: '2026-11-21' } as const;
  const [one, two, three] = [findings({ header: local }), findings({ header: linked }), findings({ header: ofDay })];
  expect(one.unprovable).toContain('tries');
  expect(one.proven).not.toContain('accords');
  expect(two.proven).not.toContain('alone');
  expect(three.proven).not.toContain('alone');
  expect(three.unprovable).toContain('foresight');
  expect(new Set([...one.proven, ...two.proven, ...three.proven])).toEqual(new Set(proven));
  expect(new Set([...one.unprovable, ...two.unprovable, ...three.unprovable])).toEqual(new Set(unprovable));
  const all = [...Object.values(linkWords.proven), ...Object.values(linkWords.unprovable)];
  expect(new Set(all).size).toBe(proven.length + unprovable.length);
  for (const text of [...all, ...choices.map((one) => linkWords.choice[one])]) expect(text).toMatch(/^[A-Z].{10,}/);
  expect(() => Ledger.begin(toy, { header: local, past: [] })).not.toThrow();
});

/** Two seats in turn, from the first one on. */
const passes = (count: number): Entry[] =>
  Array.from({ length: count }, (_, n): Entry => ({ n, type: 'move', seat: n % 2, move: pass }));

test('LINK-VERIFY-01 in a match of one device only who plays a seat is agreed on, in one of a day not even that', () => {
  const header = localOf(headerFor([0, 1], { options: { first: 0 } }));
  const ofDay = { ...header, format: 'wayside.match/3', dice: [], day: '2026-11-21' } as const;
  const hand: Accord = { type: 'hand', seat: 0, to: 0, player: { name: 'Bot', kind: 'bot', level: 'easy' } };
  const broken = (what: Accord, by: typeof header | typeof ofDay = header): string | undefined => {
    const entries: Entry[] = [...passes(2), { n: 2, type: 'accord', by: 0, with: [0], what }];
    return verify(toy, { header: by, past: [], entries }).broken;
  };
  expect(broken(hand)).toBeUndefined();
  for (const what of [{ type: 'end' }, { type: 'back', to: 0 }] as const)
    expect(broken(what)).toBe('entry 2 is for several devices to agree on');
  expect(broken(hand, ofDay)).toBe('entry 2 is for several devices to agree on');
});

test('LINK-VERIFY-01 the parts that a copy was copied from follow one another, and end within the log', () => {
  const header = localOf(headerFor([0, 1], { options: { first: 0 } }));
  const past = (...untils: number[]) => untils.map((until, n) => ({ header: { ...header, id: `part${n}` }, until }));
  const broken = (...untils: number[]): string | undefined =>
    verify(toy, { header, past: past(...untils), entries: passes(3) }).broken;
  for (const untils of [[], [1], [1, 2], [2, 2], [0, 3]]) expect(broken(...untils)).toBeUndefined();
  for (const untils of [[2, 1], [1, 2, 0], [4], [-1]])
    expect([untils, broken(...untils)]).toEqual([untils, 'the copied part does not fit the log']);
});
