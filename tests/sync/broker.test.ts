/** A broker that cannot even be asked: what it takes is not there, or the browser refuses its address. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { peerjs, publicBroker, type BrokerState } from '#sync/transports/peerjs.ts';
import { keysOf } from '../support/sync/device.ts';
import { settled, Time } from '../support/sync/world.ts';

/** What the library does when it is fetched, and when it is used. */
const library = vi.hoisted(() => ({ fetched: true, refuses: false, made: 0 }));

class FakePeer {
  constructor() {
    if (library.refuses) throw new SyntaxError('an address that is none');
    library.made += 1;
  }
  on(what: string, hear: () => void): void {
    if (what === 'open') queueMicrotask(hear);
  }
  destroy = (): void => undefined;
}

function started() {
  vi.resetModules(); // what was fetched before is not kept
  vi.doMock('peerjs', () => {
    if (!library.fetched) throw new TypeError('Failed to fetch dynamically imported module');
    return { Peer: FakePeer };
  });
  const states: BrokerState[] = [];
  const time = new Time();
  const transport = peerjs({
    broker: publicBroker,
    room: keysOf(0),
    place: () => 0,
    missing: () => [],
    onstate: (state) => states.push(state),
    clock: time
  });
  transport.start(() => undefined);
  return { states, time, close: () => transport.close() };
}

const unhandled = vi.fn();
beforeEach(() => {
  Object.assign(library, { fetched: true, refuses: false, made: 0 });
  unhandled.mockClear();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.doUnmock('peerjs');
});

test.each([
  ['what it takes could not be fetched', 'fetched', false],
  ['the browser refuses its address', 'refuses', true]
] as const)('LINK-ID-07 %s: that is told, and it is asked again by itself', async (_, what, fault) => {
  Object.assign(library, { [what]: fault });
  const { states, time, close } = started();
  await vi.waitFor(() => expect(states.at(-1)).toBe('unreachable'));
  Object.assign(library, { [what]: !fault });
  await time.pass(14_000);
  expect(states).toEqual(['connecting', 'unreachable']);
  await time.pass(2000);
  await vi.waitFor(() => expect(states).toEqual(['connecting', 'unreachable', 'connecting', 'ready']));
  expect([library.made, unhandled.mock.calls]).toEqual([1, []]);
  close();
});

test('LINK-ID-07 once it is closed nothing is fetched any more', async () => {
  library.fetched = false;
  const { states, time, close } = started();
  await vi.waitFor(() => expect(states.at(-1)).toBe('unreachable'));
  close();
  await time.pass(60_000);
  await settled();
  expect(states).toEqual(['connecting', 'unreachable']);
});
