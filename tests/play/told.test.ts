import { expect, test } from 'vitest';
import type { LinkView } from '#match/party.ts';
import { words } from '#words/link.ts';
import { readFragment, writeByHand } from '#play/link/fragment.ts';
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

test('when a match is over nobody is waited for: who is away is only not here', () => {
  const here = { ...view, devices: view.devices.map((device) => ({ ...device, connected: true })) };
  const at = (over: boolean) => line(here, { ...calm, over, broker: 'ready' }).text;
  expect(at(false)).toBe(words.line.wait(['Ben']));
  expect(at(true)).not.toBe(at(false));
});

test('a link is read with or without what stands before it, and with nothing behind it but a code', () => {
  const room = `#${'r'.repeat(12)}.${'s'.repeat(32)}`;
  expect(readFragment(` https://way.side/join/${room} `)).toEqual({ type: 'room', link: room, offer: undefined });
  expect(readFragment(`${room}.code`)).toEqual({ type: 'room', link: room, offer: 'code' });
  expect(readFragment(`${room}.code.more`)).toBeUndefined();
  expect(readFragment(room.slice(0, -1))).toBeUndefined();
  expect(readFragment(writeByHand('abc'))).toEqual({ type: 'match', code: 'abc' });
});

test('a browser that connects to nobody says so and not that there is no signal, and points to what works', () => {
  expect(words.line.unable).toMatch(/cannot connect.*by hand/);
  expect(words.line.unable).not.toMatch(/signal|broker/);
});
