import { expect, test } from 'vitest';
import { assault } from '../support/sync/hostile.ts';
import { simulate } from '../support/sync/simulate.ts';

test('LINK-LIMIT-01 LINK-LIMIT-04 a hostile device ends its connection and nothing else (3,000 messages)', async () => {
  let sent = 0;
  let taken = 0;
  for (let seed = 0; sent < 3000; seed++) {
    const result = await assault(seed, 500);
    expect([seed, result.wrong]).toEqual([seed, undefined]);
    sent += result.messages;
    taken += result.taken;
  }
  expect(taken).toBeGreaterThan(10); // the match went on all the while
});

test('LINK-HAVE-03 LINK-FORK-03 LINK-LOG-03 over a bad network all agree in the end, and no accepted entry is lost (150 lives)', async () => {
  const outcomes: Awaited<ReturnType<typeof simulate>>[] = [];
  for (let seed = 0; seed < 150; seed++) outcomes.push(await simulate(seed));
  expect(outcomes.filter(({ wrong }) => wrong !== undefined)).toEqual([]);
  const sum = (key: 'crashes' | 'cuts' | 'accords' | 'forks'): number =>
    outcomes.reduce((all, one) => all + one[key], 0);
  for (const key of ['crashes', 'cuts', 'accords', 'forks'] as const) expect(sum(key)).toBeGreaterThan(5);
});
