/** A broker that cannot even be asked, or is away, and places where nobody answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, epochs } from '#sync/keys.ts';
import { peerjs, publicBroker, type BrokerState } from '#sync/transports/peerjs.ts';
import { keysOf } from '../support/sync/device.ts';
import { settled, Time } from '../support/sync/world.ts';

/** What the library does when it is fetched, and when it is used. */
const library = vi.hoisted(() => ({ fetched: true, refuses: false, made: 0, away: 0, called: [] as string[] }));

class FakePeer {
  static time = new Time();
  open = false;
  readonly #heard = new Map<string, (value: unknown) => void>();

  constructor() {
    if (library.refuses) throw new SyntaxError('an address that is none');
    library.made += 1;
    queueMicrotask(() => {
      this.open = library.made > library.away;
      if (this.open) this.#heard.get('open')!('an address');
      else this.#heard.get('error')!({ type: 'network', message: '' });
    });
  }
  on(what: string, hear: (value: unknown) => void): void {
    this.#heard.set(what, hear);
  }
  /** Nobody is there, which is told a moment later. */
  connect(address: string) {
    library.called.push(address);
    FakePeer.time.after(1, () => this.#heard.get('error')!({ type: 'peer-unavailable', message: `no ${address}` }));
    return { open: false, on: () => undefined, close: () => undefined };
  }
  destroy = (): void => undefined;
}

function started(missing: readonly number[] = []) {
  vi.resetModules(); // what was fetched before is not kept
  vi.doMock('peerjs', () => {
    if (!library.fetched) throw new TypeError('Failed to fetch dynamically imported module');
    return { Peer: FakePeer };
  });
  const states: BrokerState[] = [];
  const time = (FakePeer.time = new Time());
  const looked: number[] = [];
  const transport = peerjs({
    broker: publicBroker,
    room: keysOf(0),
    place: () => 0,
    missing: () => (looked.push(time.now()), missing),
    onstate: (state) => states.push(state),
    clock: time
  });
  transport.start(() => undefined);
  return { states, time, looked, close: () => transport.close() };
}

const unhandled = vi.fn();
beforeEach(() => {
  Object.assign(library, { fetched: true, refuses: false, made: 0, away: 0, called: [] });
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

test('LINK-ID-07 one that was away for long and is there again is used as if it had never been away', async () => {
  library.away = 6;
  const { states, time, looked, close } = started();
  const again = async (): Promise<void> => {
    await time.pass(10_000);
    expect(states.at(-1)).toBe('ready');
  };
  await vi.waitFor(again, { interval: 1 });
  await time.pass(2000);
  expect(library.made).toBe(7);
  // The others are looked for at once, and then after the shortest pauses.
  expect(looked.slice(0, 3).map((at) => at - looked[0]!)).toEqual([0, 400, 1200]);
  close();
});

test('LINK-ID-02 a place where nobody is gets one call under each of its addresses, and then again after a pause', async () => {
  const { states, time, close } = started([1]);
  await vi.waitFor(() => expect(states.at(-1)).toBe('ready'));
  const round = Array.from({ length: epochs }, (_, epoch) => addressOf(keysOf(0), 1, epoch));
  await time.pass(390);
  expect(library.called).toEqual(round);
  await time.pass(9000);
  expect(library.called).toEqual([...round, ...round]);
  close();
});
