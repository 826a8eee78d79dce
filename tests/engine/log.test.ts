import { describe, expect, it, test } from 'vitest';
import { RuleError, type GameEvent } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { chain, entryHash, headerHash, type Entry, type Header } from '#engine/log.ts';
import { perft, continuations } from '#engine/perft.ts';
import { begin, check, replay, Timeline, type Broken } from '#engine/timeline.ts';
import { toy } from '../support/toy.ts';

const header: Header = {
  format: 'wayside.match/1',
  id: 'm1',
  game: 'toy',
  rulesVersion: 1,
  edition: hash(toy.edition),
  options: { tokens: 2 },
  players: [
    { name: 'Ana', kind: 'person', level: null },
    { name: 'Ben', kind: 'bot', level: 'easy' }
  ],
  dice: [],
  created: '2026-01-01T00:00:00.000Z'
};

const entries: readonly Entry[] = [
  { n: 0, type: 'draw', move: { type: 'first', seat: 1 }, links: [] },
  { n: 1, type: 'move', seat: 1, move: { type: 'pick', times: 2 } },
  { n: 2, type: 'move', seat: 1, move: { type: 'mark', color: 'red' } },
  { n: 3, type: 'draw', move: { type: 'token', value: 4 }, links: [] },
  { n: 4, type: 'move', seat: 0, move: { type: 'pass' } }
];

describe('the chain of a log', () => {
  const hashes = chain(header, entries);

  test('begins with the header and grows by one for each entry', () => {
    expect(hashes).toHaveLength(entries.length + 1);
    expect(hashes[0]).toBe(headerHash(header));
    entries.forEach((entry, n) => expect(hashes[n + 1]).toBe(entryHash(hashes[n]!, entry)));
    expect(chain(header, entries.slice(0, 2))).toEqual(hashes.slice(0, 3));
    expect(chain(header, [])).toEqual([headerHash(header)]);
  });

  test('changes from the entry on that is changed, and wholly with the header', () => {
    const other = entries.map((entry) => (entry.n === 2 ? { ...entry, move: { type: 'mark', color: 'blue' } } : entry));
    const changed = chain(header, other);
    expect(changed.map((text, n) => text === hashes[n])).toEqual([true, true, true, false, false, false]);
    const renamed = chain({ ...header, id: 'm2' }, entries);
    expect(renamed.some((text, n) => text === hashes[n])).toBe(false);
  });

  test('does not depend on the order of keys', () => {
    const other = entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()) as Entry);
    expect(chain(header, other)).toEqual(hashes);
  });

  test('tells entries in another order apart', () => {
    const swapped = [entries[1]!, entries[0]!, ...entries.slice(2)];
    expect(chain(header, swapped).at(-1)).not.toBe(hashes.at(-1));
  });
});

describe('replay', () => {
  test('gives the position after all entries', () => {
    const { state, broken } = replay(toy, header, entries);
    expect(broken).toBeUndefined();
    expect(state).toEqual({
      bag: [2, 2, 2, 1],
      points: [0, 8],
      marks: ['red'],
      seat: 1,
      step: 'pick',
      picked: 2,
      passes: 1
    });
    expect(replay(toy, header, []).state).toEqual(toy.setup(2, { tokens: 2, first: null }));
  });

  test('shows each entry with the position before it, and lets the events be heard', () => {
    const seen: string[] = [];
    replay(toy, header, entries, ({ n }, before) => {
      seen.push(`${n} ${JSON.stringify(before['step'])}`);
      return (event: GameEvent) => seen.push(event.type);
    });
    expect(seen).toEqual(['0 "first"', '1 "pick"', '2 "mark"', 'marked', '3 "draw"', 'drawn', 'counted', '4 "pick"']);
  });

  const bad = (at: number, entry: unknown): readonly Entry[] =>
    entries.map((good, n) => (n === at ? (entry as Entry) : good));

  it.each<[string, number, Broken['why'], readonly Entry[]]>([
    ['a number too high', 2, 'number', bad(2, { ...entries[2]!, n: 3 })],
    ['a number used before', 2, 'number', bad(2, { ...entries[2]!, n: 1 })],
    ['a missing entry', 1, 'number', [entries[0]!, ...entries.slice(2)]],
    ['another seat’s move', 1, 'turn', bad(1, { ...entries[1]!, seat: 0 })],
    ['a seat’s move where chance is due', 3, 'turn', bad(3, { n: 3, type: 'move', seat: 1, move: { type: 'pass' } })],
    [
      'a draw where a seat is due',
      1,
      'turn',
      bad(1, { n: 1, type: 'draw', move: { type: 'token', value: 1 }, links: [] })
    ],
    ['an unknown move', 2, 'move', bad(2, { ...entries[2]!, move: { type: 'jump' } })],
    ['a move with a key too many', 2, 'move', bad(2, { ...entries[2]!, move: { type: 'mark', color: 'red', x: 1 } })],
    ['a draw that is not in the bag', 3, 'chance', bad(3, { ...entries[3]!, move: { type: 'token', value: 9 } })],
    ['a draw of another kind', 3, 'chance', bad(3, { ...entries[3]!, move: { type: 'first', seat: 0 } })],
    ['a move that the rules refuse', 1, 'rule', bad(1, { ...entries[1]!, move: { type: 'pick', times: 4 } })],
    ['a move of another step', 2, 'rule', bad(2, { ...entries[2]!, move: { type: 'pass' } })]
  ])('stops before %s', (_title, at, why, log) => {
    const { state, broken } = replay(toy, header, log);
    expect(broken).toMatchObject({ at, why });
    expect(broken!.error).toBeInstanceOf(Error);
    expect(state).toEqual(replay(toy, header, entries.slice(0, at)).state);
    if (why === 'rule') expect((broken!.error as RuleError).illegal.rule).toBe('TOY-01');
  });

  test('nothing follows the end of a match', () => {
    const passes = Array.from({ length: 6 }, (_, i): Entry => ({
      n: i + 1,
      type: 'move',
      seat: (i + 1) % 2,
      move: { type: 'pass' }
    }));
    const log = [entries[0]!, ...passes];
    const { state, broken } = replay(toy, header, log);
    expect([broken, toy.turn(state)]).toEqual([undefined, 'over']);
    expect(check(toy, state, { n: 7, type: 'move', seat: 1, move: { type: 'pass' } }, 7)?.why).toBe('turn');
  });

  test('what the world does after a draw is for the seat that decided before it', () => {
    const spun: typeof toy = {
      ...toy,
      turn: (state) => (state['picked'] === 2 && state['step'] === 'pick' ? 'world' : toy.turn(state))
    };
    const line = Timeline.begin(spun, header);
    for (const entry of entries.slice(0, 4)) line.append(entry, { watched: false });
    expect([line.turn, line.author]).toEqual(['world', 1]);
  });

  test('each moment shows the position as it was when that was told', () => {
    const line = Timeline.begin(toy, header);
    for (const entry of entries.slice(0, 3)) line.append(entry, { watched: false });
    const { frames } = line.append(entries[3]!, { watched: true })!;
    expect(frames.map(({ event, state }) => [event?.type, state['points']])).toEqual([
      ['drawn', [0, 0]],
      ['counted', [0, 8]],
      [undefined, [0, 8]]
    ]);
    expect(line.at(3)['points']).toEqual([0, 0]);
  });

  test('checking changes nothing', () => {
    const { state } = replay(toy, header, entries.slice(0, 2));
    const before = hash(state);
    expect(check(toy, state, entries[2]!, 2)).toBeUndefined();
    expect(check(toy, state, entries[2]!, 3)?.why).toBe('number');
    expect(hash(state)).toBe(before);
  });

  test('refuses a header whose options do not fit, in words', () => {
    expect(() => begin(toy, { ...header, options: { tokens: 0 } })).toThrow(/tokens/);
    expect(() => replay(toy, { ...header, options: { other: 1 } }, [])).toThrow(/unknown option/);
  });
});

describe('perft', () => {
  const start = toy.setup(2, { tokens: 2, first: null });

  // Two ways to draw who begins; then three picks or a pass; a pick asks for one of two colours, a pass hands over.
  test('counts sequences, each outcome of chance once', () => {
    expect([0, 1, 2].map((depth) => perft(toy, start, depth))).toEqual([1, 2, 2 * 4]);
    expect(perft(toy, start, 3)).toBe(2 * (3 * 2 + 4));
    expect(continuations(toy, start)).toEqual([
      { type: 'first', seat: 0 },
      { type: 'first', seat: 1 }
    ]);
  });

  test('leaves the position alone, and a finished match has no continuation', () => {
    const before = hash(start);
    perft(toy, start, 4);
    expect(hash(start)).toBe(before);
    const over = { ...toy.setup(2), step: 'over' };
    expect([perft(toy, over, 0), perft(toy, over, 1), perft(toy, over, 3)]).toEqual([1, 0, 0]);
  });
});
