import { expect, test } from 'vitest';
import type { LinkView } from '#match/party.ts';
import { words } from '#words/link.ts';
import { line } from '#play/link/told.ts';

const view = {
  me: 0,
  waiting: [1],
  devices: [
    { place: 0, name: 'Ada', connected: true, resting: false },
    { place: 1, name: 'Ben', connected: false, resting: false }
  ]
} as unknown as LinkView;
const calm = { met: false, over: false, chance: false, trying: undefined };

test.each([
  ['connecting', words.line.looking(['Ben'])],
  ['ready', words.line.looking(['Ben'])],
  ['unreachable', words.line.unreachable],
  ['unable', words.line.unable]
] as const)('while the broker is %s, it is said why nobody is here', (broker, text) => {
  expect(line(view, { ...calm, broker })).toEqual({ text, tone: 'wait' });
});

test('a browser that connects to nobody says so and not that there is no signal, and points to what works', () => {
  expect(words.line.unable).toMatch(/cannot connect.*by hand/);
  expect(words.line.unable).not.toMatch(/signal|broker/);
});
