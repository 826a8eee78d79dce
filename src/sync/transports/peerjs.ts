/**
 * Connections through a PeerJS broker, which only introduces devices to one another. The library is loaded when it is needed.
 * Addresses come from the room's secret (LINK-ID-01, LINK-ID-02); noticing and mending losses is ours, not the library's.
 */
import type { DataConnection, Peer } from 'peerjs';
import type { Place } from '#engine/log.ts';
import type { Channel, Transport } from '../channel.ts';
import { pageClock, type Clock } from '../clock.ts';
import { addressOf, epochs, type Room } from '../keys.ts';
import { bindingOf } from './sdp.ts';

type IceServer = { readonly urls: string; readonly username?: string; readonly credential?: string };

export type Broker = {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly key: string;
  readonly secure: boolean;
  readonly iceServers: readonly IceServer[];
};

/** The public broker of PeerJS and a public STUN server. */
export const publicBroker: Broker = {
  host: '0.peerjs.com',
  port: 443,
  path: '/',
  key: 'peerjs',
  secure: true,
  iceServers: [{ urls: 'stun:stun.l.google.com:19302' }]
};

/** `unable`: this browser connects to no other device at all. */
export type BrokerState = 'connecting' | 'ready' | 'unreachable' | 'unable';

export type BrokerSetup = {
  readonly broker: Broker;
  readonly room: Room;
  /** Where this device can be called; undefined for one without a place, which only calls. */
  readonly place: () => Place | undefined;
  /** The places to be called: those that are not connected. */
  readonly missing: () => readonly Place[];
  readonly onstate: (state: BrokerState) => void;
  readonly clock?: Clock;
};

const firstPause = 400;
const longestPause = 8000;
const callTime = 10_000;
/** What the page says of a part that could not be fetched has been read by then. */
const fetchPause = 15_000;

/** One thing to be tried again, after longer and longer pauses; the shortest again once something went well. */
function backoff(clock: Clock): {
  later: (act: () => void, least?: number) => void;
  well: () => void;
  stop: () => void;
} {
  let pause = firstPause;
  let stop = (): void => undefined;
  return {
    later: (act, least = 0) => {
      stop();
      stop = clock.after(Math.max(pause, least), act);
      pause = Math.min(pause * 2, longestPause);
    },
    well: () => void (pause = firstPause),
    stop: () => stop()
  };
}

/** Undefined where the browser refuses the address of the broker outright. */
function peerAt(library: typeof import('peerjs'), broker: Broker, address: string | undefined): Peer | undefined {
  const { host, port, path, key, secure, iceServers } = broker;
  const options = { host, port, path, key, secure, debug: 0, config: { iceServers: [...iceServers] } };
  try {
    return address === undefined ? new library.Peer(options) : new library.Peer(address, options);
  } catch {
    return undefined;
  }
}

export function peerjs({ broker, room, place, missing, onstate, clock = pageClock }: BrokerSetup): Transport {
  let peer: Peer | undefined;
  let onchannel: (channel: Channel) => void = () => undefined;
  let closed = false;
  let epoch = 0;
  const retry = backoff(clock);
  /** The epoch under which a place answered last, and the one tried now. */
  const epochOf = new Map<Place, number>();
  const calling = new Map<Place, { readonly line: DataConnection; readonly stop: () => void }>();

  async function open(): Promise<void> {
    if (closed) return;
    onstate('connecting');
    const library = await import('peerjs').catch(() => undefined);
    if (closed) return;
    const here = place();
    peer?.destroy();
    const made = library && peerAt(library, broker, here === undefined ? undefined : addressOf(room, here, epoch));
    peer = made;
    if (!made) {
      onstate('unreachable');
      return retry.later(() => void open(), fetchPause);
    }
    made.on('open', () => {
      retry.well();
      onstate('ready');
      call();
    });
    made.on('connection', (line) => take(line, false));
    made.on('disconnected', () => {
      // An error may destroy it after this: then it is made anew.
      if (!closed && peer === made && !made.destroyed)
        retry.later(() => (made.destroyed ? void open() : made.reconnect()));
    });
    made.on('error', ({ type, message }) => {
      if (closed || peer !== made) return;
      if (type === 'unavailable-id') {
        epoch = (epoch + 1) % epochs;
        void open();
      } else if (type === 'peer-unavailable') nobodyAt(message);
      else if (!made.open) {
        onstate('unreachable');
        retry.later(() => void open());
      }
    });
  }

  /** Calls every place that is missing, each under its next epoch; then waits a while. */
  function call(): void {
    if (closed || !peer?.open) return;
    for (const there of missing()) {
      if (calling.has(there) || there === place()) continue;
      const line = peer.connect(addressOf(room, there, epochOf.get(there) ?? 0), {
        reliable: true,
        serialization: 'raw'
      });
      calling.set(there, { line, stop: clock.after(callTime, () => (calling.delete(there), line.close())) });
      take(line, true, there);
    }
    retry.later(call);
  }

  function answered(there: Place): void {
    calling.get(there)?.stop();
    calling.delete(there);
  }

  /** The broker knows of no device at an address: the next epoch is tried, at once until all were. */
  function nobodyAt(message: string): void {
    for (const [there, { line }] of [...calling]) {
      const tried = epochOf.get(there) ?? 0;
      if (!message.includes(addressOf(room, there, tried))) continue;
      answered(there);
      line.close(); // the library keeps it, and a browser has only so many: after minutes of waiting it has none left
      const next = (tried + 1) % epochs;
      epochOf.set(there, next);
      if (next !== 0) call();
    }
  }

  function take(line: DataConnection, opener: boolean, there?: Place): void {
    const opened = (): void => {
      if (there !== undefined) answered(there);
      retry.well();
      handOver(line, opener, (channel) => onchannel(channel));
    };
    if (line.open) opened();
    else line.on('open', opened);
  }

  return {
    start: (hear) => {
      onchannel = hear;
      void open();
    },
    wake: () => {
      retry.well();
      if (!peer || peer.destroyed) void open();
      else if (peer.disconnected) peer.reconnect();
      else call();
    },
    close: () => {
      closed = true;
      retry.stop();
      for (const { stop } of calling.values()) stop();
      peer?.destroy();
    }
  };
}

/**
 * Hands an open line over as a channel once its fingerprints can be told: it may open before the browser has told the page
 * that the answer was taken. What is said until then is kept; a line that can never tell proves nothing and is closed.
 */
export function handOver(
  line: Pick<DataConnection, 'open' | 'send' | 'close' | 'on' | 'peerConnection'>,
  opener: boolean,
  onchannel: (channel: Channel) => void
): void {
  const { peerConnection } = line;
  const early: unknown[] = [];
  let hear = (data: unknown): void => void early.push(data);
  line.on('data', (data) => hear(data));

  function hand(): boolean {
    const { localDescription, remoteDescription } = peerConnection;
    const binding = bindingOf(localDescription?.sdp, remoteDescription?.sdp, opener);
    if (binding === undefined) return false;
    const channel: Channel = {
      opener,
      binding,
      send: (text) => {
        if (line.open) void line.send(text);
      },
      close: () => line.close(),
      onmessage: () => undefined,
      onclose: () => undefined
    };
    line.on('close', () => channel.onclose());
    line.on('error', () => channel.onclose());
    onchannel(channel);
    hear = (data) => channel.onmessage(data);
    early.forEach(hear);
    return true;
  }

  if (hand()) return;
  const told = (): void => {
    if (!hand()) line.close();
  };
  peerConnection.addEventListener('signalingstatechange', told, { once: true });
}
